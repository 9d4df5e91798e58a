import { sql } from 'drizzle-orm';
import { index, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Messages of the contact form. Not tied to an account: an address in a form proves nothing about who wrote it. */
export const mensajesContacto = pgTable(
  'mensajes_contacto',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    message: text('message').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When it was passed on by mail or to the form service; null = not yet, or there is nowhere to pass it on to. */
    reenviadoAt: moment('reenviado_at'),
    intentos: smallint('intentos').notNull().default(0),
    /** Whoever passes it on first moves this ahead: two servers never send it twice at once. */
    siguienteIntentoAt: moment('siguiente_intento_at').notNull(),
  },
  (table) => [
    index('mensajes_contacto_created').on(table.createdAt),
    index('mensajes_contacto_pendientes').on(table.siguienteIntentoAt).where(sql`${table.reenviadoAt} is null`),
  ],
);
