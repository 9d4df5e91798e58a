import { colouredPiece, pieceName as pieceNameOf, spanishSan, thePiece } from '@estratega/chess/pieces';
import { Chess, type Color, type PieceSymbol, type Square } from '@estratega/chess/rules';
import type { Rng } from './random.ts';

/** Positions as games have them: a known opening, then moves that give nothing away at once. */

/** The first moves of openings that everybody plays. */
const OPENINGS: readonly string[] = [
  'e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d3 d6 O-O O-O',
  'e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O',
  'e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Nf6 Nxc6 bxc6 Bd3 d5',
  'e4 e5 Nf3 Nf6 Nxe5 d6 Nf3 Nxe4 d4 d5 Bd3 Be7 O-O Nc6',
  'e4 e5 Nc3 Nf6 Bc4 Nc6 d3 Bb4 Ne2 d5 exd5 Nxd5',
  'e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Be2 e5 Nb3 Be7',
  'e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 g6 Nc3 Bg7 Be3 Nf6 Bc4 O-O',
  'e4 c5 c3 Nf6 e5 Nd5 d4 cxd4 Nf3 Nc6 cxd4 d6',
  'e4 e6 d4 d5 Nc3 Nf6 Bg5 Be7 e5 Nfd7 Bxe7 Qxe7 f4 O-O',
  'e4 e6 d4 d5 e5 c5 c3 Nc6 Nf3 Qb6 a3 Nh6',
  'e4 e6 d4 d5 exd5 exd5 Nf3 Nf6 Bd3 Bd6 O-O O-O',
  'e4 c6 d4 d5 Nc3 dxe4 Nxe4 Bf5 Ng3 Bg6 h4 h6 Nf3 Nd7',
  'e4 c6 d4 d5 e5 Bf5 Nf3 e6 Be2 c5 O-O Nc6',
  'e4 d5 exd5 Qxd5 Nc3 Qa5 d4 Nf6 Nf3 c6 Bc4 Bf5',
  'e4 d6 d4 Nf6 Nc3 g6 Nf3 Bg7 Be2 O-O O-O c6',
  'd4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 Nbd7 Rc1 c6',
  'd4 d5 c4 c6 Nf3 Nf6 Nc3 dxc4 a4 Bf5 e3 e6 Bxc4 Bb4',
  'd4 d5 c4 dxc4 Nf3 Nf6 e3 e6 Bxc4 c5 O-O a6',
  'd4 d5 Nf3 Nf6 Bf4 e6 e3 c5 c3 Nc6 Nbd2 Bd6',
  'd4 Nf6 c4 e6 Nc3 Bb4 e3 O-O Bd3 d5 Nf3 c5 O-O Nc6',
  'd4 Nf6 c4 e6 Nf3 b6 g3 Bb7 Bg2 Be7 O-O O-O Nc3 Ne4',
  'd4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 e5 O-O Nc6',
  'd4 Nf6 c4 g6 Nc3 d5 cxd5 Nxd5 e4 Nxc3 bxc3 Bg7 Nf3 c5',
  'd4 f5 g3 Nf6 Bg2 e6 Nf3 Be7 O-O O-O c4 d6',
  'c4 e5 Nc3 Nf6 Nf3 Nc6 g3 d5 cxd5 Nxd5 Bg2 Nb6',
  'c4 c5 Nf3 Nf6 Nc3 Nc6 g3 g6 Bg2 Bg7 O-O O-O',
  'Nf3 d5 g3 Nf6 Bg2 c6 O-O Bf5 d3 e6 Nbd2 h6',
];

export const VALUES: Readonly<Record<PieceSymbol, number>> = { p: 1, n: 3, b: 3, r: 5, q: 9, k: 99 };

const other = (color: Color): Color => (color === 'w' ? 'b' : 'w');

