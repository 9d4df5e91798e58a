import type { Accion, Pos } from '@estratega/lessons';
import type { Mano } from '../hands/model.ts';

/** How often the player did something, of how often it could be done. */

export const STATS = [
  'vpip',
  'pfr',
  'rfi',
  'robo',
  '3bet',
  'abandonoBB',
  'cbet',
  'wtsd',
  // Opening, by how many still decide after: the small blind has one, the button two, the first of six five.
  'rfi1',
  'rfi2',
  'rfi3',
  'rfi4',
  'rfi5',
  // Having opened, against a 3-bet.
  'fold3bet',
  'pago3bet',
  // Having paid before the flop, one against one: a small bet is up to 40 % of the pot.
  'abandonoCbetChica',
  'abandonoCbetGrande',
  'cbet3bet',
  'cbetVarios',
] as const;
export type Estadistica = (typeof STATS)[number];
export type Cuenta = readonly [hits: number, chances: number];
export type Cuentas = Readonly<Record<Estadistica, Cuenta>>;

const SEATS = ['rfi1', 'rfi2', 'rfi3', 'rfi4', 'rfi5'] as const satisfies readonly Estadistica[];
const STEALERS: readonly Pos[] = ['CO', 'BTN', 'SB'];
const raises = ({ hace }: Accion): boolean => hace === 'raise' || hace === 'bet' || hace === 'allin';

export const heroOf = (mano: Mano): Pos | undefined => mano.asientos.find(({ heroe }) => heroe)?.pos;

const SMALL_BET = 0.4;

/** What the opener did when somebody raised again, and nobody had raised in between or after. */
const against3bet = (pre: readonly Accion[], hero: Pos): Accion | undefined => {
  const raised = pre.filter(raises);
  if (raised[0]?.pos !== hero || raised.length < 2 || raised[1]?.pos === hero) return undefined;
  const second = pre.indexOf(raised[1] as Accion);
  return pre.slice(second + 1).find(({ pos }) => pos === hero);
};

/** What is in the middle when the flop comes: what each seat put in before it. */
const potBefore = (mano: Mano): number => {
  const put = new Map<Pos, number>([
    ['SB', mano.ciegas[0]],
    ['BB', mano.ciegas[1]],
  ]);
  for (const { pos, a } of mano.historia[0]?.acciones ?? []) if (a !== undefined) put.set(pos, a);
  const seats = new Set(mano.asientos.map(({ pos }) => pos));
  const ante = (mano.ante ?? 0) * (mano.anteDe === 'BB' ? 1 : mano.asientos.length);
  return [...put].reduce((sum, [pos, amount]) => (seats.has(pos) ? sum + amount : sum), ante);
};

/** What one hand says of each; null where the chance did not come. */
export const countHand = (mano: Mano): Partial<Record<Estadistica, boolean>> => {
  const hero = heroOf(mano);
  const out: Partial<Record<Estadistica, boolean>> = {};
  if (hero === undefined) return out;
  const pre = mano.historia[0]?.acciones ?? [];
  const own = pre.filter(({ pos }) => pos === hero);
  const usual = mano.puestas === undefined;
  // Nobody decides anything in a blind that everybody lets through.
  if (own.length === 0) return out;
  out.vpip = own.some((action) => action.hace === 'call' || raises(action));
  out.pfr = own.some(raises);
  const first = pre.findIndex(({ pos }) => pos === hero);
  const before = pre.slice(0, first);
  const opened = before.filter(raises);
  const entered = before.some((action) => action.hace !== 'fold');
  const firstAction = pre[first] as Accion;
  const heads = mano.asientos.length === 2;
  if (!entered && hero !== 'BB' && usual) {
    out.rfi = raises(firstAction);
    const behind = mano.asientos.length - 1 - mano.asientos.findIndex(({ pos }) => pos === hero);
    const seat = SEATS[Math.min(behind, SEATS.length) - 1];
    if (seat) out[seat] = raises(firstAction);
    if (STEALERS.includes(hero)) out.robo = raises(firstAction);
  }
  if (opened.length === 1) {
    out['3bet'] = raises(firstAction);
    const [opener] = opened;
    const only = before.every((action) => action === opener || action.hace === 'fold');
    if (hero === 'BB' && only && opener && (STEALERS.includes(opener.pos) || heads) && usual)
      out.abandonoBB = firstAction.hace === 'fold';
  }
  const faced = against3bet(pre, hero);
  if (faced) {
    out.fold3bet = faced.hace === 'fold';
    out.pago3bet = faced.hace === 'call';
  }
  const flop = mano.historia[1];
  const foldedPre = own.some(({ hace }) => hace === 'fold');
  if (!flop || foldedPre) return out;
  const lastRaiser = pre.findLast(raises)?.pos;
  const left = mano.asientos.filter(({ pos }) => !pre.some((action) => action.pos === pos && action.hace === 'fold'));
  const isDuel = left.length === 2;
  const raisedTwice = pre.filter(raises).length === 2;
  const turn = flop.acciones.findIndex(({ pos }) => pos === hero);
  const beforeHero = flop.acciones.slice(0, Math.max(0, turn));
  if (lastRaiser === hero && turn >= 0 && !beforeHero.some(raises)) {
    const bets = raises(flop.acciones[turn] as Accion);
    // One pot is not like another: with several rivals, or after a 3-bet, another frequency is right.
    if (!isDuel) out.cbetVarios = bets;
    else if (raisedTwice) out.cbet3bet = bets;
    else if (pre.filter(raises).length === 1) out.cbet = bets;
  }
  if (isDuel && lastRaiser !== undefined && lastRaiser !== hero && pre.filter(raises).length === 1) {
    const bet = flop.acciones.find(raises);
    const answer = flop.acciones.slice(bet ? flop.acciones.indexOf(bet) + 1 : 0).find(({ pos }) => pos === hero);
    if (bet?.pos === lastRaiser && bet.hace === 'bet' && answer) {
      const small = (bet.a ?? 0) <= SMALL_BET * potBefore(mano);
      out[small ? 'abandonoCbetChica' : 'abandonoCbetGrande'] = answer.hace === 'fold';
    }
  }
  const later = mano.historia.slice(1).flatMap(({ acciones }) => acciones);
  const gone = new Set([...pre, ...later].filter(({ hace }) => hace === 'fold').map(({ pos }) => pos));
  out.wtsd = !gone.has(hero) && mano.asientos.some(({ pos }) => pos !== hero && !gone.has(pos));
  return out;
};

export const emptyCounts = (): Record<Estadistica, [number, number]> =>
  Object.fromEntries(STATS.map((stat) => [stat, [0, 0]])) as unknown as Record<Estadistica, [number, number]>;

export const addHand = (counts: Record<Estadistica, [number, number]>, mano: Mano): void => {
  for (const [stat, did] of Object.entries(countHand(mano)) as [Estadistica, boolean][]) {
    counts[stat][1]++;
    if (did) counts[stat][0]++;
  }
};
