import type { Dia } from '@estratega/domain';

/** A week with every task ticked. */
export const done = (plan: readonly Dia[]): Dia[] =>
  plan.map((day) => ({ ...day, tareas: day.tareas.map((task) => ({ ...task, estado: 'finalizado' as const })) }));
