import { Chess, type Move, type PieceSymbol } from '@estratega/chess/rules';
import type { Causa } from '@estratega/lessons';
import { exchangeGain, VALUE } from '../positions/board.ts';
import { replay } from '../positions/puzzle.ts';
import type { EngineLine, Score } from '../positions/uci.ts';

/** Centipawns from which a side is winning, and below which it no longer is. */
const WINNING = 150;
const LEVEL = 80;
/** Points of pieces on the board, both sides, below which it is an ending. */
const ENDING = 20;
const FEW_MEN = 7;

const centipawns = (score: Score) => ('cp' in score ? score.cp : score.mate > 0 ? 1000 : -1000);

/** What each side has lost along a line, up to where no capture is pending. */
interface Toll {
  readonly ours: readonly PieceSymbol[];
  readonly theirs: readonly PieceSymbol[];
  /** Points that we are down, promotions included. */
  readonly loss: number;
}

function tollOf(moves: readonly Move[]): Toll | undefined {
  const us = moves[0]?.color;
  // The last moment after a move of the rival at which we cannot retake with profit: there the account is settled.
  for (let end = moves.length; end >= 2; end -= 1) {
    const last = moves[end - 1] as Move;
    if (last.color === us) continue;
    if (exchangeGain(new Chess(last.after), last.to) > 0) continue;
    if (moves[end]?.captured) continue;
    return settle(moves.slice(0, end));
  }
  return undefined;
}

function settle(moves: readonly Move[]): Toll {
  const us = moves[0]?.color;
  const ours: PieceSymbol[] = [];
  const theirs: PieceSymbol[] = [];
  let loss = 0;
  for (const { color, captured, promotion } of moves) {
    const sign = color === us ? -1 : 1;
    if (captured) {
      (color === us ? theirs : ours).push(captured);
      loss += sign * VALUE[captured];
    }
    if (promotion) loss += sign * (VALUE[promotion] - 1);
  }
  return { ours, theirs, loss };
}

/** What is lost and not got back, kind by kind, a knight and a bishop being the same, and what was got for it. */
function net({ ours, theirs }: Toll): { lost: PieceSymbol[]; got: PieceSymbol[] } {
  const got = [...theirs];
  const lost = ours.filter((type) => {
    const index = got.findIndex((other) => VALUE[other] === VALUE[type]);
    if (index >= 0) got.splice(index, 1);
    return index < 0;
  });
  return { lost, got };
}

/** A pawn or the exchange does not explain a loss much larger than itself: then something else happens in the line. */
const EXPLAINS = { pierde_peon: 350, pierde_calidad: 600 } as const;

function materialCause(moves: readonly Move[], swing: number): Causa | undefined {
  const toll = tollOf(moves);
  if (!toll || toll.loss < 1) return undefined;
  const { lost, got } = net(toll);
  if (lost.includes('q') && toll.loss >= 4) return 'pierde_dama';
  const forPiece = got.some((type) => VALUE[type] === 3);
  if (lost.includes('r') && toll.loss >= (forPiece ? 4 : 3)) return 'pierde_torre';
  if (lost.includes('r') && forPiece) return swing <= EXPLAINS.pierde_calidad ? 'pierde_calidad' : undefined;
  if (lost.some((type) => VALUE[type] === 3) && toll.loss >= 2) return 'pierde_pieza';
  const pawns = lost.length > 0 && lost.every((type) => type === 'p') && toll.loss <= 2;
  if (pawns && swing <= EXPLAINS.pierde_peon) return 'pierde_peon';
  return undefined;
}

const pieces = (chess: Chess) =>
  chess
    .board()
    .flat()
    .filter((piece) => piece !== null);

/** What a move runs into, from the engine's line after it: each answer is true of that line or of its score. */
export function causeOf(fen: string, line: EngineLine, best: Score): Causa {
  if ('mate' in line.score && line.score.mate < 0) return 'mate';
  const moves = replay(fen, line.pv);
  const [own, reply] = moves;
  if (own && new Chess(own.after).isDraw()) return 'tablas';
  const material = materialCause(moves, centipawns(best) - centipawns(line.score));
  if (material) return material;
  if (reply && new Chess(reply.after).isDraw()) return 'tablas';
  const men = pieces(new Chess(fen));
  const score = centipawns(line.score);
  const points = men.reduce((sum, { type }) => (type === 'p' || type === 'k' ? sum : sum + VALUE[type]), 0);
  if (score <= -WINNING && points <= ENDING) return 'final_perdido';
  if (centipawns(best) >= WINNING && score <= LEVEL) {
    return men.length <= FEW_MEN && Math.abs(score) <= 10 ? 'tablas' : 'deja_escapar';
  }
  return 'pierde_ventaja';
}
