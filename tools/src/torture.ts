import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from './site.ts';

/**
 * npm run torture [-- --short] [-- fuzz crash …]: the reliability tests of `npm test`, for as long as it takes, and a table of what
 * was tried and what came of it. --short uses the counts of `npm test`. Exit 1 when anything was lost, anything died, an answer was a
 * 5xx that is not an honest 503, or another user's p99 was more than five times its quiet value in a storm.
 */

interface Outcome {
  readonly what: string;
  readonly tried: number;
  readonly lost: number;
  readonly errors: number;
  readonly deaths: number;
  readonly ratio?: number;
}
interface Part {
  readonly files: readonly string[];
  readonly only?: string;
  readonly long: Readonly<Record<string, string>>;
}

const PARTS: Readonly<Record<string, Part>> = {
  fuzz: { files: ['apps/server/test/fuzz.test.ts'], long: { FUZZ_INPUTS: '100000' } },
  crash: { files: ['apps/server/test/crash.test.ts'], long: { KILL_ROUNDS: '200' } },
  loss: { files: ['apps/server/test/connection-loss.test.ts'], long: { LOSS_ROUNDS: '50' } },
  // On one process and on two: races, hashing, forged webhooks, slow clients.
  storms: {
    files: ['apps/server/test/storms.test.ts', 'apps/server/src/modules/plans/plans.test.ts'],
    long: { RACE_ROUNDS: '20', STORM_SECONDS: '20' },
  },
  sigterm: { files: ['apps/server/test/operations.test.ts'], only: 'SIGTERM', long: { TERM_ROUNDS: '20' } },
  disk: { files: ['apps/server/test/hardening.test.ts'], only: 'a full disk', long: {} },
  webhooks: {
    files: ['apps/server/src/modules/subscriptions/subscriptions.test.ts'],
    only: 'shuffled news|a hundred times',
    long: {},
  },
};
const WORST_RATIO = 5;

const args = process.argv.slice(2);
const short = args.includes('--short');
const chosen = args.filter((arg) => !arg.startsWith('--'));
const unknown = chosen.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}`);
  process.exit(2);
}

const directory = mkdtempSync(join(tmpdir(), 'estratega-tortura-'));
const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
const rows: (Outcome & { readonly part: string })[] = [];
const failed: string[] = [];
for (const [part, { files, only, long }] of Object.entries(PARTS)) {
  if (chosen.length > 0 && !chosen.includes(part)) continue;
  console.log(`\n── ${part}`);
  const file = join(directory, part);
  const begun = performance.now();
  const { status } = spawnSync(
    process.execPath,
    [
      vitest,
      'run',
      '--project',
      'server',
      ...files,
      ...(only === undefined ? [] : ['-t', only]),
      '--testTimeout',
      String(12 * 60 * 60_000),
    ],
    { cwd: ROOT, stdio: 'inherit', env: { ...process.env, TORTURE_REPORT: file, ...(short ? {} : long) } },
  );
  const told = existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Outcome)
    : [];
  const seconds = Math.round((performance.now() - begun) / 1000);
  rows.push(...told.map((one) => ({ part: `${part} (${seconds} s)`, ...one })));
  if (status !== 0) failed.push(part);
  if (told.length === 0)
    rows.push({
      part,
      what: status === 0 ? 'its tests passed' : 'its tests failed',
      tried: 0,
      lost: 0,
      errors: 0,
      deaths: 0,
    });
}
rmSync(directory, { recursive: true, force: true });

console.log(
  `\n${'what'.padEnd(44)}${'tried'.padStart(9)}${'lost'.padStart(7)}${'5xx'.padStart(7)}${'deaths'.padStart(8)}${'p99 ×'.padStart(8)}`,
);
for (const { part, what, tried, lost, errors, deaths, ratio } of rows)
  console.log(
    `${`${part}: ${what}`.slice(0, 43).padEnd(44)}${String(tried).padStart(9)}${String(lost).padStart(7)}${String(errors).padStart(7)}${String(deaths).padStart(8)}${(ratio?.toFixed(1) ?? '').padStart(8)}`,
  );
const bad = rows.filter(({ lost, errors, deaths, ratio = 0 }) => lost + errors + deaths > 0 || ratio > WORST_RATIO);
console.log(
  failed.length + bad.length === 0
    ? '\nEverything held.'
    : `\nDid not hold: ${[...failed, ...bad.map(({ what }) => what)].join(', ')}`,
);
process.exit(failed.length + bad.length === 0 ? 0 : 1);
