import {
  type BoardMove,
  distance,
  inCheck,
  KING,
  KNIGHT,
  kingOf,
  legalMoves,
  PAWN,
  type Position,
  play,
  QUEEN,
  ROOK,
  rankOf,
  type Side,
} from '@estratega/chess/board';
import { exchangeOf, exchangeOn } from './exchange.ts';

/**
 * How far a move is from what a player of easy puzzles tries first: every legal move gets a score, the scores become
 * shares, and the surprise is minus the logarithm of the share of the move. The weights were fitted on puzzles that
 * people rated; nothing else of these is kept.
 */
const WEIGHT = {
  wins: 0.87,
  gives: -0.54,
  captures: 0.72,
  checks: 3.76,
  safeCheck: 1.42,
  mates: 5.01,
  queens: 0.24,
  recaptures: 0.32,
  saves: 0.31,
  threatens: 0.32,
  leaves: -0.2,
  backwards: -0.83,
  distance: 0.21,
  pawn: -0.16,
  knight: 0.32,
  rook: -0.11,
  queen: -0.03,
  king: -0.96,
  nearKing: 0.62,
  bestCapture: 1.38,
} as const;

const CAP = 9;
const MOST = 8;

/** A legal move with what the difficulty asks of it. */
export interface Weighed {
  readonly move: BoardMove;
  readonly next: Position;
  readonly exchange: number;
  readonly check: boolean;
  readonly mate: boolean;
}

export const weigh = (position: Position): Weighed[] =>
  legalMoves(position).map((move) => {
    const next = play(position, move);
    const check = inCheck(next);
    return {
      move,
      next,
      exchange: exchangeOf(position, move, next),
      check,
      mate: check && legalMoves(next).length === 0,
    };
  });

/** The dearest exchange that a side could win against the other's men, one square left out. */
export function bestExchange(men: Int8Array, side: Side, except = -1): number {
  let best = 0;
  for (let square = 0; square < 64; square += 1) {
    const man = men[square] as number;
    if (square === except || man * side >= 0 || Math.abs(man) === KING) continue;
    best = Math.max(best, exchangeOn(men, square, side));
  }
  return best;
}

const PIECE_WEIGHT: Readonly<Record<number, number>> = {
  [PAWN]: WEIGHT.pawn,
  [KNIGHT]: WEIGHT.knight,
  [ROOK]: WEIGHT.rook,
  [QUEEN]: WEIGHT.queen,
  [KING]: WEIGHT.king,
};

const capped = (value: number) => Math.min(CAP, Math.max(0, value));

export const dearestCapture = (weighed: readonly Weighed[]): number =>
  weighed.reduce(
    (best, { move, exchange }) => (move.taken > 0 ? Math.max(best, exchange) : best),
    Number.NEGATIVE_INFINITY,
  );

/** `answered` is the square of the reply just played, where a recapture is looked at first. */
export function surpriseOf(position: Position, played: Weighed, weighed: readonly Weighed[], answered = -1): number {
  const us = position.turn;
  const them = -us as Side;
  const enemyKing = kingOf(position.men, them);
  const threatBefore = bestExchange(position.men, us);
  const dearest = dearestCapture(weighed);
  const appeal = ({ move, next, exchange, check, mate }: Weighed): number => {
    const captures = move.taken > 0;
    let sum = WEIGHT.wins * capped(exchange) + WEIGHT.gives * capped(-exchange);
    if (captures) sum += WEIGHT.captures;
    if (check) sum += WEIGHT.checks + (exchange >= 0 ? WEIGHT.safeCheck : 0);
    if (move.promotion === QUEEN) sum += WEIGHT.queens;
    if (captures && move.to === answered) sum += WEIGHT.recaptures;
    if (exchange >= 0 && exchangeOn(position.men, move.from, them) > 0) sum += WEIGHT.saves;
    if (mate) sum += WEIGHT.mates;
    else {
      sum += WEIGHT.threatens * capped(bestExchange(next.men, us) - threatBefore);
      sum += WEIGHT.leaves * capped(bestExchange(next.men, them, move.to));
    }
    if (move.piece !== PAWN && (rankOf(move.to) - rankOf(move.from)) * us < 0) sum += WEIGHT.backwards;
    sum += WEIGHT.distance * distance(move.from, move.to) + (PIECE_WEIGHT[move.piece] ?? 0);
    if (distance(move.to, enemyKing) <= 2) sum += WEIGHT.nearKing;
    if (captures && exchange >= 1 && exchange >= dearest) sum += WEIGHT.bestCapture;
    return sum;
  };
  const appeals = weighed.map(appeal);
  const highest = Math.max(...appeals);
  const total = appeals.reduce((sum, value) => sum + Math.exp(value - highest), 0);
  const own = appeals[weighed.indexOf(played)] as number;
  return Math.min(MOST, Math.log(total) - (own - highest));
}
