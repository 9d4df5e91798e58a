import {
  type BoardMove,
  fileOf,
  inCheck,
  legalMoves,
  nameOf,
  type Position,
  play,
  rankOf,
  readFen,
  squareOf,
  uciOf,
} from '@estratega/chess/board';
import type { ChessRow } from '@estratega/lessons';
import { shortestMates } from './mates.ts';
import { whyUnreachable } from './reachable.ts';

/** A row whose engine part may still be missing. */
export type AnyRow = Omit<ChessRow, 'aceptadas' | 'casi' | 'refutaciones'> &
  Partial<Pick<ChessRow, 'aceptadas' | 'casi' | 'refutaciones'>>;

/** The position after a move in UCI, or undefined when it is not legal. Thousands of rows are read: no library here. */
const after = (position: Position, uci: string): Position | undefined => {
  const move = legalMoves(position).find((one) => uciOf(one) === uci);
  return move && play(position, move);
};

const isMated = (position: Position) => inCheck(position) && legalMoves(position).length === 0;

/** What is wrong with an exercise, seen from the board alone. */
export function faultsOf(row: AnyRow): string[] {
  const unreachable = whyUnreachable(row.fen);
  if (unreachable) return [`board: ${unreachable}`];
  let position = readFen(row.fen);
  const faults: string[] = [];
  if (row.linea.length % 2 === 0) faults.push('the line does not end with the solver');
  for (const [index, uci] of row.linea.entries()) {
    if (index % 2 === 0) faults.push(...turnFaults(row, position, index / 2));
    const next = after(position, uci);
    if (!next) return [...faults, `line: ${uci} is not legal`];
    position = next;
  }
  if ('mate' in row.prueba && row.prueba.mate * 2 - 1 === row.linea.length && !isMated(position))
    faults.push('the mate is no mate');
  faults.push(...refutationFaults(row), ...hintFaults(row));
  return faults;
}

function turnFaults({ linea, aceptadas, casi, prueba, origen }: AnyRow, position: Position, turn: number): string[] {
  if (!aceptadas || !casi) return [];
  const right = aceptadas[turn];
  const nearly = casi[turn] ?? [];
  if (!right) return [`turn ${turn}: nothing is right`];
  const legal = new Set(legalMoves(position).map(uciOf));
  const faults: string[] = [];
  if (right[0] !== linea[turn * 2]) faults.push(`turn ${turn}: the line's own move is not first`);
  for (const move of [...right, ...nearly]) if (!legal.has(move)) faults.push(`turn ${turn}: ${move} is not legal`);
  if (new Set([...right, ...nearly]).size < right.length + nearly.length)
    faults.push(`turn ${turn}: a move is there twice`);
  // Any checkmate is right, and where a mate is near it is the shortest that is: what was mined was proved so when it
  // was found, and proving thousands again would take a minute of every test.
  const proves = origen !== 'mina' && 'mate' in prueba && prueba.mate - turn <= 2;
  const mates = shortestMates(position, proves ? 2 : 1);
  for (const move of mates?.jugadas ?? [])
    if (!right.includes(move)) faults.push(`turn ${turn}: ${move} mates in ${mates?.mate} and is not right`);
  return faults;
}

function refutationFaults({ fen, aceptadas, casi, refutaciones }: AnyRow): string[] {
  if (!refutaciones) return [];
  const good = new Set([...(aceptadas?.[0] ?? []), ...(casi?.[0] ?? [])]);
  const start = readFen(fen);
  return Object.entries(refutaciones).flatMap(([uci, { con, causa }]) => {
    if (good.has(uci)) return [`${uci} is right and refuted`];
    const next = after(start, uci);
    if (!next) return [`refuted ${uci} is not legal`];
    if (con === undefined)
      return legalMoves(next).length === 0 || causa !== 'mate' ? [] : [`${uci} is mated by nothing`];
    return after(next, con) ? [] : [`reply ${con} to ${uci} is not legal`];
  });
}

