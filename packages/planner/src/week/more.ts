import { type Dia, type Fecha, isStep, type Tarea } from '@estratega/domain';
import { unitNear } from '../curriculum/graph.ts';
import type { Game } from '../games/game.ts';
import { beliefs } from '../learner/belief.ts';
import type { Measured } from '../learner/difficulty.ts';
import type { LearnerState } from '../learner/state.ts';
import { chooseExercises } from './exercises.ts';
import { isReserved } from './reserved.ts';

/** More of one theme in a running week: an objective whose exercises are used up can still be met. */

export interface MoreWanted {
  readonly learner: LearnerState;
  readonly planEstudio: readonly Dia[];
  readonly temaId: string;
  readonly many: number;
  readonly hoy: Fecha;
  readonly dificultades?: Measured | undefined;
}

export interface MoreExercises {
  readonly diaIndex: number;
  readonly tareaIndex: number;
  readonly ejercicios: readonly string[];
}

const asks = ({ temaId, leccion, noAplica }: Tarea, wanted: string): boolean =>
  temaId === wanted && !noAplica && (leccion?.ejercicios.length ?? 0) > 0;

/** New ones for the theme's last task that asks any, a chapter only where there is no other; nothing where the week has no such task or the bank is used up. */
export const moreExercises = (game: Game, wanted: MoreWanted): MoreExercises | undefined => {
  const { learner, planEstudio, temaId, many, hoy } = wanted;
  const places = planEstudio.flatMap(({ tareas }, diaIndex) =>
    tareas.flatMap((task, tareaIndex) => (asks(task, temaId) ? [{ task, diaIndex, tareaIndex }] : [])),
  );
  const isChapter = ({ task }: (typeof places)[number]): boolean => task.leccion?.ejercicios.some(isStep) === true;
  const place = places.findLast((one) => !isChapter(one)) ?? places.at(-1);
  const unit = place && unitNear(game.curriculum, temaId, place.task.nivel);
  if (!place || !unit) return undefined;
  const lessons = planEstudio.flatMap(({ tareas }) => tareas.flatMap(({ leccion }) => leccion ?? []));
  const inWeek = new Set(lessons.flatMap(({ ejercicios, apartados = [] }) => [...ejercicios, ...apartados]));
  const believed = beliefs(game, learner);
  const chosen = chooseExercises(game, [unit], many, {
    weeksSince: (id) => {
      if (inWeek.has(id) || isReserved({ learner, level: learner.nivel, game }, id)) return 0;
      const week = learner.usados[id];
      return week === undefined ? undefined : learner.semana - week;
    },
    failedDue: [],
    belief: ({ index }) => believed[index] ?? 0,
    level: learner.nivel,
    format: learner.formato,
    kind: 'ejercicios',
    side: learner.declarado[temaId]?.lado,
    day: hoy,
    // As many as there are by now: asked twice on a day, drills make others.
    seed: `mas ${inWeek.size}`,
    measured: wanted.dificultades,
    insists: true,
  });
  const ejercicios = chosen.filter((id) => !inWeek.has(id));
  return ejercicios.length === 0 ? undefined : { diaIndex: place.diaIndex, tareaIndex: place.tareaIndex, ejercicios };
};
