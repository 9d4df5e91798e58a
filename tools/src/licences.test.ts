import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { isAllowed, shippedPackages, suspectFiles } from './licences.ts';

const directory = mkdtempSync(join(tmpdir(), 'estratega-licencias-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

describe('licences of what we ship', () => {
  it('let us keep our source to ourselves', () => {
    const packages = shippedPackages();
    expect(packages.map(({ name }) => name)).toEqual(expect.arrayContaining(['fastify', 'pg', 'react', 'zod']));
    expect(packages.filter(({ licence }) => !isAllowed(licence))).toEqual([]);
  });

  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-or-later)', true],
    ['BlueOak-1.0.0', true],
    ['MPL-2.0', true],
    ['GPL-3.0', false],
    ['AGPL-3.0-only', false],
    ['LGPL-2.1', false],
    ['MIT AND GPL-2.0', false],
    ['', false],
    ['SEE LICENSE IN LICENSE.md', false],
  ])('%s: %s', (licence, allowed) => {
    expect(isAllowed(licence)).toBe(allowed);
  });

  it('a package deep below one of ours is found, with what it hides', () => {
    const root = join(directory, 'tree');
    const write = (folder: string, manifest: object) => {
      mkdirSync(join(root, folder), { recursive: true });
      writeFileSync(join(root, folder, 'package.json'), JSON.stringify(manifest));
    };
    write('apps/server', { name: 's', dependencies: { a: '1' }, devDependencies: { tool: '1' } });
    write('apps/web', { name: 'w', dependencies: {} });
    write('node_modules/a', { name: 'a', version: '1.0.0', license: 'MIT', dependencies: { b: '1' } });
    write('node_modules/b', { name: 'b', version: '2.0.0', license: 'AGPL-3.0' });
    write('node_modules/tool', { name: 'tool', version: '1.0.0', license: 'GPL-3.0' });
    const found = shippedPackages(root);
    expect(found.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(found.filter(({ licence }) => !isAllowed(licence)).map(({ name }) => name)).toEqual(['b']);
  });

  it('the built site is looked through as well', () => {
    const site = join(directory, 'site');
    mkdirSync(join(site, 'assets'), { recursive: true });
    writeFileSync(join(site, 'assets/ok.js'), '/*! @license MIT */ export const a = 1;');
    writeFileSync(join(site, 'assets/no.js'), '/*! released under the GNU General Public License */');
    writeFileSync(join(site, 'assets/stockfish-19.wasm'), '');
    expect(suspectFiles(site).sort()).toEqual(['assets/no.js', 'assets/stockfish-19.wasm']);
  });
});
