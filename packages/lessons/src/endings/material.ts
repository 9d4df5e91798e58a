import { PIECES, type Piece } from './geometry.ts';

/** An ending by what is on the board: "KQKR". White has what comes first, and that is never the weaker side. */

export interface Material {
  readonly name: string;
  /** Besides the kings, White's first: at most two. */
  readonly men: readonly { readonly piece: Piece; readonly white: boolean }[];
  readonly pawns: boolean;
}

const rank = (piece: string): number => PIECES.indexOf(piece as Piece);
const sorted = (side: string): string => [...side].sort((a, b) => rank(a) - rank(b)).join('');
/** More men first; of as many, the stronger. */
const stronger = (a: string, b: string): boolean => {
  if (a.length !== b.length) return a.length > b.length;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return rank(a.charAt(i)) < rank(b.charAt(i));
  return true;
};

/** The ending's name, and whether the colours are turned round in it. */
export const nameOf = (white: string, black: string): { readonly name: string; readonly turned: boolean } => {
  const [first, second] = [sorted(white), sorted(black)];
  return stronger(first, second)
    ? { name: `K${first}K${second}`, turned: false }
    : { name: `K${second}K${first}`, turned: true };
};

export const materialOf = (name: string): Material => {
  const [, white = '', black = ''] = /^K([QRBNP]*)K([QRBNP]*)$/u.exec(name) ?? [];
  const men = [
    ...[...white].map((piece) => ({ piece: piece as Piece, white: true })),
    ...[...black].map((piece) => ({ piece: piece as Piece, white: false })),
  ];
  return { name, men, pawns: men.some(({ piece }) => piece === 'P') };
};

/** Nobody can be mated: bare kings, or one minor piece. */
export const isDead = (name: string): boolean => ['KK', 'KBK', 'KNK'].includes(name);

/** Every ending of three and four men, each after those that it can become. */
export const ENDINGS: readonly string[] = (() => {
  const three = PIECES.map((piece) => `K${piece}K`);
  const four = [
    ...PIECES.flatMap((one, i) => PIECES.slice(i).map((two) => `K${one}${two}K`)),
    ...PIECES.flatMap((one, i) => PIECES.slice(i).map((two) => `K${one}K${two}`)),
  ];
  const pawns = (name: string) => name.split('P').length - 1;
  return [...three, ...four]
    .filter((name) => !isDead(name))
    .sort((a, b) => a.length - b.length || pawns(a) - pawns(b) || a.localeCompare(b));
})();

/** What an ending may become by one capture or promotion: exactly these tables are needed to make it, and no more. */
export const becomes = (name: string): readonly string[] => {
  const { men } = materialOf(name);
  const found = new Set<string>();
  const add = (list: Material['men']) => {
    const side = (white: boolean) =>
      list
        .filter((man) => man.white === white)
        .map(({ piece }) => piece)
        .join('');
    found.add(nameOf(side(true), side(false)).name);
  };
  for (const [at, man] of men.entries()) {
    const others = men.filter((_, i) => i !== at);
    add(others);
    if (man.piece !== 'P') continue;
    for (const piece of ['Q', 'R', 'B', 'N'] as const) {
      add([...others, { piece, white: man.white }]);
      // A pawn that takes and promotes at once.
      for (const [i, other] of others.entries())
        if (other.white !== man.white) add([...others.filter((_, k) => k !== i), { piece, white: man.white }]);
    }
  }
  return [...found].filter((one) => !isDead(one));
};

/** The tables that the browser can fetch: what the positions of the bank are, and what they become. */
export const SERVED: readonly string[] = ['KQK', 'KRK', 'KPK', 'KRRK', 'KBBK', 'KBNK', 'KQKR', 'KQKP', 'KRKP', 'KBPK'];
