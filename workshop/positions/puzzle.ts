import { Chess, type Color, type Move, type PieceSymbol, playUci } from '@estratega/chess/rules';
import { exchangeGain, sacrificed, VALUE } from './board.ts';
import type { Candidate } from './candidate.ts';
import { memo } from './finding.ts';
import { toCentipawns } from './uci.ts';

const LONGEST_LINE = 9;

/** A candidate replayed on a board, with what every detector asks for. */
export interface Puzzle {
  readonly candidate: Candidate;
  readonly start: Chess;
  readonly us: Color;
  readonly them: Color;
  /** The whole solution, own moves at even indices. */
  readonly moves: readonly Move[];
  readonly own: readonly Move[];
  readonly replies: readonly Move[];
  readonly first: Move;
  readonly pieces: number;
  readonly mate: number | undefined;
  /** Engine's word on the best move and on the runner-up, in centipawns for the side to move. */
  readonly best: number;
  readonly second: number;
  readonly margin: number;
  readonly isCheck: boolean;
  readonly isQuietFirst: boolean;
  readonly sacrifice: number;
  readonly ownCaptures: readonly PieceSymbol[];
  readonly theirCaptures: readonly PieceSymbol[];
  /** Points of material won at the end of the line, the last recapture included. */
  readonly gain: number;
  /** The recapture that follows the last own move loses exactly that piece, so the tally of pieces is exact. */
  readonly exactTally: boolean;
}

/** Replays UCI moves; stops quietly at the first that does not fit (engine lines are cut at a depth). */
export function replay(fen: string, line: readonly string[]): Move[] {
  const chess = new Chess(fen);
  const moves: Move[] = [];
  for (const uci of line) {
    try {
      moves.push(playUci(chess, uci));
    } catch {
      break;
    }
  }
  return moves;
}

/** Shared boards: readers must not move on them. */
export const after = memo((move: Move) => new Chess(move.after));
export const before = memo((move: Move) => new Chess(move.before));
export const givesCheck = (move: Move): boolean => move.san.endsWith('+') || move.san.endsWith('#');

const promotionGain = (move: Move) => (move.promotion ? VALUE[move.promotion] - 1 : 0);
const takenValue = (move: Move) => (move.captured ? VALUE[move.captured] : 0);

/** The line as it will be shown: it ends with an own move, and one that does not mate stays short. */
function shownLine({ fen, kind, solution }: Candidate): Move[] {
  const longest = kind === 'mate' ? solution.length : LONGEST_LINE;
  const moves = replay(fen, solution.slice(0, longest));
  return moves.length % 2 === 0 ? moves.slice(0, -1) : moves;
}

export function toPuzzle(candidate: Candidate): Puzzle {
  const moves = shownLine(candidate);
  const own = moves.filter((_, index) => index % 2 === 0);
  const replies = moves.filter((_, index) => index % 2 === 1);
  const first = moves[0] as Move;
  const last = moves.at(-1) as Move;
  const lastLoss = last.san.endsWith('#') ? 0 : exchangeGain(after(last), last.to);
  const won = own.reduce((sum, move) => sum + takenValue(move) + promotionGain(move), 0);
  const lost = replies.reduce((sum, move) => sum + takenValue(move) + promotionGain(move), 0);
  const lastPiece = last.promotion ?? last.piece;
  const score = candidate.lines[0]?.score;
  const best = toCentipawns(score ?? { cp: 0 });
  const second = toCentipawns(candidate.lines[1]?.score ?? { cp: -2000 });
  return {
    candidate,
    start: new Chess(candidate.fen),
    us: first.color,
    them: first.color === 'w' ? 'b' : 'w',
    moves,
    own,
    replies,
    first,
    pieces: (candidate.fen.split(' ')[0] as string).replace(/[^a-z]/gi, '').length,
    mate: score && 'mate' in score && score.mate > 0 ? score.mate : undefined,
    best,
    second,
    margin: Math.min(best, 2000) - Math.max(second, -2000),
    isCheck: givesCheck(first),
    isQuietFirst: !first.captured && !givesCheck(first) && !first.promotion,
    sacrifice: sacrificed(first),
    ownCaptures: own.flatMap((move) => (move.captured ? [move.captured] : [])),
    theirCaptures: [
      ...replies.flatMap((move) => (move.captured ? [move.captured] : [])),
      ...(lastLoss > 0 ? [lastPiece] : []),
    ],
    gain: won - lost - lastLoss,
    exactTally: lastLoss === 0 || lastLoss === VALUE[lastPiece],
  };
}

/** An own move, the answer to it and the own move after that. */
export interface Step {
  readonly order: number;
  readonly move: Move;
  readonly reply: Move;
  readonly blow: Move;
}

export const stepsOf = ({ own, replies }: Puzzle): Step[] =>
  own.flatMap((move, order) => {
    const [reply, blow] = [replies[order], own[order + 1]];
    return reply && blow ? [{ order, move, reply, blow }] : [];
  });
