import { askedOfTheme, isRight, type Measure, measure, type Objetivo, type Plan } from '@estratega/domain';
import { addChange } from '../../shell/offline/change-store.ts';
import { type Measured, measuredIn } from './evidence.ts';
import { FIN, progressKey, readProgress } from './progress.ts';

/** How far the week's objectives have come. Wanted at the end of a task and of a week: it comes then. */

export interface ObjectiveCount {
  readonly objetivo: Objetivo;
  readonly index: number;
  /** Nothing where no exercise counts towards it. */
  readonly medida?: Measure | undefined;
  /** Right answers of today among them. */
  readonly hoy: number;
}

/** A task that ended here is over, though the week was read before. */
const asOfNow = (plan: Plan): Plan['planEstudio'] =>
  plan.planEstudio.map((day, diaIndex) => ({
    ...day,
    tareas: day.tareas.map((tarea, tareaIndex) =>
      readProgress(progressKey({ planId: plan.id, diaIndex, tareaIndex }, plan.semana)).paso === FIN
        ? { ...tarea, estado: 'finalizado' }
        : tarea,
    ),
  }));

export function objectiveCounts(plan: Plan, measured: readonly Measured[], hoy: string): readonly ObjectiveCount[] {
  const days = asOfNow(plan);
  return plan.objetivos.map((objetivo, index) => {
    const medida = measure(objetivo, measured, askedOfTheme(days, objetivo.temaId));
    const today = measured.filter(
      ({ temaId, resultado, aqui }) => temaId === objetivo.temaId && isRight(resultado) && aqui?.dia === hoy,
    );
    return { objetivo, index, medida, hoy: Math.min(today.length, medida?.aciertos ?? 0) };
  });
}

/**
 * What exercises count towards is counted by itself, once the rest of the week cannot undo it; whoever thinks otherwise can
 * still set it in the week.
 */
export function markMet(plan: Plan, uid: string, hoy: string): void {
  for (const { index, medida, objetivo } of objectiveCounts(plan, measuredIn(plan), hoy)) {
    if (medida?.seguro && objetivo.estado !== 'finalizado')
      addChange(uid, { planId: plan.id, objetivoIndex: index, nuevoEstado: 'finalizado' });
  }
}
