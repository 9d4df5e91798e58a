/**
 * A board made for counting: thousands of moves, attacks and exchanges are asked for an exercise, whole collections of games are
 * played again, and a general library answers twenty times slower. It is checked against chess.js in its test.
 * Squares 0…63 from a1; pieces 1…6 (pawn, knight, bishop, rook, queen, king), negative for Black.
 */
export const PAWN = 1;
export const KNIGHT = 2;
export const BISHOP = 3;
export const ROOK = 4;
export const QUEEN = 5;
export const KING = 6;

export type Side = 1 | -1;

export interface Position {
  readonly men: Int8Array;
  readonly turn: Side;
  /** Square behind a pawn that has just advanced two, or -1. */
  readonly enPassant: number;
  /** Bits: K 1, Q 2, k 4, q 8. */
  readonly castling: number;
}

export interface BoardMove {
  readonly from: number;
  readonly to: number;
  readonly piece: number;
  /** Kind of what is taken, 0 when nothing. */
  readonly taken: number;
  /** Kind it becomes, 0 when it does not promote. */
  readonly promotion: number;
  readonly enPassant: boolean;
  readonly castles: boolean;
}

const LETTERS = 'pnbrqk';
const PROMOTIONS = [QUEEN, ROOK, BISHOP, KNIGHT];

export const fileOf = (square: number): number => square & 7;
export const rankOf = (square: number): number => square >> 3;
export const distance = (a: number, b: number): number =>
  Math.max(Math.abs(fileOf(a) - fileOf(b)), Math.abs(rankOf(a) - rankOf(b)));

type Step = readonly [number, number];
const STRAIGHT: readonly Step[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];
const OBLIQUE: readonly Step[] = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
];
const JUMPS: readonly Step[] = [
  [1, 2],
  [2, 1],
  [-1, 2],
  [-2, 1],
  [1, -2],
  [2, -1],
  [-1, -2],
  [-2, -1],
];

const reach = (square: number, [df, dr]: Step, limit: number): number[] => {
  const found: number[] = [];
  let file = fileOf(square) + df;
  let rank = rankOf(square) + dr;
  while (found.length < limit && file >= 0 && file < 8 && rank >= 0 && rank < 8) {
    found.push(rank * 8 + file);
    file += df;
    rank += dr;
  }
  return found;
};
const raysOf = (steps: readonly Step[], limit = 8): number[][][] =>
  Array.from({ length: 64 }, (_, square) =>
    steps.map((step) => reach(square, step, limit)).filter(({ length }) => length > 0),
  );
const STRAIGHT_RAYS = raysOf(STRAIGHT);
const OBLIQUE_RAYS = raysOf(OBLIQUE);
const ALL_RAYS = STRAIGHT_RAYS.map((rays, square) => [...rays, ...(OBLIQUE_RAYS[square] as number[][])]);
const KNIGHT_TARGETS = raysOf(JUMPS, 1).map((rays) => rays.flat());
const KING_TARGETS = raysOf([...STRAIGHT, ...OBLIQUE], 1).map((rays) => rays.flat());
/** Squares from which a white pawn (index 0) or a black one (index 1) attacks. */
const PAWN_SOURCES = [
  raysOf(
    [
      [1, -1],
      [-1, -1],
    ],
    1,
  ).map((rays) => rays.flat()),
  raysOf(
    [
      [1, 1],
      [-1, 1],
    ],
    1,
  ).map((rays) => rays.flat()),
];

export function readFen(fen: string): Position {
  const [board = '', turn, castling = '-', enPassant = '-'] = fen.split(' ');
  const men = new Int8Array(64);
  board.split('/').forEach((row, index) => {
    let square = (7 - index) * 8;
    for (const sign of row) {
      const kind = LETTERS.indexOf(sign.toLowerCase()) + 1;
      if (kind === 0) square += Number(sign);
      else men[square++] = sign === sign.toLowerCase() ? -kind : kind;
    }
  });
  return {
    men,
    turn: turn === 'b' ? -1 : 1,
    enPassant: enPassant === '-' ? -1 : squareOf(enPassant),
    castling: [...'KQkq'].reduce((bits, sign, index) => (castling.includes(sign) ? bits | (1 << index) : bits), 0),
  };
}

/** -1 where there is no such square. */
export function squareOf(name: string): number {
  const [file, rank] = [name.charCodeAt(0) - 97, name.charCodeAt(1) - 49];
  return file >= 0 && file < 8 && rank >= 0 && rank < 8 ? rank * 8 + file : -1;
}
/** As a game begins. */
export const startOfGame = (): Position => readFen('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1');

