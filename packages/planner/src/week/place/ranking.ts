import type { Kind } from '../kind.ts';
import type { Want } from '../wants.ts';

/** Which of the wants that could stand in a block stands there: one criterion after another, each with its name. */

export interface Candidate {
  readonly want: Want;
  readonly kind: Kind;
  /** Its unit would be met here for the first time this week, or ever. */
  readonly isFirst: boolean;
  readonly begins: boolean;
  /** What began on an earlier day comes back. */
  readonly isSecond: boolean;
  /** Another stage of what the day has worked on. */
  readonly isOfToday: boolean;
  readonly belief: number;
}

/** The block that is being filled. */
export interface Moment {
  /** The first of the first week. */
  readonly isOpening: boolean;
  /** Days from this one to the week's end. */
  readonly daysLeft: number;
  /** Blocks after this one. */
  readonly ahead: number;
  /** New units that wait for their second day. */
  readonly owed: number;
  /** One theory an hour: the rest of the day is for the board. */
  readonly mayRead: boolean;
  /** The area of the block before it. */
  readonly neighbour: string | undefined;
  readonly level: number;
  /** Below this a theme is read before it is solved. */
  readonly theory: number;
}

const LANE_RANK = { pedido: 3, debil: 2, camino: 1, repaso: 0, juego: 0, cierre: 0 } as const;
export const laneRank = ({ lane }: Want): number => LANE_RANK[lane];

const mustReturn = ({ want }: Candidate, { daysLeft }: Moment): boolean => want.blocks >= daysLeft;

/** The first in which two differ decides; the larger goes first. */
export const CRITERIA = {
  'no third of a kind in a row': ({ kind }) => !kind.crowds,
  'another theme than earlier today': ({ isOfToday }) => !isOfToday,
  'asked for and not seen yet': ({ want, isFirst }) => (want.isHead || want.capsule === true) && isFirst,
  // What can be solved at once, rather than what has to be read first, opens the first week; the rules go before both.
  'opens the first week': ({ kind, belief }, { isOpening, theory }) =>
    isOpening && (kind.kind === 'teoria' || belief >= theory),
  'asked for on every day that is left': (one, now) => one.want.lane === 'pedido' && mustReturn(one, now),
  'its second day would be lost': ({ isSecond }, { owed, ahead }) => isSecond && owed > ahead - 1,
  'wanted on every day that is left': mustReturn,
  'what the unit needs by itself': ({ want, kind }) =>
    kind.natural || want.lane === 'pedido' || want.reason === 'pendiente',
  lane: ({ want }) => laneRank(want),
  'left over from last week': ({ want }) => want.reason === 'pendiente',
  // What is new begins early, so that its second day lies ahead; what is only looked at fills in.
  'begins, or comes back': ({ begins, isSecond }, { mayRead }) => (begins && mayRead) || isSecond,
  'another area than the block before': ({ want }, { neighbour }) => want.unit.topic.area !== neighbour,
  'at the level': ({ want }, { level }) => want.unit.level >= level,
} as const satisfies Readonly<Record<string, (one: Candidate, now: Moment) => boolean | number>>;

export type Criterion = keyof typeof CRITERIA;
const IN_ORDER = Object.keys(CRITERIA) as readonly Criterion[];

export interface Decision {
  readonly first: Candidate;
  /** Nothing where they differ in none: then whoever was wanted first stays. */
  readonly by?: Criterion;
}

export const decide = (a: Candidate, b: Candidate, now: Moment): Decision => {
  for (const by of IN_ORDER) {
    const difference = Number(CRITERIA[by](a, now)) - Number(CRITERIA[by](b, now));
    if (difference !== 0) return { first: difference > 0 ? a : b, by };
  }
  return { first: a };
};
