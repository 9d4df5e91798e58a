/**
 * Prints mined exercises as a person would read them, diagram and words, to be read before they land:
 * npm run chess:read -- [--count 100] [--seed 1] [--from N] [--motif doble,defensa]
 */
import { globSync, readFileSync } from 'node:fs';
import { Chess } from '@estratega/chess/rules';
import type { ChessRow } from '@estratega/lessons';
import { command } from '../../tools/src/command.ts';
import { replay } from '../positions/puzzle.ts';
import { Random } from '../positions/random.ts';
import { numberedLine, numberedMove } from '../positions/spanish.ts';
import { kindsOf } from './labels.ts';
import { settledFrom } from './row.ts';

const { values } = command('npm run chess:read', {
  options: {
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    motif: { type: 'string', default: '' },
  },
});
const random = new Random(Number(values.seed));
const rows = globSync('packages/lessons/content/chess/exercises/mina-*.jsonl')
  .toSorted()
  .flatMap((file) => readFileSync(file, 'utf8').split('\n').filter(Boolean))
  .map((line) => JSON.parse(line) as ChessRow)
  .filter(({ retirada }) => !retirada)
  .filter((row) => !values.motif || values.motif.split(',').includes(kindsOf(settledFrom(row))[0]?.motif ?? ''))
  .map((row) => ({ row, place: random.next() }))
  .toSorted((a, b) => a.place - b.place)
  .slice(Number(values.from), Number(values.from) + Number(values.count));

const SIGNS: Readonly<Record<string, string>> = { k: 'r', q: 'd', r: 't', b: 'a', n: 'c', p: 'p' };
function diagram(fen: string): string[] {
  return (fen.split(' ')[0] as string).split('/').map((row, index) => {
    const cells = row.replace(/\d/gu, (digit) => '.'.repeat(Number(digit)));
    const letters = [...cells].map((sign) => {
      const letter = SIGNS[sign.toLowerCase()] ?? '.';
      return sign === sign.toUpperCase() && sign !== '.' ? letter.toUpperCase() : letter;
    });
    return `${8 - index} ${letters.join(' ')}`;
  });
}

for (const { row } of rows) {
  const puzzle = settledFrom(row);
  const board = new Chess(row.fen);
  const wrong = Object.entries(row.refutaciones)
    .slice(0, 4)
    .map(([uci, { con, causa }]) => {
      const tried = board.move(uci);
      const answer = con ? board.move(con) : undefined;
      if (answer) board.undo();
      board.undo();
      return `${numberedMove(tried, 0, puzzle.us)}${answer ? ` ${numberedMove(answer, 1, puzzle.us)}` : ''} ${causa}`;
    });
  const side = [
    `${row.id} nivel ${row.nivel} (${row.dificultad}) juegan ${puzzle.us === 'w' ? 'blancas' : 'negras'}, última ${row.ultima ?? '-'}, ${row.evaluacion ?? '?'}`,
    `línea: ${numberedLine(replay(row.fen, row.linea))}`,
    `motivos: ${kindsOf(puzzle)
      .map(({ motif }) => motif)
      .join(', ')}`,
    `temas: ${row.temas.join(' ')}`,
    `pista 1: ${row.pista[0]}`,
    `pista 2: ${row.pista[1]}`,
    `${row.explicacion}`,
    `mal: ${wrong.join('; ')}`,
  ];
  console.log(
    diagram(row.fen)
      .map((line, index) => `${line}   ${side[index] ?? ''}`)
      .join('\n'),
  );
  console.log('  a b c d e f g h\n');
}
