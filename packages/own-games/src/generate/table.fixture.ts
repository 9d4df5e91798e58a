import type { Accion, CalleJugada, Pos } from '@estratega/lessons';
import type { Mano } from '../hands/model.ts';
import { positionsOf } from '../hands/positions.ts';
import { below, chance, normal, type Random } from './random.fixture.ts';

/** Hands as a player with known habits plays them, action by action: what the facts are held against. */

export interface Habits {
  /** Opening, by how many decide after; the last counts for all further ones. */
  readonly open: readonly number[];
  readonly threeBet: number;
  readonly call: number;
  readonly defendBig: number;
  readonly fold3: number;
  readonly fourBet: number;
  readonly cbet: number;
  readonly cbet3: number;
  readonly cbetMany: number;
  readonly foldSmall: number;
  readonly foldBig: number;
  readonly showdown: number;
}

export const SOUND: Habits = {
  open: [0.42, 0.46, 0.29, 0.22, 0.18, 0.15, 0.13, 0.12],
  threeBet: 0.08,
  call: 0.09,
  defendBig: 0.46,
  fold3: 0.5,
  fourBet: 0.12,
  cbet: 0.58,
  cbet3: 0.62,
  cbetMany: 0.36,
  foldSmall: 0.38,
  foldBig: 0.48,
  showdown: 0.6,
};

/** Three at a table open half of the buttons and six of ten small blinds, and defend the big blind more than not. */
export const SOUND_THREE: Habits = { ...SOUND, open: [0.6, 0.5], threeBet: 0.11, call: 0.16, defendBig: 0.47 };
export const SOUND_TWO: Habits = { ...SOUND, open: [0.74], threeBet: 0.15, call: 0.4, defendBig: 0.45, fold3: 0.42 };

/** People differ: each habit a little off the middle, and never far. */
export const personOf = (random: Random, habits: Habits): Habits => {
  const near = (value: number): number => Math.min(0.95, Math.max(0.03, value * Math.exp(0.07 * normal(random))));
  return {
    ...(Object.fromEntries(
      Object.entries(habits).map(([key, value]) => [key, typeof value === 'number' ? near(value) : value]),
    ) as unknown as Habits),
    open: habits.open.map(near),
  };
};

const raised = (to: number): number => to * 2.6;

/** One hand at a table of `seats`: the hero with the given habits, the rest sound. */
export const dealHand = (
  random: Random,
  hero: Habits,
  rest: Habits,
  { tipo, seats, id }: { readonly tipo: Mano['tipo']; readonly seats: number; readonly id: number },
): Mano => {
  const spoken = orderOf(seats);
  const heroPos = spoken[below(random, seats)] as Pos;
  const habitsOf = (pos: Pos): Habits => (pos === heroPos ? hero : rest);
  const pre: Accion[] = [];
  const inPot = new Map<Pos, number>([
    ['SB', 0.5],
    ['BB', 1],
  ]);
  const folded = new Set<Pos>();
  const raisers: Pos[] = [];
  let price = 1;
  const act = (pos: Pos, action: Accion): void => {
    pre.push(action);
    if (action.hace === 'fold') folded.add(pos);
    if (action.a !== undefined) inPot.set(pos, action.a);
  };
  const raise = (pos: Pos): void => {
    price = raisers.length === 0 ? 2.3 : raised(price);
    raisers.push(pos);
    act(pos, { pos, hace: 'raise', a: price });
  };
  const pending = [...spoken];
  for (let pos = pending.shift(); pos !== undefined; pos = pending.shift()) {
    if (folded.has(pos)) continue;
    const own = habitsOf(pos);
    const behind = spoken.length - 1 - spoken.indexOf(pos);
    if (raisers.length === 0) {
      if (pos === 'BB') act(pos, { pos, hace: 'check' });
      else if (chance(random, own.open[Math.min(behind, own.open.length) - 1] as number)) raise(pos);
      else act(pos, { pos, hace: 'fold' });
    } else if (raisers.length === 1) {
      const roll = random();
      const calls = pos === 'BB' ? own.defendBig : own.call;
      if (roll < own.threeBet) {
        raise(pos);
        const opener = raisers[0] as Pos;
        pending.push(
          ...spoken.filter((one) => one === opener || (inPot.get(one) === 2.3 && !folded.has(one) && one !== pos)),
        );
      } else if (roll < own.threeBet + calls) act(pos, { pos, hace: 'call', a: price });
      else act(pos, { pos, hace: 'fold' });
    } else if ((inPot.get(pos) ?? 0) < price) {
      const roll = random();
      if (pos !== raisers[0] || roll < own.fold3) act(pos, { pos, hace: 'fold' });
      else act(pos, { pos, hace: 'call', a: price });
    }
  }
  const alive = spoken.filter((pos) => !folded.has(pos));
  const historia: CalleJugada[] = [{ calle: 'pre', acciones: pre }];
  const aggressor = raisers.at(-1);
  if (alive.length > 1 && aggressor)
    historia.push(...streets(random, alive, aggressor, raisers.length, habitsOf, inPot));
  return {
    sala: 'pokerstars',
    id: String(id),
    tipo,
    ciegas: [0.5, 1],
    asientos: spoken.map((pos) => ({ pos, stack: 100, ...(pos === heroPos ? { heroe: true as const } : {}) })),
    historia,
    bote: 0,
    comision: 0,
    netoHeroe: 0,
  };
};

