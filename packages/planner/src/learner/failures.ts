import {
  addDays,
  type DayAnswer,
  type Fecha,
  isOfRound,
  isOwnExercise,
  isPlayOut,
  isRight,
  mistakeProgress,
} from '@estratega/domain';
import type { Game } from '../games/game.ts';
import { difficultyOf } from './difficulty.ts';
import { daysBetween, failedAgain, SLIPPED_STABILITY, solvedOnce } from './memory.ts';
import { FAILED_KEPT, type Fallo, type LearnerState } from './state.ts';
import { datedAnswers, type FinishedWeek, namedUnits, RIGHT } from './week-answers.ts';

/** What was failed, and when it is asked again: in tasks of a week, and every day in the review. */

const SOLVED_TWICE = 2;

const solvedOn = ({ memory }: Game, before: Fallo, day: Fecha): Fallo => ({
  ...before,
  ...memory.solvedOnce(before.s, before.d, daysBetween(before.u, day)),
  u: day,
  b: before.b + 1,
});

/**
 * Failed exercises come in, those solved twice on different days go out; the latest stay when there are too many. Of each day the
 * first answer tells, in whatever task or review it was given: what is solved at the second try was failed.
 */
export const failuresAfter = (
  game: Game,
  known: LearnerState['fallos'],
  week: FinishedWeek,
): LearnerState['fallos'] => {
  const failed: Record<string, Fallo> = { ...known };
  const seen = new Set<string>();
  for (const { answer, day } of datedAnswers(week)) {
    const { ejercicio, diaIndex, tareaIndex } = answer;
    // A game that only an engine could follow is the player's own word: enough to let it rest.
    const right = RIGHT[answer.resultado] ?? (isPlayOut(ejercicio) ? 1 : undefined);
    // Own mistakes come back by a rule of their own; a hand of a round at the end of its session, and then others of its chart.
    if (right === undefined || isOwnExercise(ejercicio) || isOfRound(ejercicio)) continue;
    if (seen.has(`${ejercicio} ${day}`)) continue;
    seen.add(`${ejercicio} ${day}`);
    const before = failed[ejercicio];
    if (right === 0) {
      const task = week.planEstudio[diaIndex]?.tareas[tareaIndex];
      const own = task ? namedUnits(game, task) : [];
      const topics = difficultyOf(game, ejercicio, week.dificultades)?.topics ?? [];
      const probed = task?.leccion?.sondas?.find((one) => one.ejercicio === ejercicio)?.unidad;
      const unidad = before?.unidad ?? probed ?? (own.find(({ topic }) => topics.includes(topic.id)) ?? own[0])?.id;
      if (unidad !== undefined)
        failed[ejercicio] = {
          unidad,
          ...game.memory.failedAgain(),
          ...(isPlayOut(ejercicio) ? { s: SLIPPED_STABILITY } : {}),
          u: day,
          b: 0,
        };
    } else if (before && day > before.u) {
      if (before.b + 1 >= SOLVED_TWICE) delete failed[ejercicio];
      else failed[ejercicio] = solvedOn(game, before, day);
    }
  }
  const newest = Object.entries(failed).sort(([a, x], [b, y]) => (x.u < y.u ? -1 : x.u > y.u ? 1 : a < b ? -1 : 1));
  return Object.fromEntries(newest.slice(-FAILED_KEPT));
};

export interface ToReview {
  readonly ejercicio: string;
  /** Day of the last try; of an own mistake that nobody tried yet, the day on which it is told. */
  readonly desde: Fecha;
  /** From this day on it is asked. */
  readonly vence: Fecha;
}

const byDue = (a: ToReview, b: ToReview): number =>
  a.vence < b.vence ? -1 : a.vence > b.vence ? 1 : a.ejercicio < b.ejercicio ? -1 : 1;

/** Every failed exercise with its day, the longest due first. */
export const failuresToReview = (fallos: LearnerState['fallos']): readonly ToReview[] =>
  Object.entries(fallos)
    .map(([ejercicio, { u, s }]) => ({ ejercicio, desde: u, vence: addDays(u, Math.ceil(s)) }))
    .sort(byDue);

/** Stability by FSRS of an own mistake that was answered; due when as many days have passed. */
export const mistakeStability = (respuestas: readonly DayAnswer[]): number => {
  let memory: { s: number; d: number } = failedAgain();
  let last: Fecha | undefined;
  for (const { fecha, resultado } of respuestas) {
    if (fecha === last) continue;
    memory = isRight(resultado)
      ? solvedOnce(memory.s, memory.d, last === undefined ? memory.s : daysBetween(last, fecha))
      : failedAgain();
    last = fecha;
  }
  return memory.s;
};

export interface OwnMistake {
  readonly id: string;
  readonly respuestas: readonly DayAnswer[];
}

/** Own mistakes that are met for the first time on one day: a long game would otherwise fill the whole review. */
const NEW_A_DAY = 3;

/** Own mistakes with their days, the dearest first among the new ones. */
export const mistakesToReview = (mistakes: readonly OwnMistake[], hoy: Fecha): readonly ToReview[] => {
  const met: ToReview[] = [];
  const fresh: ToReview[] = [];
  let begun = 0;
  for (const { id, respuestas } of mistakes) {
    if (respuestas[0]?.fecha === hoy) begun += 1;
    const { estado, ultima } = mistakeProgress(respuestas);
    if (estado === 'resuelto') continue;
    if (ultima === undefined) fresh.push({ ejercicio: id, desde: hoy, vence: hoy });
    else met.push({ ejercicio: id, desde: ultima, vence: addDays(ultima, Math.ceil(mistakeStability(respuestas))) });
  }
  return [...met.sort(byDue), ...fresh.slice(0, Math.max(0, NEW_A_DAY - begun))];
};
