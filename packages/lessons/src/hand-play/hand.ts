import { cardName, combosOfHand, handName } from '@estratega/poker/cards';
import { evaluate } from '@estratega/poker/evaluator';
import { flopCards, type Spot } from '@estratega/poker/flops';
import { parseRange } from '@estratega/poker/ranges';
import type { WeightedHand } from '@estratega/poker/solver';
import { makeRng } from '../drills/random.ts';
import type { HandExercise } from '../schema/hand.ts';
import type { Opcion } from '../schema/poker.ts';
import { CALLES, type Cards, type Closing, middleOf, type Standing, startOf, step, toCallOf } from './betting.ts';
import { type Dealt, dealHands, drawBet, drawCard, drawClosing, drawTold, isDone, pickWeighted } from './deal.ts';
import { type Facts, factsAt } from './facts.ts';
import { FOCUS_RULES, fitsScript, formacionIn, type Script, streetsBehind } from './focus.ts';
import { HABIT_RULES } from './habits.ts';
import { livingRange, type Nodes, nodeAt, rangeAfter } from './range.ts';
import { type Bent, solveStreet } from './street.ts';
import { temaOf } from './themes.ts';
import { balancedAt, costsOf, oftenOf, steadyAt, type Veredicto, verdictOf, type Weighed, weighAt } from './weigh.ts';

/** A whole hand against a rival who plays the solved strategy. From a seed: the same cards, dice and verdicts everywhere. */

export type HandSpec = Pick<
  HandExercise,
  'formacion' | 'flop' | 'heroe' | 'desde' | 'semilla' | 'tamanos' | 'habito' | 'foco'
>;

export interface Decision {
  /** Its place in the line. */
  readonly paso: number;
  readonly calle: 'flop' | 'turn' | 'river';
  readonly tema: string;
  readonly bote: number;
  readonly opciones: readonly Opcion[];
  /** Places of those that were offered, of all that the game has. */
  readonly ofrecidas: readonly number[];
  readonly elegida: number;
  /** Nothing where the strategy never comes here with such a hand: then it is not judged. */
  readonly juicio?: {
    readonly pesos: readonly Weighed[];
    readonly mejor: number;
    readonly coste: number;
    readonly veredicto: Veredicto;
    /** Against a habit: what playing balanced from here on wins, and how often it takes each action. */
    readonly llano?: { readonly valor: number; readonly veces: readonly number[] };
  };
  readonly hechos: Facts;
}

export interface Turn {
  readonly calle: 'flop' | 'turn' | 'river';
  readonly opciones: readonly Opcion[];
  readonly ofrecidas: readonly number[];
  readonly aPagar: number;
}

export interface HandView {
  /** Every action since the flop, as places in the lists of actions. */
  readonly linea: readonly number[];
  readonly mano: readonly [string, string];
  readonly tablero: readonly string[];
  readonly decisiones: readonly Decision[];
  readonly turno?: Turn;
  readonly fin?: {
    readonly porRetirada: boolean;
    readonly rival: readonly [string, string];
    /** What both end with, of whoever acts first and of the other. */
    readonly fichas: readonly [number, number];
    /** What the hero has more or less than when the flop came. */
    readonly neto: number;
  };
}

/** A hand of the grid: how much of it gets here, and how often it takes each action. */
export interface GridHand {
  readonly peso: number;
  readonly veces: readonly number[];
}
export interface Grids {
  readonly heroe: Readonly<Record<string, GridHand>>;
  readonly rival: Readonly<Record<string, number>>;
}

interface Street {
  readonly nodes: Nodes;
  readonly held: readonly [readonly WeightedHand[], readonly WeightedHand[]];
}

const OTHER_RIVERS = 4;

const cents = (chips: number): number => Math.round(chips * 100) / 100;
const names = ([a, b]: readonly [number, number]): [string, string] => [cardName(a), cardName(b)];

const handsOf = (range: string): WeightedHand[] =>
  Object.entries(parseRange(range)).flatMap(([hand, weight]) => combosOfHand(hand).map((cards) => ({ cards, weight })));

const optionsOf = ({ actions, stack }: Standing): Opcion[] =>
  actions.map((action): Opcion => {
    if (!('to' in action)) return { hace: action.kind };
    return action.to >= stack - 1e-9
      ? { hace: 'allin', a: cents(action.to) }
      : { hace: action.kind, a: cents(action.to) };
  });

