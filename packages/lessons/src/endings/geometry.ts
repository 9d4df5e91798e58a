/** Squares are 0–63, a1 = 0. What each piece reaches on an empty board, and what stands between two squares. */

export const PIECES = ['Q', 'R', 'B', 'N', 'P'] as const;
export type Piece = (typeof PIECES)[number];

const STRAIGHT = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;
const SLANTED = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;
const JUMPS = [
  [1, 2],
  [2, 1],
  [-1, 2],
  [-2, 1],
  [1, -2],
  [2, -1],
  [-1, -2],
  [-2, -1],
] as const;
type Step = readonly [number, number];

export const stepped = (square: number, [files, ranks]: Step): number => {
  const file = (square & 7) + files;
  const rank = (square >> 3) + ranks;
  return file < 0 || file > 7 || rank < 0 || rank > 7 ? -1 : rank * 8 + file;
};
const ALL = Array.from({ length: 64 }, (_, square) => square);
const jumpsOf = (steps: readonly Step[]): readonly Uint8Array[] =>
  ALL.map((square) => Uint8Array.from(steps.map((one) => stepped(square, one)).filter((to) => to >= 0)));
const linesOf = (steps: readonly Step[]): readonly (readonly Uint8Array[])[] =>
  ALL.map((square) =>
    steps
      .map((one) => {
        const line: number[] = [];
        for (let to = stepped(square, one); to >= 0; to = stepped(to, one)) line.push(to);
        return Uint8Array.from(line);
      })
      .filter((line) => line.length > 0),
  );

export const KING_STEPS = jumpsOf([...STRAIGHT, ...SLANTED]);
export const KNIGHT_JUMPS = jumpsOf(JUMPS);
export const LINES = {
  Q: linesOf([...STRAIGHT, ...SLANTED]),
  R: linesOf(STRAIGHT),
  B: linesOf(SLANTED),
} as const;

/** Of every pair of squares: 1 a rook's line, 2 a bishop's, 4 a knight's jump, 8 side by side. */
export const RELATION = new Uint8Array(64 * 64);
/** What lies between two squares of one line, as two halves of 32 squares. */
export const BETWEEN_LOW = new Int32Array(64 * 64);
export const BETWEEN_HIGH = new Int32Array(64 * 64);

for (const from of ALL) {
  for (const [piece, bit] of [
    ['R', 1],
    ['B', 2],
  ] as const) {
    for (const line of LINES[piece][from] as readonly Uint8Array[]) {
      let [low, high] = [0, 0];
      for (const to of line) {
        const at = from * 64 + to;
        RELATION[at] = (RELATION[at] as number) | bit;
        BETWEEN_LOW[at] = low;
        BETWEEN_HIGH[at] = high;
        if (to < 32) low |= 1 << to;
        else high |= 1 << (to - 32);
      }
    }
  }
  for (const to of KNIGHT_JUMPS[from] as Uint8Array)
    RELATION[from * 64 + to] = (RELATION[from * 64 + to] as number) | 4;
  for (const to of KING_STEPS[from] as Uint8Array) RELATION[from * 64 + to] = (RELATION[from * 64 + to] as number) | 8;
}
