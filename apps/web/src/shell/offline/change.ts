import {
  type NotApplicableUpdate,
  type NoteUpdate,
  notApplicableUpdate,
  noteUpdate,
  type ObjectiveUpdate,
  type OwnTaskUpdate,
  objectiveUpdate,
  ownTaskUpdate,
  type Plan,
  type Tarea,
  type TaskUpdate,
  type TimeUpdate,
  taskUpdate,
  timeUpdate,
} from '@estratega/domain';

/** What the user changed, exactly as it is sent. */
export type Change = TaskUpdate | ObjectiveUpdate | NotApplicableUpdate | OwnTaskUpdate | NoteUpdate | TimeUpdate;

export const isObjectiveChange = (change: Change): change is ObjectiveUpdate => 'objetivoIndex' in change;
const isOwnChange = (change: Change): change is OwnTaskUpdate => 'tareaPropia' in change;
export const isNote = (change: Change): change is NoteUpdate => 'nombre' in change;
export const isTime = (change: Change): change is TimeUpdate => 'origen' in change;
const isNotApplicable = (change: Change): change is NotApplicableUpdate => 'motivo' in change;

/** Where a change is sent. */
export function pathOf(change: Change): string {
  if (isObjectiveChange(change)) return '/api/chat/actualizar-estado-objetivo';
  if (isOwnChange(change)) return '/api/chat/actualizar-tarea-propia';
  if (isNote(change) || isTime(change)) return '/api/chat/registrar-apunte';
  return isNotApplicable(change) ? '/api/chat/no-aplica' : '/api/chat/actualizar-estado-tarea';
}

/** Of a task: that it does not apply is said in the place of its state, and a state said later takes its place. */
function partOf(change: Exclude<Change, ObjectiveUpdate>): string {
  if (isNote(change)) return `nota.${change.nombre}`;
  if (isTime(change)) return 'tiempo';
  return isNotApplicable(change) || change.nuevoEstado !== null ? 'estado' : 'prioridad';
}

/** The one value that a change sets: a later change of the same field takes its place. */
export function fieldOf(change: Change): string {
  if (isObjectiveChange(change)) return `${change.planId}.o${change.objetivoIndex}`;
  const task = isOwnChange(change) ? `p${change.tareaPropia}` : `d${change.diaIndex}.t${change.tareaIndex}`;
  return `${change.planId}.${task}.${partOf(change)}`;
}

/** Storage is the user's: whatever is in it may be anything. */
export function readChange(raw: unknown): Change | null {
  for (const schema of [taskUpdate, objectiveUpdate, notApplicableUpdate, ownTaskUpdate, noteUpdate, timeUpdate]) {
    const { data } = schema.safeParse(raw);
    if (data) return data;
  }
  return null;
}

/** The plan with the changes made, copying only what changed, so that unchanged rows are not drawn again. */
export function applyChanges(plan: Plan, changes: readonly Change[]): Plan {
  return changes.filter((change) => change.planId === plan.id).reduce(applyChange, plan);
}

/** What a task is after a change; the same object where nothing changes. */
function changedTask(task: Tarea, change: TaskUpdate | NotApplicableUpdate): Tarea {
  const { noAplica, ...rest } = task;
  if (isNotApplicable(change)) {
    const { motivo, nota } = change;
    if (motivo === null) return noAplica ? { ...rest, estado: noAplica.antes ?? 'esperando' } : task;
    const antes = noAplica?.antes ?? task.estado;
    return { ...rest, estado: 'finalizado', noAplica: { motivo, ...(nota ? { nota } : {}), antes } };
  }
  const { nuevoEstado, nuevaPrioridad } = change;
  const estado = nuevoEstado ?? task.estado;
  const prioridad = nuevaPrioridad ?? task.prioridad;
  // The last word on its state: it applies again.
  if (nuevoEstado !== null && noAplica) return { ...rest, estado, prioridad };
  return estado === task.estado && prioridad === task.prioridad ? task : { ...task, estado, prioridad };
}

const noted = (task: Tarea, { nombre, texto }: NoteUpdate): Tarea =>
  (task.notas?.[nombre] ?? '') === texto ? task : { ...task, notas: { ...task.notas, [nombre]: texto } };

function applyChange(plan: Plan, change: Change): Plan {
  if (isObjectiveChange(change)) {
    const objetivo = plan.objetivos[change.objetivoIndex];
    if (!objetivo || objetivo.estado === change.nuevoEstado) return plan;
    return {
      ...plan,
      objetivos: plan.objetivos.with(change.objetivoIndex, { ...objetivo, estado: change.nuevoEstado }),
    };
  }
  if (isOwnChange(change)) {
    const at = plan.propias.findIndex(({ id }) => id === change.tareaPropia);
    const own = plan.propias[at];
    if (!own) return plan;
    const estado = change.nuevoEstado ?? own.estado;
    const prioridad = change.nuevaPrioridad ?? own.prioridad;
    if (estado === own.estado && prioridad === own.prioridad) return plan;
    return { ...plan, propias: plan.propias.with(at, { ...own, estado, prioridad }) };
  }
  const day = plan.planEstudio[change.diaIndex];
  const task = day?.tareas[change.tareaIndex];
  // How long it took is told by the server, which knows of other browsers.
  if (!day || !task || isTime(change)) return plan;
  const changed = isNote(change) ? noted(task, change) : changedTask(task, change);
  if (changed === task) return plan;
  const tareas = day.tareas.with(change.tareaIndex, changed);
  return { ...plan, planEstudio: plan.planEstudio.with(change.diaIndex, { ...day, tareas }) };
}
