import { type Combo, combosOfHand, parseCards } from '@estratega/poker/cards';
import { balancedRunouts, studyStreet } from '@estratega/poker/flops';
import { parseRange } from '@estratega/poker/ranges';
import { createSolver, type WeightedHand } from '@estratega/poker/solver';
import { factsAt } from '../hand-play/facts.ts';
import type { Decision } from '../hand-play/hand.ts';
import { livingRange, type Nodes, nodeAt, rangeAfter, type StreetNode } from '../hand-play/range.ts';
import { alikeOnFlop, costsOf, verdictOf, weighAt } from '../hand-play/weigh.ts';
import type { Opcion } from '../schema/poker.ts';
import type { ChartRange } from './charts.ts';

/** One thing done after the flop: of whoever acts first (0) or of the other, with what they then have put in on the street. */
export interface Move {
  readonly jugador: 0 | 1;
  readonly hace: 'fold' | 'check' | 'call' | 'bet' | 'raise';
  /** Big blinds on this street, never more than the shorter stack has. */
  readonly a?: number;
}

/** A hand of two players from the flop on. Chips are big blinds. */
export interface Line {
  readonly rangos: readonly [ChartRange, ChartRange];
  /** In the middle when the flop came, and what the shorter of both still had. */
  readonly bote: number;
  readonly stack: number;
  readonly heroe: 0 | 1;
  readonly mano: readonly [string, string];
  /** Flop, turn, river, as far as it went. */
  readonly calles: readonly { readonly cartas: readonly string[]; readonly acciones: readonly Move[] }[];
}

export type Reviewed = Omit<Decision, 'tema' | 'calle'> & {
  readonly calle: 'turn' | 'river';
  /** By the charts hardly anybody plays so before it: the range was not narrowed by that. */
  readonly insolita: boolean;
};

/** What is bet and raised besides what was: one size, and raises of the pot. */
const USUAL = 0.75;
const ITERATIONS = [40, 80, 160] as const;
/** Turns and rivers that a flop is looked at on. It only narrows ranges, nobody's decision there is judged. */
const LOOKS = 5;
/** Sizes nearer to each other than this part are one. */
const ALIKE = 0.1;
const MOST_BETS = 4;
/** A line that the range takes less often is told of. */
const UNUSUAL = 0.02;

const handsOf = (range: string): WeightedHand[] =>
  Object.entries(parseRange(range)).flatMap(([hand, weight]) => combosOfHand(hand).map((cards) => ({ cards, weight })));

const some = (cards: readonly number[], many: number): number[] =>
  Array.from({ length: many }, (_, i) => cards[Math.floor(((i + 0.5) * cards.length) / many)] as number);

const cents = (chips: number): number => Math.round(chips * 100) / 100;

interface Street {
  readonly board: readonly number[];
  readonly pot: number;
  readonly stack: number;
  readonly held: readonly [readonly WeightedHand[], readonly WeightedHand[]];
}

/** What was bet and raised, as parts of the pot. */
const partsOf = (pot: number, moves: readonly Move[]): { readonly bets: number[]; readonly raises: number[] } => {
  const put: [number, number] = [0, 0];
  const [bets, raises]: [number[], number[]] = [[], []];
  for (const { jugador, hace, a = 0 } of moves) {
    const theirs = put[jugador === 0 ? 1 : 0];
    if (hace === 'bet') bets.push(a / pot);
    if (hace === 'raise') raises.push((a - theirs) / (pot + theirs * 2));
    if (a > 0) put[jugador] = a;
  }
  return { bets, raises };
};

const withUsual = (parts: readonly number[], usual: number): number[] =>
  parts.some((part) => Math.abs(part / usual - 1) < ALIKE) ? [...parts] : [...parts, usual];

/** The street as it was played, with the sizes that were: exact on turn and river, on some run-outs on the flop. */
const solve = ({ board, pot, stack, held }: Street, moves: readonly Move[]): Nodes => {
  const { bets, raises } = partsOf(pot, moves);
  const onFlop = board.length === 3;
  const { turns, rivers } = onFlop ? balancedRunouts(board) : { turns: [], rivers: [] };
  const first = onFlop ? (bets.length > 0 ? bets : [USUAL]) : withUsual(bets, USUAL);
  const solver = createSolver({
    board,
    ranges: held,
    pot,
    stack,
    sizes: [first, ...Array.from({ length: 5 - board.length }, () => [USUAL])],
    raise: raises.length > 0 ? raises : [1],
    maxBets: Math.max(2, bets.length + raises.length),
    // What was bet is never taken for all-in.
    allInAt: bets.length > 0 || raises.length > 0 ? 0.999 : 0.67,
    ...(onFlop ? { turns: some(turns, LOOKS), rivers: some(rivers, LOOKS), even: true } : {}),
  });
  solver.iterate(ITERATIONS[(board.length - 3) as 0 | 1 | 2]);
  const nodes = studyStreet(solver, 0);
  return onFlop ? nodes.map((node) => evened(node, board)) : nodes;
};

