import type { Campo, Dia, Estado, Leccion, Objetivo, Plan, Prioridad, Tarea } from '@estratega/domain';
import { and, asc, eq, getTableColumns, gte, sql } from 'drizzle-orm';
import { type Carried, type Db, type OfPlan, type Queryable, rowsInOne } from '../../platform/database/index.ts';
import { usuarios } from '../../platform/identity/tables.ts';
import type { ExerciseAnswers, TaskNotes } from './answers.ts';
import type { Learner, PlannedWeek } from './planner.ts';
import { toOwnTask } from './shifts/stored.ts';
import {
  aprendices,
  type LessonPlace,
  objetivos,
  planes,
  type StoredLesson,
  semanas,
  tareas,
  tareasPropias,
} from './tables.ts';

export type PlanRow = typeof planes.$inferSelect;
export type StoredPlan = PlanRow & Pick<Plan, 'planEstudio' | 'objetivos' | 'propias'>;
export type StudiedPlan = StoredPlan & { readonly answered: ExerciseAnswers[]; readonly noted: TaskNotes[] };
export type FinishedWeekRow = typeof semanas.$inferInsert;

const unitOf = ({ temaId, nivel }: Pick<Tarea, 'temaId' | 'nivel'>) => `${temaId}@${nivel}`;

/**
 * What lasts of a task: where its packs are today, and what was answered, is known when it is read. What its columns
 * tell already is not written again: a week is the largest thing that the product writes.
 */
const toRow = ({
  leccion,
  intentos: _answers,
  minutosReales: _minutes,
  notas: _notes,
  noAplica: _said,
  recuperada: _moved,
  ...task
}: Tarea) => {
  if (leccion === undefined) return task;
  const { paquetes: _today, plantilla, unidad, ...lasting } = leccion;
  return {
    ...task,
    leccion: {
      ...lasting,
      ...(plantilla === task.tipo ? {} : { plantilla }),
      ...(unidad === unitOf(task) ? {} : { unidad }),
    },
  };
};

interface PlanKey {
  readonly userId: string;
  readonly planId: string;
}
export const dayRows = (key: PlanKey, { dia, fecha, tareas }: Dia, diaIndex: number) =>
  tareas.map((task, tareaIndex) => ({ ...toRow(task), ...key, diaIndex, tareaIndex, dia, fecha }));
export const goalRows = (key: PlanKey, goals: readonly Objetivo[]) =>
  goals.map(({ medido: _counted, ...objective }, objetivoIndex) => ({ ...objective, ...key, objetivoIndex }));

const toLesson = (task: Pick<Tarea, 'tipo' | 'temaId' | 'nivel'>, stored: StoredLesson): Leccion => ({
  plantilla: task.tipo,
  unidad: unitOf(task),
  ...stored,
  paquetes: [],
});

const ofPlan = (
  table: typeof tareas | typeof objetivos | typeof tareasPropias,
  userId: OfPlan['userId'],
  planId: OfPlan['planId'],
) => and(eq(table.userId, userId), eq(table.planId, planId));

const TASK_COLUMNS = [
  'diaIndex',
  'dia',
  'fecha',
  'titulo',
  'descripcion',
  'contenido',
  'tiempo',
  'estado',
  'prioridad',
  'temaId',
  'nivel',
  'tipo',
  'porque',
  'otrosTemas',
  'ejercicio',
  'carril',
  'leccion',
  'noAplica',
  'recuperada',
] as const satisfies readonly (keyof typeof tareas.$inferSelect)[];
type TaskRow = Pick<typeof tareas.$inferSelect, (typeof TASK_COLUMNS)[number]>;

