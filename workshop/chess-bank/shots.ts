import { Chess, playUci } from '@estratega/chess/rules';
import {
  attackersOf,
  type BoardMove,
  bestExchange,
  exchangeOf,
  inCheck,
  KING,
  legalMoves,
  PAWN,
  type Position,
  play,
  ROOK,
  readFen,
  type Side,
  uciOf,
  worth,
} from '@estratega/lessons/difficulty';
import type { Candidate } from '../positions/candidate.ts';
import type { Root } from './field.ts';

/**
 * Two-move combinations without an engine. A look at all moves of a board with the engine sees a few plies and found
 * two deflections an hour; counting attacks on every board that a sound move leads to finds a hundred. What pays
 * against every reply on the board, or lures a man to where it is lost, goes to the search, which has the last word.
 */
export interface Shot {
  readonly first: BoardMove;
  readonly reply: BoardMove;
  readonly blow: BoardMove;
  readonly mates: boolean;
}
type Moves = Omit<Shot, 'mates'>;

/** Points from which a gain is a gain. */
const GAIN = 2;
/** A blow that checks is answered in few ways; more than this is not forced. */
const MOST_ANSWERS = 8;

const isMate = (position: Position) => inCheck(position) && legalMoves(position).length === 0;
const isGuardedFrom = (men: Int8Array, square: number, from: number, side: Side) =>
  attackersOf(men, square, side).includes(from);

interface Won {
  readonly gain: number;
  readonly move?: BoardMove;
}

/** The most that the side to move wins at once, a mate being worth a king. */
function best(position: Position): Won {
  let most: Won = { gain: 0 };
  for (const move of legalMoves(position)) {
    const next = play(position, move);
    if (isMate(next)) return { gain: worth(KING), move };
    const gain = exchangeOf(position, move, next);
    if (gain > most.gain) most = { gain, move };
  }
  return most;
}

/**
 * What a side can simply take, or a mate: mates are looked for after checks only, because every move has to be played
 * to see one.
 */
function winsAtLeast(position: Position, points: number, mayMate: boolean): boolean {
  if (bestExchange(position.men, position.turn) >= points) return true;
  return mayMate && legalMoves(position).some((move) => isMate(play(position, move)));
}

/** Whether every reply but one leaves a gain. */
function paysAgainstAll(position: Position, balance: number, but?: BoardMove): boolean {
  const checks = inCheck(position);
  return legalMoves(position).every(
    (reply) =>
      (but && uciOf(reply) === uciOf(but)) ||
      winsAtLeast(play(position, reply), GAIN - balance + worth(reply.taken), checks),
  );
}

/** The reply that loses least, and what punishes it. */
function mainLine(next: Position, first: BoardMove): Shot | undefined {
  let least: { gain: number; reply: BoardMove } | undefined;
  for (const reply of legalMoves(next)) {
    const after = play(next, reply);
    const gain = bestExchange(after.men, after.turn) - worth(reply.taken);
    if (!least || gain < least.gain) least = { gain, reply };
  }
  const { gain = 0, move } = least ? best(play(next, least.reply)) : {};
  return least && move && { first, reply: least.reply, blow: move, mates: gain === worth(KING) };
}

/** What falls or mates once the guard is gone. */
function leavesIt(next: Position, answered: Position, { first, reply, blow }: Moves, after: Position): boolean {
  if (blow.to === reply.to || blow.to === first.to) return false;
  const them = next.turn;
  if (!isGuardedFrom(next.men, blow.to, reply.from, them) || isGuardedFrom(answered.men, blow.to, reply.to, them))
    return false;
  if (isMate(after)) return reply.piece !== KING;
  if (blow.taken <= PAWN || worth(blow.taken) > worth(blow.piece)) return false;
  return worth(first.taken) - worth(reply.taken) + exchangeOf(answered, blow, after) >= GAIN;
}

/** What was lured is mated there, or checked and lost. */
function standsBadly(next: Position, { first, reply, blow }: Moves, after: Position): boolean {
  if (reply.to !== first.to || blow.to === first.to || reply.piece < ROOK || !inCheck(after)) return false;
  if (!isGuardedFrom(after.men, first.to, blow.to, after.turn === 1 ? -1 : 1)) return false;
  if (blow.taken > PAWN && isGuardedFrom(next.men, blow.to, reply.from, next.turn)) return false;
  const answers = legalMoves(after).length;
  if (answers === 0) return true;
  const balance = worth(first.taken) - worth(reply.taken) + worth(blow.taken);
  return answers <= MOST_ANSWERS && paysAgainstAll(after, balance);
}

/** A man is offered or gives check; whoever answers leaves what he guarded, or stands badly. */
function lureBy(next: Position, first: BoardMove, checks: boolean): Shot | undefined {
  for (const reply of legalMoves(next)) {
    if (reply.to !== first.to && !checks) continue;
    const answered = play(next, reply);
    for (const blow of legalMoves(answered)) {
      const after = play(answered, blow);
      const moves = { first, reply, blow };
      if (leavesIt(next, answered, moves, after) || standsBadly(next, moves, after))
        return { ...moves, mates: isMate(after) };
    }
  }
  return undefined;
}

/** First moves that win nothing by themselves and something against every reply. */
export function shotsOf(position: Position): Shot[] {
  const found: Shot[] = [];
  for (const first of legalMoves(position)) {
    if (first.promotion !== 0) continue;
    const next = play(position, first);
    const own = exchangeOf(position, first, next);
    if (own >= GAIN || isMate(next)) continue;
    const checks = inCheck(next);
    const lure =
      (checks || own < 0) && worth(first.taken) < worth(first.piece) ? lureBy(next, first, checks) : undefined;
    const balance = worth(first.taken);
    if (!lure && !checks && balance + bestExchange(next.men, position.turn) < GAIN) continue;
    const shot = paysAgainstAll(next, balance, lure?.reply) ? (lure ?? mainLine(next, first)) : undefined;
    if (shot) found.push(shot);
  }
  return found;
}

/** Points that a move may leave to be taken at once: more would be taken, and no combination be needed. */
const LEFT = 1;

/** More than this on one board, and none of them will be the only one. */
const MOST_SHOTS = 3;

/** What the other side could play after each sound move on a board of a game. */
export function shotsAfter(root: Root, game: string, tag: string): Candidate[] {
  const position = readFen(root.fen);
  return legalMoves(position).flatMap((move) => {
    const next = play(position, move);
    if (bestExchange(next.men, next.turn) > LEFT) return [];
    const shots = shotsOf(next);
    if (shots.length === 0 || shots.length > MOST_SHOTS) return [];
    const board = new Chess(root.fen);
    playUci(board, uciOf(move));
    return shots.map(({ first, reply, blow, mates }): Candidate => {
      const solution = [first, reply, blow].map(uciOf);
      return {
        fen: board.fen(),
        tag,
        ply: root.ply + 1,
        game,
        previous: uciOf(move),
        kind: mates ? 'mate' : 'win',
        lines: [{ score: mates ? { mate: 2 } : { cp: 300 }, pv: solution }],
        bestByDepth: [],
        solution,
        onlyMoves: 1,
      };
    });
  });
}
