import { type Felt, feltSurprise } from './feeling.ts';
import type { LearnerState } from './state.ts';

/**
 * How fast this player learns: a part of the ability like the others, measured by answers on what study has added. A slow
 * learner gets more minutes before a unit counts as known, a quick one moves on sooner.
 */

export const paceOf = ({ habilidad: { ritmo } }: Pick<LearnerState, 'habilidad'>): number => Math.exp(ritmo.media);

/** What was felt of sessions moves it a little, as answers right or wrong against the odds would. */
const FELT = 0.02;

export const feltPace = (sessions: readonly Felt[]): number => FELT * feltSurprise(sessions);
