/**
 * Turns mined candidates into the bank: node tools/src/positions/build.ts FILE.jsonl… [--rejects FILE] [--add]
 * With --add the stored bank stays as it is and only topic@level units short of positions are filled.
 * The rejects file is what verify.ts writes: one FEN per line that did not stand up to a deeper search.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { assign, bandLevels, type Placed, roomBeside } from './assign.ts';
import {
  addToFile,
  BANK_DIR,
  bankBoards,
  boardKey,
  constantName,
  fileText,
  type NewPosition,
  storedAt,
} from './bank.ts';
import type { Candidate } from './candidate.ts';
import { difficulty } from './difficulty.ts';
import { explain } from './explain.ts';
import { lineText, type Puzzle, toPuzzle } from './puzzle.ts';

const MOP_UP = 1200;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rejects: { type: 'string' }, add: { type: 'boolean', default: false } },
});
const rejects = new Set(
  values.rejects && existsSync(values.rejects) ? readFileSync(values.rejects, 'utf8').split('\n') : [],
);

function load(): Puzzle[] {
  const seen = new Set<string>();
  return positionals
    .flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as Candidate)
    .filter(({ fen }) => {
      const key = fen.split(' ').slice(0, 4).join(' ');
      if (seen.has(key) || rejects.has(fen)) return false;
      seen.add(key);
      return true;
    })
    .map(toPuzzle)
    .filter(({ mate, own, moves }) => mate === undefined || (own.length === mate && moves.at(-1)?.san.endsWith('#')))
    .filter((puzzle) => !isMopUp(puzzle));
}

/** A long mate when everything else wins too is mopping up; elementary mates are the exception, that is their subject. */
function isMopUp({ mate, second, candidate }: Puzzle): boolean {
  return mate !== undefined && mate >= 3 && second > MOP_UP && !candidate.tag.startsWith('fin-k');
}

function toPosition({ puzzle, finding, level }: Placed): NewPosition {
  return {
    nivel: level,
    fen: puzzle.candidate.fen,
    linea: lineText(puzzle),
    pista: finding.hint,
    explicacion: explain(puzzle, finding),
    prueba: puzzle.mate ? { mate: puzzle.mate } : { margen: puzzle.margin },
  };
}

function indexText(topics: readonly string[]): string {
  const imports = topics.map((topic) => `import { ${constantName(topic)} } from './${topic}.ts';`);
  const pairs = topics.map((topic) => `  '${topic}': ${constantName(topic)},`);
  return [
    "import type { PosicionVerificada } from '../chess-topic.ts';",
    ...imports,
    '',
    '/** Verified exercise positions by topic id. */',
    'export const POSITIONS: Readonly<Record<string, readonly PosicionVerificada[]>> = {',
    ...pairs,
    '};',
    '',
  ].join('\n');
}

function writeWhole(bank: ReadonlyMap<string, readonly Placed[]>): void {
  for (const file of readdirSync(BANK_DIR)) if (file.startsWith('aj-')) rmSync(join(BANK_DIR, file));
  const topics = [...bank.keys()].filter((topic) => (bank.get(topic)?.length ?? 0) > 0).sort();
  for (const topic of topics) {
    writeFileSync(join(BANK_DIR, `${topic}.ts`), fileText(topic, (bank.get(topic) ?? []).map(toPosition)));
  }
  writeFileSync(join(BANK_DIR, 'index.ts'), indexText(topics));
}

function writeBeside(bank: ReadonlyMap<string, readonly Placed[]>): void {
  for (const [topic, placed] of bank) if (placed.length > 0) addToFile(topic, placed.map(toPosition));
}

const stored = values.add ? bankBoards() : new Map<string, string>();
const puzzles = load().filter(({ candidate }) => !stored.has(boardKey(candidate.fen)));
const bank = values.add ? assign(puzzles, roomBeside(storedAt)) : assign(puzzles);
if (values.add) writeBeside(bank);
else writeWhole(bank);

let total = 0;
for (const [topic, placed] of [...bank].sort()) {
  total += placed.length;
  const cells = bandLevels(topic).map((level) => {
    const here = placed.filter((each) => each.level === level);
    const mean = here.reduce((sum, { puzzle }) => sum + difficulty(puzzle), 0) / (here.length || 1);
    const count = here.length + (values.add ? storedAt(topic, level) : 0);
    return `${level}:${count}${count < 3 ? '!' : ''}(${mean.toFixed(1)})`;
  });
  console.log(topic.padEnd(24), cells.join('  '));
}
console.log(`${puzzles.length} candidates, ${total} positions placed`);
