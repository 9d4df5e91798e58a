import { Chess, type Color, type PieceSymbol, type Square } from 'chess.js';
import type { Random } from './random.ts';

type Placement = readonly [PieceSymbol, Color, Square];

/** A family of endgames: the material of both sides and how the pieces are scattered. */
export interface EndgameFamily {
  readonly tag: string;
  /** Material in FEN letters without the king: "rpp" against "rp". White is the side named first before mirroring. */
  readonly strong: string;
  readonly weak: string;
  /** What an exercise must be: a mate, a win or draw that hangs on one move, or any of them. */
  readonly goal: 'mate' | 'result';
  readonly depth: number;
  readonly accepts?: (board: Chess) => boolean;
  /** Kings and pawn of a theoretical set-up; the other pieces are scattered around it. */
  readonly frame?: (random: Random) => readonly Placement[];
}

const FILES = 'abcdefgh';
const fileOf = (square: Square) => FILES.indexOf(square[0] as string);
const rankOf = (square: Square) => Number(square[1]);
const distance = (a: Square, b: Square) => Math.max(Math.abs(fileOf(a) - fileOf(b)), Math.abs(rankOf(a) - rankOf(b)));
const only = (board: Chess, type: PieceSymbol, color: Color) => board.findPiece({ type, color })[0] as Square;
const shade = (square: Square) => (fileOf(square) + rankOf(square)) % 2;

const weakKingOnRim = (board: Chess) => {
  const king = only(board, 'k', 'b');
  return [1, 8].includes(rankOf(king)) || [0, 7].includes(fileOf(king));
};
const kingsClose = (board: Chess) => distance(only(board, 'k', 'w'), only(board, 'k', 'b')) <= 3;
const bishopsOn = (board: Chess, same: boolean) =>
  (shade(only(board, 'b', 'w')) === shade(only(board, 'b', 'b'))) === same;
const twoShades = (board: Chess) => {
  const [first, second] = board.findPiece({ type: 'b', color: 'w' });
  return shade(first as Square) !== shade(second as Square);
};
/** Lucena and Philidor live here: an advanced pawn with its king near, the defender in front or one file off. */
const rookPawnContact = (board: Chess) => {
  const pawn = only(board, 'p', 'w');
  return rankOf(pawn) >= 4 && distance(pawn, only(board, 'k', 'w')) <= 2 && distance(pawn, only(board, 'k', 'b')) <= 4;
};
const farPawnRace = (board: Chess) => {
  const white = only(board, 'p', 'w');
  const black = only(board, 'p', 'b');
  return Math.abs(fileOf(white) - fileOf(black)) >= 2;
};
/** Nobody is about to queen: the point of the position is technique, not stopping a runner. */
const calmPawns = (board: Chess) =>
  board.findPiece({ type: 'p', color: 'w' }).every((square) => rankOf(square) <= 5) &&
  board.findPiece({ type: 'p', color: 'b' }).every((square) => rankOf(square) >= 4);
const pawnNearQueening = (board: Chess) => rankOf(only(board, 'p', 'b')) <= 3;

const near = (file: number, random: Random) => Math.max(0, Math.min(7, file + random.below(3) - 1));
const philidorFrame = (random: Random): Placement[] => {
  const file = 1 + random.below(6);
  return [
    ['p', 'w', `${FILES[file]}5` as Square],
    ['k', 'w', `${FILES[file + (random.next() < 0.5 ? 1 : -1)]}5` as Square],
    ['k', 'b', `${FILES[near(file, random)]}8` as Square],
  ];
};
const lucenaFrame = (random: Random): Placement[] => {
  const file = 1 + random.below(6);
  const away = file <= 3 ? file + 2 + random.below(2) : file - 2 - random.below(2);
  return [
    ['p', 'w', `${FILES[file]}7` as Square],
    ['k', 'w', `${FILES[file]}8` as Square],
    ['k', 'b', `${FILES[away]}${6 + random.below(3)}` as Square],
  ];
};

