import { PAID_TIERS, PROVIDER_STATES } from '@estratega/domain';
import { index, integer, pgEnum, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { usuarios } from '../../platform/identity/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const paidTierEnum = pgEnum('plan_pago', PAID_TIERS);
export const providerStateEnum = pgEnum('estado_suscripcion', ['CREANDO', ...PROVIDER_STATES]);

/** Every subscription that was ever begun, from before the provider knows of it. */
export const suscripciones = pgTable(
  'suscripciones',
  {
    userId: text('user_id')
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    /** Our own id, and the provider's idempotency key: asking twice makes one. */
    solicitud: text('solicitud').notNull(),
    subscriptionID: text('subscription_id'),
    aprobacion: text('aprobacion'),
    plan: paidTierEnum('plan').notNull(),
    estado: providerStateEnum('estado').notNull().default('CREANDO'),
    pagadaHasta: moment('pagada_hasta'),
    /** Ticket of the latest reading begun: an older one that comes in late is not applied. */
    lectura: integer('lectura').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.solicitud] }),
    index('suscripciones_id').on(table.userId, table.subscriptionID),
  ],
);

/** Webhook events already dealt with. */
export const eventosPago = pgTable('eventos_pago', {
  id: text('id').primaryKey(),
  tipo: text('tipo').notNull(),
  receivedAt: moment('received_at').notNull(),
});
