import { NOTE_NAMES } from '@estratega/domain';
import { integer, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { usuarios } from '../../platform/identity/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const ofTask = () => ({
  userId: text('user_id')
    .notNull()
    .references(() => usuarios.id, { onDelete: 'cascade' }),
  planId: text('plan_id').notNull(),
  diaIndex: smallint('dia_index').notNull(),
  tareaIndex: smallint('tarea_index').notNull(),
});

/** What a player wrote of a task, one row for each thing asked. It outlives the plan: it is theirs to read and to take away. */
export const apuntes = pgTable(
  'apuntes',
  {
    ...ofTask(),
    nombre: text('nombre', { enum: NOTE_NAMES }).notNull(),
    texto: text('texto').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.planId, table.diaIndex, table.tareaIndex, table.nombre] })],
);

/** How long a task was worked on, by browser: each tells its own sum, which only grows. */
export const tiempos = pgTable(
  'tiempos',
  {
    ...ofTask(),
    /** Made by the browser, and tells nothing else about it. */
    origen: uuid('origen').notNull(),
    ms: integer('ms').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.planId, table.diaIndex, table.tareaIndex, table.origen] })],
);
