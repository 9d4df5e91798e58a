import { GAMES, type NivelDeclarado, type Respuesta, type Resultado } from '@estratega/domain';
import { boolean, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { usuarios } from '../../../platform/identity/tables.ts';
import type { MeasuredAnswer } from '../planner.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** An answer as it was given and judged. */
export type StoredAnswer = MeasuredAnswer & {
  readonly resultado: Resultado;
  readonly respuesta: Respuesta;
  readonly ms: number;
};

/** The last test of the level of each game: kept after every answer, so that a reload goes on where it stopped. */
export const pruebasNivel = pgTable(
  'pruebas_nivel',
  {
    userId: text('user_id')
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    campo: text('campo', { enum: GAMES }).notNull(),
    /** Another one with every new test: an answer to an older one finds nothing. */
    id: uuid('id').notNull(),
    nivel: jsonb('nivel').$type<NivelDeclarado>().notNull(),
    respuestas: jsonb('respuestas').$type<readonly StoredAnswer[]>().notNull(),
    /** What is asked now; null once it is over. */
    siguiente: jsonb('siguiente').$type<Omit<MeasuredAnswer, 'bien'>>(),
    /** What it says has been taken into what is believed of the player. */
    aplicada: boolean('aplicada').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.campo] })],
);
