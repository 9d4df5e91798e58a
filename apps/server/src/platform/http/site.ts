import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { sendProblem } from './problems.ts';
import { contentSecurityPolicy, ENGINE_POLICY, type ExtraSources, SOLVER_POLICY } from './security.ts';

/** The built web: prerendered pages from memory, everything else from disk. */

interface Page {
  readonly etag: string;
  readonly policy: (reply: FastifyReply) => string;
  readonly bodies: { readonly br: Buffer; readonly gzip: Buffer; readonly identity: Buffer };
}

/** The build does not know where the site will live: it writes this address (apps/web/site-steps/findability/page.ts). */
const BUILT_ORIGIN = 'https://estratega.example';
/** Files that name addresses of the site, and so are sent from memory too. */
const FEEDS = {
  'sitemap.xml': 'application/xml',
  'rss.xml': 'application/rss+xml',
  'robots.txt': 'text/plain',
} as const;

const readText = (file: string, origin: string): Buffer =>
  Buffer.from(readFileSync(file, 'utf8').replaceAll(BUILT_ORIGIN, origin));

const FALLBACK = '__spa-fallback.html';
/** The chess engine: a program of others, served as it comes under an address that holds its version. */
const ENGINE = `${sep}motor${sep}`;
/** The workers that solve hands, as the build names them: what deals them in a session, and what looks at own ones. */
const SOLVERS = ['dealer', 'reviewer'].map((name) => `${sep}assets${sep}${name}.worker-`);
/** The one page that takes payments, and so the only one that lets the provider in. */
const PAYMENT_PAGE = '/subscripcion-selector';

const inlineScriptHashes = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gu)].map(([, code]) =>
    createHash('sha256')
      .update(code ?? '')
      .digest('base64'),
  );

/** Everybody gets the same cached page: only its headers, of which its script can read this one, carry the nonce. */
const withNonce = (policyFor: (nonce: string) => string) => (reply: FastifyReply) => {
  const nonce = randomBytes(18).toString('base64url');
  reply.header('server-timing', `nonce;desc="${nonce}"`);
  return policyFor(nonce);
};

const readPage = (file: string, origin: string, extra: ExtraSources): Page => {
  const identity = readText(file, origin);
  const scripts = inlineScriptHashes(identity.toString('utf8'));
  const policy = contentSecurityPolicy(scripts, extra);
  const takesPayments = (extra.payment ?? []).length > 0;
  return {
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 20)}"`,
    policy: takesPayments ? withNonce((nonce) => contentSecurityPolicy(scripts, extra, nonce)) : () => policy,
    bodies: {
      identity,
      gzip: gzipSync(identity),
      br: brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    },
  };
};

const findPages = (root: string, origin: string, extra: ExtraSources): ReadonlyMap<string, Page> => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('index.html'));
  return new Map(
    files.map((name) => {
      const folder = relative(root, join(root, name, '..'))
        .split(sep)
        .join('/');
      const path = `/${folder}`;
      return [path, readPage(join(root, name), origin, path === PAYMENT_PAGE ? extra : { ...extra, payment: [] })];
    }),
  );
};

const accepted = (request: FastifyRequest): keyof Page['bodies'] => {
  const encodings = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/u.test(encodings)) return 'br';
  return /\bgzip\b/u.test(encodings) ? 'gzip' : 'identity';
};

const sendPage = (page: Page, status: number, request: FastifyRequest, reply: FastifyReply) => {
  const encoding = accepted(request);
  reply
    .header('content-security-policy', page.policy(reply))
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding');
  if (status === 200) {
    reply.header('etag', page.etag);
    if (request.headers['if-none-match'] === page.etag) return reply.status(304).send();
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.status(status).type('text/html; charset=utf-8').send(page.bodies[encoding]);
};

export const serveSite = async (app: FastifyInstance, root: string, publicUrl: string, extra: ExtraSources = {}) => {
  const origin = publicUrl.replace(/\/$/u, '');
  if (!existsSync(join(root, FALLBACK))) throw new Error(`The web is not built: no ${FALLBACK} in ${root}`);
  const pages = findPages(root, origin, extra);
  const notFound = readPage(join(root, FALLBACK), origin, { ...extra, payment: [] });

  for (const [path, page] of pages) {
    const handler = (request: FastifyRequest, reply: FastifyReply) => sendPage(page, 200, request, reply);
    app.get(path, { config: { access: 'public' }, schema: { hide: true } }, handler);
  }

  for (const [name, type] of Object.entries(FEEDS)) {
    const file = join(root, name);
    if (!existsSync(file)) continue;
    const body = readText(file, origin);
    app.get(`/${name}`, { config: { access: 'public' }, schema: { hide: true } }, (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).header('cache-control', 'no-cache').send(body),
    );
  }

  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz', ...Object.keys(FEEDS)],
    setHeaders: (response, path) => {
      // Such names never change their content; the rest is asked about again.
      const engine = path.includes(ENGINE);
      const hashed = engine || path.includes(`${sep}assets${sep}`);
      response.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      // A worker lives by the policy of its own script: no page of ours has to allow what it needs.
      if (engine) response.header('content-security-policy', ENGINE_POLICY);
      if (SOLVERS.some((name) => path.includes(name))) response.header('content-security-policy', SOLVER_POLICY);
    },
  });

  app.setNotFoundHandler((request, reply) => {
    const [path = '/', query] = request.url.split('?', 2);
    const reading = request.method === 'GET' || request.method === 'HEAD';
    if (reading && path.length > 1 && path.endsWith('/') && pages.has(path.slice(0, -1))) {
      return reply.redirect(path.slice(0, -1) + (query === undefined ? '' : `?${query}`), 308);
    }
    // One built page, called `_`, for every address beside it: which of them it is, its script reads from the address.
    const oneOfMany = reading ? pages.get(path.replace(/\/[^/]+$/u, '/_')) : undefined;
    if (oneOfMany && !path.startsWith('/api/')) return sendPage(oneOfMany, 200, request, reply);
    const wantsPage =
      reading && !path.startsWith('/api/') && /text\/html|\*\/\*/u.test(request.headers.accept ?? '*/*');
    return wantsPage
      ? sendPage(notFound, 404, request, reply)
      : sendProblem(new AppError('no_encontrado'), request, reply);
  });
};
