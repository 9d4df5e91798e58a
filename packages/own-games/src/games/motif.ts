import { Chess, type Color, type PieceSymbol, playUci, type Square } from '@estratega/chess/rules';

/** The idea of a best line, as the topic that teaches it. */

const WORTH: Readonly<Record<PieceSymbol, number>> = { p: 1, n: 3, b: 3, r: 5, q: 9, k: 100 };

export const MOTIFS: Readonly<Record<string, string>> = {
  'aj-tac-mate1': 'un mate en una',
  'aj-tac-mate2': 'un mate en dos',
  'aj-tac-mate3': 'un mate en tres',
  'aj-fun-seguridad': 'una pieza sin defensa',
  'aj-tac-doble': 'un ataque doble',
  'aj-tac-descubierta': 'un ataque a la descubierta',
  'aj-tac-clavada': 'una clavada',
  'aj-tac-enfilada': 'una enfilada',
  'aj-tac-promocion': 'una promoción',
};

const STEPS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  b: [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ],
  r: [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ],
};
const raysOf = (piece: PieceSymbol): readonly (readonly [number, number])[] =>
  piece === 'q' ? [...(STEPS.b ?? []), ...(STEPS.r ?? [])] : (STEPS[piece] ?? []);

const step = (square: Square, [dx, dy]: readonly [number, number]): Square | undefined => {
  const file = square.charCodeAt(0) + dx;
  const rank = Number(square[1]) + dy;
  return file < 97 || file > 104 || rank < 1 || rank > 8
    ? undefined
    : (`${String.fromCharCode(file)}${rank}` as Square);
};

/** Enemy pieces that a piece attacks and would gain by taking. */
const targets = (chess: Chess, square: Square, me: Color): Square[] => {
  const own = chess.get(square);
  if (!own) return [];
  const out: Square[] = [];
  for (const row of chess.board())
    for (const piece of row) {
      if (!piece || piece.color === me || !chess.attackers(piece.square, me).includes(square)) continue;
      const loose = chess.attackers(piece.square, piece.color).length === 0;
      if (WORTH[piece.type] > WORTH[own.type] || (loose && piece.type !== 'p')) out.push(piece.square);
    }
  return out;
};

/** Two enemy pieces in line before a slider: pinned where the one behind is worth more, skewered where the one in front is. */
const lineUp = (chess: Chess, square: Square, me: Color): 'aj-tac-clavada' | 'aj-tac-enfilada' | undefined => {
  const own = chess.get(square);
  if (!own) return undefined;
  for (const ray of raysOf(own.type)) {
    const found: PieceSymbol[] = [];
    for (let next = step(square, ray); next !== undefined && found.length < 2; next = step(next, ray)) {
      const piece = chess.get(next);
      if (!piece) continue;
      if (piece.color === me) break;
      found.push(piece.type);
    }
    const [front, back] = found;
    if (front === undefined || back === undefined || front === 'p') continue;
    if (back !== 'p' && WORTH[front] > WORTH[back] && WORTH[front] > WORTH[own.type]) return 'aj-tac-enfilada';
    if (WORTH[back] > WORTH[front] && (back === 'k' || back === 'q')) return 'aj-tac-clavada';
  }
  return undefined;
};

/** Undefined where the idea is none of ours, or the line does not fit the position. */
export const motifOf = (fen: string, line: readonly string[]): string | undefined => {
  const chess = new Chess(fen);
  const me = chess.turn();
  const first = line[0];
  if (first === undefined) return undefined;
  let opening: ReturnType<Chess['move']> | undefined;
  let after = fen;
  try {
    for (const [i, uci] of line.slice(0, 5).entries()) {
      const moved = playUci(chess, uci);
      if (i === 0) {
        opening = moved;
        after = chess.fen();
      }
      if (chess.isCheckmate() && i % 2 === 0) return `aj-tac-mate${i / 2 + 1}`;
    }
  } catch {
    if (!opening) return undefined;
  }
  if (!opening) return undefined;
  if (opening.promotion !== undefined) return 'aj-tac-promocion';
  const before = new Chess(fen);
  const them: Color = me === 'w' ? 'b' : 'w';
  if (opening.captured !== undefined && opening.captured !== 'p' && before.attackers(opening.to, them).length === 0)
    return 'aj-fun-seguridad';
  const board = new Chess(after);
  if (targets(board, opening.to, me).length >= 2) return 'aj-tac-doble';
  // Another slider sees more than before because this piece stepped out of its way.
  for (const row of board.board())
    for (const piece of row) {
      if (!piece || piece.color !== me || piece.square === opening.to || raysOf(piece.type).length === 0) continue;
      const now = targets(board, piece.square, me);
      const then = targets(before, piece.square, me);
      if (now.some((square) => !then.includes(square) && square !== opening?.to)) return 'aj-tac-descubierta';
    }
  return lineUp(board, opening.to, me);
};
