import { Chess, type Color, type PieceSymbol, type Square } from '@estratega/chess/rules';
import type { Random } from '../positions/random.ts';
import { whyUnreachable } from './reachable.ts';

/** What stands on the board when an ending begins. */
export interface Recipe {
  readonly name: string;
  /** Pieces besides king and pawns. */
  readonly white: string;
  readonly black: string;
  /** Pawns of each side. */
  readonly pawns: readonly [number, number];
  /** Plies to play, and the first at which to look: the start itself is nobody's position. */
  readonly plies: number;
  readonly first: number;
}

const both = (name: string, pieces: string, pawns: readonly [number, number]): Recipe => ({
  name,
  white: pieces,
  black: pieces,
  pawns,
  plies: 50,
  first: 6,
});

export const RECIPES: readonly Recipe[] = [
  both('alfiles', 'b', [4, 4]),
  both('alfiles', 'b', [3, 3]),
  both('caballos', 'n', [4, 4]),
  both('caballos', 'n', [3, 3]),
  { ...both('menores', 'b', [4, 4]), black: 'n' },
  { ...both('menores', 'n', [3, 3]), black: 'b' },
  both('torre-menor', 'rb', [4, 4]),
  both('torre-menor', 'rn', [4, 4]),
  { ...both('torre-menor', 'rb', [4, 4]), black: 'rn' },
  { ...both('torre-contra-menor', 'r', [2, 4]), black: 'b' },
  { ...both('torre-contra-menor', 'r', [2, 4]), black: 'n' },
  { ...both('torre-contra-menor', 'b', [3, 2]), black: 'r' },
  { ...both('torre-contra-menor', 'r', [1, 1]), black: 'n' },
  both('damas', 'q', [3, 3]),
  both('damas', 'q', [2, 2]),
  both('damas', 'q', [1, 1]),
  { ...both('dama-peon', 'q', [0, 2]), black: '', first: 0 },
  { ...both('dama-peon', 'q', [1, 2]), black: '', first: 0 },
  both('torres', 'r', [4, 4]),
  both('torres', 'r', [2, 1]),
  both('peones', '', [3, 3]),
  both('peones', '', [2, 1]),
  both('peones', '', [4, 4]),
  both('peones', '', [1, 1]),
  { ...both('transicion', 'r', [4, 4]), white: 'rr', black: 'rr' },
];

const FILES = 'abcdefgh';

/** Pawns on files of their own, not far advanced. */
function pawnSquares(random: Random, count: number, color: Color, far: number): Square[] {
  const files = [...FILES].toSorted(() => random.next() - 0.5).slice(0, count);
  return files.map((file) => {
    const rank = 2 + random.below(far);
    return `${file}${color === 'w' ? rank : 9 - rank}` as Square;
  });
}

const TRIES = 40;

/** A legal board with those men, White or Black to move; undefined when chance finds none. */
export function startOf(recipe: Recipe, random: Random): string | undefined {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const chess = new Chess();
    chess.clear();
    const swap = random.next() < 0.5;
    const [us, them]: [Color, Color] = swap ? ['b', 'w'] : ['w', 'b'];
    const far = recipe.pawns[0] + recipe.pawns[1] <= 4 ? 5 : 3;
    const men: { type: PieceSymbol; color: Color; square: Square }[] = [];
    const taken = new Set<Square>();
    const place = (type: PieceSymbol, color: Color, square: Square) => {
      if (taken.has(square)) return;
      taken.add(square);
      men.push({ type, color, square });
    };
    for (const square of pawnSquares(random, recipe.pawns[0], us, far)) place('p', us, square);
    for (const square of pawnSquares(random, recipe.pawns[1], them, far)) place('p', them, square);
    const free = () => {
      let square: Square;
      do square = `${FILES[random.below(8)]}${1 + random.below(8)}` as Square;
      while (taken.has(square));
      return square;
    };
    for (const sign of recipe.white) place(sign as PieceSymbol, us, free());
    for (const sign of recipe.black) place(sign as PieceSymbol, them, free());
    place('k', us, free());
    place('k', them, free());
    for (const { type, color, square } of men) chess.put({ type, color }, square);
    const fen = `${chess.fen().split(' ')[0]} ${random.next() < 0.5 ? 'w' : 'b'} - - 0 ${40 + random.below(20)}`;
    try {
      const board = new Chess(fen);
      const king = board.findPiece({ type: 'k', color: board.turn() === 'w' ? 'b' : 'w' })[0] as Square;
      const capturable = board.isAttacked(king, board.turn());
      if (!board.isGameOver() && !board.isCheck() && !capturable && !whyUnreachable(fen)) return fen;
    } catch {
      // Kings that touch, or a king that could be taken: another try.
    }
  }
  return undefined;
}