const toDays = (rows: readonly TaskRow[]): Plan['planEstudio'] => {
  const days: Plan['planEstudio'] = [];
  for (const row of rows) {
    const { diaIndex, dia, fecha, otrosTemas, ejercicio, carril, leccion, noAplica, recuperada, ...task } = row;
    const day = days[diaIndex] ?? { dia, fecha, tareas: [] };
    day.tareas.push({
      ...task,
      ...(otrosTemas === null ? {} : { otrosTemas }),
      ...(ejercicio === null ? {} : { ejercicio }),
      ...(carril === null ? {} : { carril }),
      ...(leccion === null ? {} : { leccion: toLesson(task, leccion) }),
      ...(noAplica === null ? {} : { noAplica }),
      ...(recuperada ? { recuperada } : {}),
    });
    days[diaIndex] = day;
  }
  return days;
};

/** What was set aside when the week was re-planned can still be answered by whoever had begun. */
export const answerableIn = ({
  unidad,
  ejercicios,
  partidas = [],
  apartados = [],
  sondas,
}: Omit<Leccion, 'paquetes'>): LessonPlace['leccion'] => ({
  unidad,
  ejercicios: [...ejercicios, ...partidas, ...apartados],
  ...(sondas ? { sondas } : {}),
});

const GOAL_COLUMNS = ['id', 'titulo', 'descripcion', 'estado', 'temaId', 'meta'] as const;
type GoalRow = Pick<typeof objetivos.$inferSelect, (typeof GOAL_COLUMNS)[number]>;
const OWN_COLUMNS = ['id', 'fecha', 'titulo', 'nota', 'tiempo', 'estado', 'prioridad'] as const;

const partOf =
  (table: Parameters<typeof ofPlan>[0]) =>
  ({ userId, planId }: OfPlan) =>
    ofPlan(table, userId, planId);
const TASKS = rowsInOne(tareas, TASK_COLUMNS, partOf(tareas), [asc(tareas.diaIndex), asc(tareas.tareaIndex)]);
const GOALS = rowsInOne(objetivos, GOAL_COLUMNS, partOf(objetivos), [asc(objetivos.objetivoIndex)]);
const OWN_TASKS = rowsInOne(tareasPropias, OWN_COLUMNS, partOf(tareasPropias), [
  asc(tareasPropias.fecha),
  asc(tareasPropias.createdAt),
  asc(tareasPropias.id),
]);

const toObjectives = (rows: readonly GoalRow[]): Plan['objetivos'] =>
  rows.map(({ id, ...objective }) => ({
    ...objective,
    ...(id === null ? {} : { id }),
  }));

/** What other modules keep of a plan. */
export interface Beside<A = never, N = never> {
  readonly answers: Carried<A, ExerciseAnswers[]>;
  readonly notes: Carried<N, TaskNotes[]>;
  /** What others keep only for as long as the plan is there. */
  readonly forget: (q: Queryable, userId: string, planId: string) => Promise<void>;
  /** And of a week that ends by being removed: nobody counts it again. */
  readonly forgetRemoved: (q: Queryable, userId: string, planId: string) => Promise<void>;
}
/** A plan is what is read most: one statement gives all of it, and outside of a transaction it is prepared once. */
const wholeBy = <A, N>(q: Queryable, beside: Beside<A, N>, of: OfPlan) =>
  q
    .select({
      ...getTableColumns(planes),
      tasks: TASKS.value(of),
      goals: GOALS.value(of),
      own: OWN_TASKS.value(of),
      answers: beside.answers.value(of),
      notes: beside.notes.value(of),
    })
    .from(planes)
    .where(and(eq(planes.userId, of.userId), eq(planes.id, of.planId)));
const preparedBy = <A, N>(db: Db, beside: Beside<A, N>) =>
  wholeBy(db, beside, { userId: sql.placeholder('userId'), planId: sql.placeholder('planId') }).prepare('plan-whole');

