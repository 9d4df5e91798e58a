/**
 * King and queen, king and rook, king and pawn against a lone king: how many moves every position takes, worked backwards
 * from mate (or, with the pawn, from a promotion that the lone king cannot stop). White has the piece. Squares are 0–63, a1 = 0.
 */

export type Ending = 'dama' | 'torre' | 'peon';
export interface Placing {
  readonly king: number;
  readonly piece: number;
  readonly lone: number;
  /** White is to move. */
  readonly white: boolean;
}

const KING_STEPS = [
  [-1, -1],
  [-1, 0],
  [-1, 1],
  [0, -1],
  [0, 1],
  [1, -1],
  [1, 0],
  [1, 1],
] as const;
const ROOK_LINES = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;

const step = (square: number, [df, dr]: readonly [number, number]): number => {
  const file = (square & 7) + df;
  const rank = (square >> 3) + dr;
  return file < 0 || file > 7 || rank < 0 || rank > 7 ? -1 : rank * 8 + file;
};

export const kingMoves: readonly (readonly number[])[] = Array.from({ length: 64 }, (_, square) =>
  KING_STEPS.map((one) => step(square, one)).filter((target) => target >= 0),
);

const near = (a: number, b: number): boolean => Math.abs((a & 7) - (b & 7)) <= 1 && Math.abs((a >> 3) - (b >> 3)) <= 1;

/** Squares that a queen or rook reaches; it stops before `block`. Of a pawn, the squares it attacks. */
export const pieceReach = (ending: Ending, square: number, block: number): number[] => {
  if (ending === 'peon') return [step(square, [-1, 1]), step(square, [1, 1])].filter((target) => target >= 0);
  const reach: number[] = [];
  for (const line of ending === 'dama' ? KING_STEPS : ROOK_LINES)
    for (let target = step(square, line); target >= 0 && target !== block; target = step(target, line))
      reach.push(target);
  return reach;
};

/** Whether a piece on the line between two squares stands in the way; the squares are on one line. */
const blocked = (from: number, to: number, by: number): boolean => {
  const delta = Math.sign((to & 7) - (from & 7)) + 8 * Math.sign((to >> 3) - (from >> 3));
  for (let square = from + delta; square !== to; square += delta) if (square === by) return true;
  return false;
};

/** Whether the piece attacks a square, with the white king in the way. */
const attacks = (ending: Ending, piece: number, king: number, square: number): boolean => {
  const files = (square & 7) - (piece & 7);
  const ranks = (square >> 3) - (piece >> 3);
  if (ending === 'peon') return ranks === 1 && (files === 1 || files === -1);
  if (square === piece) return false;
  const straight = files === 0 || ranks === 0;
  if (!straight && (ending === 'torre' || (files !== ranks && files !== -ranks))) return false;
  return !blocked(piece, square, king);
};

const key = (king: number, piece: number, lone: number): number => (king * 64 + piece) * 64 + lone;

export interface Move {
  readonly from: number;
  readonly to: number;
  readonly promotion?: 'q' | 'r';
}

export interface Tablebase {
  readonly ending: Ending;
  /** Moves of White until mate (with a pawn, until it promotes for good); 0 is mate on the board; undefined is a draw. */
  readonly distance: (placing: Placing) => number | undefined;
  readonly legal: (placing: Placing) => boolean;
  readonly check: (placing: Placing) => boolean;
  readonly moves: (placing: Placing) => Move[];
}

/** Legal: pieces apart, kings apart, and whoever is not to move is not in check. */
const isLegal = (ending: Ending, king: number, piece: number, lone: number, white: boolean): boolean => {
  if (king === piece || king === lone || piece === lone || near(king, lone)) return false;
  if (ending === 'peon' && (piece < 8 || piece > 55)) return false;
  return !(white && attacks(ending, piece, king, lone));
};

const loneMoves = (ending: Ending, king: number, piece: number, lone: number): number[] =>
  (kingMoves[lone] as readonly number[]).filter((target) => {
    if (target === king || near(target, king)) return false;
    // A protected piece cannot be taken; the lone king does not shield the squares behind it.
    if (target === piece) return true;
    return !attacks(ending, piece, king, target);
  });

const whiteMoves = (ending: Ending, king: number, piece: number, lone: number): Move[] => {
  const moves: Move[] = [];
  for (const target of kingMoves[king] as readonly number[])
    if (target !== piece && !near(target, lone)) moves.push({ from: king, to: target });
  if (ending !== 'peon') {
    for (const target of pieceReach(ending, piece, king)) {
      if (target === lone) continue;
      // Beyond the lone king nothing is reached; in front of it, anything.
      if (blocked(piece, target, lone)) continue;
      moves.push({ from: piece, to: target });
    }
    return moves;
  }
  const one = piece + 8;
  if (one !== king && one !== lone) {
    if (one > 55) moves.push({ from: piece, to: one, promotion: 'q' }, { from: piece, to: one, promotion: 'r' });
    else {
      moves.push({ from: piece, to: one });
      const two = piece + 16;
      if (piece < 16 && two !== king && two !== lone) moves.push({ from: piece, to: two });
    }
  }
  return moves;
};

/** Whether White wins with a queen or rook that has just appeared and Black to move: not stalemate, and not to be taken. */
const promotionWins = (king: number, to: number, lone: number, promotion: 'q' | 'r'): boolean => {
  const ending = promotion === 'q' ? 'dama' : 'torre';
  const out = loneMoves(ending, king, to, lone);
  return out.length === 0 ? attacks(ending, to, king, lone) : !out.includes(to);
};

const NONE = 255;

