import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** `scripts` are hashes of the inline scripts of one prerendered page; nothing else inline ever runs. */
export const contentSecurityPolicy = (scripts: readonly string[] = []): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map((hash) => `'sha256-${hash}'`)].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

export const secureHeaders = async (app: FastifyInstance, production: boolean) => {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // Google's and PayPal's windows are opened by us and must be able to tell us that they closed.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: production ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
  });
  const policy = contentSecurityPolicy();
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', policy);
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(self)');
  });
};