export interface Hand {
  /** The hand after these decisions of the hero, of those that were offered. Throws on one that cannot be taken. */
  readonly play: (decisiones: readonly number[]) => HandView;
  /** Both ranges at a decision that was taken. */
  readonly grids: (decisiones: readonly number[], paso: number) => Grids;
}

export const openHand = (spot: Spot, spec: HandSpec): Hand => {
  const formacion = formacionIn(spec);
  if (spot.formation !== spec.formacion || spot.flop !== spec.flop)
    throw new RangeError(`El flop resuelto es ${spot.formation}/${spot.flop}, no ${spec.formacion}/${spec.flop}.`);
  if (spot.pot !== formacion.pot || spot.stack !== formacion.stack)
    throw new RangeError(`El flop ${spot.flop} se resolvió con otras fichas.`);
  const hero = spec.heroe;
  const rival = hero === 0 ? 1 : 0;
  const habit = spec.habito && HABIT_RULES[spec.habito];
  const script = spec.foco && FOCUS_RULES[spec.foco].scriptOf(hero, formacion);
  const bentOn = (cards: Cards): Bent | undefined =>
    habit && (cards === 5 || habit.desde === 'turn') ? { rival, habit } : undefined;
  const rng = makeRng(`${spec.semilla}.reparto`);
  const board = flopCards(spec.flop);
  let hands: Dealt | undefined;

  const streets = new Map<string, Street>([
    ['', { nodes: spot.nodes, held: [handsOf(spot.ranges[0]), handsOf(spot.ranges[1])] }],
  ]);
  const both = <T>(make: (player: 0 | 1) => T): readonly [T, T] => [make(0), make(1)];

  /** The street that follows a line which closes one; solved where nobody asked before. */
  const streetAfter = (line: readonly number[], before: Street, closing: Standing, now: Standing): Street => {
    const key = line.join('');
    const known = streets.get(key);
    if (known) return known;
    const seen = board.slice(0, now.cards);
    const own = (player: 0 | 1) => (player === hero ? hands?.heroe : hands?.rival);
    const held = both((player) =>
      livingRange(rangeAfter(before.nodes, closing.path, player, before.held[player]), seen, own(player)),
    );
    const street = { nodes: solveStreet(now, seen, held, bentOn(now.cards)), held };
    streets.set(key, street);
    return street;
  };

  interface Place {
    readonly line: readonly number[];
    readonly now: Standing;
    readonly street: Street;
  }
  const first = streets.get('') as Street;

  const take = ({ line, now, street }: Place, at: number): Place => {
    const next = step(now, at);
    const longer = [...line, at];
    if (next.end || next.cards === now.cards) return { line: longer, now: next, street };
    return { line: longer, now: next, street: streetAfter(longer, street, { ...now, path: [...now.path, at] }, next) };
  };
  /** The board grows before the street is solved. */
  const takeAndDeal = (place: Place, path: readonly number[]): Place =>
    path.reduce((at, one) => {
      const next = step(at.now, one);
      if (!next.end && board.length < next.cards) board.push(drawCard(rng, board));
      return take(at, one);
    }, place);

  /** A river on which nobody does what the hand is dealt for says nothing of it: another falls, a few times. */
  const takeAndDealFor = (script: Script, before: Place, path: readonly number[]): Place => {
    for (let others = OTHER_RIVERS; ; others--) {
      const place = takeAndDeal(before, path);
      if (others === 0 || place.now.cards < 5 || isDone(place.street.nodes, place.now, script)) return place;
      streets.delete(place.line.join(''));
      board.pop();
    }
  };

  const begin = (): Place => {
    let place: Place = { line: [], now: startOf(formacion), street: first };
    const attacker = formacion.ataca;
    if ((spec.desde === 'cbet' || spec.desde === 'vscbet') && attacker === 1) place = take(place, 0);
    if (spec.desde === 'vscbet') place = take(place, drawBet(rng, place.street.nodes, place.now));
    const wasCalled = spec.desde === 'barril' ? (one: Closing) => one.bettor === attacker && one.bets <= 1 : undefined;
    for (let left = streetsBehind(spec) - 1; left >= 0; left--) {
      const { now, street } = place;
      const fits = script ? (closing: Closing) => fitsScript(script, closing, left) : wasCalled;
      const path = drawClosing(rng, street.nodes, now, fits);
      place = script && left === 0 ? takeAndDealFor(script, place, path) : takeAndDeal(place, path);
    }
    if (wasCalled && attacker === 1) place = take(place, 0);
    if (script) place = drawTold(rng, place.street.nodes, place.now, script).reduce(take, place);
    if (habit) {
      // The first decision is one that the habit is about: somebody checks, and perhaps the rival bets.
      if (place.now.player !== (habit.primero === 'apostar' ? hero : rival)) place = take(place, 0);
      if (habit.primero === 'responder') place = take(place, drawBet(rng, place.street.nodes, place.now));
    }
    const ranges = both((player) => rangeAfter(place.street.nodes, place.now.path, player, place.street.held[player]));
    hands = dealHands(rng, place.street.nodes, place.now, board, hero, ranges, script);
    while (board.length < 5) board.push(drawCard(rng, [...board, ...hands.heroe, ...hands.rival]));
    return place;
  };
  const start = begin();
  const { heroe: mine, rival: theirs } = hands as unknown as Dealt;

  const rangeOf = ({ street, now }: Place, player: 0 | 1): readonly WeightedHand[] =>
    rangeAfter(street.nodes, now.path, player, street.held[player]);

  /** Beginners have one size on the flop: the one that their range bets most. */
  const offeredAt = ({ now, street }: Place): number[] => {
    const all = now.actions.map((_, at) => at);
    const bets = now.actions.flatMap((action, at) => (action.kind === 'bet' ? [at] : []));
    if (spec.tamanos > 1 || bets.length < 2) return all;
    const plays = nodeAt(street.nodes, now.path)?.plays ?? [];
    const often = (at: number): number => plays.reduce((sum, play) => sum + play.reach * (play.often[at] ?? 0), 0);
    const usual = bets.reduce((best, at) => (often(at) > often(best) ? at : best));
    return all.filter((at) => !bets.includes(at) || at === usual);
  };

  const rivalAt = ({ line, now, street }: Place): number => {
    const node = nodeAt(street.nodes, now.path);
    const dice = makeRng(`${spec.semilla}.${line.join('')}`);
    const weighed = node && weighAt(node, board.slice(0, now.cards), theirs);
    const own = node?.plays.find(({ cards }) => cards.includes(theirs[0]) && cards.includes(theirs[1]));
    const often = own?.often ?? weighed?.map(({ veces }) => veces);
    const places = now.actions.map((_, at) => at);
    // A line that nobody's strategy has: they pay to see, or check.
    if (!often)
      return Math.max(
        0,
        now.actions.findIndex(({ kind }) => kind === 'call'),
      );
    return pickWeighted(dice, places, (at) => often[at] ?? 0);
  };

  const decisionAt = (place: Place, at: number, offered: readonly number[]): Decision => {
    const { line, now, street } = place;
    const seen = board.slice(0, now.cards);
    const node = nodeAt(street.nodes, now.path);
    const weighed = node && weighAt(node, seen, mine);
    const bote = middleOf(now);
    const costs = weighed && costsOf(weighed, offered);
    const valor = node && steadyAt(node, mine);
    const veces = node && balancedAt(node, mine);
    const llano = valor !== undefined && veces ? { llano: { valor, veces } } : {};
    const coste = costs?.costes[at] ?? 0;
    return {
      paso: line.length,
      calle: CALLES[now.cards] as Decision['calle'],
      tema: temaOf(formacion, now, spec),
      bote: cents(bote),
      opciones: optionsOf(now),
      ofrecidas: offered,
      elegida: at,
      ...(weighed && costs
        ? { juicio: { pesos: weighed, mejor: costs.mejor, coste, veredicto: verdictOf(coste, bote), ...llano } }
        : {}),
      hechos: factsAt(street.nodes, now.path, mine, rangeOf(place, rival), seen, toCallOf(now), bote),
    };
  };

  const finish = ({ now }: Place): NonNullable<HandView['fin']> => {
    const pot = middleOf(now);
    const scores = both((player) => evaluate([...board, ...(player === hero ? mine : theirs)]));
    const folded = now.end?.folded;
    const share = (player: 0 | 1): number => {
      if (folded !== undefined) return folded === player ? 0 : 1;
      const other = scores[player === 0 ? 1 : 0];
      return scores[player] > other ? 1 : scores[player] === other ? 0.5 : 0;
    };
    const fichas = both((player) => cents(now.stack - now.put[player] + share(player) * pot));
    return {
      porRetirada: folded !== undefined,
      rival: names(theirs),
      fichas,
      neto: cents(fichas[hero] - formacion.stack),
    };
  };

  const follow = (
    chosen: readonly number[],
    onDecision: (place: Place, at: number, offered: readonly number[]) => void,
  ): Place => {
    let place = start;
    let used = 0;
    while (!place.now.end) {
      if (place.now.player !== hero) {
        place = take(place, rivalAt(place));
        continue;
      }
      const at = chosen[used];
      if (at === undefined) return place;
      const offered = offeredAt(place);
      if (!offered.includes(at))
        throw new RangeError(`Esa acción no se puede hacer ahora: la ${at + 1} no está entre las que hay.`);
      onDecision(place, at, offered);
      used++;
      place = take(place, at);
    }
    if (used < chosen.length) throw new RangeError('La mano ya terminó: no queda nada que decidir.');
    return place;
  };

  return {
    play: (chosen) => {
      const decisiones: Decision[] = [];
      const place = follow(chosen, (here, at, offered) => decisiones.push(decisionAt(here, at, offered)));
      const { now, line } = place;
      const allIn = now.end && now.end.folded === undefined;
      const view = {
        linea: line,
        mano: names(mine),
        tablero: board.slice(0, allIn ? 5 : now.cards).map(cardName),
        decisiones,
      };
      if (now.end) return { ...view, fin: finish(place) };
      return {
        ...view,
        turno: {
          calle: CALLES[now.cards as Cards] as Turn['calle'],
          opciones: optionsOf(now),
          ofrecidas: offeredAt(place),
          aPagar: cents(toCallOf(now)),
        },
      };
    },
    grids: (chosen, paso) => {
      let found: Grids | undefined;
      follow(chosen, (place) => {
        if (place.line.length === paso)
          found = gridsAt(
            nodeAt(place.street.nodes, place.now.path)?.plays ?? [],
            rangeOf(place, rival),
            board.slice(0, place.now.cards),
          );
      });
      if (!found) throw new RangeError(`No decidiste nada en el paso ${paso}.`);
      return found;
    },
  };
};

