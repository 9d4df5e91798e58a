import {
  CARRILES,
  type Carril,
  type Ejercicio,
  ESTADOS,
  type Estado,
  GAMES,
  type InformacionTema,
  type Leccion,
  type NoAplica,
  type Objetivo,
  PRIORIDADES,
  type Prediccion,
  TASK_TYPES,
  type Tarea,
  type TipoTarea,
  WEEKDAYS,
} from '@estratega/domain';
import {
  boolean,
  date,
  foreignKey,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { usuarios } from '../../platform/identity/tables.ts';
import type { Respuesta } from './planner.ts';

/** Names that last, less what the task's columns say already; the packs' addresses are looked up when the plan is read. */
export type StoredLesson = Omit<Leccion, 'paquetes' | 'plantilla' | 'unidad'> &
  Partial<Pick<Leccion, 'plantilla' | 'unidad'>>;

/** With the state that it had before: taking it back brings that. */
export type StoredNotApplicable = NoAplica & { readonly antes: Estado };

/** What could be answered in a week that is over: answers made without network may still come. */
export interface LessonPlace {
  readonly diaIndex: number;
  readonly tareaIndex: number;
  readonly leccion: Pick<Leccion, 'unidad' | 'ejercicios' | 'sondas'>;
  readonly carril?: Carril | null;
}

/**
 * A task of a week that is over: what was planned and what came of it. Kept in its week's row and not in rows of their own: they are
 * read by nobody but whoever asks what teaches, and then all together.
 */
export interface ArchivedTask {
  readonly diaIndex: number;
  readonly tareaIndex: number;
  readonly tipo: TipoTarea;
  /** Absent in weeks from before lanes. */
  readonly carril?: Carril;
  /** What it was about: of a mixed review all of them, the first its own. */
  readonly unidades: readonly string[];
  readonly nivel: number;
  readonly minutos: number;
  /** Absent where nothing was answered or timed. */
  readonly reales?: number;
  readonly hecha: boolean;
}

/** Every table is led by the user's id: all of a user's rows can live on one shard. */

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const userId = () =>
  text('user_id')
    .notNull()
    .references(() => usuarios.id, { onDelete: 'cascade' });

export const campoEnum = pgEnum('campo', GAMES);
export const estadoEnum = pgEnum('estado', ESTADOS);
export const prioridadEnum = pgEnum('prioridad', PRIORIDADES);
export const diaEnum = pgEnum('dia_semana', WEEKDAYS);
export const tipoEnum = pgEnum('tipo_tarea', TASK_TYPES);

export const planes = pgTable(
  'planes',
  {
    userId: userId(),
    id: text('id').notNull(),
    campo: campoEnum('campo').notNull(),
    /** What was asked for, whole: it goes out with the plan and comes back on advancing. */
    informacion: jsonb('informacion').$type<InformacionTema>().notNull(),
    zonaHoraria: text('zona_horaria').notNull(),
    hoy: date('hoy', { mode: 'string' }).notNull(),
    semana: integer('semana').notNull(),
    cambios: jsonb('cambios').$type<readonly string[]>().notNull(),
    /** What became of each theme that the player named; empty in weeks from before it was told. */
    respuestas: jsonb('respuestas').$type<readonly Respuesta[]>().notNull().default([]),
    /** The player spoke of trouble with money or of not being able to stop. */
    cautela: boolean('cautela').notNull().default(false),
    /** The week that this one followed: a repeated request to advance finds it here. */
    reemplaza: text('reemplaza'),
    /** The engine that made it, and the side of a comparison on which it was made; null in plans from before either was kept. */
    motor: text('motor'),
    variante: text('variante'),
    createdAt: moment('created_at').notNull(),
  },
  // How many plans a game may have is decided under the lock on the user's row: the tier says so, no constraint can.
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('planes_reemplaza').on(table.userId, table.reemplaza),
  ],
);

