import {
  type AnalisisPartida,
  GAMES,
  KINDS,
  type ManoPropia,
  type PartidaPropia,
  SALAS,
  SITIOS,
} from '@estratega/domain';
import type { Exercise } from '@estratega/lessons';
import { bigint, index, integer, jsonb, pgTable, primaryKey, real, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { usuarios } from '../../platform/identity/tables.ts';

/** Own games and hands, without anybody else's name. Led by the player; they go with the account, or one by one. */

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const userId = () =>
  text('user_id')
    .notNull()
    .references(() => usuarios.id, { onDelete: 'cascade' });

const brought = () => ({
  userId: userId(),
  /** Made from what it is: bringing it again finds it. */
  id: text('id').notNull(),
  /** When it was played, as far as is known; else when it was brought. What lists are ordered by. */
  jugadaEn: moment('jugada_en').notNull(),
  guardadaEn: moment('guardada_en').notNull(),
  /** The month whose quota paid for its analysis; null while it waits. */
  mes: text('mes'),
});

export const partidas = pgTable(
  'partidas',
  {
    ...brought(),
    sitio: text('sitio', { enum: SITIOS }).notNull(),
    partida: jsonb('partida').$type<PartidaPropia>().notNull(),
    analisis: jsonb('analisis').$type<AnalisisPartida>(),
    /** Themes of what was missed: finding them again would be nearly all that facts cost. */
    ideas: jsonb('ideas').$type<readonly string[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('partidas_jugada').on(table.userId, table.jugadaEn, table.id),
  ],
);

export const manos = pgTable(
  'manos',
  {
    ...brought(),
    sala: text('sala', { enum: SALAS }).notNull(),
    mano: jsonb('mano').$type<ManoPropia>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('manos_jugada').on(table.userId, table.jugadaEn, table.id),
  ],
);

/** What a month's quota has paid for. Deleting a game does not give it back. */
export const cupos = pgTable(
  'cupos',
  {
    userId: userId(),
    mes: text('mes').notNull(),
    partidas: integer('partidas').notNull().default(0),
    manos: integer('manos').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.mes] })],
);

/** How much of each kind a player keeps: counted as it comes and goes, so that no bringing has to count everything again. */
export const guardado = pgTable(
  'guardado',
  {
    userId: userId(),
    que: text('que', { enum: KINDS }).notNull(),
    cuantas: integer('cuantas').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** Another one after every change of anything of the kind: what was found out about all of it holds until then. */
    estado: uuid('estado').notNull().defaultRandom(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.que] })],
);

/** Own mistakes as exercises. */
export const ejerciciosPropios = pgTable(
  'ejercicios_propios',
  {
    userId: userId(),
    id: text('id').notNull(),
    campo: text('campo', { enum: GAMES }).notNull(),
    /** The game or hand that it comes from. */
    de: text('de').notNull(),
    tema: text('tema').notNull(),
    /** Winning chance, or big blinds, that the mistake cost. */
    perdida: real('perdida').notNull(),
    ejercicio: jsonb('ejercicio').$type<Exercise>().notNull(),
    creadoEn: moment('creado_en').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('ejercicios_propios_de').on(table.userId, table.de),
  ],
);

/** Facts that the player took to the plan. */
export const hechosLlevados = pgTable(
  'hechos_llevados',
  {
    userId: userId(),
    campo: text('campo', { enum: GAMES }).notNull(),
    hecho: text('hecho').notNull(),
    llevadoEn: moment('llevado_en').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.campo, table.hecho] })],
);
