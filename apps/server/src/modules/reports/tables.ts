import { date, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** What the jobs by night found, a row a night and report: sums of everybody's answers, and nobody's in particular. */
export const informes = pgTable(
  'informes',
  {
    nombre: text('nombre').notNull(),
    dia: date('dia', { mode: 'string' }).notNull(),
    contenido: jsonb('contenido').notNull(),
  },
  (table) => [primaryKey({ columns: [table.nombre, table.dia] })],
);
