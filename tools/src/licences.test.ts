import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { KERNELS } from '../../packages/poker/src/solver/kernels.ts';
import { engineFaults, isAllowed, shippedPackages, suspectFiles } from './licences.ts';
import { ROOT } from './site.ts';

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

  const engine = dirname(createRequire(join(ROOT, 'apps/web/package.json')).resolve('stockfish/package.json'));
  const read = (name: string) => readFileSync(join(engine, name), 'latin1');

  it('a piece of the engine inside a bundle is seen, however it got there', () => {
    const site = join(directory, 'bundles');
    mkdirSync(join(site, 'assets'), { recursive: true });
    mkdirSync(join(site, 'motor/stockfish-1'), { recursive: true });
    const script = read('bin/stockfish-19-lite-single.js');
    const module = read('bin/stockfish-19-lite-single.wasm');
    const write = (name: string, text: string) => writeFileSync(join(site, name), text, 'latin1');
    write('assets/ours.js', 'const talk = () => new Worker("/motor/stockfish-1/stockfish-19-lite-single.js");');
    write('assets/part.js', `const a=1;${script.slice(7_000, 9_000)}`);
    write('assets/inline.js', `const b="${Buffer.from(module, 'latin1').toString('base64').slice(0, 400)}"`);
    write('assets/data.js', `const c=\`${module.slice(1_500_000, 1_540_000)}\``);
    write('motor/stockfish-1/stockfish-19-lite-single.js', script);
    write('assets/dealer.js', `const d="${KERNELS}"`);
    write('assets/nearly.js', `const e="${KERNELS.slice(0, -8)}"`);
    expect(suspectFiles(site).sort()).toEqual([
      'assets/data.js',
      'assets/inline.js',
      'assets/nearly.js',
      'assets/part.js',
    ]);
  });

  it('the engine itself is whole, unchanged, with its licence and where its source is', () => {
    const site = join(directory, 'served');
    const folder = join(site, 'motor/stockfish-1');
    expect(engineFaults(directory)).toEqual(['the engine is not there']);
    mkdirSync(folder, { recursive: true });
    for (const name of ['bin/stockfish-19-lite-single.js', 'bin/stockfish-19-lite-single.wasm', 'Copying.txt'])
      cpSync(join(engine, name), join(folder, name.replace('bin/', '')));
    expect(engineFaults(site)).toEqual(['motor/stockfish-1 does not say where its source is']);
    const notice = 'GNU General Public License: https://github.com/nmrugg/stockfish.js';
    writeFileSync(join(folder, 'LEEME.txt'), notice);
    expect(engineFaults(site)).toEqual([]);
    rmSync(join(folder, 'Copying.txt'));
    writeFileSync(join(folder, 'stockfish-19-lite-single.js'), 'changed');
    writeFileSync(join(folder, 'ours.js'), '');
    expect(engineFaults(site).sort()).toEqual([
      'motor/stockfish-1 has no licence',
      "motor/stockfish-1/ours.js is not of the engine's package",
      'motor/stockfish-1/stockfish-19-lite-single.js was changed',
    ]);
  });
});
