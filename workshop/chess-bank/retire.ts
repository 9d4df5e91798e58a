/**
 * Retires exercises: npm run chess:retire -- FILE | id…
 * A file is the log of `npm run audit:chess -- --log FILE`: those with a wrong accept or a wrong reject leave the bank.
 * Nothing is deleted: weeks and answers refer to ids.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { command } from '../../tools/src/command.ts';

const FOLDER = 'packages/lessons/content/chess/exercises';
const linesOf = (file: string): string[] => readFileSync(file, 'utf8').split('\n').filter(Boolean);

const rejectedIn = (file: string): string[] =>
  linesOf(file)
    .map((line) => JSON.parse(line) as { id: string; accepts: number; rejects: number })
    .filter(({ accepts, rejects }) => accepts + rejects > 0)
    .map(({ id }) => id);

const ids = new Set(
  command('npm run chess:retire -- file | id…', { allowPositionals: true }).positionals.flatMap((word) =>
    existsSync(word) ? rejectedIn(word) : [word],
  ),
);
const left = new Set(ids);
for (const file of globSync(`${FOLDER}/*.jsonl`)) {
  const before = linesOf(file);
  const after = before.map((line) => {
    const row = JSON.parse(line) as { id: string; retirada?: true };
    if (!ids.has(row.id)) return line;
    left.delete(row.id);
    return JSON.stringify({ ...row, retirada: true });
  });
  if (after.join() !== before.join()) writeFileSync(file, `${after.join('\n')}\n`);
}
console.log(`${ids.size - left.size} retired${left.size > 0 ? `; not found: ${[...left].join(' ')}` : ''}`);
process.exitCode = left.size > 0 ? 1 : 0;
