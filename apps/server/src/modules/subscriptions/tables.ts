import { PAID_TIERS, PROVIDER_STATES } from '@estratega/domain';
import { boolean, integer, pgEnum, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
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
    /** The provider's plan at the time: changing the configured one must not orphan those who pay the old one. */
    planProveedor: text('plan_proveedor').notNull().default(''),
    estado: providerStateEnum('estado').notNull().default('CREANDO'),
    pagadaHasta: moment('pagada_hasta'),
    /** The last payment was given back. */
    reembolsada: boolean('reembolsada').notNull().default(false),
    /** Tickets: of the latest reading begun, and of the newest one applied. One begun earlier never overwrites it. */
    lectura: integer('lectura').notNull().default(0),
    aplicada: integer('aplicada').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.solicitud] }),
    uniqueIndex('suscripciones_id').on(table.userId, table.subscriptionID),
  ],
);

/** Whose a subscription is, for whoever knows only what the provider calls it. */
export const directorioSuscripciones = pgTable('directorio_suscripciones', {
  subscriptionID: text('subscription_id').primaryKey(),
  userId: text('user_id').notNull(),
});

/** Webhook events already dealt with. */
export const eventosPago = pgTable('eventos_pago', {
  id: text('id').primaryKey(),
  tipo: text('tipo').notNull(),
  receivedAt: moment('received_at').notNull(),
});

/**
 * The provider cannot cancel what nobody has approved yet. When an account goes meanwhile, its approval is remembered
 * here, without the person, and cancelled if it ever comes.
 */
export const suscripcionesHuerfanas = pgTable('suscripciones_huerfanas', {
  subscriptionID: text('subscription_id').primaryKey(),
  createdAt: moment('created_at').notNull(),
});
