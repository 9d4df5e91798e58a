import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { command } from './command.ts';
import { ROOT } from './site.ts';

/**
 * npm run torture [-- --only fuzz,kill] [--log FILE] [--short]: the reliability tests of `npm run test:all`, for as long as it takes, and a table
 * of what was tried and what came of it. With --log every finished piece is written down, and one that held is not run again by the next
 * call with the same file. --short uses the counts of `npm run test:all`. Exit 1 when anything was lost, anything died, an answer was a 5xx
 * that is not an honest 503, another user's p99 was more than five times its quiet value in a storm, or anybody waited longer than the
 * goal of their part (100 ms beyond quiet for somebody else's worst request, 2 s for a sign-in in a storm). Where the server's main thread was
 * watched, waiting is held to be the neighbours' as long as no turn of it took half of that in processor time: a request meets the longest once.
 */

interface Outcome {
  readonly what: string;
  readonly tried: number;
  readonly lost: number;
  readonly errors: number;
  readonly deaths: number;
  readonly ratio?: number;
  readonly waits?: number;
  readonly goal?: number;
  readonly turn?: number;
  readonly busy?: number;
  readonly database?: number;
}
interface Part {
  readonly files: readonly string[];
  readonly only?: string;
  /** What the long run asks for, in pieces that can each be run, and kept, by itself. */
  readonly long: readonly Readonly<Record<string, string>>[];
}
/** One piece that was run, as the log keeps it. */
interface Piece {
  readonly part: string;
  readonly asked: string;
  readonly seconds: number;
  readonly held: boolean;
  readonly outcomes: readonly Outcome[];
}

const STORMS = 'apps/server/test/torture/storms.test.ts';
const STORM = { STORM_SECONDS: '20' };
const PARTS: Readonly<Record<string, Part>> = {
  fuzz: {
    files: ['apps/server/test/torture/fuzz.test.ts'],
    long: [1, 2, 3, 4].map((seed) => ({ FUZZ_INPUTS: '25000', FUZZ_SEED: String(seed) })),
  },
  // The server, the database, both, in turn; half of it with a second server on the same database.
  kill: {
    files: ['apps/server/test/torture/crash.test.ts'],
    long: ['1', '2', '1', '2'].map((servers, piece) => ({
      KILL_ROUNDS: '50',
      KILL_FROM: String(50 * piece),
      SERVERS: servers,
    })),
  },
  // A hundred at once, on one process and on two.
  races: {
    files: [STORMS, 'apps/server/src/modules/plans/plans.test.ts'],
    only: 'a hundred at once|100 at once',
    long: [{ RACE_ROUNDS: '20' }],
  },
  loss: {
    files: ['apps/server/test/torture/connection-loss.test.ts'],
    long: ['1', '2'].map((servers) => ({ LOSS_ROUNDS: '50', SERVERS: servers })),
  },
  sigterm: { files: ['apps/server/test/torture/operations.test.ts'], only: 'SIGTERM', long: [{ TERM_ROUNDS: '20' }] },
  disk: { files: ['apps/server/test/hardening.test.ts'], only: 'a full disk', long: [{}] },
  slow: { files: [STORMS], only: 'a byte at a time', long: [STORM] },
  webhook: {
    files: [STORMS, 'apps/server/src/modules/subscriptions/subscriptions.test.ts'],
    only: 'forged webhooks|shuffled news|a hundred times',
    long: [{ ...STORM, SEQUENCES: '1000' }],
  },
  // The worst request of every route, and what somebody else waits meanwhile.
  worst: { files: ['apps/server/test/torture/worst.test.ts'], long: [{ WORST_HANDS: '10000' }] },
  hashing: { files: [STORMS], only: 'registrations and sign-ins|their own sign-in', long: [STORM] },
};
const WORST_RATIO = 5;
/** Milliseconds beyond quiet that anybody may wait for somebody else's worst request. */
const LONGEST_WAIT = 100;

