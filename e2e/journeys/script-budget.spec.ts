import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '../fixtures.ts';

/** What the browser must fetch of script, read from the built site itself. */

const CLIENT = join(import.meta.dirname, '../../apps/web', process.env.WEB_BUILD_DIR ?? 'build', 'client');
const KB = 1000;
const SCREEN = 180 * KB;
const BOARD_AND_JUDGE = 25 * KB;

interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;
const manifest = (): Manifest => JSON.parse(readFileSync(join(CLIENT, '.vite/manifest.json'), 'utf8')) as Manifest;

/** A module's own chunk and everything that it imports before it can run. */
function chunksOf(all: Manifest, source: string): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (key: string) => {
    const chunk = all[key];
    if (!chunk || found.has(chunk.file)) return;
    if (chunk.file.endsWith('.js')) found.add(chunk.file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  const key = Object.keys(all).find((one) => (all[one]?.src ?? one).replace(/\?.*$/u, '').endsWith(source));
  if (key === undefined) throw new Error(`The built site has no ${source}`);
  visit(key);
  return found;
}
const sizes = new Map<string, number>();
const gzipped = (files: Iterable<string>): number => {
  let sum = 0;
  for (const file of files) {
    const size = sizes.get(file) ?? gzipSync(readFileSync(join(CLIENT, file)), { level: 9 }).length;
    sizes.set(file, size);
    sum += size;
  }
  return sum;
};
const union = (...sets: readonly ReadonlySet<string>[]) => new Set(sets.flatMap((set) => [...set]));

test('every screen of the app costs at most 180 KB of script before its charts, the board and judge 25 KB of it', () => {
  const all = manifest();
  const of = (...sources: readonly string[]) => union(...sources.map((source) => chunksOf(all, source)));
  const every = of('entry.client.tsx', 'src/root.tsx');
  const session = union(every, of('screens/session/route.tsx'));
  const parts = {
    chess: of('session/chess/chess-exercise.tsx'),
    'chess question': of('session/chess/chess-question.tsx'),
    poker: of('session/poker/poker-exercise.tsx'),
  };
  for (const [name, files] of Object.entries(parts)) {
    const own = [...files].filter((file) => !session.has(file));
    console.log(`${name}: ${(gzipped(own) / KB).toFixed(1)} KB beside the session`);
    expect(gzipped(own), `board and judge of ${name}`).toBeLessThanOrEqual(BOARD_AND_JUDGE);
  }
  const shell = of('shell/layout.tsx');
  const screens = {
    home: union(every, shell, of('screens/home/route.tsx', 'home/next-session.tsx')),
    catalogue: union(every, shell, of('screens/catalogue/route.tsx')),
    'new plan': union(every, shell, of('screens/new-plan/route.tsx')),
    study: union(every, shell, of('screens/study/route.tsx', 'study/progress/progress.tsx')),
    account: union(every, shell, of('screens/account/route.tsx')),
    subscription: union(every, shell, of('screens/subscription/route.tsx')),
    'session of chess': union(session, parts.chess),
    'session of questions': union(session, parts['chess question'], of('drills/part-board.ts')),
    'session of poker': union(session, parts.poker, of('drills/part-price.ts')),
  };
  for (const [name, files] of Object.entries(screens)) {
    console.log(`${name}: ${(gzipped(files) / KB).toFixed(1)} KB`);
    expect(gzipped(files), name).toBeLessThanOrEqual(SCREEN);
  }
  const charts = of('study/progress/charts.tsx');
  expect([...charts].filter((file) => !screens.study.has(file)).length, 'charts are apart').toBeGreaterThan(0);
});
