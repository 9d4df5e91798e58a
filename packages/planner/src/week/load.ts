import type { InformacionTema } from '@estratega/domain';
import type { LearnerState } from '../learner/state.ts';
import { blocksIn } from './minutes.ts';

/** How much a week asks: length of blocks, new units and caps, from the intensity and from how the last week went. */

export interface Load {
  /** Preferred minutes of a block. */
  readonly block: number;
  /** New units to begin this week, and the most there may be where nothing else is left but what is mastered. */
  readonly newUnits: number;
  readonly newMost: number;
  /** Caps as shares of the week's minutes. */
  readonly play: number;
  readonly review: number;
  readonly test: number;
  readonly above: number;
  /** Raises or lowers the threshold of objectives. */
  readonly demand: number;
}

const BLOCK = { bajo: 25, alto: 35 } as const;
/** Minutes of study a week for each new unit, at least; and new units a week however short it is. */
const MINUTES_PER_NEW = 900;
const LEAST_NEW = 0.5;
/** Of the new units that a week of high intensity begins. */
const NEW_PART = { bajo: 0.5, alto: 1 } as const;
/** Work in hand that a player should have, in weeks of study; below it, more new units begin. */
const WEEKS_IN_HAND = { bajo: 0.85, alto: 1 } as const;
/** What a unit takes of the week in which it begins: about three blocks. */
const MINUTES_OF_NEW = 100;
export const PLAY_CAP = 0.3;
export const REVIEW_CAP = 0.3;
export const TEST_CAP = 0.15;
export const ABOVE_CAP = 0.1;

const STRUGGLING = 0.5;
const THRIVING = 0.9;
const THRIVING_OBJECTIVES = 0.8;

export const newUnitsCap = (minutes: number): number => Math.max(2, Math.ceil(minutes / 120));

export type Pace = 'struggling' | 'steady' | 'thriving';

export const paceOf = (learner: LearnerState): Pace => {
  const last = learner.ultimas.at(-1);
  if (!last) return 'steady';
  const completion = last.tareas === 0 ? 0 : last.hechas / last.tareas;
  if (completion < STRUGGLING) return 'struggling';
  const objectives = last.objetivos === 0 ? 0 : last.logrados / last.objetivos;
  return completion > THRIVING && objectives >= THRIVING_OBJECTIVES ? 'thriving' : 'steady';
};

const NEW_FACTOR: Readonly<Record<Pace, number>> = { struggling: 0.5, steady: 1, thriving: 1.25 };
const BLOCK_FACTOR: Readonly<Record<Pace, number>> = { struggling: 0.8, steady: 1, thriving: 1 };
const DEMAND: Readonly<Record<Pace, number>> = { struggling: -0.05, steady: 0, thriving: 0.05 };

/** A rate of less than one a week becomes one in some weeks, the first among them: the same weeks for everyone. */
const inWeek = (rate: number, week: number): number =>
  Math.ceil(rate * (week + 1) - 1e-9) - Math.ceil(rate * week - 1e-9);

export interface Standing {
  /** Minutes of each study day. */
  readonly days: readonly number[];
  /** Share of the week, 0–1, and minutes to mastery of all that is begun or half known, of each area but play. */
  readonly areas: readonly { readonly share: number; readonly workInHand: number }[];
  /** Themes the player named that have not begun. */
  readonly named: number;
}

const NAMED_AT_ONCE = 3;
/** Part of the cap that a beginner begins in any case. */
const OPENING_PART = { bajo: 1 / 3, alto: 1 / 2 } as const;

const CAP_PART = { bajo: 0.5, alto: 1 } as const;
const mostNew = (request: InformacionTema, minutes: number, pace: Pace): number =>
  Math.max(1, Math.round(newUnitsCap(minutes) * CAP_PART[request.nivelIntensidad] * Math.min(1, NEW_FACTOR[pace])));

/** A new unit takes a block on two days, and a game with its analysis two more: what a week has room for. */
const roomForNew = (days: readonly number[]): number => {
  const blocks = days.map((minutes, i) => blocksIn(minutes, BLOCK.alto) - (i === days.length - 1 ? 1 : 0));
  const all = blocks.reduce((sum, many) => sum + many, 0);
  const room = Math.floor((all - 2) / Math.min(2, days.length));
  return Math.max(1, days.length === 2 ? Math.min(room, Math.max(...blocks) - 2) : room);
};

/** How many units to begin: few while there is work in hand, more when it runs out. */
const newUnits = (
  request: InformacionTema,
  learner: LearnerState,
  minutes: number,
  standing: Standing,
  pace: Pace,
): number => {
  const cap = Math.min(mostNew(request, minutes, pace), roomForNew(standing.days));
  const { nivelIntensidad } = request;
  const ahead = minutes * WEEKS_IN_HAND[nivelIntensidad];
  // Area by area: plenty to do in one does not make up for another that has nothing left.
  const missing = standing.areas.reduce(
    (sum, { share, workInHand }) => sum + Math.max(0, share * ahead - workInHand),
    0,
  );
  const rate = Math.max(LEAST_NEW, minutes / MINUTES_PER_NEW) * NEW_PART[nivelIntensidad];
  const steady = Math.floor(inWeek(rate, learner.semana) * NEW_FACTOR[pace]);
  const filling = Math.floor(Math.max(0, missing / MINUTES_OF_NEW) * NEW_FACTOR[pace]);
  // At the first level little is known yet: areas open with what is new.
  const opening = learner.nivel === 0 ? Math.ceil(newUnitsCap(minutes) * OPENING_PART[nivelIntensidad]) : 0;
  // What the player named begins at once, with room for what it stands on.
  const asked = standing.named === 0 ? 0 : Math.min(standing.named + 1, NAMED_AT_ONCE, newUnitsCap(minutes));
  return Math.max(asked, Math.min(cap, Math.max(steady, filling, opening)));
};

export const loadOf = (request: InformacionTema, learner: LearnerState, minutes: number, standing: Standing): Load => {
  const pace = paceOf(learner);
  const begin = newUnits(request, learner, minutes, standing, pace);
  const most = Math.min(mostNew(request, minutes, pace), roomForNew(standing.days));
  // Low intensity, or a week that went badly, rather keeps what is mastered than begins more.
  const mayAdd = request.nivelIntensidad === 'alto' && pace !== 'struggling';
  return {
    block: BLOCK[request.nivelIntensidad] * BLOCK_FACTOR[pace],
    newUnits: begin,
    newMost: mayAdd ? Math.max(begin, most) : begin,
    play: PLAY_CAP,
    review: REVIEW_CAP,
    test: TEST_CAP,
    above: ABOVE_CAP,
    demand: DEMAND[pace],
  };
};