const config = {
  options: { only: { type: 'string' }, log: { type: 'string' }, short: { type: 'boolean', default: false } },
  allowPositionals: true,
} as const;
const { values: args, positionals } = command('npm run torture [-- --only parts] [--log file] [--short]', config, [
  `Parts: ${Object.keys(PARTS).join(', ')}; without --only all of them.`,
]);
const chosen = [...positionals, ...(args.only ?? '').split(',')].filter((name) => name !== '');
const unknown = chosen.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}`);
  process.exit(2);
}

const linesOf = <T>(file: string | undefined): T[] =>
  file !== undefined && existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as T)
    : [];
/** The ratio is judged apart: a piece whose machine was busy is run again by whoever asks for it. */
const isSlow = ({ ratio = 0, waits = 0, goal = LONGEST_WAIT, turn = Number.POSITIVE_INFINITY }: Outcome) =>
  ratio > WORST_RATIO || (waits > goal && turn > goal / 2);
const isBad = (one: Outcome) => one.lost + one.errors + one.deaths > 0 || isSlow(one);
const kept = linesOf<Piece>(args.log).filter(({ held, outcomes }) => held && !outcomes.some(isBad));

const directory = mkdtempSync(join(tmpdir(), 'estratega-tortura-'));
const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
const runPiece = (part: string, env: Readonly<Record<string, string>>): Piece => {
  const { files, only } = PARTS[part] as Part;
  const asked = new URLSearchParams({ ...env }).toString();
  const before = kept.find((piece) => piece.part === part && piece.asked === asked);
  if (before) return before;
  console.log(`\n── ${part} ${asked}`);
  const file = join(directory, part);
  rmSync(file, { force: true });
  const begun = performance.now();
  const { status } = spawnSync(
    process.execPath,
    [
      vitest,
      'run',
      '--project',
      'torture',
      '--project',
      'server',
      ...files,
      ...(only === undefined ? [] : ['-t', only]),
      '--testTimeout',
      String(12 * 60 * 60_000),
    ],
    { cwd: ROOT, stdio: 'inherit', env: { ...process.env, THOROUGH: '1', TORTURE_REPORT: file, ...env } },
  );
  const seconds = Math.round((performance.now() - begun) / 1000);
  const piece = { part, asked, seconds, held: status === 0, outcomes: linesOf<Outcome>(file) };
  if (args.log !== undefined) appendFileSync(args.log, `${JSON.stringify(piece)}\n`);
  return piece;
};

const pieces = Object.entries(PARTS)
  .filter(([part]) => chosen.length === 0 || chosen.includes(part))
  .flatMap(([part, { long }]) => (args.short ? [{}] : long).map((env) => runPiece(part, env)));
rmSync(directory, { recursive: true, force: true });

console.log(
  `\n${'what'.padEnd(40)}${'s'.padStart(6)}${'tried'.padStart(9)}${'lost'.padStart(6)}${'5xx'.padStart(6)}${'deaths'.padStart(8)}${'p99 ×'.padStart(8)}${'waits ms'.padStart(10)}${'turn ms'.padStart(9)}${'busy ms'.padStart(9)}${'db ms'.padStart(8)}`,
);
const NOTHING = { tried: 0, lost: 0, errors: 0, deaths: 0 };
for (const { part, seconds, held, outcomes } of pieces) {
  const rows: readonly Outcome[] =
    outcomes.length > 0 ? outcomes : [{ what: held ? 'its tests passed' : 'its tests failed', ...NOTHING }];
  for (const [index, { what, tried, lost, errors, deaths, ratio, waits, turn, busy, database }] of rows.entries())
    console.log(
      [
        `${part}: ${what}`.slice(0, 39).padEnd(40),
        (index === 0 ? String(seconds) : '').padStart(6),
        String(tried).padStart(9),
        String(lost).padStart(6),
        String(errors).padStart(6),
        String(deaths).padStart(8),
        (ratio?.toFixed(1) ?? '').padStart(8),
        (waits?.toFixed(0) ?? '').padStart(10),
        (turn?.toFixed(0) ?? '').padStart(9),
        (busy?.toFixed(0) ?? '').padStart(9),
        (database?.toFixed(0) ?? '').padStart(8),
      ].join(''),
    );
}
const broken = pieces.flatMap(({ part, held, outcomes }) => [
  ...(held ? [] : [`${part}: its tests`]),
  ...outcomes.filter(isBad).map(({ what }) => `${part}: ${what}`),
]);
console.log(broken.length === 0 ? '\nEverything held.' : `\nDid not hold: ${broken.join(', ')}`);
process.exit(broken.length === 0 ? 0 : 1);
