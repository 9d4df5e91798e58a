/**
 * Makes the tables of endings that are served: npm run chess:tables -- [endings] [--kept FOLDER]
 * Each ending is worked out from mate backwards, after those that it can become; with `--kept`, what is worked out stays in a folder
 * and a run that was stopped goes on from there. Prints counts and longest mates, to be held against published ones. Half an hour for all.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { becomes, keysOf, SERVED } from '@estratega/lessons/endings';
import { layoutOf } from '../../packages/lessons/src/endings/layout.ts';
import { LOST, NONE, type Solved, solveEnding } from '../../packages/lessons/src/endings/solve.ts';
import { writeTable } from '../../packages/lessons/src/endings/table.ts';
import { command } from '../../tools/src/command.ts';

const OUT = 'packages/lessons/content/chess/tables';

const { values, positionals } = command('npm run chess:tables', {
  allowPositionals: true,
  options: { kept: { type: 'string' } },
});
const wanted = positionals.length > 0 ? positionals : SERVED;
const solved = new Map<string, Solved>();

const kept = (name: string): Solved | undefined => {
  const file = values.kept && join(values.kept, name);
  if (!file || !existsSync(file)) return undefined;
  const bytes = new Uint8Array(readFileSync(file));
  const half = bytes.length / 2;
  return { layout: layoutOf(name), white: bytes.subarray(0, half), black: bytes.subarray(half) };
};

const solve = (name: string): Solved => {
  const known = solved.get(name) ?? kept(name);
  if (known) {
    solved.set(name, known);
    return known;
  }
  for (const needed of becomes(name)) solve(needed);
  const made = solveEnding(name, solved);
  solved.set(name, made);
  if (values.kept) {
    mkdirSync(values.kept, { recursive: true });
    writeFileSync(join(values.kept, name), Buffer.concat([made.white, made.black]));
  }
  return made;
};

const count = (codes: Uint8Array) => {
  const found = { gana: 0, tablas: 0, pierde: 0, 'mate más largo': 0 };
  for (const code of codes) {
    if (code === NONE) continue;
    if (code === 0) found.tablas++;
    else if (code < LOST) {
      found.gana++;
      found['mate más largo'] = Math.max(found['mate más largo'], (code + 1) >> 1);
    } else found.pierde++;
  }
  return found;
};

mkdirSync(OUT, { recursive: true });
const report: Record<string, object> = {};
for (const name of wanted) {
  const made = solve(name);
  let bytes = 0;
  for (const key of keysOf(name)) {
    const packed = gzipSync(writeTable(key, made), { level: 9 });
    writeFileSync(join(OUT, `${key}.gz`), packed);
    bytes += packed.length;
  }
  report[`${name}, White to move`] = { ...count(made.white), bytes };
  report[`${name}, Black to move`] = count(made.black);
}
console.table(report);
