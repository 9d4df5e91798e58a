/** Solves a game written in a file: `npm run --silent solve -- game.json`. One line of JSON, or what is wrong with it. */
import { readFileSync } from 'node:fs';
import { createSolver, solveUntil } from '@estratega/poker/solver';
import { readGame } from '@estratega/poker/solver/input';
import { command } from '../../tools/src/command.ts';

const [path, ...more] = command('npm run --silent solve -- game.json', { allowPositionals: true }).positionals;
try {
  if (path === undefined || more.length > 0) throw new RangeError('usage: npm run --silent solve -- game.json');
  const { game, until } = readGame(JSON.parse(readFileSync(path, 'utf8')));
  const start = process.cpuUsage();
  const solver = createSolver(game);
  const exploitability = solveUntil(solver, until);
  const { user, system } = process.cpuUsage(start);
  const { iterations } = solver.strategies;
  // Seconds of processor: what else the machine does is not counted.
  const seconds = Math.round((user + system) / 1000) / 1000;
  console.log(JSON.stringify({ values: solver.values(), exploitability, iterations, seconds }));
} catch (cause) {
  console.error(`${path ?? 'solve'}: ${cause instanceof Error ? cause.message : cause}`);
  process.exitCode = 1;
}
