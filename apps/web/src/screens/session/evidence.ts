import { askedOfTheme, isRight, type Measure, measure, type Objetivo, type Plan, type Tarea } from '@estratega/domain';
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

function measuredOf(plan: Plan, tarea: Tarea, diaIndex: number, tareaIndex: number): Measured[] {
  const here = readProgress(progressKey({ planId: plan.id, diaIndex, tareaIndex }, plan.semana)).hechos;
  const known = new Map((tarea.intentos ?? []).map((one) => [one.ejercicio, one]));
  return [...(tarea.leccion?.ejercicios ?? []), ...(tarea.leccion?.partidas ?? [])].flatMap((ejercicio): Measured[] => {
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

export interface ObjectiveCount {
  readonly objetivo: Objetivo;
  readonly index: number;
  /** Nothing where no exercise counts towards it. */
  readonly medida?: Measure | undefined;
  /** Right answers of today among them. */
  readonly hoy: number;
}

export function objectiveCounts(plan: Plan, measured: readonly Measured[], hoy: string): readonly ObjectiveCount[] {
  return plan.objetivos.map((objetivo, index) => {
    const medida = measure(objetivo, measured, askedOfTheme(plan.planEstudio, objetivo.temaId));
    const today = measured.filter(
      ({ temaId, resultado, aqui }) => temaId === objetivo.temaId && isRight(resultado) && aqui?.dia === hoy,
    );
    return { objetivo, index, medida, hoy: Math.min(today.length, medida?.aciertos ?? 0) };
  });
}
