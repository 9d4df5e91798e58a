import { attackersOf, type BoardMove, KING, type Position, play, type Side } from '@estratega/chess/board';

/** Pawn 1, knight and bishop 3, rook 5, queen 9; the king is beyond price. */
export const WORTH = [0, 1, 3, 3, 5, 9, 100] as const;
export const worth = (man: number): number => WORTH[Math.abs(man)] as number;

/**
 * What a side gains by capturing on a square when both recapture with their cheapest man and may stop. Men behind
 * others join in as these leave; pins are not seen, and a king does not take what is defended.
 */
export function exchangeOn(men: Int8Array, square: number, side: Side): number {
  const target = men[square] as number;
  if (target * side >= 0) return 0;
  const attackers = attackersOf(men, square, side);
  let cheapest = -1;
  for (const from of attackers)
    if (cheapest < 0 || worth(men[from] as number) < worth(men[cheapest] as number)) cheapest = from;
  if (cheapest < 0) return 0;
  const taker = men[cheapest] as number;
  const next = men.slice();
  next[cheapest] = 0;
  next[square] = taker;
  if (Math.abs(taker) === KING && attackersOf(next, square, -side as Side).length > 0) return 0;
  return Math.max(0, worth(target) - exchangeOn(next, square, -side as Side));
}

/** What a move wins on its square after all recaptures; a quiet move can only lose. */
export const exchangeOf = (position: Position, move: BoardMove, next = play(position, move)): number =>
  worth(move.taken) + (move.promotion === 0 ? 0 : worth(move.promotion) - 1) - exchangeOn(next.men, move.to, next.turn);

/** Points of a side's men, king left out. */
export function materialOf(men: Int8Array, side: Side): number {
  let sum = 0;
  for (const man of men) if (man * side > 0 && Math.abs(man) !== KING) sum += worth(man);
  return sum;
}
