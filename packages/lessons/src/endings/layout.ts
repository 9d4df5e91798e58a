import { type Material, materialOf } from './material.ts';

/**
 * Where a position of an ending stands in its table. Positions that are mirror images of each other stand in one place: without pawns
 * White's king stays in the triangle a1-d1-d4; one pawn stays on the files a to d, each file a stretch of its own; with two, White's king does.
 */

export interface Layout {
  readonly material: Material;
  readonly size: number;
  /** The place of a position; squares of White's king, Black's king, and the men in the material's order. */
  readonly index: (white: number, black: number, first: number, second: number) => number;
  /** Fills `out` with the squares of a place, in the same order. */
  readonly squares: (index: number, out: Int32Array) => void;
}

const TRIANGLE = [0, 1, 2, 3, 9, 10, 11, 18, 19, 27];

const FLIP_FILE = 7;
const FLIP_RANK = 56;
const transposed = (square: number): number => ((square & 7) << 3) | (square >> 3);

/** Of each square of White's king: what turns the board so that it comes to stand in its part of it. */
const toCorner = Uint8Array.from({ length: 64 }, (_, king) => {
  let flip = 0;
  if ((king & 7) > 3) flip ^= FLIP_FILE;
  if (king >> 3 > 3) flip ^= FLIP_RANK;
  return flip;
});
const place = Uint8Array.from({ length: 64 }, (_, king) => Math.max(0, TRIANGLE.indexOf(king)));

const pawnless = (material: Material): Layout => {
  const two = material.men.length > 1;
  const alike =
    two && material.men[0]?.piece === material.men[1]?.piece && material.men[0]?.white === material.men[1]?.white;
  const at = (white: number, black: number, first: number, second: number): number => {
    const [a, b] = alike && first > second ? [second, first] : [first, second];
    const kings = (place[white] as number) * 64 + black;
    return two ? (kings * 64 + a) * 64 + b : kings * 64 + a;
  };
  return {
    material,
    size: 10 * 64 * 64 * (two ? 64 : 1),
    index: (white, black, first, second) => {
      const flip = toCorner[white] as number;
      const w = white ^ flip;
      const b = black ^ flip;
      const f = first ^ flip;
      const s = second ^ flip;
      const across = (w & 7) - (w >> 3);
      if (across > 0) return at(w, b, f, s);
      const turned = at(transposed(w), transposed(b), transposed(f), transposed(s));
      // On the diagonal both images would do: the lower place holds.
      return across < 0 ? turned : Math.min(turned, at(w, b, f, s));
    },
    squares: (index, out) => {
      let rest = index;
      if (two) {
        out[3] = rest & 63;
        rest >>= 6;
      }
      out[2] = rest & 63;
      out[1] = (rest >> 6) & 63;
      out[0] = TRIANGLE[rest >> 12] as number;
    },
  };
};

const PAWN_RANKS = 6;

/** A pawn keeps its file as long as it is one: who needs one file of the table needs a quarter of it. */
const onePawn = (material: Material): Layout => {
  const two = material.men.length > 1;
  // The last of its side, and so before or after the other man.
  const first = material.men[0]?.piece === 'P';
  const slot = two && !first ? 3 : 2;
  const men = two ? 64 : 1;
  return {
    material,
    size: 4 * PAWN_RANKS * 64 * 64 * men,
    index: (white, black, one, other) => {
      const pawn = first ? one : other;
      const flip = (pawn & 7) > 3 ? FLIP_FILE : 0;
      const at = (((pawn ^ flip) & 7) * PAWN_RANKS + (pawn >> 3) - 1) * 64 * 64 + (white ^ flip) * 64 + (black ^ flip);
      return two ? at * 64 + ((first ? other : one) ^ flip) : at;
    },
    squares: (index, out) => {
      let rest = index;
      if (two) {
        out[slot === 2 ? 3 : 2] = rest & 63;
        rest >>= 6;
      }
      out[1] = rest & 63;
      out[0] = (rest >> 6) & 63;
      rest >>= 12;
      out[slot] = ((rest % PAWN_RANKS) + 1) * 8 + Math.trunc(rest / PAWN_RANKS);
    },
  };
};

/** A pawn stands on one of 48 squares: it is counted from a2. */
const twoPawns = (material: Material): Layout => {
  const alike = material.men[0]?.white === material.men[1]?.white;
  return {
    material,
    size: 32 * 64 * 48 * 48,
    index: (white, black, one, other) => {
      const flip = (white & 7) > 3 ? FLIP_FILE : 0;
      const w = white ^ flip;
      let f = one ^ flip;
      let s = other ^ flip;
      if (alike && f > s) [f, s] = [s, f];
      return ((((w >> 3) * 4 + (w & 7)) * 64 + (black ^ flip)) * 48 + f - 8) * 48 + s - 8;
    },
    squares: (index, out) => {
      out[3] = (index % 48) + 8;
      let rest = Math.trunc(index / 48);
      out[2] = (rest % 48) + 8;
      rest = Math.trunc(rest / 48);
      out[1] = rest & 63;
      const king = rest >> 6;
      out[0] = (king >> 2) * 8 + (king & 3);
    },
  };
};

export const layoutOf = (name: string): Layout => {
  const material = materialOf(name);
  if (!material.pawns) return pawnless(material);
  return material.men.filter(({ piece }) => piece === 'P').length === 1 ? onePawn(material) : twoPawns(material);
};
