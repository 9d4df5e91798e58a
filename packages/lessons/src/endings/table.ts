import { layoutOf } from './layout.ts';
import { isDead, type Material, materialOf, nameOf } from './material.ts';
import { DRAW, LOST, NONE, type Solved } from './solve.ts';

/**
 * A table as it travels: a byte a position. 0 a draw, n won by who is to move in n of its moves, 128 + n lost in n moves of the other.
 * Only one side's turn is stored: one ply more tells the other's, and half the bytes stay at home. With a pawn it is the turn of who has
 * it, so that the ply leads to no ending that is not at hand; and each file of the pawn is a table of its own.
 */

export interface EndingTable {
  /** "KBNK", "KQKP-c". */
  readonly key: string;
  readonly name: string;
  readonly index: (white: number, black: number, first: number, second: number) => number;
  /** Whose turn it holds. */
  readonly white: boolean;
  /** Where in the whole it begins. */
  readonly from: number;
  readonly codes: Uint8Array;
}

const FILES = 'abcdefgh';
const PAWN_FILES = 4;

const isSliced = ({ men, pawns }: Material): boolean => pawns && men.length > 1;
const holdsWhite = ({ men }: Material): boolean => !men.some(({ piece, white }) => piece === 'P' && !white);

/** The tables that an ending is served in. */
export const keysOf = (name: string): readonly string[] =>
  isSliced(materialOf(name)) ? [...FILES.slice(0, PAWN_FILES)].map((file) => `${name}-${file}`) : [name];

const toMoves = (code: number): number => {
  if (code === DRAW) return DRAW;
  return code < LOST ? (code + 1) >> 1 : LOST + ((code - LOST) >> 1);
};

/** What is no position says the same as its neighbour: it costs nothing then. */
const written = (codes: Uint8Array): Uint8Array => {
  const bytes = new Uint8Array(codes.length);
  let last = 0;
  for (let at = 0; at < codes.length; at++) {
    const code = codes[at] as number;
    if (code !== NONE) last = toMoves(code);
    bytes[at] = last;
  }
  return bytes;
};

const stretch = (key: string): { readonly material: Material; readonly from: number; readonly size: number } => {
  const [name = '', file] = key.split('-');
  const { material, size } = layoutOf(name);
  if (file === undefined) return { material, from: 0, size };
  return { material, from: (size / PAWN_FILES) * FILES.indexOf(file), size: size / PAWN_FILES };
};

export const writeTable = (key: string, { white, black }: Solved): Uint8Array => {
  const { material, from, size } = stretch(key);
  return written((holdsWhite(material) ? white : black).subarray(from, from + size));
};

export const readTable = (key: string, codes: Uint8Array): EndingTable => {
  const { material, from, size } = stretch(key);
  if (codes.length !== size) throw new Error(`${key}: ${codes.length} bytes`);
  const { index } = layoutOf(material.name);
  return { key, name: material.name, index, white: holdsWhite(material), from, codes };
};

/** What a position is worth to who is to move. */
export interface Reading {
  readonly resultado: 'gana' | 'tablas' | 'pierde';
  /** Until mate. */
  readonly jugadas: number;
}

export interface Board {
  readonly name: string;
  /** The table that holds it. */
  readonly key: string;
  /** Squares of White's king, Black's king and the men, in the order and with the colours of the table. */
  readonly squares: readonly [number, number, number, number];
  readonly whiteToMove: boolean;
}

/** A position of at most four men without castling, as its table has it; undefined where no table could. */
export const boardOf = (fen: string): Board | undefined => {
  const [rows = '', turn, castling = '-'] = fen.split(' ');
  if (castling !== '-') return undefined;
  const men: { piece: string; white: boolean; square: number }[] = [];
  let square = 56;
  for (const sign of rows) {
    if (sign === '/') square -= 16;
    else if (/\d/u.test(sign)) square += Number(sign);
    else {
      men.push({ piece: sign.toUpperCase(), white: sign !== sign.toLowerCase(), square });
      square++;
    }
  }
  if (men.length > 4) return undefined;
  const side = (white: boolean) => men.filter((man) => man.white === white && man.piece !== 'K');
  const letters = (white: boolean) =>
    side(white)
      .map(({ piece }) => piece)
      .join('');
  const { name, turned } = nameOf(letters(true), letters(false));
  const flip = turned ? 56 : 0;
  const king = (white: boolean) => men.find((man) => man.piece === 'K' && man.white === white)?.square ?? 0;
  const order = (white: boolean) => side(white).sort((a, b) => 'QRBNP'.indexOf(a.piece) - 'QRBNP'.indexOf(b.piece));
  const placed = [...order(!turned), ...order(turned)].map((man) => man.square ^ flip);
  const pawn = placed[materialOf(name).men.findIndex(({ piece }) => piece === 'P')] ?? 0;
  const file = Math.min(pawn & 7, 7 - (pawn & 7));
  return {
    name,
    key: isSliced(materialOf(name)) ? `${name}-${FILES.charAt(file)}` : name,
    squares: [king(!turned) ^ flip, king(turned) ^ flip, placed[0] ?? 0, placed[1] ?? 0],
    whiteToMove: (turn === 'w') !== turned,
  };
};

/** What the table itself says, without taking in passing; undefined where it holds the other side's turn. */
export const lookUp = ({ codes, from, index, white }: EndingTable, board: Board): Reading | undefined => {
  if (white !== board.whiteToMove) return undefined;
  const code = codes[index(...board.squares) - from] as number;
  if (code === DRAW) return DRAWN;
  return code < LOST ? { resultado: 'gana', jugadas: code } : { resultado: 'pierde', jugadas: code - LOST };
};

export const DRAWN: Reading = { resultado: 'tablas', jugadas: 0 };
export { isDead };
