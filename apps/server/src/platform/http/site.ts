import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { sendProblem } from './problems.ts';
import { contentSecurityPolicy } from './security.ts';

/** The built web: prerendered pages from memory, everything else from disk. */

interface Page {
  readonly etag: string;
  readonly policy: string;
  readonly bodies: { readonly br: Buffer; readonly gzip: Buffer; readonly identity: Buffer };
}

const FALLBACK = '__spa-fallback.html';

const inlineScriptHashes = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gu)].map(([, code]) =>
    createHash('sha256')
      .update(code ?? '')
      .digest('base64'),
  );

const readPage = (file: string): Page => {
  const identity = readFileSync(file);
  return {
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 20)}"`,
    policy: contentSecurityPolicy(inlineScriptHashes(identity.toString('utf8'))),
    bodies: {
      identity,
      gzip: gzipSync(identity),
      br: brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    },
  };
};

const findPages = (root: string): ReadonlyMap<string, Page> => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('index.html'));
  return new Map(
    files.map((name) => {
      const folder = relative(root, join(root, name, '..'))
        .split(sep)
        .join('/');
      return [`/${folder}`, readPage(join(root, name))];
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
    .header('content-security-policy', page.policy)
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding');
  if (status === 200) {
    reply.header('etag', page.etag);
    if (request.headers['if-none-match'] === page.etag) return reply.status(304).send();
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.status(status).type('text/html; charset=utf-8').send(page.bodies[encoding]);
};

export const serveSite = async (app: FastifyInstance, root: string) => {
  if (!existsSync(join(root, FALLBACK))) throw new Error(`The web is not built: no ${FALLBACK} in ${root}`);
  const pages = findPages(root);
  const notFound = readPage(join(root, FALLBACK));

  for (const [path, page] of pages) {
    const handler = (request: FastifyRequest, reply: FastifyReply) => sendPage(page, 200, request, reply);
    app.get(path, { config: { access: 'public' }, schema: { hide: true } }, handler);
  }

  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz'],
    setHeaders: (response, path) => {
      // Hashed names never change their content; the rest is asked about again.
      const hashed = path.includes(`${sep}assets${sep}`);
      response.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });

  app.setNotFoundHandler((request, reply) => {
    const [path = '/', query] = request.url.split('?', 2);
    const reading = request.method === 'GET' || request.method === 'HEAD';
    if (reading && path.length > 1 && path.endsWith('/') && pages.has(path.slice(0, -1))) {
      return reply.redirect(path.slice(0, -1) + (query === undefined ? '' : `?${query}`), 308);
    }
    const wantsPage =
      reading && !path.startsWith('/api/') && /text\/html|\*\/\*/u.test(request.headers.accept ?? '*/*');
    return wantsPage
      ? sendPage(notFound, 404, request, reply)
      : sendProblem(new AppError('no_encontrado'), request, reply);
  });
};
