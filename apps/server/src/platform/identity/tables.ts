import { TIERS } from '@estratega/domain';
import {
  boolean,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const tierEnum = pgEnum('tier', TIERS);

/**
 * The user document and the identity's user are one row, so that an account can never exist without its document.
 * Property names are those that the identity library asks for.
 */
export const usuarios = pgTable('usuarios', {
  id: text('uid').primaryKey(),
  name: text('name').notNull(),
  /** Nobody else's: `directorio_correos` sees to that. */
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
});

/** See directory.ts. No reference to the user: on many machines a row here lives elsewhere than its user. */
export const directorioCorreos = pgTable('directorio_correos', {
  email: text('email').primaryKey(),
  userId: text('user_id').notNull(),
});
export const directorioAccesos = pgTable(
  'directorio_accesos',
  {
    providerId: text('provider_id').notNull(),
    accountId: text('account_id').notNull(),
    userId: text('user_id').notNull(),
  },
  (table) => [
    // The account first: there are few providers, and rows are spread by what comes first.
    primaryKey({ columns: [table.accountId, table.providerId] }),
  ],
);
/** Keys from before they named their user; the last of them ends with its session, 90 days after its beginning. */
export const directorioSesiones = pgTable(
  'directorio_sesiones',
  {
    token: text('token').primaryKey(),
    userId: text('user_id').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('directorio_sesiones_user').on(table.userId)],
);

/** What the identity library takes for a session: the ticket that Google's window exchanges, once, for one of ours. */
export const boletos = pgTable(
  'boletos',
  {
    token: text('token').primaryKey(),
    id: text('id').notNull(),
    userId: text('user_id').notNull(),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('boletos_user').on(table.userId)],
);

const userId = () =>
  text('user_id')
    .notNull()
    .references(() => usuarios.id, { onDelete: 'cascade' });

export const sesiones = pgTable(
  'sesiones',
  {
    id: text('id').notNull(),
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
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export const cuentas = pgTable(
  'cuentas',
  {
    id: text('id').notNull(),
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
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('cuentas_provider').on(table.userId, table.providerId, table.accountId),
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
