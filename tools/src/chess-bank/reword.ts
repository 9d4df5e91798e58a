/**
 * Writes the words and topics of every mined exercise anew, from what its row holds, without an engine:
 * npm run chess:reword
 * For when a template, a detector or the map of topics has changed. Rows that no longer serve any topic are left out.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import type { ChessRow } from '@estratega/lessons';
import { kindsOf } from './labels.ts';
import { settledFrom } from './row.ts';
import { topicsFor } from './topics.ts';
import { wordsFor } from './words.ts';

const FOLDER = 'packages/lessons/content/chess/exercises';

function reworded(row: ChessRow): ChessRow | undefined {
  if (row.retirada) return row;
  const puzzle = settledFrom(row);
  const labels = kindsOf(puzzle);
  const temas = topicsFor(puzzle, labels, row.nivel, row.casi[0]);
  if (temas.length === 0 || labels.every(({ motif }) => motif === 'sacrificio')) return undefined;
  const { pista, explicacion } = wordsFor(puzzle, labels, row);
  return { ...row, temas, pista: [...pista], explicacion };
}

let [changed, left] = [0, 0];
for (const file of globSync(`${FOLDER}/mina-*.jsonl`)) {
  const before = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const after = before.flatMap((line) => {
    const row = reworded(JSON.parse(line));
    if (!row) left += 1;
    return row ? [JSON.stringify(row)] : [];
  });
  changed += after.filter((line) => !before.includes(line)).length;
  writeFileSync(file, after.map((line) => `${line}\n`).join(''));
}
console.log(`${changed} rows changed, ${left} left out`);
