import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { digestOf, imagesIn, pinned, readImage } from './images-pinned.ts';
import { ROOT } from './site.ts';

/**
 * Images of others. Their digests are not in the files: no registry of images could be asked where these were written. `npm run images -- --pin`
 * and Renovate put them in, and until then every image at least names its version, so that it is known what was meant.
 */
const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const images = ['compose.yaml', 'Dockerfile'].flatMap((file) => imagesIn(textOf(file), ['estratega']));

it('every image of others names its version, and is pinned by Renovate', () => {
  expect(images.length).toBeGreaterThanOrEqual(4);
  expect(
    images.filter(({ text }) => !/^[\w./-]+:v?\d[\w.-]*(?:@sha256:[0-9a-f]{64})?$/u.test(text)).map(({ text }) => text),
  ).toEqual([]);
  const { extends: presets } = JSON.parse(textOf('renovate.json')) as { extends: string[] };
  expect(presets).toContain('docker:pinDigests');
});

describe('npm run images -- --pin', () => {
  const digest = (letter: string) => `sha256:${letter.repeat(64)}`;
  /** A registry that wants to know who asks, as the usual ones do. */
  let registry: Server;
  let address: string;
  beforeAll(async () => {
    registry = createServer((request, response) => {
      const url = new URL(request.url ?? '/', address);
      if (url.pathname === '/llave')
        return response.end(JSON.stringify({ token: `de ${url.searchParams.get('scope')}` }));
      const repository = /^\/v2\/(.+)\/manifests\/24-slim$/u.exec(url.pathname)?.[1];
      if (request.headers.authorization !== `Bearer de repository:${repository}:pull`)
        return response
          .writeHead(401, {
            'www-authenticate': `Bearer realm="${address}/llave",service="prueba",scope="repository:${repository}:pull"`,
          })
          .end();
      // What one machine needs has another digest than what all of them do.
      const isWhole = request.method === 'HEAD' && request.headers.accept?.includes('image.index');
      if (repository === 'library/node')
        return response.writeHead(200, { 'docker-content-digest': digest(isWhole ? 'a' : 'b') }).end();
      return response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
  });
  afterAll(() => registry.close());

  it.each([
    ['node:24-slim', 'https://registry-1.docker.io', 'library/node', '24-slim', undefined],
    ['edoburu/pgbouncer:v1.24', 'https://registry-1.docker.io', 'edoburu/pgbouncer', 'v1.24', undefined],
    ['ghcr.io/one/two:3', 'https://ghcr.io', 'one/two', '3', undefined],
    ['localhost:5000/one', 'https://localhost:5000', 'one', 'latest', undefined],
    [`nginx:1.28@${digest('c')}`, 'https://registry-1.docker.io', 'library/nginx', '1.28', digest('c')],
  ])('knows where %s comes from', (text, from, repository, tag, known) => {
    expect(readImage(text)).toEqual({ text, registry: from, repository, tag, digest: known });
  });

  it('asks the registry what a version stands for, with the key that it gives', async () => {
    expect(await digestOf({ ...readImage('node:24-slim'), registry: address })).toBe(digest('a'));
    await expect(digestOf({ ...readImage('nadie:24-slim'), registry: address })).rejects.toThrow('answered 404');
  });

  it('writes the digest behind each name, in the place of an older one, and leaves the rest as it is', () => {
    const text = `FROM node:24 AS build\nFROM nginx:1@${digest('0')}\n  image: estratega\n  image: postgres:18\n# FROM nothing:1\n`;
    const known = new Map(imagesIn(text, ['estratega']).map((image) => [image.text, digest('f')]));
    expect([...known.keys()]).toEqual(['node:24', `nginx:1@${digest('0')}`, 'postgres:18']);
    const after = pinned(text, known);
    const at = `@${digest('f')}`;
    expect(after).toBe(
      `FROM node:24${at} AS build\nFROM nginx:1${at}\n  image: estratega\n  image: postgres:18${at}\n# FROM nothing:1\n`,
    );
    expect(imagesIn(after, ['estratega']).every((image) => image.digest === digest('f'))).toBe(true);
  });
});
