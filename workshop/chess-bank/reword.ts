/**
 * Writes the words and topics of every mined exercise anew, from what its row holds, without an engine:
 * npm run chess:reword -- [--folder packages/lessons/content/chess/exercises]
 * For when a template, a detector or the map of topics has changed. A row whose solution is no topic's idea any more is
 * retired, not deleted: weeks and answers may refer to it. One that was retired for another reason stays so.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import type { ChessRow } from '@estratega/lessons';
import { command } from '../../tools/src/command.ts';
import { isWhole, kindsOf } from './labels.ts';
import { hasSpite, settledFrom } from './row.ts';
import { topicsFor } from './topics.ts';
import { wordsFor } from './words.ts';

const { values } = command('npm run chess:reword', {
  options: { folder: { type: 'string', default: 'packages/lessons/content/chess/exercises' } },
});

function reworded(row: ChessRow): ChessRow {
  // Quiet moves were judged with searches that their rows do not hold.
  if (row.retirada || row.aMano) return row;
  const puzzle = settledFrom(row);
  const labels = kindsOf(puzzle);
  const temas = topicsFor(puzzle, labels, row.nivel, row.casi[0], row.dificultad);
  if (temas.length === 0 || !labels.some(isWhole) || hasSpite(puzzle)) return { ...row, retirada: true };
  const { pista, explicacion } = wordsFor(puzzle, labels, row);
  // Each nearly right move once, and none that is right.
  const casi = row.casi.map((moves, turn) => [
    ...new Set(moves.filter((move) => !row.aceptadas[turn]?.includes(move))),
  ]);
  return { ...row, casi, temas, pista: [...pista], explicacion };
}

/** Boards by topic, before and after. */
const counts = new Map<string, { before: number; after: number }>();
function count(when: 'before' | 'after', { temas, retirada }: ChessRow): void {
  for (const tema of retirada ? [] : temas) {
    const held = counts.get(tema) ?? { before: 0, after: 0 };
    held[when] += 1;
    counts.set(tema, held);
  }
}

const tally = { rows: 0, topics: 0, words: 0, retired: 0 };
for (const file of globSync(`${values.folder}/{mina,finales}-*.jsonl`)) {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const after = lines.map((line) => {
    const before = JSON.parse(line) as ChessRow;
    const row = reworded(before);
    tally.rows += 1;
    count('before', before);
    count('after', row);
    if (row.retirada && !before.retirada) {
      tally.retired += 1;
      console.log(`retired: ${row.id} (${before.temas.join(' ')})`);
    }
    if (row.temas.join(' ') !== before.temas.join(' ')) tally.topics += 1;
    if (row.explicacion !== before.explicacion || row.pista.join() !== before.pista.join()) tally.words += 1;
    return JSON.stringify(row);
  });
  writeFileSync(file, after.map((line) => `${line}\n`).join(''));
}
console.log(
  `${tally.rows} rows: ${tally.topics} with other topics, ${tally.words} with other words, ${tally.retired} retired`,
);
for (const [tema, { before, after }] of [...counts].toSorted())
  if (before !== after) console.log(`${tema}: ${before} -> ${after}`);
