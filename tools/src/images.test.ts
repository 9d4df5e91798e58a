import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './site.ts';

/**
 * Images of others. Their digests are not in the files: no registry of images could be asked where these were written. Renovate puts
 * them in, and until it has, every image at least names its version, so that it is known what was meant.
 */
const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const images = [
  ...[...textOf('compose.yaml').matchAll(/^\s*image: (\S+)$/gmu)].map(([, name]) => name ?? ''),
  ...[...textOf('Dockerfile').matchAll(/^FROM (\S+)/gmu)].map(([, name]) => name ?? ''),
].filter((name) => name !== 'estratega');

it('every image of others names its version, and is pinned by Renovate', () => {
  expect(images.length).toBeGreaterThanOrEqual(5);
  expect(images.filter((name) => !/^[\w./-]+:v?\d[\w.-]*(?:@sha256:[0-9a-f]{64})?$/u.test(name))).toEqual([]);
  const { extends: presets } = JSON.parse(textOf('renovate.json')) as { extends: string[] };
  expect(presets).toContain('docker:pinDigests');
});