export const ENDGAMES: readonly EndgameFamily[] = [
  { tag: 'fin-kqk', strong: 'q', weak: '', goal: 'mate', depth: 14, accepts: weakKingOnRim },
  { tag: 'fin-krk', strong: 'r', weak: '', goal: 'mate', depth: 16, accepts: weakKingOnRim },
  { tag: 'fin-krrk', strong: 'rr', weak: '', goal: 'mate', depth: 14 },
  { tag: 'fin-kqkp', strong: 'q', weak: 'p', goal: 'result', depth: 18, accepts: pawnNearQueening },
  {
    tag: 'fin-kbbk',
    strong: 'bb',
    weak: '',
    goal: 'mate',
    depth: 16,
    accepts: (b) => twoShades(b) && weakKingOnRim(b),
  },
  {
    tag: 'fin-kbnk',
    strong: 'bn',
    weak: '',
    goal: 'mate',
    depth: 16,
    accepts: (b) => weakKingOnRim(b) && kingsClose(b),
  },
  { tag: 'fin-kpk', strong: 'p', weak: '', goal: 'result', depth: 16 },
  { tag: 'fin-carrera', strong: 'p', weak: 'p', goal: 'result', depth: 18, accepts: farPawnRace },
  { tag: 'fin-peones2', strong: 'pp', weak: 'p', goal: 'result', depth: 18 },
  { tag: 'fin-peones3', strong: 'ppp', weak: 'pp', goal: 'result', depth: 18, accepts: calmPawns },
  { tag: 'fin-peones4', strong: 'ppp', weak: 'ppp', goal: 'result', depth: 18, accepts: calmPawns },
  { tag: 'fin-peones5', strong: 'pppp', weak: 'pppp', goal: 'result', depth: 19, accepts: calmPawns },
  { tag: 'fin-torre1', strong: 'rp', weak: 'r', goal: 'result', depth: 18, accepts: rookPawnContact },
  { tag: 'fin-philidor', strong: 'r', weak: 'r', goal: 'result', depth: 18, frame: philidorFrame },
  { tag: 'fin-lucena', strong: 'r', weak: 'r', goal: 'result', depth: 18, frame: lucenaFrame },
  { tag: 'fin-torre2', strong: 'rpp', weak: 'rp', goal: 'result', depth: 17, accepts: calmPawns },
  { tag: 'fin-torre3', strong: 'rppp', weak: 'rpp', goal: 'result', depth: 16, accepts: calmPawns },
  { tag: 'fin-damapeon', strong: 'qp', weak: 'q', goal: 'result', depth: 16 },
  { tag: 'fin-damas', strong: 'qpp', weak: 'qpp', goal: 'result', depth: 14 },
  {
    tag: 'fin-alfiligual',
    strong: 'bpp',
    weak: 'bp',
    goal: 'result',
    depth: 17,
    accepts: (b) => bishopsOn(b, true) && calmPawns(b),
  },
  {
    tag: 'fin-alfildistinto',
    strong: 'bpp',
    weak: 'bp',
    goal: 'result',
    depth: 17,
    accepts: (b) => bishopsOn(b, false) && calmPawns(b),
  },
  { tag: 'fin-alfiles3', strong: 'bppp', weak: 'bppp', goal: 'result', depth: 15, accepts: calmPawns },
  { tag: 'fin-caballo1', strong: 'np', weak: 'n', goal: 'result', depth: 17 },
  { tag: 'fin-caballo2', strong: 'npp', weak: 'npp', goal: 'result', depth: 16, accepts: calmPawns },
  { tag: 'fin-caballopeones', strong: 'np', weak: 'pp', goal: 'result', depth: 17 },
  { tag: 'fin-alfilcaballo', strong: 'bpp', weak: 'npp', goal: 'result', depth: 16, accepts: calmPawns },
  { tag: 'fin-caballoalfil', strong: 'npp', weak: 'bpp', goal: 'result', depth: 16, accepts: calmPawns },
  { tag: 'fin-alfilpeon', strong: 'bp', weak: 'p', goal: 'result', depth: 17 },
  { tag: 'fin-torrepeones', strong: 'r', weak: 'pp', goal: 'result', depth: 17 },
  { tag: 'fin-torremenor', strong: 'rp', weak: 'bp', goal: 'result', depth: 16 },
  { tag: 'fin-damatorre', strong: 'q', weak: 'rp', goal: 'result', depth: 16 },
  { tag: 'fin-calidad', strong: 'rbpp', weak: 'rnpp', goal: 'result', depth: 14, accepts: calmPawns },
  { tag: 'fin-torresmenores', strong: 'rnpp', weak: 'rnpp', goal: 'result', depth: 14, accepts: calmPawns },
];

/** A random legal position of the family, or undefined when this draw of squares is no good. */
export function scatter(family: EndgameFamily, random: Random): string | undefined {
  const board = new Chess();
  board.clear();
  const put = (type: PieceSymbol, color: Color) => {
    for (let tries = 0; tries < 40; tries += 1) {
      const rank = type === 'p' ? 2 + random.below(6) : 1 + random.below(8);
      const square = `${FILES[random.below(8)]}${rank}` as Square;
      if (!board.get(square)) return board.put({ type, color }, square);
    }
    return false;
  };
  const frame = family.frame?.(random) ?? [];
  for (const [type, color, square] of frame) board.put({ type, color }, square);
  const kings: [PieceSymbol, Color][] = [
    ['k', 'w'],
    ['k', 'b'],
  ];
  const pieces: [PieceSymbol, Color][] = [
    ...(family.frame ? [] : kings),
    ...[...family.strong].map((type): [PieceSymbol, Color] => [type as PieceSymbol, 'w']),
    ...[...family.weak].map((type): [PieceSymbol, Color] => [type as PieceSymbol, 'b']),
  ];
  if (!pieces.every(([type, color]) => put(type, color))) return undefined;
  if (distance(only(board, 'k', 'w'), only(board, 'k', 'b')) < 2) return undefined;
  if (family.accepts && !family.accepts(board)) return undefined;
  const turn: Color = family.goal === 'mate' || random.next() < 0.6 ? 'w' : 'b';
  const fen = `${board.fen().split(' ')[0]} ${turn} - - 0 1`;
  if (!isQuietAndLegal(fen)) return undefined;
  return random.next() < 0.3 ? mirror(fen) : fen;
}

function isQuietAndLegal(fen: string): boolean {
  const board = new Chess(fen);
  const rival = board.turn() === 'w' ? 'b' : 'w';
  const rivalKing = only(board, 'k', rival);
  return !board.isCheck() && !board.isAttacked(rivalKing, board.turn()) && !board.isGameOver();
}

/** The same position with the colours exchanged. */
export function mirror(fen: string): string {
  const [placement = '', turn] = fen.split(' ');
  const swapped = placement
    .split('/')
    .reverse()
    .join('/')
    .replace(/[a-z]/gi, (letter) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()));
  return `${swapped} ${turn === 'w' ? 'b' : 'w'} - - 0 1`;
}