export const tareas = pgTable(
  'tareas',
  {
    userId: text('user_id').notNull(),
    planId: text('plan_id').notNull(),
    diaIndex: smallint('dia_index').notNull(),
    tareaIndex: smallint('tarea_index').notNull(),
    dia: diaEnum('dia').notNull(),
    fecha: date('fecha', { mode: 'string' }).notNull(),
    titulo: text('titulo').notNull(),
    descripcion: text('descripcion').notNull(),
    contenido: text('contenido').notNull(),
    tiempo: smallint('tiempo').notNull(),
    estado: estadoEnum('estado').notNull().default('esperando'),
    prioridad: prioridadEnum('prioridad').notNull().default('media'),
    temaId: text('tema_id').notNull(),
    nivel: smallint('nivel').notNull(),
    tipo: tipoEnum('tipo').notNull(),
    porque: text('porque').notNull(),
    otrosTemas: jsonb('otros_temas').$type<string[]>(),
    ejercicio: jsonb('ejercicio').$type<Ejercicio>(),
    carril: text('carril', { enum: CARRILES }),
    /** Null in weeks from before lessons could be answered: those keep all of theirs in `contenido`. */
    leccion: jsonb('leccion').$type<StoredLesson>(),
    /** The player said that it does not apply, or re-planning gave it up: `estado` then says finished. */
    noAplica: jsonb('no_aplica').$type<StoredNotApplicable>(),
    /** Where it is studied since missed days were re-planned. Its key stays: answers and changes on their way name it by that. */
    recuperada: jsonb('recuperada').$type<Tarea['recuperada']>(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.planId, table.diaIndex, table.tareaIndex] }),
    foreignKey({ columns: [table.userId, table.planId], foreignColumns: [planes.userId, planes.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** What the player added to a day; the engine never sees it. */
export const tareasPropias = pgTable(
  'tareas_propias',
  {
    userId: text('user_id').notNull(),
    planId: text('plan_id').notNull(),
    /** Made by the browser: the same id is the same task, however often it comes. */
    id: text('id').notNull(),
    fecha: date('fecha', { mode: 'string' }).notNull(),
    titulo: text('titulo').notNull(),
    nota: text('nota'),
    tiempo: smallint('tiempo').notNull(),
    estado: estadoEnum('estado').notNull().default('esperando'),
    prioridad: prioridadEnum('prioridad').notNull().default('media'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.planId, table.id] }),
    foreignKey({ columns: [table.userId, table.planId], foreignColumns: [planes.userId, planes.id] }).onDelete(
      'cascade',
    ),
  ],
);

export const objetivos = pgTable(
  'objetivos',
  {
    userId: text('user_id').notNull(),
    planId: text('plan_id').notNull(),
    objetivoIndex: smallint('objetivo_index').notNull(),
    id: text('id'),
    titulo: text('titulo').notNull(),
    descripcion: text('descripcion').notNull(),
    estado: estadoEnum('estado').notNull().default('esperando'),
    temaId: text('tema_id').notNull(),
    meta: jsonb('meta').$type<Objetivo['meta']>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.planId, table.objetivoIndex] }),
    foreignKey({ columns: [table.userId, table.planId], foreignColumns: [planes.userId, planes.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** What is believed of a player in one game. It outlives a plan, and goes with the account. */
export const aprendices = pgTable(
  'aprendices',
  {
    userId: userId(),
    campo: campoEnum('campo').notNull(),
    estado: jsonb('estado').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.campo] })],
);

/** Finished weeks, in figures. */
export const semanas = pgTable(
  'semanas',
  {
    userId: userId(),
    planId: text('plan_id').notNull(),
    campo: campoEnum('campo').notNull(),
    semana: integer('semana').notNull(),
    createdAt: moment('created_at').notNull(),
    finishedAt: moment('finished_at').notNull(),
    minutos: integer('minutos').notNull(),
    tareas: integer('tareas').notNull(),
    objetivos: integer('objetivos').notNull(),
    porTipo: jsonb('por_tipo').$type<Record<string, number>>().notNull(),
    /** From the answers; null in weeks from before there were any. */
    minutosReales: integer('minutos_reales'),
    hechos: integer('hechos'),
    aciertos: integer('aciertos'),
    prediccion: jsonb('prediccion').$type<Prediccion>(),
    /** Null in weeks from before late answers were taken. */
    lecciones: jsonb('lecciones').$type<readonly LessonPlace[]>(),
    /** Its tasks, as far as can be learnt from them; null in weeks from before they were kept, as are the two below. */
    detalle: jsonb('detalle').$type<readonly ArchivedTask[]>(),
    motor: text('motor'),
    variante: text('variante'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.planId] })],
);
