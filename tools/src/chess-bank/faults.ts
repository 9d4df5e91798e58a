import type { ChessRow } from '@estratega/lessons';
import { Chess, type Move, type Square } from 'chess.js';
import { toMove } from '../positions/probe.ts';
import { spanishSan } from '../positions/spanish.ts';
import { shortestMates } from './mates.ts';
import { whyUnreachable } from './reachable.ts';

/** A row whose engine part may still be missing. */
export type AnyRow = Omit<ChessRow, 'aceptadas' | 'casi' | 'refutaciones'> &
  Partial<Pick<ChessRow, 'aceptadas' | 'casi' | 'refutaciones'>>;

const tryMove = (board: Chess, uci: string): Move | undefined => {
  try {
    return board.move(toMove(uci));
  } catch {
    return undefined;
  }
};

/** What is wrong with an exercise, seen from the board alone. */
export function faultsOf(row: AnyRow): string[] {
  const unreachable = whyUnreachable(row.fen);
  if (unreachable) return [`board: ${unreachable}`];
  const board = new Chess(row.fen);
  const faults: string[] = [];
  if (row.linea.length % 2 === 0) faults.push('the line does not end with the solver');
  row.linea.forEach((uci, index) => {
    if (index % 2 === 0) faults.push(...turnFaults(row, board, index / 2));
    if (!tryMove(board, uci)) faults.push(`line: ${uci} is not legal`);
  });
  if ('mate' in row.prueba && row.prueba.mate * 2 - 1 === row.linea.length && !board.isCheckmate())
    faults.push('the mate is no mate');
  faults.push(...refutationFaults(row), ...hintFaults(row));
  return faults;
}

function turnFaults({ linea, aceptadas, casi, prueba }: AnyRow, board: Chess, turn: number): string[] {
  if (!aceptadas || !casi) return [];
  const right = aceptadas[turn];
  const nearly = casi[turn] ?? [];
  if (!right) return [`turn ${turn}: nothing is right`];
  const legal = new Set(board.moves({ verbose: true }).map(({ lan }) => lan));
  const faults: string[] = [];
  if (right[0] !== linea[turn * 2]) faults.push(`turn ${turn}: the line's own move is not first`);
  for (const move of [...right, ...nearly]) if (!legal.has(move)) faults.push(`turn ${turn}: ${move} is not legal`);
  if (new Set([...right, ...nearly]).size < right.length + nearly.length)
    faults.push(`turn ${turn}: a move is there twice`);
  // Any checkmate is right, and where a mate is near it is the shortest that is.
  const mates = shortestMates(board.fen(), 'mate' in prueba && prueba.mate - turn <= 2 ? 2 : 1);
  for (const move of mates?.jugadas ?? [])
    if (!right.includes(move)) faults.push(`turn ${turn}: ${move} mates in ${mates?.mate} and is not right`);
  return faults;
}

function refutationFaults({ fen, aceptadas, casi, refutaciones }: AnyRow): string[] {
  if (!refutaciones) return [];
  const good = new Set([...(aceptadas?.[0] ?? []), ...(casi?.[0] ?? [])]);
  return Object.entries(refutaciones).flatMap(([uci, { con, causa }]) => {
    const board = new Chess(fen);
    if (good.has(uci)) return [`${uci} is right and refuted`];
    if (!tryMove(board, uci)) return [`refuted ${uci} is not legal`];
    if (con === undefined) return board.isGameOver() || causa !== 'mate' ? [] : [`${uci} is mated by nothing`];
    return tryMove(board, con) ? [] : [`reply ${con} to ${uci} is not legal`];
  });
}

const SQUARE = /\b[a-h][1-8]\b/gu;
const NAMED = /\b(?<piece>rey|dama|torre|alfil|caballo|peón) de (?<square>[a-h][1-8])\b/gu;
const LETTER: Readonly<Record<string, string>> = {
  rey: 'k',
  dama: 'q',
  torre: 'r',
  alfil: 'b',
  caballo: 'n',
  peón: 'p',
};

function hintFaults({ fen, linea, pista }: AnyRow): string[] {
  const board = new Chess(fen);
  const target = (linea[0] as string).slice(2, 4);
  return pista.flatMap((hint) => [
    ...[...hint.matchAll(SQUARE)].flatMap(([square]) => (square === target ? [`hint tells ${target}`] : [])),
    ...[...hint.matchAll(NAMED)].flatMap(({ groups }) => {
      const { piece, square } = groups as { piece: string; square: Square };
      return board.get(square)?.type === LETTER[piece] ? [] : [`hint: no ${piece} on ${square}`];
    }),
  ]);
}

const MOVE =
  /^(?:(?<number>\d+)(?<dots>\.{3}|\.))?(?<san>O-O(?:-O)?[+#]?|[RDTAC]?[a-h]?[1-8]?x?[a-h][1-8](?:=[DTAC])?[+#]?)$/u;

/**
 * Moves named in an explanation that cannot be played where it says. A numbered move is one of the line, another try
 * at the first move, or the answer to the try named just before.
 */
export function unplayable({ fen, linea, explicacion }: Pick<ChessRow, 'fen' | 'linea' | 'explicacion'>): string[] {
  const boards = [new Chess(fen)];
  for (const uci of linea) {
    const next = new Chess((boards.at(-1) as Chess).fen());
    next.move(toMove(uci));
    boards.push(next);
  }
  const black = fen.split(' ')[1] === 'b';
  const find = (board: Chess, san: string) =>
    board.moves({ verbose: true }).find((move) => spanishSan(move.san) === san);
  const faults: string[] = [];
  let current: Chess | undefined;
  for (const word of explicacion.split(/\s+/u)) {
    const groups = MOVE.exec(word.replace(/[.,;:)»]+$/u, '').replace(/^[(«¡]+/u, ''))?.groups;
    if (!groups?.san || (groups.number === undefined && !current)) {
      if (groups?.number !== undefined || /[.!?;:]$/u.test(word)) current = undefined;
      continue;
    }
    const { number, dots, san } = groups as { number?: string; dots?: string; san: string };
    let board = current;
    if (number !== undefined) {
      const ply = (Number(number) - 1) * 2 + (dots === '...' ? 1 : 0) - (black ? 1 : 0);
      const inLine = boards[ply];
      // After a try at the first move its answer is meant, elsewhere the line.
      board = ply === 1 && current && !sameBoard(current, boards[1]) ? current : inLine;
    }
    const move = board && find(board, san);
    // A square by itself is no move unless a move was just named.
    if (!move && number === undefined && /^[a-h][1-8]$/u.test(san)) continue;
    if (!move) faults.push(word);
    current = move ? new Chess(move.after) : undefined;
  }
  return faults;
}

const sameBoard = (a: Chess, b: Chess | undefined) => b !== undefined && a.fen() === b.fen();
