import {
  BISHOP,
  type BoardMove,
  distance,
  fenOf,
  inCheck,
  isAttacked,
  KING,
  KNIGHT,
  legalMoves,
  nameOf,
  PAWN,
  type Position,
  play,
  QUEEN,
  ROOK,
  uciOf,
} from '@estratega/chess/board';
import type { ChessExercise } from '../schema/chess.ts';
import type { Drill, Made } from './drill.ts';
import { type Rng, until } from './random.ts';
import { list } from './words.ts';

/**
 * Small games for who has never played: one piece, a few pawns and a rival that only walks its king. So many captures in so many
 * moves, judged by the rules alone: there is exactly one way, found by looking at all of them.
 */

type MadeChess = Extract<Made, { tipo: 'ajedrez' }>;

interface Piece {
  readonly kind: number;
  readonly letter: 'T' | 'A' | 'D' | 'C';
  readonly name: string;
  readonly way: string;
}
const PIECES: readonly Piece[] = [
  { kind: ROOK, letter: 'T', name: 'la torre', way: 'La torre corre recto, por su columna y por su fila, y no salta.' },
  { kind: BISHOP, letter: 'A', name: 'el alfil', way: 'El alfil corre en diagonal y nunca cambia de color.' },
  { kind: QUEEN, letter: 'D', name: 'la dama', way: 'La dama corre recto y en diagonal, y no salta.' },
  { kind: KNIGHT, letter: 'C', name: 'el caballo', way: 'El caballo va en L: dos casillas y una al lado, y salta.' },
];

const LEAST = 3;
const MOST = 4;
const NUMBERS: Readonly<Record<number, string>> = { 3: 'tres', 4: 'cuatro' };

/** Home of the rival's king and the square it walks to, by turns: out of the way in a corner of its own side. */
const WALKS: readonly (readonly [home: number, away: number])[] = [
  [63, 62],
  [56, 57],
];
const OWN_KINGS = [0, 7, 1, 6];

const empty = (): Position => ({ men: new Int8Array(64), turn: 1, enPassant: -1, castling: 0 });

/** The rival's step; nothing where it is not free to take it. */
const walked = (position: Position, [home, away]: readonly [number, number]): BoardMove | undefined => {
  if (inCheck(position)) return undefined;
  const from = position.men[home] === -KING ? home : away;
  const to = from === home ? away : home;
  return legalMoves(position).find((move) => move.from === from && move.to === to);
};

/** Every way to take a pawn with each move of the piece, as moves of both sides. */
const waysFrom = (position: Position, kind: number, left: number, walk: readonly [number, number]): BoardMove[][] => {
  if (left === 0) return [[]];
  return legalMoves(position)
    .filter(({ piece, taken }) => piece === kind && taken === PAWN)
    .flatMap((move) => {
      const next = play(position, move);
      if (left === 1) return [[move]];
      const reply = walked(next, walk);
      if (!reply) return [];
      return waysFrom(play(next, reply), kind, left - 1, walk).map((rest) => [move, reply, ...rest]);
    });
};

const captures = (position: Position): number => legalMoves(position).filter(({ taken }) => taken === PAWN).length;

/** Somewhere on the way another pawn could be taken, and should not be: else there is nothing to look ahead for. */
const hasChoice = (start: Position, way: readonly BoardMove[]): boolean => {
  let position = start;
  for (const [i, move] of way.entries()) {
    if (i % 2 === 0 && captures(position) > 1) return true;
    position = play(position, move);
  }
  return false;
};

/** A board with one way only. */
const board = (rng: Rng, { kind }: Piece, many: number): { start: Position; way: BoardMove[] } | undefined => {
  const walk = rng.pick(WALKS);
  const start = empty();
  const put = (square: number, man: number): boolean => {
    if (start.men[square] !== 0) return false;
    start.men[square] = man;
    return true;
  };
  const king = rng.pick(OWN_KINGS);
  put(king, KING);
  put(walk[0], -KING);
  const own = rng.int(0, 39);
  if (!put(own, kind)) return undefined;
  // Laid along a walk of the piece, so that there is one way at least; all that is checked below.
  let at = own;
  for (let pawns = 0; pawns < many; pawns++) {
    const seen = { ...empty(), men: start.men.map((man, square) => (square === own ? 0 : man)) };
    seen.men[at] = kind;
    // Nor beside the own king, who could take a pawn in the piece's place.
    const free = legalMoves(seen).filter(
      ({ from, to, taken }) =>
        from === at && taken === 0 && to >= 8 && to < 56 && to !== walk[1] && to !== own && distance(king, to) > 1,
    );
    if (free.length === 0) return undefined;
    at = rng.pick(free).to;
    put(at, -PAWN);
  }
  // Nobody begins in check, and what the piece stands on is not up for grabs: the rival only walks.
  if (inCheck(start) || inCheck({ ...start, turn: -1 }) || isAttacked(start.men, own, -1)) return undefined;
  const ways = waysFrom(start, kind, many, walk);
  const way = ways[0];
  return ways.length === 1 && way && hasChoice(start, way) ? { start, way } : undefined;
};

const makeGame = (rng: Rng): MadeChess => {
  const piece = rng.pick(PIECES);
  const many = rng.int(LEAST, MOST);
  const { start, way } = until(() => board(rng, piece, many), 20_000);
  const fen = `${fenOf(start)} 0 1`;
  const own = way.filter((_, i) => i % 2 === 0);
  const first = own[0] as BoardMove;
  const count = NUMBERS[many] as string;
  const palabras: Record<string, string> = {};
  for (const move of legalMoves(start)) {
    if (uciOf(move) === uciOf(first)) continue;
    palabras[uciOf(move)] =
      move.piece !== piece.kind
        ? `Este juego es de ${piece.name}: mueve esa pieza.`
        : move.taken === PAWN
          ? `Comes uno, pero desde ahí no puedes comer otro en cada jugada. Mira antes dónde quedas.`
          : `Esa jugada no come nada, y con ${count} jugadas tienes que comer ${count} veces.`;
  }
  const told = list(own.map(({ to }) => `${piece.letter}x${nameOf(to)}`));
  const exercise: Omit<ChessExercise, 'id'> = {
    tipo: 'ajedrez',
    temas: ['aj-fun-reglas'],
    nivel: 0,
    dificultad: 500 + 60 * (many - LEAST) + (piece.kind === KNIGHT ? 80 : 0),
    fen,
    linea: way.map(uciOf),
    aceptadas: own.map((move) => [uciOf(move)]),
    casi: own.map(() => []),
    refutaciones: {},
    pista: [`${piece.way} Desde cada peón tiene que ver el siguiente.`, `Empieza por el peón desde el que se ve otro.`],
    explicacion: `${told}: cada captura deja a ${piece.name} delante de la siguiente. Por otro camino sobra un peón.`,
    prueba: { tabla: many },
    rasgos: {
      bando: 'blancas',
      fase: 'final',
      material: `${piece.letter}P`,
      enroque: false,
      jaque: false,
      mate: false,
      primera: 'captura',
      mueve: piece.letter,
      jugadas: many,
      meta: 'gana',
    },
    enunciado: `Come los ${count} peones en ${count} jugadas con ${piece.name}. El rival solo pasea su rey.`,
    palabras,
  };
  return exercise;
};

export const GAME_DRILLS: readonly Drill[] = [
  {
    drill: 'come-peones',
    juego: 'ajedrez',
    temas: ['aj-fun-reglas'],
    niveles: [0, 0],
    titulo: 'Come los peones',
    make: makeGame,
  },
];
