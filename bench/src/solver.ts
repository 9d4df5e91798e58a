/**
 * The solver against its goals: `npm run bench:solver`. Speed is a ratio to a plain program on the same games, both in turns in one
 * process, the best round of each; times are of processor, so that neighbours do not count. In Chromium with the processor slowed four
 * times the same files run in a page, their types stripped.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import { createSolver, type Game, solveUntil } from '@estratega/poker/solver';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../tools/src/browser.ts';
import { command } from '../../tools/src/command.ts';
import { ROOT } from '../../tools/src/site.ts';
import { CASES } from './solver/games.ts';
import { plainSolver } from './solver/plain.ts';

const SLOWER = 4;

const busy = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
const timed = (run: () => void): number => {
  const start = busy();
  run();
  return busy() - start;
};

/** Seconds for an iteration of both. */
const compare = (game: Game): { ours: number; plain: number } => {
  const solver = createSolver(game);
  const plain = plainSolver(game);
  const count = game.board.length === 5 ? 40 : 3;
  solver.iterate(count);
  plain.iterate(count);
  let best = { ours: Number.POSITIVE_INFINITY, plain: Number.POSITIVE_INFINITY };
  for (let round = 0; round < 6; round++)
    best = {
      ours: Math.min(best.ours, timed(() => solver.iterate(count)) / count),
      plain: Math.min(best.plain, timed(() => plain.iterate(count)) / count),
    };
  return best;
};

// One process for each game, so that memory and start are its own.
const [only] = command('npm run bench:solver [-- case]', { allowPositionals: true }).positionals;
if (only !== undefined) {
  const found = CASES.find(({ name }) => name === only);
  if (!found) throw new RangeError(`no such game: ${only}`);
  const before = process.memoryUsage.rss();
  const start = busy();
  const solver = createSolver(found.game);
  const exploitability = solveUntil(solver, { iterations: 5000, target: found.target });
  const seconds = busy() - start;
  const memory = (process.resourceUsage().maxRSS * 1024 - before) / 1e6;
  const { ours, plain } = compare(found.game);
  console.log(
    JSON.stringify({ seconds, exploitability, iterations: solver.strategies.iterations, memory, ours, plain }),
  );
} else {
  let met = true;
  const say = (good: boolean, text: string): void => {
    if (!good) met = false;
    console.log(`${good ? 'ok ' : 'NO '} ${text}`);
  };
  for (const { name, target, goal } of CASES) {
    const { seconds, exploitability, iterations, memory, ours, plain } = JSON.parse(
      execFileSync(process.execPath, [fileURLToPath(import.meta.url), name], { encoding: 'utf8' }),
    ) as Record<'seconds' | 'exploitability' | 'iterations' | 'memory' | 'ours' | 'plain', number>;
    say(
      seconds <= goal && exploitability <= target,
      `${name}: ${exploitability.toFixed(2)} % in ${iterations} iterations, ${seconds.toFixed(2)} s of one core (≤ ${goal})`,
    );
    say(
      plain / ours >= 6,
      `  ${(1 / ours).toFixed(0)} iterations a second, ${(plain / ours).toFixed(1)} × the plain program (≥ 6)`,
    );
    say(memory <= 300, `  ${memory.toFixed(0)} MB (≤ 300)`);
  }

  const executablePath = findBrowser();
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  const page = await browser.newPage();
  await page.route('http://bench.test/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
    const source = readFileSync(`${ROOT}packages/poker/src${pathname}`, 'utf8');
    return route.fulfill({ contentType: 'text/javascript', body: stripTypeScriptTypes(source) });
  });
  await page.goto('http://bench.test/');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  for (const { name, game, target } of CASES) {
    const { seconds, iterations } = await page.evaluate(
      async ({ game, target, module }) => {
        const { createSolver, solveUntil } = (await import(module)) as {
          createSolver: (game: unknown) => { strategies: { iterations: number } };
          solveUntil: (solver: unknown, until: { iterations: number; target: number }) => number;
        };
        const start = performance.now();
        const solver = createSolver(game);
        solveUntil(solver, { iterations: 5000, target });
        return { seconds: (performance.now() - start) / 1000, iterations: solver.strategies.iterations };
      },
      { game, target, module: 'http://bench.test/solver/index.ts' },
    );
    console.log(
      `    ${name} in Chromium, ${SLOWER} × slower: ${target} % in ${iterations} iterations, ${seconds.toFixed(2)} s by the clock`,
    );
  }
  await browser.close();
  if (!met) process.exitCode = 1;
}
