import { CARRILES, type DecisionGuardada, GAMES, RESULTS, type Respuesta } from '@estratega/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { usuarios } from '../../platform/identity/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * Answers to exercises, judged here. Only ever added to, but for the verdict of a whole hand. They outlive their plan, because what is believed of a player
 * can be rebuilt from them, and go with the account.
 */
export const intentos = pgTable(
  'intentos',
  {
    userId: text('user_id')
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    /** Made by the browser: the same id is the same answer, however often it comes. */
    id: uuid('id').notNull(),
    /** Counts this player's answers in the order in which they were received, which in a session is that of giving them. */
    orden: integer('orden').notNull(),
    planId: text('plan_id').notNull(),
    campo: text('campo', { enum: GAMES }).notNull(),
    diaIndex: smallint('dia_index').notNull(),
    tareaIndex: smallint('tarea_index').notNull(),
    ejercicio: text('ejercicio').notNull(),
    /** What its difficulty is measured as: itself, or for one made from a seed all that differ only in the seed. */
    medida: text('medida').notNull(),
    /** "aj-tac-doble@2", as the task had it. */
    unidad: text('unidad').notNull(),
    respuesta: jsonb('respuesta').$type<Respuesta>().notNull(),
    resultado: text('resultado', { enum: RESULTS }).notNull(),
    /** Of a whole hand, each decision under its own theme: as it was judged when it came, and with its cost once it was played again here (`hands/job.ts`). */
    decisiones: jsonb('decisiones').$type<DecisionGuardada[]>(),
    /** The first answer of this player to the exercise, in any week: only that one measures. */
    primero: boolean('primero').notNull(),
    pistas: smallint('pistas').notNull(),
    ms: integer('ms').notNull(),
    /** What the exercise was taken to be worth before anybody answered, on the scale of chess ratings. */
    dificultad: smallint('dificultad').notNull(),
    /** Chance of a right answer that was expected of this player, by what was believed when the week was made; null where none was. */
    esperado: real('esperado'),
    /** Why its minutes were there; null in the daily review and in answers from before it was kept. */
    carril: text('carril', { enum: CARRILES }),
    /** Of a random probe: days since its unit was last met, when the week was made. */
    sonda: smallint('sonda'),
    hechoEn: moment('hecho_en').notNull(),
    registradoEn: moment('registrado_en').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('intentos_plan').on(table.userId, table.planId),
    index('intentos_ejercicio').on(table.userId, table.ejercicio),
    uniqueIndex('intentos_orden').on(table.userId, table.orden),
    index('intentos_medida').on(table.medida, table.registradoEn).where(sql`${table.primero}`),
    index('intentos_sondas').on(table.registradoEn).where(sql`${table.sonda} is not null`),
    index('intentos_nuevos').on(table.registradoEn, table.medida).where(sql`${table.primero}`),
  ],
);

/**
 * What was answered of each exercise of a running plan, kept as it comes: a plan is read far more often than it is answered, and
 * must cost the same after a year as after a day. Goes with the plan; `intentos` is what lasts.
 */
export const avancesEjercicios = pgTable(
  'avances_ejercicios',
  {
    userId: text('user_id')
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    planId: text('plan_id').notNull(),
    diaIndex: smallint('dia_index').notNull(),
    tareaIndex: smallint('tarea_index').notNull(),
    ejercicio: text('ejercicio').notNull(),
    /** Of its first answer in this task. */
    orden: integer('orden').notNull(),
    primero: text('primero', { enum: RESULTS }).notNull(),
    ultimo: text('ultimo', { enum: RESULTS }).notNull(),
    veces: integer('veces').notNull(),
    ms: bigint('ms', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({
      name: 'avances_ejercicios_pk',
      columns: [table.userId, table.planId, table.diaIndex, table.tareaIndex, table.ejercicio],
    }),
  ],
);

/** Of exercises, not of people: what everybody's first tries say of them. */
export const dificultades = pgTable('dificultades', {
  ejercicio: text('ejercicio').primaryKey(),
  valor: smallint('valor').notNull(),
  /** First tries that it rests on. */
  n: integer('n').notNull(),
  actualizada: moment('actualizada').notNull(),
  /** When the last first try that was looked at came. */
  hasta: moment('hasta').notNull(),
});
