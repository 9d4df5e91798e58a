import { TIERS } from '@estratega/domain';
import { boolean, index, integer, pgEnum, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const tierEnum = pgEnum('tier', TIERS);

/**
 * The user document and the identity's user are one row, so that an account can never exist without its document.
 * Property names are those that the identity library asks for.
 */
export const usuarios = pgTable(
  'usuarios',
  {
    id: text('uid').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    plan: tierEnum('plan').notNull().default('gratuito'),
    planHasta: moment('plan_hasta'),
    progressCount: integer('progress_count').notNull().default(0),
    subscriptionID: text('subscription_id'),
    consentDatos: moment('consent_datos'),
    consentMarketing: moment('consent_marketing'),
    noVender: moment('no_vender'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('usuarios_email').on(table.email)],
);

const userId = () =>
  text('user_id')
    .notNull()
    .references(() => usuarios.id, { onDelete: 'cascade' });

export const sesiones = pgTable(
  'sesiones',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    /** Its hash: see tokens.ts. */
    token: text('token').notNull(),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** When its owner last gave the password again. */
    confirmadaAt: moment('confirmada_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('sesiones_token').on(table.token), index('sesiones_user').on(table.userId)],
);

export const cuentas = pgTable(
  'cuentas',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('cuentas_provider').on(table.providerId, table.accountId),
    index('cuentas_user').on(table.userId),
  ],
);

export const verificaciones = pgTable(
  'verificaciones',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('verificaciones_identifier').on(table.identifier), index('verificaciones_value').on(table.value)],
);

/**
 * Accounts that are gone, as a hash of their random id, which leads to nobody: a backup made before knows them, and must
 * not bring them back.
 */
export const bajas = pgTable('bajas', {
  huella: text('huella').primaryKey(),
  createdAt: moment('created_at').notNull(),
});
