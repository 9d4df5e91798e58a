import type { InformacionTema } from '@estratega/domain';
import type { LearnerState } from '../learner/state.ts';
import type { Tuning } from './tuning.ts';

/** How much a week asks: length of blocks and new units, from the intensity and from how the last week went. */

export interface Load {
  /** Preferred minutes of a block. */
  readonly block: number;
  /** By how much longer than others' at the lower levels. */
  readonly depth: number;
  /** Units that may begin this week. */
  readonly newUnits: number;
  /** Raises or lowers the threshold of objectives. */
  readonly demand: number;
}

const STRUGGLING = 0.5;
const THRIVING = 0.9;
const THRIVING_RIGHT = 0.85;
const ANSWERS_LEAST = 10;

export type Pace = 'struggling' | 'steady' | 'thriving';

export const paceOf = (learner: LearnerState): Pace => {
  const last = learner.ultimas.at(-1);
  if (!last) return 'steady';
  const completion = last.tareas === 0 ? 0 : last.hechas / last.tareas;
  if (completion < STRUGGLING) return 'struggling';
  const right = last.respuestas < ANSWERS_LEAST ? 0 : last.aciertos / last.respuestas;
  return completion > THRIVING && right >= THRIVING_RIGHT ? 'thriving' : 'steady';
};

const NEW_FACTOR: Readonly<Record<Pace, number>> = { struggling: 0.5, steady: 1, thriving: 1 };
const DEMAND: Readonly<Record<Pace, number>> = { struggling: -0.05, steady: 0, thriving: 0.05 };

/** In one or two days half the week at the player's own level takes more beginnings: each has a block a day at most. */
export const newUnitsCap = (minutes: number, days: number, tuning: Tuning): number =>
  Math.max(
    tuning.newLeast,
    Math.ceil(minutes / tuning.newPer),
    days <= 2 ? Math.ceil((tuning.path.atLevel * minutes) / tuning.block.bajo) : 0,
  );

/** From the upper levels on days of an hour or more, in a week that is long enough to be varied, have fewer and longer sittings. */
const DEEP_DAY = 60;
const DEEP_WEEK = 300;
export const depthOf = (nivel: number, minutes: number, days: number, { block }: Tuning): number =>
  minutes < DEEP_WEEK || minutes < DEEP_DAY * days ? 1 : (block.grows.find(([from]) => nivel >= from)?.[1] ?? 1);

export const loadOf = (request: InformacionTema, learner: LearnerState, minutes: number, tuning: Tuning): Load => {
  const pace = paceOf(learner);
  const isLow = request.nivelIntensidad === 'bajo';
  const cap =
    newUnitsCap(minutes, request.diasEstudio.length, tuning) *
    (isLow && request.diasEstudio.length > 2 ? tuning.newLow : 1) *
    NEW_FACTOR[pace];
  // Under caution too little is taught to sit longer over less of it.
  const depth = learner.cautela ? 1 : depthOf(learner.nivel, minutes, request.diasEstudio.length, tuning);
  return {
    block: tuning.block[request.nivelIntensidad] * (pace === 'struggling' ? tuning.block.struggling : 1) * depth,
    depth,
    newUnits: Math.max(1, Math.floor(cap)),
    demand: DEMAND[pace],
  };
};
