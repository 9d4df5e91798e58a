import { isPlayOut, isRight, isStep, type Plan, type Tarea } from '@estratega/domain';
import type { Exercise } from '@estratega/lessons';
import { FEW_MEN, type Given, ratingOf, type Served, servablesOf, serve } from '@estratega/lessons/serve';
import type { Material } from '../../shell/data/packs.ts';
import { measuredIn } from './evidence.ts';
import type { Place } from './place.ts';
import type { Progress } from './progress.ts';

/** A series, served: what this task asks next, by what was answered here and on other devices. */

const AGAIN = 'otra-';

/** The name of a served step: the exercise's own, or, met again, one beside it. */
export const servedKey = (id: string, otraVez: boolean): string => (otraVez ? `${AGAIN}${id}` : id);
export const servedId = (clave: string): string => (clave.startsWith(AGAIN) ? clave.slice(AGAIN.length) : clave);
export const isAgain = (clave: string): boolean => clave.startsWith(AGAIN);

/** Idle beyond this many times what an exercise takes is not time at the board. */
const IDLE_TIMES = 4;
const IDLE_LEAST = 120_000;
/** A position that is played to its end takes its own time. */
const PLAYED_OUT_SECONDS = 240;
export const atTheBoard = (ms: number, segundos: number, clave: string | null): number =>
  Math.min(ms, Math.max(IDLE_LEAST, IDLE_TIMES * (isPlayOut(clave ?? '') ? PLAYED_OUT_SECONDS : segundos) * 1000));

const MEN = /[a-z]/giu;
const hasFew = (exercise: Exercise): boolean =>
  exercise.tipo === 'ajedrez' && (exercise.fen.split(' ')[0]?.match(MEN)?.length ?? 0) <= FEW_MEN;

const topicsOf = (exercise: Exercise): readonly string[] => exercise.temas;

/** First tries of this task, this machine's in the order served, then what other devices answered. */
const givenIn = (tarea: Tarea, { orden, hechos }: Progress): readonly Given[] => {
  const here = orden
    .filter((clave) => !isAgain(clave) && clave in hechos)
    .map((id): Given => ({ id, right: hechos[id]?.acierto ?? false }));
  const known = new Set(here.map(({ id }) => id));
  const others = (tarea.intentos ?? []).filter(
    ({ ejercicio }) => !known.has(ejercicio) && !isPlayOut(ejercicio) && !isStep(ejercicio),
  );
  return [...others.map(({ ejercicio, primero }): Given => ({ id: ejercicio, right: isRight(primero) })), ...here];
};

/** What comes next in a task; nothing where it is no series. `waiting`: milliseconds not yet in its time. */
export function nextServed(
  plan: Plan,
  tarea: Tarea,
  place: Place,
  material: Material,
  progress: Progress,
  waiting = 0,
): Served | undefined {
  const { leccion } = tarea;
  if (!leccion?.serie) return undefined;
  const others = measuredIn(plan).filter(
    ({ ejercicio, diaIndex, tareaIndex }) =>
      !isPlayOut(ejercicio) && !isStep(ejercicio) && (diaIndex !== place.diaIndex || tareaIndex !== place.tareaIndex),
  );
  return serve({
    serie: leccion.serie,
    items: servablesOf(leccion, (id) => {
      const exercise = material.ejercicios.get(id);
      return exercise && { rating: ratingOf(exercise), topics: topicsOf(exercise), few: hasFew(exercise) };
    }),
    given: givenIn(tarea, progress),
    again: new Set(progress.orden.filter((clave) => isAgain(clave) && clave in progress.hechos).map(servedId)),
    elsewhere: new Set(others.map(({ ejercicio }) => ejercicio)),
    before: others.filter(({ temaId }) => temaId === tarea.temaId).map(({ acierto }) => acierto),
    spent: progress.activo + atTheBoard(waiting, leccion.serie.segundos, progress.paso),
    minutes: tarea.tiempo + progress.mas,
  });
}

/** The name of the step that comes next; nothing once the time is used, or nothing is left to ask. */
export function nextKey(...asked: Parameters<typeof nextServed>): string | undefined {
  const next = nextServed(...asked);
  return next?.tipo === 'ejercicio' ? servedKey(next.id, next.otraVez) : undefined;
}

/** What «Un poco más» adds to what the task has used. */
export const MORE_MINUTES = 5;

/** A task whose series is over: whole minutes that nothing was left for, and how far «Un poco más» would go, where there is more. */
export function ending(
  plan: Plan,
  tarea: Tarea,
  place: Place,
  material: Material,
  progress: Progress,
): { readonly sobran: number; readonly mas: number | undefined } {
  const now = nextServed(plan, tarea, place, material, progress);
  const mas = Math.max(progress.mas, progress.activo / 60_000 - tarea.tiempo) + MORE_MINUTES;
  const next = nextServed(plan, tarea, place, material, { ...progress, mas });
  return { sobran: now?.tipo === 'fin' ? now.sobran : 0, mas: next?.tipo === 'ejercicio' ? mas : undefined };
}

/** What fills the last minutes goes by its own name. */
export function fillerName({ leccion }: Tarea, clave: string, { etapas }: Material): string | undefined {
  const { relleno } = leccion?.serie ?? {};
  const isFiller = relleno && (leccion?.ejercicios.indexOf(servedId(clave)) ?? -1) >= relleno.desde;
  return isFiller ? etapas.get(relleno.unidad)?.titulo : undefined;
}
