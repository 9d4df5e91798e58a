import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from './site.ts';

/** Every check, in the order in which a mistake is cheapest to find; all of them run, then the counts. */

interface Count {
  passed: number;
  failed: number;
}

const require = createRequire(import.meta.url);
const reports = mkdtempSync(join(tmpdir(), 'estratega-check-'));
const total: Count = { passed: 0, failed: 0 };

const node = (args: readonly string[], env: Readonly<Record<string, string>> = {}): boolean =>
  spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;
const npmScript = (name: string): boolean =>
  spawnSync('npm', ['run', '--silent', name], { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' })
    .status === 0;

const step = (name: string, work: () => Count) => {
  console.log(`\n── ${name}`);
  const started = performance.now();
  const { passed, failed } = work();
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
};

const single = (ok: boolean): Count => (ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
/** A runner that failed without a failed test (it crashed, or ran none) still failed. */
const counted = (ok: boolean, count: Count): Count =>
  (!ok && count.failed === 0) || count.passed + count.failed === 0 ? { ...count, failed: count.failed + 1 } : count;
const readReport = <T>(file: string): T | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;

step('lint and boundaries', () => single(npmScript('lint')));
step('types', () => single(npmScript('typecheck')));
step('unit and integration', () => {
  const file = join(reports, 'vitest.json');
  const ok = node([
    join(dirname(require.resolve('vitest/package.json')), 'vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const report = readReport<{ numPassedTests: number; numFailedTests: number }>(file);
  return counted(ok, { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 });
});
step('end to end', () => {
  const file = join(reports, 'playwright.json');
  const ok = node(['tools/src/e2e.ts', '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  const stats = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(file)?.stats;
  return counted(ok, { passed: stats?.expected ?? 0, failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) });
});

// The site was built for the journeys.
step('licences of what we ship', () => single(node(['tools/src/licences.ts', '--built'])));

rmSync(reports, { recursive: true, force: true });
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
