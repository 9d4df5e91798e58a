import type { Access } from '../src/platform/http/access.ts';

/**
 * Every route of the API with what it needs: the authorisation matrix and the fuzzer are made from this table, and a
 * route that is not here fails the tests.
 */
export interface RouteRow {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly access: Access;
  /** A body that passes the schema, for routes that take one. */
  readonly body?: unknown;
  /** What a signed-in user of any tier gets for it. */
  readonly allowed: readonly number[];
}

export const ROUTE_TABLE: readonly RouteRow[] = [
  { method: 'GET', url: '/api/salud/viva', access: 'public', allowed: [200] },
  { method: 'GET', url: '/api/salud/lista', access: 'public', allowed: [200] },
  { method: 'GET', url: '/api/config', access: 'public', allowed: [200] },
  { method: 'GET', url: '/api/openapi.json', access: 'public', allowed: [200] },
  { method: 'GET', url: '/api/usuarios/yo', access: 'user', allowed: [200] },
  { method: 'PATCH', url: '/api/usuarios/yo', access: 'user', body: { name: 'Otro nombre' }, allowed: [200] },
  { method: 'GET', url: '/api/usuarios/yo/datos', access: 'user', allowed: [200] },
  { method: 'DELETE', url: '/api/usuarios/yo', access: 'user', allowed: [204] },
  {
    method: 'POST',
    url: '/api/auth/sign-up/email',
    access: 'public',
    body: { name: 'Ana', email: 'repetida@ejemplo.test', password: 'caballo-de-rey-7' },
    allowed: [200, 400],
  },
  {
    method: 'POST',
    url: '/api/auth/sign-in/email',
    access: 'public',
    body: { email: 'nadie@ejemplo.test', password: 'no-es-esta' },
    allowed: [401],
  },
  { method: 'POST', url: '/api/auth/sign-out', access: 'user', allowed: [200] },
  {
    method: 'POST',
    url: '/api/auth/request-password-reset',
    access: 'public',
    body: { email: 'nadie@ejemplo.test' },
    allowed: [503],
  },
  {
    method: 'POST',
    url: '/api/auth/reset-password',
    access: 'public',
    body: { newPassword: 'caballo-de-rey-8', token: 'no-existe' },
    allowed: [400],
  },
  {
    method: 'POST',
    url: '/api/auth/change-password',
    access: 'user',
    body: { currentPassword: 'no-es-esta', newPassword: 'caballo-de-rey-8' },
    allowed: [400],
  },
  {
    method: 'POST',
    url: '/api/auth/sign-in/social',
    access: 'public',
    body: { provider: 'google', callbackURL: '/acceso-google' },
    allowed: [503],
  },
  { method: 'GET', url: '/api/auth/callback/google', access: 'public', allowed: [503] },
  { method: 'GET', url: '/api/auth/get-session', access: 'public', allowed: [401] },
];