/** Value of the most that the side which has just moved leaves to be taken for less or for nothing. */
const left = (chess: Chess): number => {
  const rival = chess.turn();
  const own = other(rival);
  let most = 0;
  for (const row of chess.board())
    for (const piece of row) {
      if (piece?.color !== own || piece.type === 'k') continue;
      const value = VALUES[piece.type];
      if (value <= most) continue;
      const attackers = chess.attackers(piece.square, rival);
      if (attackers.length === 0) continue;
      const cheapest = Math.min(...attackers.map((square) => VALUES[chess.get(square)?.type ?? 'p']));
      const defended = chess.attackers(piece.square, own).length > 0;
      most = Math.max(most, defended ? Math.min(value, value - cheapest) : value);
    }
  return most;
};

/** What a move written "Nxe5+" takes. */
const takenBy = (chess: Chess, san: string): PieceSymbol | undefined => {
  if (!san.includes('x')) return undefined;
  const to = /(?<to>[a-h][1-8])(?:=[QRBN])?[+#]?$/u.exec(san)?.groups?.to as Square;
  // Nothing stands where a pawn takes another in passing.
  return chess.get(to)?.type ?? 'p';
};

/**
 * A legal move that does not simply leave a piece to be taken, where there is one. Moves are asked for by name alone: the
 * library takes ten times as long to describe them.
 */
export const sensibleMove = (rng: Rng, chess: Chess): string | undefined => {
  const moves = rng.shuffle(chess.moves());
  let best: { san: string; loss: number } | undefined;
  let tried = 0;
  for (const san of moves) {
    const taken = takenBy(chess, san);
    // Kings stay at home while there is anything else to do.
    if (san.startsWith('K') && !taken && moves.length > 6) continue;
    if (tried++ === 8) break;
    chess.move(san);
    const loss = left(chess) - (taken ? VALUES[taken] : 0);
    const over = chess.isGameOver();
    chess.undo();
    if (over) continue;
    if (!best || loss < best.loss) best = { san, loss };
    if (loss <= 0) break;
  }
  return best?.san ?? moves[0];
};

/** A game: an opening cut somewhere, then so many moves more. */
export const playGame = (rng: Rng, plies: number): Chess => {
  const line = rng.pick(OPENINGS).split(' ');
  const chess = new Chess();
  const book = Math.min(line.length, plies, rng.int(6, line.length));
  for (const san of line.slice(0, book)) chess.move(san);
  for (let ply = book; ply < plies && !chess.isGameOver(); ply++) {
    const san = sensibleMove(rng, chess);
    if (san === undefined) break;
    chess.move(san);
  }
  return chess;
};

export const openingLine = (rng: Rng): readonly string[] => rng.pick(OPENINGS).split(' ');

/** "12. Cf3 d5 13. …" from a position on. */
export const spanishLine = (sans: readonly string[], fen: string): string => {
  const [, turn, , , , count] = fen.split(' ');
  let number = Number(count);
  let white = turn === 'w';
  return sans
    .map((san, i) => {
      const head = white ? `${number}. ` : i === 0 ? `${number}… ` : '';
      if (!white) number++;
      white = !white;
      return `${head}${spanishSan(san)}`;
    })
    .join(' ');
};

const RATINGS = [800, 1250, 1550, 1820, 2090, 2310, 2500];
/** What a question of a level is rated before anybody has answered it. */
export const rating = (nivel: number): number => RATINGS[nivel] as number;

export const sideName = (side: Color): 'blancas' | 'negras' => (side === 'w' ? 'blancas' : 'negras');

/** «torre blanca» */
export const pieceName = (type: PieceSymbol, color: Color): string =>
  colouredPiece(color === 'w' ? type.toUpperCase() : type);
export const withArticle = (type: PieceSymbol, color: Color): string =>
  thePiece(type).replace(pieceNameOf(type), pieceName(type, color));

export const ALL_SQUARES: readonly Square[] = Array.from(
  { length: 64 },
  (_, i) => `${'abcdefgh'.charAt(i & 7)}${(i >> 3) + 1}` as Square,
);
