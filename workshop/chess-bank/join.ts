/**
 * Puts together what the searches say of each exercise: npm run chess:join -- [files] [--engine FOLDER] [--out FILE]
 * Reads rows with `fen` and `linea`, and the searches of chess:verify; writes one JSON line a board with the line cut
 * where the solver's move stops being the only one, right and nearly right moves, refutations, and whether the
 * exercise leaves the bank. Boards that are not searched yet are left out and counted. No engine is needed.
 */
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { command } from '../../tools/src/command.ts';
import { type Completed, complete } from './complete.ts';
import { readJsonLines, readSearches } from './json-lines.ts';

const { values, positionals } = command('npm run chess:join', {
  allowPositionals: true,
  options: {
    engine: { type: 'string', default: 'packages/lessons/content/chess/engine' },
    out: { type: 'string', default: 'packages/lessons/content/chess/engine/verdicts/boards.jsonl' },
  },
});
const files = positionals.length > 0 ? positionals : globSync('packages/lessons/content/chess/exercises/*.jsonl');
const rows = files.flatMap((file) => readJsonLines<{ fen: string; linea: string[]; origen?: string }>(file));
const known = readSearches(values.engine);
const done = new Map<string, Completed>();
let missing = 0;
for (const { fen, linea, origen } of rows) {
  // What was mined carries its verdict already.
  if (origen === 'mina') continue;
  const completed = complete(fen, linea, known);
  const other = done.get(fen);
  if (!completed) missing += 1;
  else if (!other || completed.linea.length > other.linea.length) done.set(fen, completed);
}
mkdirSync(dirname(values.out), { recursive: true });
writeFileSync(values.out, [...done.values()].map((one) => `${JSON.stringify(one)}\n`).join(''));
const all = [...done.values()];
const count = (is: (one: Completed) => boolean) => all.filter(is).length;
console.table({
  boards: all.length,
  'rows not searched yet': missing,
  'one right first move': count(({ aceptadas }) => aceptadas[0]?.length === 1),
  'several right first moves': count(({ aceptadas }) => (aceptadas[0]?.length ?? 0) > 1),
  provisional: count(({ provisional }) => provisional === true),
  'with near misses': count(({ casi }) => (casi[0]?.length ?? 0) > 0),
  'line cut': count(({ cortada }) => cortada === true),
  'line waiting for a search': count(({ pendiente }) => pendiente === true),
  'leaves: impossible board': count(({ sale }) => sale === 'imposible'),
  'leaves: only loses less': count(({ sale }) => sale === 'peor'),
  'leaves: stored move is wrong': count(({ sale }) => sale === 'otra'),
});
