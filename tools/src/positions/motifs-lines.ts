import type { Chess, Color, Move, Square } from 'chess.js';
import {
  between,
  defendersOf,
  exchangeGain,
  fileOf,
  isSlider,
  kingOf,
  relativeRank,
  squareAt,
  VALUE,
} from './board.ts';
import type { Finding } from './finding.ts';
import { pays } from './motifs-tactical.ts';
import { after, before, givesCheck, type Puzzle } from './puzzle.ts';

/** Motifs about guards and lines: who holds what, what stands in the way. All are strict, so that their name can be trusted. */

interface Step {
  readonly order: number;
  readonly move: Move;
  readonly reply: Move;
  readonly blow: Move;
}

/** Every own move with its answer and the own move after it. */
const stepsOf = ({ own, replies }: Puzzle): Step[] =>
  own.flatMap((move, order) => {
    const [reply, blow] = [replies[order], own[order + 1]];
    return reply && blow ? [{ order, move, reply, blow }] : [];
  });

const hangs = (board: Chess, square: Square, color: Color) => defendersOf(board, square, color).length === 0;
const mates = (move: Move) => move.san.endsWith('#');

/** A guard is taken, without check, and what it guarded falls to another man or is where the mate is given. */
export function removedGuard(puzzle: Puzzle): Finding | undefined {
  if (!pays(puzzle)) return undefined;
  for (const step of stepsOf(puzzle)) {
    const { order, move, reply, blow } = step;
    if (!move.captured || givesCheck(move) || before(move).isCheck()) continue;
    if (blow.to === move.to || blow.to === reply.to || blow.from === move.to) continue;
    if (!defendersOf(before(move), blow.to, puzzle.them).includes(move.to)) continue;
    if (!mates(blow)) {
      if (!blow.captured || blow.captured === 'p' || blow.piece === 'k') continue;
      if (VALUE[blow.captured] > VALUE[blow.piece] || !hangs(before(blow), blow.to, puzzle.them)) continue;
    }
    const guard = { type: move.captured, color: puzzle.them, square: move.to };
    const target = before(move).get(blow.to);
    return {
      motif: 'defensor',
      facts: { order, men: [guard, ...(target ? [{ ...target, square: blow.to }] : [])] },
    };
  }
  return undefined;
}

/** A man leaves a line or a square, for nothing or at a price, and a slider goes there at once. */
export function clearance(puzzle: Puzzle): Finding | undefined {
  for (const step of stepsOf(puzzle)) {
    const { order, move, reply, blow } = step;
    if (move.promotion || blow.captured || !isSlider(blow.piece)) continue;
    if (move.to === blow.from || move.to === blow.to || before(blow).isCheck()) continue;
    // A king that was driven away makes room too, but that is a hunt.
    if (givesCheck(blow) && reply.piece === 'k') continue;
    if (move.from !== blow.to && !between(blow.from, blow.to)?.includes(move.from)) continue;
    // What takes for its price takes for that, and later on only a check makes room on purpose.
    if (move.captured && exchangeGain(after(move), move.to) === 0) continue;
    if (move.captured && VALUE[move.captured] >= VALUE[move.piece]) continue;
    if (order > 0 && !givesCheck(move)) continue;
    return {
      motif: 'despeje',
      facts: { order, men: [{ type: blow.piece, color: puzzle.us, square: blow.from }] },
    };
  }
  return undefined;
}

/** A man steps between a rival slider and what it guards, and that falls. */
export function interference(puzzle: Puzzle): Finding | undefined {
  for (const step of stepsOf(puzzle)) {
    const { order, move, reply, blow } = step;
    if (!blow.captured || move.captured || blow.to === reply.to || blow.to === move.to) continue;
    if (!hangs(before(blow), blow.to, puzzle.them)) continue;
    const board = before(move);
    const cut = defendersOf(board, blow.to, puzzle.them)
      .flatMap((square) => ({ square, ...board.get(square) }))
      .find(({ square, type }) => type && isSlider(type) && between(square, blow.to)?.includes(move.to));
    if (!cut?.type) continue;
    const guard = { type: cut.type, color: puzzle.them, square: cut.square };
    return {
      motif: 'interferencia',
      facts: { order, men: [guard, { type: blow.captured, color: puzzle.them, square: blow.to }] },
    };
  }
  return undefined;
}

/** What takes back stood between the square and a slider of ours, which takes last. */
export function xray(puzzle: Puzzle): Finding | undefined {
  for (const step of stepsOf(puzzle)) {
    const { order, move, reply, blow } = step;
    if (!move.captured || reply.to !== move.to || blow.to !== move.to) continue;
    if (!between(blow.from, blow.to)?.includes(reply.from)) continue;
    return {
      motif: 'rayos-x',
      facts: { order, men: [{ type: blow.piece, color: puzzle.us, square: blow.from }] },
    };
  }
  return undefined;
}

/** Pawns from here on threaten to crown: pushing one is a threat. */
const ADVANCED = 6;

/** An own move before the last that neither checks nor takes nor attacks anything. */
export const hasQuietMove = ({ own, us, them }: Puzzle): boolean =>
  own.slice(0, -1).some((move) => {
    if (move.captured || move.promotion || move.piece === 'k' || givesCheck(move) || before(move).isCheck())
      return false;
    if (move.piece === 'p' && relativeRank(move.to, us) >= ADVANCED) return false;
    const board = after(move);
    return !board
      .board()
      .flat()
      .some((man) => man?.color === them && board.attackers(man.square, us).includes(move.to));
  });

/** Beyond its third rank a king is no longer at home, and nobody expects pawns around it. */
const HOME = 3;

/** A king at home without a pawn beside or before it, that is checked on the way. */
export function hasExposedKing({ start, own, them }: Puzzle): boolean {
  const king = kingOf(start, them);
  if (relativeRank(king, them) > HOME || !own.slice(1, -1).some(givesCheck)) return false;
  const ahead = them === 'w' ? 1 : -1;
  return ![-1, 0, 1].some((aside) =>
    [0, ahead].some((forward) => {
      const square = squareAt(fileOf(king) + aside, Number(king[1]) + forward);
      const man = square && start.get(square);
      return man?.type === 'p' && man.color === them;
    }),
  );
}
