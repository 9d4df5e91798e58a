import type { Game } from '../games/game.ts';
import { finish, type Steps } from '../steps/steps.ts';
import { learningSteps } from './learn.ts';
import type { LearnerState } from './state.ts';
import type { FinishedWeek } from './week-answers.ts';

/** What was expected of a week's first tries, as they came, and what came of them: in right answers. */
export interface Prediction {
  readonly esperados: number;
  readonly aciertos: number;
  readonly de: number;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** `before` is what was believed when the week began. Nothing where nothing was measured. */
export function* predictionSteps(game: Game, before: LearnerState, week: FinishedWeek): Steps<Prediction | undefined> {
  let esperados = 0;
  let aciertos = 0;
  let de = 0;
  yield* learningSteps(game, before, week, (expected, right) => {
    esperados += expected;
    aciertos += right;
    de += 1;
  });
  return de === 0 ? undefined : { esperados: round(esperados), aciertos: round(aciertos), de };
}
export const predictionOf = (game: Game, before: LearnerState, week: FinishedWeek): Prediction | undefined =>
  finish(predictionSteps(game, before, week));
