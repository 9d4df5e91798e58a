import type { Rasgos } from '@estratega/lessons';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** Puzzles of a published file that the operator has imported. Nobody's data: they can be imported again. */
export const problemas = pgTable(
  'problemas',
  {
    /** As the file names it. */
    id: text('id').primaryKey(),
    fen: text('fen').notNull(),
    /** The rival's move that led to the board. */
    ultima: text('ultima').notNull(),
    linea: text('linea').array().notNull(),
    dificultad: smallint('dificultad').notNull(),
    nivel: smallint('nivel').notNull(),
    temas: text('temas').array().notNull(),
    meta: text('meta', { enum: ['gana', 'salva'] }).notNull(),
    calidad: integer('calidad').notNull(),
    /** One of the best of a theme and level: those are what plans are made with. */
    elegido: boolean('elegido').notNull().default(false),
    /** Of the chosen ones, what a prompt may ask of them. */
    rasgos: jsonb('rasgos').$type<Rasgos>(),
  },
  (table) => [index('problemas_elegidos').on(table.id).where(sql`${table.elegido}`)],
);

/** How far a file has been read, so that an import that was cut goes on where it was. */
export const importaciones = pgTable('importaciones', {
  /** Made from the file's size and beginning. */
  huella: text('huella').primaryKey(),
  lineas: integer('lineas').notNull(),
  tomados: integer('tomados').notNull(),
  terminada: boolean('terminada').notNull(),
  actualizada: timestamp('actualizada', { withTimezone: true, mode: 'date' }).notNull(),
});