const SQUARE = /\b[a-h][1-8]\b/gu;
const NAMED = /\b(?<piece>rey|dama|torre|alfil|caballo|peón) de (?<square>[a-h][1-8])\b/gu;
const KIND: Readonly<Record<string, number>> = {
  rey: 6,
  dama: 5,
  torre: 4,
  alfil: 3,
  caballo: 2,
  peón: 1,
};

function hintFaults({ fen, linea, pista }: AnyRow): string[] {
  const { men } = readFen(fen);
  const target = (linea[0] as string).slice(2, 4);
  return pista.flatMap((hint) => [
    ...[...hint.matchAll(SQUARE)].flatMap(([square]) => (square === target ? [`hint tells ${target}`] : [])),
    ...[...hint.matchAll(NAMED)].flatMap(({ groups }) => {
      const { piece, square } = groups as { piece: string; square: string };
      return Math.abs(men[squareOf(square)] ?? 0) === KIND[piece] ? [] : [`hint: no ${piece} on ${square}`];
    }),
  ]);
}

const MOVE =
  /^(?:(?<number>\d+)(?<dots>\.{3}|\.))?(?<san>O-O(?:-O)?[+#]?|[RDTAC]?[a-h]?[1-8]?x?[a-h][1-8](?:=[DTAC])?[+#]?)$/u;

const INITIAL: Readonly<Record<string, number>> = { R: 6, D: 5, T: 4, A: 3, C: 2 };
const WRITTEN =
  /^(?<piece>[RDTAC]?)(?<file>[a-h]?)(?<rank>[1-8]?)(?<takes>x?)(?<to>[a-h][1-8])(?:=(?<promotion>[DTAC]))?(?<sign>[+#]?)$/u;

/** Whether a move is the one written: Spanish letters, all that is written true, and no other move written alike. */
function findWritten(position: Position, san: string): BoardMove | undefined {
  const legal = legalMoves(position);
  const castle = /^O-O(?<long>-O)?[+#]?$/u.exec(san);
  const groups = WRITTEN.exec(san)?.groups;
  const fitting = legal.filter((move) => {
    if (castle) return move.piece === 6 && fileOf(move.to) - fileOf(move.from) === (castle.groups?.long ? -2 : 2);
    if (!groups) return false;
    return (
      move.piece === (groups.piece ? INITIAL[groups.piece] : 1) &&
      nameOf(move.to) === groups.to &&
      (!groups.file || nameOf(move.from)[0] === groups.file) &&
      (!groups.rank || rankOf(move.from) + 1 === Number(groups.rank)) &&
      (groups.takes === 'x') === (move.taken !== 0 || move.enPassant === true) &&
      move.promotion === (groups.promotion ? (INITIAL[groups.promotion] as number) : 0)
    );
  });
  const [move] = fitting;
  if (!move || fitting.length > 1) return undefined;
  const next = play(position, move);
  const sign = inCheck(next) ? (legalMoves(next).length === 0 ? '#' : '+') : '';
  return san.replace(/^[^+#]*/u, '') === sign ? move : undefined;
}

/**
 * Moves named in an explanation that cannot be played where it says. A numbered move is one of the line, another try
 * at the first move, or the answer to the try named just before.
 */
export function unplayable({ fen, linea, explicacion }: Pick<ChessRow, 'fen' | 'linea' | 'explicacion'>): string[] {
  const boards = [readFen(fen)];
  for (const uci of linea) {
    const next = after(boards.at(-1) as Position, uci);
    if (!next) return [uci];
    boards.push(next);
  }
  const black = fen.split(' ')[1] === 'b';
  const faults: string[] = [];
  let current: Position | undefined;
  for (const word of explicacion.split(/\s+/u)) {
    const groups = MOVE.exec(word.replace(/[.,;:)»?]+$/u, '').replace(/^[(«¡]+/u, ''))?.groups;
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
    const move = board && findWritten(board, san);
    // A square by itself is no move unless a move was just named.
    if (!move && number === undefined && /^[a-h][1-8]$/u.test(san)) continue;
    if (!move) faults.push(word);
    current = move && board ? play(board, move) : undefined;
  }
  return faults;
}

const sameBoard = (a: Position, b: Position | undefined) =>
  b !== undefined && a.turn === b.turn && a.men.every((man, square) => man === b.men[square]);
