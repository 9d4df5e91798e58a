import { type ObjectiveUpdate, objectiveUpdate, type Plan, type TaskUpdate, taskUpdate } from '@estratega/domain';

/** What the user changed, exactly as it is sent. */
export type Change = TaskUpdate | ObjectiveUpdate;

export const isObjectiveChange = (change: Change): change is ObjectiveUpdate => 'objetivoIndex' in change;

/** The one value that a change sets: a later change of the same field takes its place. */
export function fieldOf(change: Change): string {
  if (isObjectiveChange(change)) return `${change.planId}.o${change.objetivoIndex}`;
  const field = change.nuevoEstado === null ? 'prioridad' : 'estado';
  return `${change.planId}.d${change.diaIndex}.t${change.tareaIndex}.${field}`;
}

/** Storage is the user's: whatever is in it may be anything. */
export function readChange(raw: unknown): Change | null {
  return taskUpdate.safeParse(raw).data ?? objectiveUpdate.safeParse(raw).data ?? null;
}

/** The plan with the changes made, copying only what changed, so that unchanged rows are not drawn again. */
export function applyChanges(plan: Plan, changes: readonly Change[]): Plan {
  return changes.filter((change) => change.planId === plan.id).reduce(applyChange, plan);
}

function applyChange(plan: Plan, change: Change): Plan {
  if (isObjectiveChange(change)) {
    const objetivo = plan.objetivos[change.objetivoIndex];
    if (!objetivo || objetivo.estado === change.nuevoEstado) return plan;
    return {
      ...plan,
      objetivos: plan.objetivos.with(change.objetivoIndex, { ...objetivo, estado: change.nuevoEstado }),
    };
  }
  const day = plan.planEstudio[change.diaIndex];
  const task = day?.tareas[change.tareaIndex];
  if (!day || !task) return plan;
  const estado = change.nuevoEstado ?? task.estado;
  const prioridad = change.nuevaPrioridad ?? task.prioridad;
  if (estado === task.estado && prioridad === task.prioridad) return plan;
  const tareas = day.tareas.with(change.tareaIndex, { ...task, estado, prioridad });
  return { ...plan, planEstudio: plan.planEstudio.with(change.diaIndex, { ...day, tareas }) };
}
