import type { Fecha } from '@estratega/domain';
import type { Game } from '../games/game.ts';
import { doubtOf } from './ability.ts';
import { beliefs, chanceRight, KNOWN, prior } from './belief.ts';
import { difficultyOf, harderThan, type Measured } from './difficulty.ts';
import { fadedBelief } from './fading.ts';
import type { LearnerState } from './state.ts';

/**
 * The chance that was given to an answer before it came, by what is believed while its week runs: the beliefs with which the week
 * was made, as far as they have faded by then. What the week itself teaches is not in it, so that nothing has to be read again
 * for each answer; the nightly report sees whether that matters.
 */

/** An answer as far as its chance goes. */
export interface Asked {
  readonly ejercicio: string;
  readonly unidad: string;
}

/** Further off than this an exercise tells no more. */
const FAR = 2.5;

/** For each, in order; undefined where the exercise or its unit is not of this game. */
export const expectedRight = (
  game: Game,
  learner: LearnerState,
  hoy: Fecha,
  asked: readonly Asked[],
  measured?: Measured,
): readonly (number | undefined)[] => {
  const believed = beliefs(game, learner);
  return asked.map(({ ejercicio, unidad }) => {
    const unit = game.curriculum.unitById.get(unidad);
    const difficulty = difficultyOf(game, ejercicio, measured);
    if (!unit || !difficulty) return undefined;
    const isLearnt = prior(unit.level, learner.nivel) < KNOWN;
    const now = fadedBelief(game.memory, believed[unit.index] ?? 0, learner.unidades[unit.id], hoy, isLearnt);
    const harder = Math.max(-FAR, Math.min(FAR, harderThan(difficulty.level, unit.level)));
    const doubt = doubtOf(learner.habilidad, unit, learner.unidades[unit.id]);
    return Math.round(chanceRight(now, harder, difficulty.guess, doubt) * 1000) / 1000;
  });
};