/** As `metricas` counts: what was left out when the week was re-planned is not of the week, nor an objective of that theme alone. */
const KEPT_TASK = sql`and x.no_aplica->>'motivo' is distinct from 'reorganizada'`;
const KEPT_GOAL = sql`and (
  not exists (select from tareas y where y.user_id = x.user_id and y.plan_id = x.plan_id and y.tema_id = x.tema_id
    and y.no_aplica->>'motivo' = 'reorganizada')
  or exists (select from tareas y where y.user_id = x.user_id and y.plan_id = x.plan_id and y.tema_id = x.tema_id
    and y.no_aplica->>'motivo' is distinct from 'reorganizada'))`;

export const plansRepository = <A, N>(db: Db, beside: Beside<A, N>, prepared = preparedBy(db, beside)) => ({
  transaction: <T>(work: (tx: Queryable) => Promise<T>): Promise<T> => db.transaction(work),
  anySince: async (userId: string, since: Date): Promise<boolean> => {
    const [made, finished] = await Promise.all([
      db
        .select({ id: planes.id })
        .from(planes)
        .where(and(eq(planes.userId, userId), gte(planes.createdAt, since)))
        .limit(1),
      db
        .select({ id: semanas.planId })
        .from(semanas)
        .where(and(eq(semanas.userId, userId), gte(semanas.finishedAt, since)))
        .limit(1),
    ]);
    return made.length + finished.length > 0;
  },

  /** Whatever decides about a user's plans waits here for its turn. */
  lockUser: async (q: Queryable, userId: string) =>
    (
      await q
        .select({ plan: usuarios.plan, planHasta: usuarios.planHasta, progressCount: usuarios.progressCount })
        .from(usuarios)
        .where(eq(usuarios.id, userId))
        .for('update')
    )[0],
  user: async (userId: string) =>
    (
      await db
        .select({ plan: usuarios.plan, planHasta: usuarios.planHasta, progressCount: usuarios.progressCount })
        .from(usuarios)
        .where(eq(usuarios.id, userId))
    )[0],
  countProgression: async (q: Queryable, userId: string): Promise<void> => {
    await q
      .update(usuarios)
      .set({ progressCount: sql`${usuarios.progressCount} + 1` })
      .where(eq(usuarios.id, userId));
  },

  /** What each current plan was asked for with: how many there are, and what another one must differ from. */
  asked: (userId: string, q: Queryable = db) =>
    q
      .select({ id: planes.id, campo: planes.campo, informacion: planes.informacion })
      .from(planes)
      .where(eq(planes.userId, userId))
      .orderBy(asc(planes.createdAt)),

  /** With what was answered and written of it. */
  find: async (userId: string, planId: string, q: Queryable = db): Promise<StudiedPlan | undefined> => {
    const of = { userId, planId };
    const [row] = await (q === db ? prepared.execute(of) : wholeBy(q, beside, of));
    if (!row) return undefined;
    const { tasks, goals, own, answers, notes, ...plan } = row;
    return {
      ...plan,
      planEstudio: toDays(TASKS.read(tasks)),
      objetivos: toObjectives(GOALS.read(goals)),
      propias: OWN_TASKS.read(own).map(toOwnTask),
      answered: beside.answers.read(answers),
      noted: beside.notes.read(notes),
    };
  },
  /** What can be answered in it. */
  answerable: async (userId: string, planId: string, q: Queryable = db) => {
    const rows = await q
      .select({
        campo: planes.campo,
        createdAt: planes.createdAt,
        diaIndex: tareas.diaIndex,
        tareaIndex: tareas.tareaIndex,
        tipo: tareas.tipo,
        temaId: tareas.temaId,
        nivel: tareas.nivel,
        carril: tareas.carril,
        leccion: tareas.leccion,
      })
      .from(planes)
      .innerJoin(tareas, and(eq(tareas.userId, planes.userId), eq(tareas.planId, planes.id)))
      .where(and(eq(planes.userId, userId), eq(planes.id, planId)));
    const [first] = rows;
    const asked = rows.map((row) => ({ ...row, leccion: row.leccion && answerableIn(toLesson(row, row.leccion)) }));
    return first && { campo: first.campo, createdAt: first.createdAt, tareas: asked };
  },
  /** When the plan that has that task was made; both stay until the transaction ends. */
  holdTask: async (
    q: Queryable,
    userId: string,
    at: { planId: string; diaIndex: number; tareaIndex: number },
  ): Promise<Date | undefined> =>
    (
      await q
        .select({ createdAt: planes.createdAt })
        .from(tareas)
        .innerJoin(planes, and(eq(planes.userId, tareas.userId), eq(planes.id, tareas.planId)))
        .where(
          and(
            ofPlan(tareas, userId, at.planId),
            eq(tareas.diaIndex, at.diaIndex),
            eq(tareas.tareaIndex, at.tareaIndex),
          ),
        )
        .for('key share')
    )[0]?.createdAt,
  /** The same of a week that is over: answers given without network come after it. */
  answerableOnce: async (userId: string, planId: string, q: Queryable = db) => {
    const [week] = await q
      .select({ campo: semanas.campo, createdAt: semanas.createdAt, lecciones: semanas.lecciones })
      .from(semanas)
      .where(and(eq(semanas.userId, userId), eq(semanas.planId, planId)));
    return week?.lecciones ? { campo: week.campo, createdAt: week.createdAt, tareas: week.lecciones } : undefined;
  },
  /** What was answered of a finished week, counted again. */
  measureAgain: async (
    q: Queryable,
    userId: string,
    planId: string,
    measured: Pick<FinishedWeekRow, 'minutosReales' | 'hechos' | 'aciertos' | 'detalle'>,
  ): Promise<void> => {
    await q
      .update(semanas)
      .set(measured)
      .where(and(eq(semanas.userId, userId), eq(semanas.planId, planId)));
  },
  /** Of a finished week; nothing in one from before its tasks were kept. */
  archivedTasks: async (q: Queryable, userId: string, planId: string): Promise<FinishedWeekRow['detalle']> =>
    (
      await q
        .select({ detalle: semanas.detalle })
        .from(semanas)
        .where(and(eq(semanas.userId, userId), eq(semanas.planId, planId)))
    )[0]?.detalle,
  idOfSuccessor: async (q: Queryable, userId: string, planId: string): Promise<string | undefined> =>
    (
      await q
        .select({ id: planes.id })
        .from(planes)
        .where(and(eq(planes.userId, userId), eq(planes.reemplaza, planId)))
    )[0]?.id,

  list: async (userId: string) => {
    const counts = (table: typeof tareas | typeof objetivos | typeof tareasPropias, onlyDone: boolean) =>
      sql<number>`(select count(*)::int from ${table} x where x.user_id = planes.user_id and x.plan_id = planes.id ${
        table === tareas ? KEPT_TASK : table === objetivos ? KEPT_GOAL : sql``
      } ${onlyDone ? sql`and x.estado = 'finalizado'` : sql``})`;
    return db
      .select({
        id: planes.id,
        campo: planes.campo,
        informacion: planes.informacion,
        createdAt: planes.createdAt,
        semana: planes.semana,
        zonaHoraria: planes.zonaHoraria,
        totalTareas: sql<number>`${counts(tareas, false)} + ${counts(tareasPropias, false)}`,
        tareasTerminadas: sql<number>`${counts(tareas, true)} + ${counts(tareasPropias, true)}`,
        totalObjetivos: counts(objetivos, false),
        objetivosTerminados: counts(objetivos, true),
      })
      .from(planes)
      .where(eq(planes.userId, userId))
      .orderBy(asc(planes.createdAt));
  },

  /** The tasks of all of a user's plans, as far as choosing the next one goes. */
  tasksOf: (userId: string) =>
    db
      .select({
        planId: tareas.planId,
        diaIndex: tareas.diaIndex,
        tareaIndex: tareas.tareaIndex,
        fecha: sql<string>`coalesce(${tareas.recuperada}->>'fecha', ${tareas.fecha}::text)`,
        titulo: tareas.titulo,
        tiempo: tareas.tiempo,
        estado: tareas.estado,
        tema: sql<string | null>`${tareas.leccion}->>'tema'`,
        conLeccion: sql<boolean>`${tareas.leccion} is not null`,
      })
      .from(tareas)
      .where(and(eq(tareas.userId, userId), sql`${tareas.noAplica}->>'motivo' is distinct from 'reorganizada'`))
      .orderBy(asc(tareas.planId), asc(tareas.diaIndex), asc(tareas.tareaIndex)),

  insert: async (
    q: Queryable,
    row: Omit<PlanRow, 'respuestas' | 'cautela'>,
    { respuestas, cautela, ...week }: PlannedWeek,
  ): Promise<void> => {
    const key = { userId: row.userId, planId: row.id };
    await q.insert(planes).values({ ...row, respuestas, cautela });
    await q.insert(tareas).values(week.planEstudio.flatMap((day, diaIndex) => dayRows(key, day, diaIndex)));
    await q.insert(objetivos).values(goalRows(key, week.objetivos));
  },
  forgetRemoved: beside.forgetRemoved,
  remove: async (q: Queryable, userId: string, planId: string): Promise<boolean> => {
    await beside.forget(q, userId, planId);
    const gone = await q
      .delete(planes)
      .where(and(eq(planes.userId, userId), eq(planes.id, planId)))
      .returning({ id: planes.id });
    return gone.length > 0;
  },

  updateTask: async (
    userId: string,
    at: { planId: string; diaIndex: number; tareaIndex: number },
    change: { estado?: Estado; prioridad?: Prioridad; noAplica?: null },
  ) =>
    (
      await db
        .update(tareas)
        .set(change)
        .where(
          and(
            ofPlan(tareas, userId, at.planId),
            eq(tareas.diaIndex, at.diaIndex),
            eq(tareas.tareaIndex, at.tareaIndex),
          ),
        )
        .returning({ estado: tareas.estado, prioridad: tareas.prioridad })
    )[0],
  updateObjective: async (userId: string, at: { planId: string; objetivoIndex: number }, estado: Estado) =>
    (
      await db
        .update(objetivos)
        .set({ estado })
        .where(and(ofPlan(objetivos, userId, at.planId), eq(objetivos.objetivoIndex, at.objetivoIndex)))
        .returning({ estado: objetivos.estado })
    )[0],

  learner: async (q: Queryable = db, userId: string, campo: Campo): Promise<Learner | undefined> =>
    (
      await q
        .select({ estado: aprendices.estado })
        .from(aprendices)
        .where(and(eq(aprendices.userId, userId), eq(aprendices.campo, campo)))
    )[0]?.estado as Learner | undefined,
  saveLearner: async (q: Queryable, userId: string, campo: Campo, estado: Learner, updatedAt: Date): Promise<void> => {
    await q
      .insert(aprendices)
      .values({ userId, campo, estado, updatedAt })
      .onConflictDoUpdate({ target: [aprendices.userId, aprendices.campo], set: { estado, updatedAt } });
  },
  learners: (userId: string) =>
    db.select().from(aprendices).where(eq(aprendices.userId, userId)).orderBy(asc(aprendices.campo)),

  archive: async (q: Queryable, row: FinishedWeekRow): Promise<void> => {
    await q.insert(semanas).values(row).onConflictDoNothing();
  },
  archived: (userId: string) =>
    db.select().from(semanas).where(eq(semanas.userId, userId)).orderBy(asc(semanas.finishedAt)),
  plansOf: (userId: string) => db.select({ id: planes.id }).from(planes).where(eq(planes.userId, userId)),
});
export type PlansRepository = ReturnType<typeof plansRepository>;
