import { inCheck, legalMoves, type Position, play, readFen, uciOf } from '@estratega/chess/board';
import { numberedSan } from '@estratega/chess/notation';
import { thePiece } from '@estratega/chess/pieces';
import { Chess, playUci, type Square } from '@estratega/chess/rules';
import { featuresOf } from '../compile/chess-source.ts';
import { onLevelScale } from '../difficulty/scale.ts';
import type { GraphExercise } from '../graph/graph.ts';
import type { ChessExercise, Rasgos } from '../schema/index.ts';
import type { Puzzle } from './puzzle.ts';
import { ANY_IDEA, IDEAS } from './themes.ts';

/** A puzzle of a published file as an exercise: `l.` and its own name, in which a capital is written "-a" because ids have none. */
const IMPORTED = 'l.';
export const isImported = (id: string): boolean => id.startsWith(IMPORTED);
export const idOfPuzzle = (name: string): string =>
  `${IMPORTED}${name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)}`;
export const puzzleOfId = (id: string): string =>
  id.slice(IMPORTED.length).replaceAll(/-([a-z])/gu, (_, letter: string) => letter.toUpperCase());

const mates = (position: Position): string[] =>
  legalMoves(position)
    .filter((move) => {
      const next = play(position, move);
      return inCheck(next) && legalMoves(next).length === 0;
    })
    .map(uciOf);

/** The file's own line is right, and so is any checkmate. */
function accepted(fen: string, linea: readonly string[]): string[][] {
  let position = readFen(fen);
  const turns: string[][] = [];
  for (const [index, uci] of linea.entries()) {
    if (index % 2 === 0) turns.push([uci, ...mates(position).filter((move) => move !== uci)]);
    const move = legalMoves(position).find((one) => uciOf(one) === uci);
    if (!move) throw new Error(`${fen}: ${uci} is not legal`);
    position = play(position, move);
  }
  return turns;
}

/** "12.Cc7+ Re7 13.Cxa8" */
function written(fen: string, linea: readonly string[]): string {
  const board = new Chess(fen);
  return linea.map((uci, index) => numberedSan(fen, index, playUci(board, uci).san, index === 0)).join(' ');
}

/** Always the same of several, by the name of the puzzle. */
const pick = (from: readonly string[], id: string): string =>
  from[[...id].reduce((sum, sign) => sum + sign.charCodeAt(0), 0) % from.length] as string;

export const featuresOfPuzzle = ({ fen, linea, meta }: Pick<Puzzle, 'fen' | 'linea' | 'meta'>): Rasgos =>
  featuresOf(fen, linea, meta);

export function exerciseOf(puzzle: Puzzle): ChessExercise {
  const { id, temas, nivel, dificultad, fen, ultima, linea } = puzzle;
  const rasgos = featuresOfPuzzle(puzzle);
  const from = (linea[0] as string).slice(0, 2);
  const man = thePiece(new Chess(fen).get(from as Square)?.type ?? 'p');
  const ideas = temas.map((tema) => IDEAS[tema]).find((texts) => texts !== undefined) ?? [ANY_IDEA];
  return {
    tipo: 'ajedrez',
    id: idOfPuzzle(id),
    temas: [...temas],
    nivel,
    dificultad,
    fen,
    ultima,
    linea: [...linea],
    aceptadas: accepted(fen, linea),
    casi: accepted(fen, linea).map(() => []),
    refutaciones: {},
    pista: [pick(ideas, id), `Mueve ${man} de ${from}.`],
    explicacion: `La solución es ${written(fen, linea)}.${rasgos.mate ? ' Termina en mate.' : ''}`,
    prueba: rasgos.mate ? { mate: rasgos.jugadas } : { margen: 200 },
    partida: `Problema ${id} de Lichess`,
    rasgos,
  };
}

/** As the planner sees it. */
export const nodeOf = (
  { id, temas, nivel, dificultad }: Pick<Puzzle, 'id' | 'temas' | 'nivel' | 'dificultad'>,
  rasgos: Rasgos,
): GraphExercise => ({
  id: idOfPuzzle(id),
  temas,
  niveles: [nivel, nivel],
  dificultad: Math.round(onLevelScale(dificultad) * 100) / 100,
  rasgos,
});
