/**
 * Compiles the solver's loops: `npm run solver:kernels` after changing kernels.as. The compiler is fetched for it and is no
 * dependency: what it makes is two kilobytes, kept as text.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { command } from '../../tools/src/command.ts';

command('npm run solver:kernels');

const COMPILER = 'assemblyscript@0.28.20';
const folder = fileURLToPath(new URL('../../packages/poker/src/solver/', import.meta.url));
const source = readFileSync(join(folder, 'kernels.as'));
const work = mkdtempSync(join(tmpdir(), 'kernels-'));
try {
  writeFileSync(join(work, 'kernels.ts'), source);
  const options = '-O3 --converge --enable simd --runtime stub --importMemory --noAssert -o kernels.wasm'.split(' ');
  execFileSync('npx', ['--yes', '--package', COMPILER, 'asc', 'kernels.ts', ...options], {
    cwd: work,
    stdio: 'inherit',
  });
  const made = readFileSync(join(work, 'kernels.wasm')).toString('base64');
  writeFileSync(
    join(folder, 'kernels.ts'),
    [
      '/** Written by `npm run solver:kernels` from kernels.as. */',
      `export const SOURCE = '${createHash('sha256').update(source).digest('hex')}';`,
      'export const KERNELS =',
      `  '${made}';`,
      '',
    ].join('\n'),
  );
} finally {
  rmSync(work, { recursive: true });
}