/** As they speak before the flop. */
const orderOf = (seats: number): readonly Pos[] => {
  if (seats === 2) return ['SB', 'BB'];
  const clockwise = positionsOf(seats, 1) as readonly Pos[];
  return [...clockwise.slice(2), ...clockwise.slice(0, 2)];
};

const streets = (
  random: Random,
  alive: readonly Pos[],
  aggressor: Pos,
  raises: number,
  habitsOf: (pos: Pos) => Habits,
  inPot: ReadonlyMap<Pos, number>,
): CalleJugada[] => {
  const pot = [...inPot.values()].reduce((sum, one) => sum + one, 0);
  const order = [...alive].sort((a, b) => AFTER.indexOf(a) - AFTER.indexOf(b));
  const flop: Accion[] = [];
  const own = habitsOf(aggressor);
  const often = alive.length > 2 ? own.cbetMany : raises > 1 ? own.cbet3 : own.cbet;
  const bets = chance(random, often);
  const small = chance(random, 0.5);
  const bet = pot * (small ? 0.33 : 0.66);
  const at = order.indexOf(aggressor);
  for (const pos of order.slice(0, at)) flop.push({ pos, hace: 'check' });
  flop.push(bets ? { pos: aggressor, hace: 'bet', a: bet } : { pos: aggressor, hace: 'check' });
  const left = new Set(alive);
  for (const pos of [...order.slice(at + 1), ...order.slice(0, at)]) {
    if (!bets) {
      if (order.indexOf(pos) > at) flop.push({ pos, hace: 'check' });
      continue;
    }
    const folds = chance(random, small ? habitsOf(pos).foldSmall : habitsOf(pos).foldBig);
    if (folds) left.delete(pos);
    flop.push(folds ? { pos, hace: 'fold' } : { pos, hace: 'call', a: bet });
  }
  const out: CalleJugada[] = [{ calle: 'flop', cartas: ['2c', '7d', 'Kh'], acciones: flop }];
  // Later somebody gives up, or the cards are shown.
  if (left.size > 1 && !chance(random, 0.47)) {
    const [first, second] = [...left] as [Pos, Pos];
    const gone = chance(random, 0.5) ? first : second;
    const other = gone === first ? second : first;
    out.push({
      calle: 'turn',
      cartas: ['9s'],
      acciones: [
        { pos: other, hace: 'bet', a: pot },
        { pos: gone, hace: 'fold' },
      ],
    });
  }
  return out;
};
const AFTER: readonly Pos[] = ['SB', 'BB', 'UTG', 'UTG1', 'UTG2', 'LJ', 'HJ', 'CO', 'BTN'];

export const dealHands = (
  random: Random,
  hero: Habits,
  rest: Habits,
  table: { readonly tipo: Mano['tipo']; readonly seats: readonly number[] },
  count: number,
): Mano[] =>
  Array.from({ length: count }, (_, id) =>
    dealHand(random, hero, rest, { tipo: table.tipo, seats: table.seats[id % table.seats.length] as number, id }),
  );
