import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Origins beside our own that pages may talk to. */
export interface ExtraSources {
  readonly connect?: readonly string[];
  /** The payment provider's, for the one page that takes payments. */
  readonly payment?: readonly string[];
}

/** What PayPal asks for its script (developer.paypal.com/sdk/js/best-practices), with a nonce in place of unsafe scripts. */
const PAYPAL_SOURCES = ['https://*.paypal.com', 'https://*.paypalobjects.com', 'https://*.venmo.com'];

/** Where the payment provider's script and what it brings come from; nothing when we serve it ourselves. */
export const paymentSources = (sdkUrl: string | undefined, publicUrl: string): readonly string[] => {
  if (sdkUrl === undefined) return [];
  const { origin, hostname } = new URL(sdkUrl);
  if (origin === new URL(publicUrl).origin) return [];
  return /(?:^|\.)paypal\.com$/u.test(hostname) ? PAYPAL_SOURCES : [origin];
};

/**
 * `scripts` are hashes of the inline scripts of one prerendered page; nothing else inline ever runs, but for what the
 * payment provider's own script writes with the `nonce` that it was given.
 */
export const contentSecurityPolicy = (
  scripts: readonly string[] = [],
  { connect = [], payment = [] }: ExtraSources = {},
  nonce?: string,
): string =>
  [
    "default-src 'self'",
    [
      "script-src 'self'",
      ...scripts.map((hash) => `'sha256-${hash}'`),
      ...(nonce === undefined ? [] : [`'nonce-${nonce}'`]),
      ...payment,
    ].join(' '),
    // The provider styles what it draws in place; a style runs nothing.
    ["style-src 'self'", ...(payment.length > 0 ? ["'unsafe-inline'", ...payment] : [])].join(' '),
    ["img-src 'self' data:", ...payment].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...connect, ...payment].join(' '),
    ...(payment.length > 0 ? [`frame-src ${payment.join(' ')}`] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The chess engine in its worker may compile its own module and fetch it from us; it may do nothing else. */
export const ENGINE_POLICY = [
  "default-src 'none'",
  "script-src 'wasm-unsafe-eval'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A worker that solves hands compiles the solver's loops, which lie in it: it fetches nothing. */
export const SOLVER_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const HSTS_SECONDS = 63_072_000;
const PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=(self)';

/** For answers that no route and no hook will ever see. */
export const bareHeaders = (production: boolean): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy(),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': PERMISSIONS,
  ...(production ? { 'strict-transport-security': `max-age=${HSTS_SECONDS}; includeSubDomains` } : {}),
});

export const secureHeaders = async (app: FastifyInstance, production: boolean) => {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // Google's and PayPal's windows are opened by us and must be able to tell us that they closed.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: production ? { maxAge: HSTS_SECONDS, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
  });
  const policy = contentSecurityPolicy();
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', policy);
    reply.header('permissions-policy', PERMISSIONS);
  });
};