const build = (ending: Ending): Tablebase => {
  const size = 64 * 64 * 64;
  /** White to move: moves to the goal. Black to move: moves of White still needed, 0 = mated. */
  const white = new Uint8Array(size).fill(NONE);
  const black = new Uint8Array(size).fill(NONE);
  /** Black's ways out that are not lost yet; 127 where the position cannot be. */
  const ways = new Int8Array(size).fill(127);
  let frontier: number[] = [];

  const pieces = Array.from({ length: 64 }, (_, square) => square).filter(
    (square) => ending !== 'peon' || (square > 7 && square < 56),
  );
  for (let king = 0; king < 64; king++)
    for (const piece of pieces)
      for (let lone = 0; lone < 64; lone++) {
        if (!isLegal(ending, king, piece, lone, false)) continue;
        const at = key(king, piece, lone);
        const out = loneMoves(ending, king, piece, lone);
        // A capture draws for good: it is a way out that is never lost.
        ways[at] = out.length;
        if (out.length === 0 && attacks(ending, piece, king, lone)) {
          black[at] = 0;
          frontier.push(at);
        }
      }

  /** Positions with White to move from which one move leads to `at` with Black to move. */
  const before = (at: number): number[] => {
    const lone = at & 63;
    const piece = (at >> 6) & 63;
    const king = at >> 12;
    const found: number[] = [];
    const add = (k: number, p: number): void => {
      if (isLegal(ending, k, p, lone, true)) found.push(key(k, p, lone));
    };
    for (const from of kingMoves[king] as readonly number[]) if (from !== piece && from !== lone) add(from, piece);
    if (ending === 'peon') {
      const one = piece - 8;
      if (one >= 8 && one !== king && one !== lone) {
        add(king, one);
        if (piece >= 24 && piece < 32 && piece - 16 !== king && piece - 16 !== lone) add(king, piece - 16);
      }
    } else
      for (const from of pieceReach(ending, piece, king))
        if (from !== lone && !blocked(from, piece, lone)) add(king, from);
    return found;
  };

  /** The pawn wins at once where a promotion wins: to a queen, or to a rook where the queen stalemates. */
  const promotions: number[] = [];
  if (ending === 'peon')
    for (let king = 0; king < 64; king++)
      for (let piece = 48; piece < 56; piece++)
        for (let lone = 0; lone < 64; lone++) {
          if (!isLegal('peon', king, piece, lone, true)) continue;
          const to = piece + 8;
          if (to === king || to === lone) continue;
          if (promotionWins(king, to, lone, 'q') || promotionWins(king, to, lone, 'r'))
            promotions.push(key(king, piece, lone));
        }

  for (let moves = 1; moves < NONE; moves++) {
    const won: number[] = [];
    const win = (at: number): void => {
      if (white[at] !== NONE) return;
      white[at] = moves;
      won.push(at);
    };
    if (moves === 1) for (const at of promotions) win(at);
    for (const at of frontier) for (const previous of before(at)) win(previous);
    if (won.length === 0) break;
    // Black, to move, has lost when every way out leads to a position that White has won.
    frontier = [];
    for (const at of won) {
      const lone = at & 63;
      const piece = (at >> 6) & 63;
      const king = at >> 12;
      for (const from of kingMoves[lone] as readonly number[]) {
        const previous = key(king, piece, from);
        if (from === king || from === piece || ways[previous] === 127) continue;
        const left = (ways[previous] as number) - 1;
        ways[previous] = left;
        if (left === 0) {
          black[previous] = moves;
          frontier.push(previous);
        }
      }
    }
  }

  const at = ({ king, piece, lone }: Placing): number => key(king, piece, lone);
  return {
    ending,
    distance: (placing) => {
      const value = (placing.white ? white : black)[at(placing)] as number;
      return value === NONE ? undefined : value;
    },
    legal: ({ king, piece, lone, white: toMove }) => isLegal(ending, king, piece, lone, toMove),
    check: ({ king, piece, lone }) => attacks(ending, piece, king, lone),
    moves: ({ king, piece, lone, white: toMove }) =>
      toMove
        ? whiteMoves(ending, king, piece, lone)
        : loneMoves(ending, king, piece, lone).map((to) => ({ from: lone, to })),
  };
};

const built = new Map<Ending, Tablebase>();

/** Made at first use. */
export const tablebase = (ending: Ending): Tablebase => {
  const known = built.get(ending);
  if (known) return known;
  const fresh = build(ending);
  built.set(ending, fresh);
  return fresh;
};

/** What White must still do after a move of either side: undefined where it is a draw (stalemate, or the piece is gone). */
export const distanceAfter = (table: Tablebase, placing: Placing, move: Move): number | undefined => {
  if (!placing.white) {
    if (move.to === placing.piece) return undefined;
    return table.distance({ ...placing, lone: move.to, white: true });
  }
  if (move.promotion) return promotionWins(placing.king, move.to, placing.lone, move.promotion) ? 0 : undefined;
  const king = move.from === placing.king ? move.to : placing.king;
  const piece = move.from === placing.piece ? move.to : placing.piece;
  return table.distance({ king, piece, lone: placing.lone, white: false });
};

export const squareName = (square: number): string => `${'abcdefgh'.charAt(square & 7)}${(square >> 3) + 1}`;
export const squareNumber = (name: string): number =>
  (Number(name.charAt(1)) - 1) * 8 + 'abcdefgh'.indexOf(name.charAt(0));
export const moveName = ({ from, to, promotion }: Move): string =>
  `${squareName(from)}${squareName(to)}${promotion ?? ''}`;