/** On few run-outs single suits are not to be believed, their mean is. */
const evened = (node: StreetNode, board: readonly number[]): StreetNode => {
  const sums = new Map<string, { weight: number; often: number[] }>();
  const keyed = node.plays.map((play) => ({ play, key: alikeOnFlop(board, play.cards) }));
  for (const { play, key } of keyed) {
    const sum = sums.get(key) ?? { weight: 0, often: play.often.map(() => 0) };
    sums.set(key, sum);
    sum.weight += play.reach + 1e-9;
    play.often.forEach((one, a) => {
      sum.often[a] = (sum.often[a] ?? 0) + one * (play.reach + 1e-9);
    });
  }
  return {
    ...node,
    plays: keyed.map(({ play, key }) => {
      const sum = sums.get(key);
      return sum ? { ...play, often: sum.often.map((one) => one / sum.weight) } : play;
    }),
  };
};

/** Place of what was done among what the game has; sizes by the nearest. */
const placeOf = ({ actions }: StreetNode, { hace, a = 0 }: Move): number | undefined => {
  if (hace !== 'bet' && hace !== 'raise') {
    const at = actions.findIndex(({ kind }) => kind === hace);
    return at < 0 ? undefined : at;
  }
  let best: { at: number; off: number } | undefined;
  actions.forEach((action, at) => {
    if (!('to' in action)) return;
    const off = Math.abs(action.to - a);
    if (!best || off < best.off) best = { at, off };
  });
  return best?.at;
};

const optionsOf = ({ actions }: StreetNode, stack: number): Opcion[] =>
  actions.map((action): Opcion => {
    if (!('to' in action)) return { hace: action.kind };
    return { hace: action.to >= stack - 0.005 ? 'allin' : action.kind, a: cents(action.to) };
  });

const shareOf = (node: StreetNode, at: number): number => {
  const all = node.plays.reduce((sum, { reach }) => sum + reach, 0);
  return all > 0 ? node.plays.reduce((sum, { reach, often }) => sum + reach * (often[at] ?? 0), 0) / all : 0;
};

const CALLES = ['turn', 'river'] as const;

/** How many streets have to be solved: up to the last decision of the hero's on turn or river. */
export const streetsOf = ({ calles, heroe }: Line): number => {
  const last = calles.findLastIndex(({ acciones }, i) => i > 0 && acciones.some(({ jugador }) => jugador === heroe));
  return last + 1;
};

/**
 * What the hero's decisions on turn and river cost, street by street as they are solved (each step of the generator takes seconds on a slow machine).
 * Ends early where the line cannot be followed.
 */
export function* reviewLine(line: Line): Generator<readonly Reviewed[], void> {
  const { heroe, calles, rangos } = line;
  const rival = heroe === 0 ? 1 : 0;
  const mine = parseCards(line.mano) as unknown as Combo;
  let board: number[] = [];
  let { bote: pot, stack } = line;
  let held: Street['held'] = [handsOf(rangos[0].rango), handsOf(rangos[1].rango)];
  let insolita = false;
  let paso = 0;
  const streets = streetsOf(line);
  for (let i = 0; i < streets; i++) {
    const { cartas, acciones } = calles[i] as Line['calles'][number];
    board = [...board, ...parseCards(cartas)];
    const bets = acciones.filter(({ hace }) => hace === 'bet' || hace === 'raise').length;
    if (bets > MOST_BETS || stack <= 0.005) return;
    const living = ([0, 1] as const).map((player) =>
      livingRange(held[player], board, player === heroe ? mine : undefined),
    ) as unknown as Street['held'];
    if (living[rival].every(({ cards }) => cards.some((card) => mine.includes(card)))) return;
    const nodes = solve({ board, pot, stack, held: living }, acciones);
    const path: number[] = [];
    const found: Reviewed[] = [];
    const put: [number, number] = [0, 0];
    for (const move of acciones) {
      const node = nodeAt(nodes, path);
      const at = node && placeOf(node, move);
      if (!node || at === undefined || node.player !== move.jugador) return;
      if (move.jugador === heroe && i > 0)
        found.push({
          ...decisionAt(nodes, node, at, { board, stack, mine, rival: rangeAfter(nodes, path, rival, living[rival]) }),
          paso,
          calle: CALLES[(i - 1) as 0 | 1],
          insolita,
        });
      if (move.jugador === rival && shareOf(node, at) < UNUSUAL) insolita = true;
      if (move.a !== undefined) put[move.jugador] = move.a;
      path.push(at);
      paso++;
    }
    yield found;
    held = [rangeAfter(nodes, path, 0, living[0]), rangeAfter(nodes, path, 1, living[1])];
    pot = cents(pot + put[0] + put[1]);
    stack = cents(stack - Math.max(put[0], put[1]));
  }
}

const decisionAt = (
  nodes: Nodes,
  node: StreetNode,
  at: number,
  {
    board,
    stack,
    mine,
    rival,
  }: {
    readonly board: readonly number[];
    readonly stack: number;
    readonly mine: Combo;
    readonly rival: readonly WeightedHand[];
  },
): Omit<Reviewed, 'paso' | 'calle' | 'insolita'> => {
  const opciones = optionsOf(node, stack);
  const ofrecidas = opciones.map((_, place) => place);
  const weighed = weighAt(node, board, mine);
  const costs = weighed && costsOf(weighed, ofrecidas);
  const coste = costs?.costes[at] ?? 0;
  return {
    bote: cents(node.pot),
    opciones,
    ofrecidas,
    elegida: at,
    ...(weighed && costs
      ? { juicio: { pesos: weighed, mejor: costs.mejor, coste, veredicto: verdictOf(coste, node.pot) } }
      : {}),
    hechos: factsAt(nodes, node.path, mine, rival, board, node.toCall, node.pot),
  };
};
