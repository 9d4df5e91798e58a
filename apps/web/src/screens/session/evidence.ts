import type { Objetivo, Plan, Tarea } from '@estratega/domain';
import type { Resultado } from '@estratega/lessons';
import { type Done, progressKey, readProgress } from './progress.ts';

/** What was measured this week: the server's word on each first try, and this machine's where the server has none yet. */
export interface Measured {
  readonly ejercicio: string;
  readonly diaIndex: number;
  readonly tareaIndex: number;
  readonly temaId: string;
  readonly resultado: Resultado;
  readonly acierto: boolean;
  /** Solved since. */
  readonly resuelto: boolean;
  /** Only of what was answered here. */
  readonly aqui?: Done | undefined;
}

const isRight = (resultado: Resultado): boolean => resultado === 'bien' || resultado === 'casi';

function measuredOf(plan: Plan, tarea: Tarea, diaIndex: number, tareaIndex: number): Measured[] {
  const here = readProgress(progressKey({ planId: plan.id, diaIndex, tareaIndex }, plan.semana)).hechos;
  const known = new Map((tarea.intentos ?? []).map((one) => [one.ejercicio, one]));
  return (tarea.leccion?.ejercicios ?? []).flatMap((ejercicio): Measured[] => {
    const told = known.get(ejercicio);
    const own = here[ejercicio];
    const place = { ejercicio, diaIndex, tareaIndex, temaId: tarea.temaId, aqui: own };
    if (told) {
      const acierto = told.primero === 'propio' ? (own?.acierto ?? false) : isRight(told.primero);
      return [{ ...place, resultado: told.primero, acierto, resuelto: acierto || isRight(told.ultimo) }];
    }
    if (!own || own.resultado === 'leido') return [];
    return [{ ...place, resultado: own.resultado, acierto: own.acierto, resuelto: own.acierto }];
  });
}

export const measuredIn = (plan: Plan): readonly Measured[] =>
  plan.planEstudio.flatMap(({ tareas }, diaIndex) =>
    tareas.flatMap((tarea, tareaIndex) => measuredOf(plan, tarea, diaIndex, tareaIndex)),
  );

/** Units that exercises count towards; games, sessions and rounds are for the player to say. */
const BY_HAND = new Set(['partidas', 'sesiones', 'rondas', 'momentos']);

export interface ObjectiveCount {
  readonly objetivo: Objetivo;
  readonly index: number;
  /** Right answers of its topic, of `de`; undefined where no exercise counts towards it. */
  readonly van?: number | undefined;
  readonly hoy: number;
  readonly de: number;
}

const hasExercises = (plan: Plan, topic: string): boolean =>
  plan.planEstudio.some(({ tareas }) =>
    tareas.some(({ temaId, leccion }) => temaId === topic && (leccion?.ejercicios.length ?? 0) > 0),
  );

export function objectiveCounts(plan: Plan, measured: readonly Measured[], hoy: string): readonly ObjectiveCount[] {
  return plan.objetivos.map((objetivo, index) => {
    const de = objetivo.meta.umbral;
    const own = measured.filter(({ temaId }) => temaId === objetivo.temaId);
    if (BY_HAND.has(objetivo.meta.unidad) || !hasExercises(plan, objetivo.temaId))
      return { objetivo, index, hoy: 0, de };
    const right = own.filter(({ acierto }) => acierto);
    const today = right.filter(({ aqui }) => aqui?.dia === hoy).length;
    const van = Math.min(right.length, de);
    return { objetivo, index, van, hoy: Math.min(today, van), de };
  });
}