/** The first four fields of a FEN; a square to take in passing only where it may really be taken, as chess.js writes it. */
export function fenOf(position: Position): string {
  const { men, turn, castling, enPassant } = position;
  const rows = [7, 6, 5, 4, 3, 2, 1, 0].map((rank) =>
    Array.from(men.subarray(8 * rank, 8 * rank + 8), (man) => {
      const letter = man === 0 ? '1' : (LETTERS[Math.abs(man) - 1] as string);
      return man > 0 ? letter.toUpperCase() : letter;
    })
      .join('')
      .replace(/1+/gu, (empty) => String(empty.length)),
  );
  const rights = [...'KQkq'].filter((_, index) => castling & (1 << index)).join('');
  const taken = enPassant >= 0 && legalMoves(position).some((move) => move.enPassant);
  return `${rows.join('/')} ${turn === 1 ? 'w' : 'b'} ${rights || '-'} ${taken ? nameOf(enPassant) : '-'}`;
}
export const nameOf = (square: number): string => `${'abcdefgh'[fileOf(square)]}${rankOf(square) + 1}`;
export const uciOf = ({ from, to, promotion }: BoardMove): string =>
  `${nameOf(from)}${nameOf(to)}${promotion === 0 ? '' : LETTERS[promotion - 1]}`;

export const kingOf = (men: Int8Array, side: Side): number => men.indexOf(KING * side);

/** Squares of the men of a side that attack a square, by geometry: pins do not count. Stops looking at `most`. */
export function attackersOf(men: Int8Array, square: number, side: Side, most = 64): number[] {
  const found: number[] = [];
  for (const from of (PAWN_SOURCES[side === 1 ? 0 : 1] as number[][])[square] as number[])
    if (men[from] === PAWN * side) found.push(from);
  for (const from of KNIGHT_TARGETS[square] as number[]) if (men[from] === KNIGHT * side) found.push(from);
  for (const from of KING_TARGETS[square] as number[]) if (men[from] === KING * side) found.push(from);
  if (found.length < most) slidersOnto(men, square, side, STRAIGHT_RAYS, ROOK, found, most);
  if (found.length < most) slidersOnto(men, square, side, OBLIQUE_RAYS, BISHOP, found, most);
  return found;
}

function slidersOnto(
  men: Int8Array,
  square: number,
  side: Side,
  rays: number[][][],
  kind: number,
  found: number[],
  most: number,
) {
  for (const ray of rays[square] as number[][]) {
    for (const from of ray) {
      const man = men[from] as number;
      if (man === 0) continue;
      if (man === kind * side || man === QUEEN * side) found.push(from);
      break;
    }
    if (found.length >= most) return;
  }
}

/** Asked for every move that might leave a king in check: one attacker is enough. */
export const isAttacked = (men: Int8Array, square: number, side: Side): boolean =>
  attackersOf(men, square, side, 1).length > 0;

export const inCheck = ({ men, turn }: Position): boolean => isAttacked(men, kingOf(men, turn), -turn as Side);

export function play(position: Position, move: BoardMove): Position {
  const men = position.men.slice();
  const { from, to, piece, promotion } = move;
  const side = position.turn;
  men[from] = 0;
  men[to] = (promotion || piece) * side;
  if (move.enPassant) men[to - 8 * side] = 0;
  if (move.castles) {
    const short = to > from;
    men[short ? from + 3 : from - 4] = 0;
    men[short ? from + 1 : from - 1] = ROOK * side;
  }
  let castling = position.castling;
  for (const square of [from, to]) castling &= ~(CASTLING_LOST[square] ?? 0);
  const twice = piece === PAWN && Math.abs(to - from) === 16;
  return { men, turn: -side as Side, enPassant: twice ? (from + to) / 2 : -1, castling };
}

const CASTLING_LOST: Readonly<Record<number, number>> = { 0: 2, 4: 3, 7: 1, 56: 8, 60: 12, 63: 4 };

/** Every legal move; a promotion counts as four. */
export function legalMoves(position: Position): BoardMove[] {
  const king = kingOf(position.men, position.turn);
  const shields = shieldsOf(position.men, king, position.turn);
  return pseudoMoves(position).filter((move) => {
    // A man that shields nothing cannot uncover its king; a pawn taken in passing may have shielded it.
    if (shields && move.piece !== KING && !move.enPassant && !shields.includes(move.from)) return true;
    const { men } = play(position, move);
    return !isAttacked(men, move.piece === KING ? move.to : king, -position.turn as Side);
  });
}

/** The move that a text in coordinates means, where the rules allow it. */
export function legalMove(position: Position, uci: string): BoardMove | undefined {
  const { men, turn } = position;
  const [from, to] = [squareOf(uci), squareOf(uci.slice(2))];
  if ((men[from] ?? 0) * turn <= 0) return undefined;
  const promotion = LETTERS.indexOf(uci[4] ?? '-') + 1;
  const move = movesFrom(position, from).find((one) => one.to === to && one.promotion === promotion);
  if (!move) return undefined;
  const after = play(position, move).men;
  return isAttacked(after, kingOf(after, turn), -turn as Side) ? undefined : move;
}

