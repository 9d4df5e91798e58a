import { index, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * Mails to be sent: what each is for and to whom, never its words. A link in one is made when it is sent, so that no
 * backup and nobody who reads this table can open an account with it. A row is gone when its mail is. It is a queue of the
 * server's, not a table of a user's: who asks for a new password has not been looked up yet.
 */
export const correos = pgTable(
  'correos',
  {
    id: uuid('id').primaryKey(),
    /** Whose account it is about; null where nobody has looked yet whether there is one. */
    cuenta: text('cuenta'),
    tipo: text('tipo').notNull(),
    correo: text('correo').notNull(),
    createdAt: moment('created_at').notNull(),
    intentos: smallint('intentos').notNull().default(0),
    siguienteAt: moment('siguiente_at').notNull(),
    /** Somebody is sending it, or died while doing so: then nobody knows whether it went, and it is not sent again. */
    tomadoAt: moment('tomado_at'),
  },
  (table) => [index('correos_siguiente').on(table.siguienteAt), index('correos_cuenta').on(table.cuenta)],
);
