import type { Chess, Color, Move, Square } from '@estratega/chess/rules';
import {
  around,
  between,
  defendersOf,
  exchangeGain,
  isSlider,
  kingOf,
  occupants,
  relativeRank,
  VALUE,
} from './board.ts';
import type { Finding } from './finding.ts';
import { guards, pays } from './motifs-tactical.ts';
import { after, before, givesCheck, type Puzzle, stepsOf } from './puzzle.ts';

/** Motifs about guards and lines: who holds what, what stands in the way. All are strict, so that their name can be trusted. */

const hangs = (board: Chess, square: Square, color: Color) => defendersOf(board, square, color).length === 0;
const mates = (move: Move) => move.san.endsWith('#');

/** A guard is taken, without check, and what it guarded falls to another man or is where the mate is given. */
export function removedGuard(puzzle: Puzzle): Finding | undefined {
  if (!pays(puzzle)) return undefined;
  for (const { order, move, reply, blow } of stepsOf(puzzle)) {
    if (!move.captured || givesCheck(move) || before(move).isCheck()) continue;
    if (blow.to === move.to || blow.to === reply.to || blow.from === move.to) continue;
    if (!guards(before(move), move.to, blow.to, puzzle.them)) continue;
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
  for (const { order, move, reply, blow } of stepsOf(puzzle)) {
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
  for (const { order, move, reply, blow } of stepsOf(puzzle)) {
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
  for (const { order, move, reply, blow } of stepsOf(puzzle)) {
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
    return !occupants(board, them).some(({ square }) => guards(board, move.to, square, us));
  });

/** Beyond its third rank a king is no longer at home, and nobody expects pawns around it. */
const HOME = 3;

/** A king at home without a pawn beside or before it, that is checked on the way. */
export function hasExposedKing({ start, own, them }: Puzzle): boolean {
  const king = kingOf(start, them);
  if (relativeRank(king, them) > HOME || !own.slice(1, -1).some(givesCheck)) return false;
  return !around(king).some((square) => {
    const man = start.get(square);
    const isBehind = relativeRank(square, them) < relativeRank(king, them);
    return man?.type === 'p' && man.color === them && !isBehind;
  });
}
