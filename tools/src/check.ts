import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { leftOut } from '../../testing/parts.ts';
import { command } from './command.ts';
import { ROOT } from './site.ts';

/**
 * `npm test` is what tells most in least time, `npm run test:all` everything, `npm run test:rest` what the first leaves out of the
 * second (`.ci/run` calls one after the other). All checks of a part run, then the counts. Beside the unit tests, half of which wait for a database or a process, goes
 * everything else, one after the other: the browser first, while they wait most. Nothing here is measured in time,
 * so that neither minds the other.
 */

interface Count {
  passed: number;
  failed: number;
}

const { values: asked } = command('npm run test', {
  options: { all: { type: 'boolean', default: false }, rest: { type: 'boolean', default: false } },
});
const part = asked.all ? 'all' : asked.rest ? 'rest' : 'quick';
/** The tag of the journeys that `npm test` makes. */
const QUICK = '@quick';

/** The same for everybody who runs the same commit, and another one with the next: what fails once fails again. */
const seedOfCommit = (): string => {
  try {
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, stdio: ['ignore', 'pipe', 'ignore'] });
    return String(Number.parseInt(commit.toString().slice(0, 6), 16));
  } catch {
    return '0';
  }
};
const seed = part === 'quick' ? undefined : (process.env.TEST_SEED ?? seedOfCommit());

const require = createRequire(import.meta.url);
const reports = mkdtempSync(join(tmpdir(), 'estratega-check-'));
const total: Count = { passed: 0, failed: 0 };
/** Told again at the very end: whoever sees only the last lines of a long log sees what failed. */
const failures: string[] = [];

/** Hundreds of processes load the same files: what the first has compiled the others only read. */
const env = {
  NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/compiled'),
  ...process.env,
  ...(seed === undefined ? {} : { THOROUGH: '1', TEST_SEED: seed }),
  ...(part === 'rest' ? { TESTS: 'rest' } : {}),
  ...(part === 'quick' ? { SITE_PLAIN: '1' } : {}),
};

/** Where one part after the other adds its counts (`.ci/run`), so that the last line is of all of them. One that never ends has failed. */
const sumFile = process.env.CHECK_SUM;
const written = sumFile !== undefined && existsSync(sumFile) ? readFileSync(sumFile, 'utf8') : '';
const before: Count = written === '' ? { passed: 0, failed: 0 } : (JSON.parse(written) as Count);
const writeSum = ({ passed, failed }: Count) => {
  if (sumFile !== undefined)
    writeFileSync(sumFile, JSON.stringify({ passed: before.passed + passed, failed: before.failed + failed }));
};
writeSum({ passed: 0, failed: 1 });

interface Running {
  readonly own?: Readonly<Record<string, string>>;
  /** What this runs beside: its output is kept until either has ended, so that neither is torn apart. */
  readonly beside?: Promise<unknown>;
}
const run = (command: string, args: readonly string[], { own = {}, beside }: Running = {}): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: beside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: command === 'npm' && process.platform === 'win32',
      env: { ...env, ...own },
    });
    let kept: Buffer[] | undefined = [];
    const tell = () => {
      process.stdout.write(Buffer.concat(kept ?? []));
      kept = undefined;
    };
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (kept ? kept.push(chunk) : process.stdout.write(chunk)));
    void beside?.then(tell, tell);
    child.once('error', () => resolve(false));
    child.once('close', (code) => {
      tell();
      resolve(code === 0);
    });
  });
const node = (args: readonly string[], running: Running = {}) => run(process.execPath, args, running);

const step = async (name: string, work: () => Promise<Count>) => {
  console.log(`\n── ${name}`);
  const started = performance.now();
  const { passed, failed } = await work();
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failures.push(`${name}: ${failed} failed`);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
};

const single = (ok: boolean): Count => (ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
/** A runner that failed without a failed test (it crashed, or ran none) still failed. */
const counted = (ok: boolean, count: Count): Count =>
  (!ok && count.failed === 0) || count.passed + count.failed === 0 ? { ...count, failed: count.failed + 1 } : count;
const readReport = <T>(file: string): T | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;

interface UnitReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

interface JourneySuite {
  readonly specs?: readonly {
    readonly file: string;
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly { readonly results: readonly { readonly error?: { readonly message?: string } }[] }[];
  }[];
  readonly suites?: readonly JourneySuite[];
}

const FAILURE_LINES = 12;
const beginningOf = (message: string): string =>
  message
    .split('\n')
    .slice(0, FAILURE_LINES)
    .map((line) => `    ${line}`)
    .join('\n');

const failedJourneys = ({ specs = [], suites = [] }: JourneySuite): readonly string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []));
      return `  ${file} › ${title}\n${beginningOf(errors.join('\n'))}`;
    }),
  ...suites.flatMap(failedJourneys),
];

if (seed !== undefined) console.log(`Random input of this run is made from TEST_SEED=${seed}.`);
// Both would compile what is taught, were it not done.
await node(['packages/lessons/src/compile/main.ts']);
const unit = step('unit and integration', async () => {
  const file = join(reports, 'vitest.json');
  const ok = await node([
    join(dirname(require.resolve('vitest/package.json')), 'vitest.mjs'),
    'run',
    ...(part === 'quick' ? ['packages', 'server', 'web'].flatMap((project) => ['--project', project]) : []),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const report = readReport<UnitReport>(file);
  for (const { name, message, assertionResults } of report?.testResults ?? []) {
    const broken = assertionResults.filter(({ status }) => status === 'failed');
    if (broken.length === 0 && message) failures.push(`  ${name}\n${beginningOf(message)}`);
    for (const { fullName, failureMessages } of broken)
      failures.push(`  ${name} › ${fullName}\n${beginningOf(failureMessages.join('\n'))}`);
  }
  return counted(ok, { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 });
});
const npmScript = (name: string) => run('npm', ['run', '--silent', name], { beside: unit });
await step('the web is built', async () => single(await node(['tools/src/build.ts', '--if-stale'], { beside: unit })));
await step('end to end', async () => {
  const file = join(reports, 'playwright.json');
  const own = { PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const chosen = { quick: ['--grep', QUICK], rest: ['--grep-invert', QUICK], all: [] }[part];
  const ok = await node(['tools/src/e2e.ts', '--reporter=list,json', ...chosen], { own, beside: unit });
  const report = readReport<JourneySuite & { stats: { expected: number; unexpected: number; flaky: number } }>(file);
  const stats = report?.stats;
  failures.push(...failedJourneys(report ?? {}));
  return counted(ok, { passed: stats?.expected ?? 0, failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) });
});
if (part !== 'rest') {
  await step('lint and boundaries', async () => single(await npmScript('lint')));
  await step('types', async () => single(await npmScript('typecheck')));
}
await unit;
if (part !== 'rest')
  await step('licences of what we ship', async () => single(await node(['tools/src/licences.ts', '--built'])));

rmSync(reports, { recursive: true, force: true });
if (failures.length > 0) console.log(`\nWhat failed:\n${failures.join('\n')}`);
if (failures.length > 0 && seed !== undefined) console.log(`\nThe same again: TEST_SEED=${seed} before the command.`);
if (part === 'quick') console.log(`\nLeft to npm run test:all: ${leftOut(ROOT)}, and every journey without ${QUICK}.`);
writeSum(total);
console.log(`\n${before.passed + total.passed} passed, ${before.failed + total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
