/**
 * Turns mined candidates into the bank: node tools/src/positions/build.ts FILE.jsonl… [--rejects FILE]
 * The rejects file is what verify.ts writes: one FEN per line that did not stand up to a deeper search.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { assign, bandLevels, type Placed } from './assign.ts';
import type { Candidate } from './candidate.ts';
import { difficulty } from './difficulty.ts';
import { explain } from './explain.ts';
import { lineText, type Puzzle, toPuzzle } from './puzzle.ts';

const OUT = join(import.meta.dirname, '../../../packages/planner/src/games/chess/positions');
const LINE_WIDTH = 120;
const MOP_UP = 1200;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { rejects: { type: 'string' } } });
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

const constantName = (topic: string) => topic.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Laid out as the formatter would, so that rebuilding the bank leaves no formatting to do. */
function property(name: string, text: string): string {
  const line = `    ${name}: '${text}',`;
  return line.length <= LINE_WIDTH ? line : `    ${name}:\n      '${text}',`;
}

function entry({ puzzle, finding, level }: Placed, topic: string, number: number): string {
  const proof = puzzle.mate ? `{ mate: ${puzzle.mate} }` : `{ margen: ${puzzle.margin} }`;
  return [
    '  {',
    property('id', `${topic}-${level}-${number}`),
    `    nivel: ${level},`,
    property('fen', puzzle.candidate.fen),
    property('linea', lineText(puzzle)),
    property('pista', finding.hint),
    property('explicacion', explain(puzzle, finding)),
    `    prueba: ${proof},`,
    '  },',
  ].join('\n');
}

function fileText(topic: string, placed: readonly Placed[]): string {
  const entries = bandLevels(topic).flatMap((level) =>
    placed.filter((each) => each.level === level).map((each, index) => entry(each, topic, index + 1)),
  );
  return `import type { PosicionVerificada } from '../chess-topic.ts';\n\nexport const ${constantName(topic)}: readonly PosicionVerificada[] = [\n${entries.join('\n')}\n];\n`;
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

const puzzles = load();
const bank = assign(puzzles);
for (const file of readdirSync(OUT)) if (file.startsWith('aj-')) rmSync(join(OUT, file));
const topics = [...bank.keys()].filter((topic) => (bank.get(topic)?.length ?? 0) > 0).sort();
for (const topic of topics) writeFileSync(join(OUT, `${topic}.ts`), fileText(topic, bank.get(topic) ?? []));
writeFileSync(join(OUT, 'index.ts'), indexText(topics));

let total = 0;
for (const [topic, placed] of [...bank].sort()) {
  total += placed.length;
  const cells = bandLevels(topic).map((level) => {
    const here = placed.filter((each) => each.level === level);
    const mean = here.reduce((sum, { puzzle }) => sum + difficulty(puzzle), 0) / (here.length || 1);
    return `${level}:${here.length}${here.length < 3 ? '!' : ''}(${mean.toFixed(1)})`;
  });
  console.log(topic.padEnd(24), cells.join('  '));
}
console.log(`${puzzles.length} candidates, ${total} positions, ${topics.length} topics`);
