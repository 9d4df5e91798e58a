import {
  type NoteUpdate,
  noteUpdate,
  type ObjectiveUpdate,
  objectiveUpdate,
  type Plan,
  type TaskUpdate,
  type TimeUpdate,
  taskUpdate,
  timeUpdate,
} from '@estratega/domain';

/** What the user changed, exactly as it is sent. */
export type Change = TaskUpdate | ObjectiveUpdate | NoteUpdate | TimeUpdate;

export const isObjectiveChange = (change: Change): change is ObjectiveUpdate => 'objetivoIndex' in change;

export const isNote = (change: Change): change is NoteUpdate => 'nombre' in change;
export const isTime = (change: Change): change is TimeUpdate => 'origen' in change;

/** The one value that a change sets: a later change of the same field takes its place. */
export function fieldOf(change: Change): string {
  if (isObjectiveChange(change)) return `${change.planId}.o${change.objetivoIndex}`;
  const field = isNote(change)
    ? `nota.${change.nombre}`
    : isTime(change)
      ? 'tiempo'
      : change.nuevoEstado === null
        ? 'prioridad'
        : 'estado';
  return `${change.planId}.d${change.diaIndex}.t${change.tareaIndex}.${field}`;
}

/** Storage is the user's: whatever is in it may be anything. */
export function readChange(raw: unknown): Change | null {
  for (const schema of [taskUpdate, objectiveUpdate, noteUpdate, timeUpdate]) {
    const { data } = schema.safeParse(raw);
    if (data) return data;
  }
  return null;
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
  // How long it took is told by the server, which knows of other browsers.
  if (!day || !task || isTime(change)) return plan;
  const withTask = (next: typeof task): Plan => ({
    ...plan,
    planEstudio: plan.planEstudio.with(change.diaIndex, { ...day, tareas: day.tareas.with(change.tareaIndex, next) }),
  });
  if (isNote(change)) {
    if ((task.notas?.[change.nombre] ?? '') === change.texto) return plan;
    return withTask({ ...task, notas: { ...task.notas, [change.nombre]: change.texto } });
  }
  const estado = change.nuevoEstado ?? task.estado;
  const prioridad = change.nuevaPrioridad ?? task.prioridad;
  if (estado === task.estado && prioridad === task.prioridad) return plan;
  return withTask({ ...task, estado, prioridad });
}
