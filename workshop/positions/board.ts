import { Chess, type Color, type Move, type PieceSymbol, type Square } from '@estratega/chess/rules';

export const VALUE: Readonly<Record<PieceSymbol, number>> = { p: 1, n: 3, b: 3, r: 5, q: 9, k: 100 };

const FILES = 'abcdefgh';
export const fileOf = (square: Square): number => FILES.indexOf(square[0] as string);
export const rankOf = (square: Square): number => Number(square[1]);
export const other = (color: Color): Color => (color === 'w' ? 'b' : 'w');
/** Rank seen from a side: 1 is its own back rank. */
export const relativeRank = (square: Square, color: Color): number =>
  color === 'w' ? rankOf(square) : 9 - rankOf(square);

export function squareAt(file: number, rank: number): Square | undefined {
  if (file < 0 || file > 7 || rank < 1 || rank > 8) return undefined;
  return `${FILES[file]}${rank}` as Square;
}

/** The squares next to one. */
export const around = (square: Square): Square[] =>
  [-1, 0, 1].flatMap((df) =>
    [-1, 0, 1].flatMap((dr) => {
      const near = df === 0 && dr === 0 ? undefined : squareAt(fileOf(square) + df, rankOf(square) + dr);
      return near ? [near] : [];
    }),
  );

export const distance = (a: Square, b: Square): number =>
  Math.max(Math.abs(fileOf(a) - fileOf(b)), Math.abs(rankOf(a) - rankOf(b)));

export interface Occupant {
  readonly square: Square;
  readonly type: PieceSymbol;
  readonly color: Color;
}

export const occupants = (chess: Chess, color?: Color): Occupant[] =>
  chess
    .board()
    .flat()
    .filter((piece): piece is Occupant => piece !== null && (color === undefined || piece.color === color));

export const kingOf = (chess: Chess, color: Color): Square => chess.findPiece({ type: 'k', color })[0] as Square;

/** The squares strictly between two squares on one line, or undefined when they share none. */
export function between(a: Square, b: Square): Square[] | undefined {
  const df = fileOf(b) - fileOf(a);
  const dr = rankOf(b) - rankOf(a);
  if (a === b || (df !== 0 && dr !== 0 && Math.abs(df) !== Math.abs(dr))) return undefined;
  const steps = Math.max(Math.abs(df), Math.abs(dr));
  return Array.from({ length: steps - 1 }, (_, index) =>
    squareAt(fileOf(a) + Math.sign(df) * (index + 1), rankOf(a) + Math.sign(dr) * (index + 1)),
  ) as Square[];
}

const DIAGONALS = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;
const ORTHOGONALS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;
const DIRECTIONS: Partial<Record<PieceSymbol, readonly (readonly [number, number])[]>> = {
  b: DIAGONALS,
  r: ORTHOGONALS,
  q: [...DIAGONALS, ...ORTHOGONALS],
};
export const isSlider = (type: PieceSymbol): boolean => type in DIRECTIONS;

/** For a slider, what stands on each of its lines: first and second piece met. */
export function xrays(chess: Chess, from: Square): { first: Occupant; second: Occupant }[] {
  const slider = chess.get(from);
  const pairs: { first: Occupant; second: Occupant }[] = [];
  for (const [df, dr] of (slider && DIRECTIONS[slider.type]) ?? []) {
    const met: Occupant[] = [];
    for (let step = 1; step < 8 && met.length < 2; step += 1) {
      const square = squareAt(fileOf(from) + df * step, rankOf(from) + dr * step);
      if (!square) break;
      const piece = chess.get(square);
      if (piece) met.push({ ...piece, square });
    }
    const [first, second] = met;
    if (first && second) pairs.push({ first, second });
  }
  return pairs;
}

export interface Pin {
  readonly pinned: Occupant;
  readonly by: Occupant;
  /** The king or the more valuable piece behind. */
  readonly behind: Occupant;
}

/** Pins suffered by a colour: absolute (against the king) or against a more valuable piece. */
export function pinsOn(chess: Chess, victim: Color): Pin[] {
  return occupants(chess, other(victim))
    .filter(({ type }) => isSlider(type))
    .flatMap((by) =>
      xrays(chess, by.square)
        .filter(
          ({ first, second }) =>
            first.color === victim &&
            second.color === victim &&
            first.type !== 'k' &&
            VALUE[second.type] > VALUE[first.type] &&
            VALUE[second.type] > VALUE[by.type],
        )
        .map(({ first, second }) => ({ pinned: first, by, behind: second })),
    );
}

export const defendersOf = (chess: Chess, square: Square, color: Color): Square[] => chess.attackers(square, color);

/**
 * What the side to move gains by capturing on a square when both sides recapture with their cheapest piece and may stop.
 * Played with legal moves, so pins and x-rays count.
 */
export function exchangeGain(chess: Chess, square: Square): number {
  const target = chess.get(square);
  if (!target || target.color === chess.turn() || !chess.isAttacked(square, chess.turn())) return 0;
  const capture = cheapestCapture(chess, square);
  if (!capture) return 0;
  const promoted = capture.promotion ? VALUE[capture.promotion] - 1 : 0;
  const gain = VALUE[target.type] + promoted - exchangeGain(chess, square);
  chess.undo();
  return Math.max(0, gain);
}

/** Plays the capture with the cheapest piece that may legally take there; undefined when none can. */
function cheapestCapture(chess: Chess, square: Square): Move | undefined {
  const takers = chess
    .attackers(square, chess.turn())
    .sort((a, b) => VALUE[chess.get(a)?.type ?? 'k'] - VALUE[chess.get(b)?.type ?? 'k']);
  for (const from of takers) {
    try {
      return chess.move({ from, to: square, promotion: 'q' });
    } catch {
      // Pinned, or a king that would step into check: try the next one.
    }
  }
  return undefined;
}

/** Material lost at the destination by playing this move (0 when the piece cannot be taken at a profit). */
export function sacrificed(move: Move): number {
  const reply = exchangeGain(new Chess(move.after), move.to);
  const taken = move.captured ? VALUE[move.captured] : 0;
  const promoted = move.promotion ? VALUE[move.promotion] - 1 : 0;
  return Math.max(0, reply - taken - promoted);
}