/** A man moved without a question: for games that were looked over when they were read. */
export function moveMan(men: Int8Array, uci: string): void {
  const [from, to] = [squareOf(uci), squareOf(uci.slice(2))];
  const man = men[from] as number;
  const kind = Math.abs(man);
  // A pawn that leaves its file without taking anything takes in passing.
  if (kind === PAWN && fileOf(from) !== fileOf(to) && men[to] === 0) men[rankOf(from) * 8 + fileOf(to)] = 0;
  if (kind === KING && Math.abs(from - to) === 2) {
    const rook = to > from ? from + 3 : from - 4;
    men[(from + to) / 2] = men[rook] as number;
    men[rook] = 0;
  }
  men[to] = uci[4] === undefined ? man : Math.sign(man) * (LETTERS.indexOf(uci[4]) + 1);
  men[from] = 0;
}

/** Men that stand first on a line from their king that a rival slider ends; undefined when the king is in check already. */
function shieldsOf(men: Int8Array, king: number, side: Side): number[] | undefined {
  if (isAttacked(men, king, -side as Side)) return undefined;
  const found: number[] = [];
  for (const [rays, kind] of [
    [STRAIGHT_RAYS, ROOK],
    [OBLIQUE_RAYS, BISHOP],
  ] as const)
    for (const ray of rays[king] as number[][]) {
      let first = -1;
      for (const square of ray) {
        const man = (men[square] as number) * side;
        if (man === 0) continue;
        if (first < 0 && man > 0) first = square;
        else {
          if (first >= 0 && (man === -kind || man === -QUEEN)) found.push(first);
          break;
        }
      }
    }
  return found;
}

function pseudoMoves(position: Position): BoardMove[] {
  const moves: BoardMove[] = [];
  for (let from = 0; from < 64; from += 1) movesFrom(position, from, moves);
  return moves;
}

/** Of the man on a square, if it is the mover's; its king may be left in check. */
function movesFrom(position: Position, from: number, moves: BoardMove[] = []): BoardMove[] {
  const piece = (position.men[from] as number) * position.turn;
  if (piece <= 0) return moves;
  if (piece === PAWN) pawnMoves(position, from, moves);
  else if (piece === KNIGHT) stepTo(position, from, piece, KNIGHT_TARGETS[from] as number[], moves);
  else if (piece === KING) {
    stepTo(position, from, piece, KING_TARGETS[from] as number[], moves);
    castlingMoves(position, from, moves);
  } else slide(position, from, piece, moves);
  return moves;
}

const plain = (from: number, to: number, piece: number, taken: number): BoardMove => ({
  from,
  to,
  piece,
  taken,
  promotion: 0,
  enPassant: false,
  castles: false,
});

function stepTo({ men, turn }: Position, from: number, piece: number, targets: readonly number[], moves: BoardMove[]) {
  for (const to of targets) {
    const man = (men[to] as number) * turn;
    if (man <= 0) moves.push(plain(from, to, piece, -man));
  }
}

function slide({ men, turn }: Position, from: number, piece: number, moves: BoardMove[]) {
  const rays = piece === ROOK ? STRAIGHT_RAYS : piece === BISHOP ? OBLIQUE_RAYS : ALL_RAYS;
  for (const ray of rays[from] as number[][]) {
    for (const to of ray) {
      const man = (men[to] as number) * turn;
      if (man <= 0) moves.push(plain(from, to, piece, -man));
      if (man !== 0) break;
    }
  }
}

function pawnMoves({ men, turn, enPassant }: Position, from: number, moves: BoardMove[]) {
  const ahead = from + 8 * turn;
  const add = (to: number, taken: number, passing = false) => {
    if (rankOf(to) === (turn === 1 ? 7 : 0))
      for (const promotion of PROMOTIONS) moves.push({ ...plain(from, to, PAWN, taken), promotion });
    else moves.push({ ...plain(from, to, PAWN, taken), enPassant: passing });
  };
  if (men[ahead] === 0) {
    add(ahead, 0);
    const two = ahead + 8 * turn;
    if (rankOf(from) === (turn === 1 ? 1 : 6) && men[two] === 0) add(two, 0);
  }
  for (const side of [-1, 1]) {
    const to = ahead + side;
    if (fileOf(from) + side < 0 || fileOf(from) + side > 7) continue;
    const man = (men[to] as number) * turn;
    if (man < 0) add(to, -man);
    else if (to === enPassant && man === 0) add(to, PAWN, true);
  }
}

function castlingMoves({ men, turn, castling }: Position, king: number, moves: BoardMove[]) {
  if (king !== (turn === 1 ? 4 : 60)) return;
  const rival = -turn as Side;
  const bits = turn === 1 ? castling : castling >> 2;
  const empty = (...squares: number[]) => squares.every((square) => men[square] === 0);
  const safe = (...squares: number[]) => squares.every((square) => !isAttacked(men, square, rival));
  if (bits & 1 && men[king + 3] === ROOK * turn && empty(king + 1, king + 2) && safe(king, king + 1))
    moves.push({ ...plain(king, king + 2, KING, 0), castles: true });
  if (bits & 2 && men[king - 4] === ROOK * turn && empty(king - 1, king - 2, king - 3) && safe(king, king - 1))
    moves.push({ ...plain(king, king - 2, KING, 0), castles: true });
}