const gridsAt = (plays: Nodes[number]['plays'], rival: readonly WeightedHand[], board: readonly number[]): Grids => {
  const combos = (hand: string): number =>
    Math.max(1, combosOfHand(hand).filter((cards) => !cards.some((card) => board.includes(card))).length);
  const heroe: Record<string, { peso: number; veces: number[] }> = {};
  for (const play of plays) {
    const { cards, reach } = play;
    const often = oftenOf(play);
    const name = handName(cards);
    const cell = heroe[name] ?? { peso: 0, veces: often.map(() => 0) };
    heroe[name] = cell;
    cell.peso += reach;
    often.forEach((one, a) => {
      cell.veces[a] = (cell.veces[a] ?? 0) + one * reach;
    });
  }
  const most = (sums: readonly number[]): number => Math.max(...sums, 1e-9);
  const heaviest = most(Object.entries(heroe).map(([hand, { peso }]) => peso / combos(hand)));
  const theirs: Record<string, number> = {};
  for (const { cards, weight } of rival) {
    if (cards.some((card) => board.includes(card))) continue;
    const name = handName(cards);
    theirs[name] = (theirs[name] ?? 0) + weight;
  }
  const densest = most(Object.entries(theirs).map(([hand, sum]) => sum / combos(hand)));
  return {
    heroe: Object.fromEntries(
      Object.entries(heroe).map(([hand, { peso, veces }]) => [
        hand,
        { peso: peso / combos(hand) / heaviest, veces: veces.map((one) => (peso > 0 ? one / peso : 0)) },
      ]),
    ),
    rival: Object.fromEntries(Object.entries(theirs).map(([hand, sum]) => [hand, sum / combos(hand) / densest])),
  };
};
