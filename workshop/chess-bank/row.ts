import { createHash } from 'node:crypto';
import { type ChessRow, chessRow } from '@estratega/lessons';
import { levelOf, rate } from '@estratega/lessons/difficulty';
import { sacrificed } from '../positions/board.ts';
import type { Candidate } from '../positions/candidate.ts';
import { before, type Puzzle, toPuzzle } from '../positions/puzzle.ts';
import { isWhole, kindsOf, type Label } from './labels.ts';
import { readScore } from './score.ts';
import type { Solved } from './solve.ts';
import { OPENINGS, topicsFor } from './topics.ts';
import { wordsFor } from './words.ts';

/** Points from which a reply is thrown away rather than played. */
const SPITE = 4;

/** Letters and digits that cannot be taken for one another. */
const SIGNS = '0123456789abcdefghjkmnpqrstuvwxyz';

/** The id of a mined board comes from the board: mining it again gives the same one. */
export function idOf(fen: string): string {
  let number = createHash('sha256').update(fen).digest().readUIntBE(0, 6);
  let id = '';
  for (let index = 0; index < 6; index += 1) {
    id += SIGNS[number % SIGNS.length];
    number = Math.floor(number / SIGNS.length);
  }
  return `aj${id}`;
}

/** The candidate as the deep search left it: its line, its scores. */
export function settled(candidate: Candidate, { linea, primera }: Solved): Puzzle {
  const best = readScore(primera.evaluacion);
  const second = 'cp' in best ? { cp: Math.min(1000, best.cp) - (primera.margen ?? 2000) } : { cp: 0 };
  return toPuzzle({
    ...candidate,
    kind: primera.mate !== undefined ? 'mate' : candidate.kind === 'save' ? 'save' : 'win',
    solution: linea,
    lines: [
      { score: best, pv: [...linea] },
      { score: second, pv: [] },
    ],
  });
}

/** Solver's centipawns up to which the best move only holds. */
export const HOLDS = 90;

/** A stored row as the detectors see it. */
export function settledFrom({ fen, linea, prueba, evaluacion, ultima, temas }: ChessRow): Puzzle {
  const best = readScore(evaluacion ?? ('mate' in prueba ? `#${prueba.mate}` : '600'));
  const margin = 'margen' in prueba ? prueba.margen : 0;
  const opening = OPENINGS.find((tag) => temas.includes(`aj-ape-${tag}`));
  return toPuzzle({
    fen,
    tag: opening ?? '',
    ply: 0,
    game: '',
    ...(ultima && { previous: ultima }),
    kind: 'mate' in best ? 'mate' : best.cp <= HOLDS ? 'save' : 'win',
    lines: [
      { score: best, pv: [...linea] },
      { score: { cp: 'mate' in best ? 0 : Math.min(1000, best.cp) - margin }, pv: [] },
    ],
    bestByDepth: [],
    solution: linea,
    onlyMoves: 1,
  });
}

export interface Mined {
  readonly row: ChessRow;
  readonly puzzle: Puzzle;
  readonly labels: readonly Label[];
}

/** A mate put off by throwing a rook or the queen away: nobody would play that, and it only makes the line longer. */
export const hasSpite = (puzzle: Puzzle): boolean =>
  puzzle.mate !== undefined &&
  puzzle.replies.some((reply) => sacrificed(reply) >= SPITE && before(reply).moves().length > 1);

/** What the searches say of a board, and what else an exercise is. */
export const minedRow = (
  { fen, previous }: Pick<Candidate, 'fen' | 'previous'>,
  { linea, aceptadas, casi, primera }: Solved,
  own: Readonly<Pick<ChessRow, 'temas' | 'nivel' | 'dificultad' | 'explicacion' | 'aMano'>> & {
    readonly pista: readonly [idea: string, pieza: string];
  },
): ChessRow =>
  chessRow.parse({
    id: idOf(fen),
    ...own,
    fen,
    ...(previous && { ultima: previous }),
    linea,
    aceptadas,
    casi,
    refutaciones: primera.refutaciones,
    prueba: primera.mate === undefined ? { margen: primera.margen ?? 2000 } : { mate: primera.mate },
    evaluacion: primera.evaluacion,
    origen: 'mina',
  });

/** The exercise, or undefined when no topic's idea is its solution. */
export function toRow(candidate: Candidate, solved: Solved): Mined | undefined {
  const puzzle = settled(candidate, solved);
  const labels = kindsOf(puzzle);
  const { linea, casi, primera } = solved;
  if (!labels.some(isWhole)) return undefined;
  if (puzzle.moves.length !== linea.length || hasSpite(puzzle)) return undefined;
  const dificultad = rate(candidate.fen, linea);
  const nivel = levelOf(dificultad);
  const temas = topicsFor(puzzle, labels, nivel, casi[0], dificultad);
  if (temas.length === 0) return undefined;
  const { pista, explicacion } = wordsFor(puzzle, labels, primera);
  const row = minedRow(candidate, solved, { temas, nivel, dificultad, pista, explicacion });
  return { row, puzzle, labels };
}
