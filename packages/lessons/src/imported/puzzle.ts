import { fenOf, inCheck, KING, legalMoves, PAWN, type Position, play, readFen, uciOf } from '@estratega/chess/board';
import { levelOf } from '../difficulty/scale.ts';
import { topicsOf } from './themes.ts';

/**
 * One line of a published file of puzzles (columns as Lichess names them). The board of the file is the one before the
 * rival's move, which is the first of `Moves`; ours is the one after it.
 */
export const COLUMNS = [
  'PuzzleId',
  'FEN',
  'Moves',
  'Rating',
  'RatingDeviation',
  'Popularity',
  'NbPlays',
  'Themes',
  'GameUrl',
  'OpeningTags',
] as const;
export type Column = (typeof COLUMNS)[number];

export interface Puzzle {
  readonly id: string;
  readonly fen: string;
  readonly ultima: string;
  readonly linea: readonly string[];
  /** As people's answers left it; not estimated again. */
  readonly dificultad: number;
  readonly nivel: number;
  readonly temas: readonly string[];
  readonly meta: 'gana' | 'salva';
  /** Liked and played: to choose among many of a theme and level. */
  readonly calidad: number;
}

/** Why a line gives no puzzle. Only the first three are faults of the line; the others are not for us. */
export type Refusal = 'columnas' | 'numeros' | 'tablero' | 'jugadas' | 'incierto' | 'sin_tema';

export interface Wishes {
  /** Deviation of the rating up to which it means something. */
  readonly mostDeviation: number;
  readonly leastPopularity: number;
  readonly leastPlays: number;
}
export const WISHES: Wishes = { mostDeviation: 110, leastPopularity: 70, leastPlays: 50 };

const LOWEST = 300;
const HIGHEST = 3200;
const ID = /^[0-9A-Za-z]{3,8}$/u;
const BOARD = /^(?:[1-8pnbrqkPNBRQK]{1,8}\/){7}[1-8pnbrqkPNBRQK]{1,8} [wb] (?:-|K?Q?k?q?) (?:-|[a-h][36]) \d+ \d+$/u;

function readBoard(fen: string): Position | undefined {
  if (!BOARD.test(fen)) return undefined;
  const position = readFen(fen);
  const kings = [KING, -KING].every((king) => position.men.filter((man) => man === king).length === 1);
  const files = (fen.split(' ')[0] as string)
    .split('/')
    .every((row) => [...row].reduce((sum, sign) => sum + (Number(sign) || 1), 0) === 8);
  // Whoever is not to move cannot stand in check.
  const legal = kings && files && !inCheck({ ...position, turn: position.turn === 1 ? -1 : 1 });
  return legal ? position : undefined;
}

const after = (position: Position, uci: string): Position | undefined => {
  const move = legalMoves(position).find((one) => uciOf(one) === uci);
  return move && play(position, move);
};

export function readPuzzle(
  fields: Readonly<Record<Column, string>>,
  wishes: Wishes = WISHES,
): Puzzle | { readonly descartado: Refusal } {
  const [rating, deviation, popularity, plays] = [
    fields.Rating,
    fields.RatingDeviation,
    fields.Popularity,
    fields.NbPlays,
  ].map(Number) as [number, number, number, number];
  if (!ID.test(fields.PuzzleId)) return { descartado: 'columnas' };
  if (![rating, deviation, popularity, plays].every(Number.isFinite) || rating < 1) return { descartado: 'numeros' };
  const start = readBoard(fields.FEN);
  if (!start) return { descartado: 'tablero' };
  const [first = '', ...linea] = fields.Moves.trim().split(/\s+/u);
  const begun = after(start, first);
  // Ends with a move of the solver.
  if (!begun || linea.length % 2 === 0) return { descartado: 'jugadas' };
  let position: Position | undefined = begun;
  for (const uci of linea) position = position && after(position, uci);
  if (!position) return { descartado: 'jugadas' };
  if (
    deviation > wishes.mostDeviation ||
    popularity < wishes.leastPopularity ||
    plays < wishes.leastPlays ||
    rating < LOWEST ||
    rating > HIGHEST
  )
    return { descartado: 'incierto' };
  const themes = fields.Themes.split(/\s+/u).filter(Boolean);
  const temas = topicsOf(themes, fields.OpeningTags.split(/\s+/u).filter(Boolean));
  if (temas.length === 0) return { descartado: 'sin_tema' };
  return {
    id: fields.PuzzleId,
    fen: fenAfter(fields.FEN, start, begun, first),
    ultima: first,
    linea,
    dificultad: Math.round(rating),
    nivel: levelOf(rating),
    temas,
    meta: themes.includes('equality') ? 'salva' : 'gana',
    calidad: Math.round(popularity) * 10_000 + Math.min(9_999, Math.floor(plays / 10)),
  };
}

function fenAfter(fen: string, start: Position, begun: Position, uci: string): string {
  const [, turn, , , half = '0', move = '1'] = fen.split(' ');
  const played = legalMoves(start).find((one) => uciOf(one) === uci);
  const resets = played !== undefined && (played.piece === PAWN || played.taken !== 0);
  return `${fenOf(begun)} ${resets ? 0 : Number(half) + 1} ${Number(move) + (turn === 'b' ? 1 : 0)}`;
}

/** A line of the file as its fields; quotes are allowed around one. */
export function splitLine(line: string): string[] {
  if (!line.includes('"')) return line.split(',');
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/gu)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
  );
}

/** Reads lines by the header, or by the order of the columns where the file has none. */
export function lineReader(header: string | undefined) {
  const names = header?.startsWith('PuzzleId') ? splitLine(header.trim()) : [...COLUMNS];
  const places = COLUMNS.map((name) => names.indexOf(name));
  // The last two are not in every version of the file.
  const needed = COLUMNS.length - 2;
  return (line: string): Readonly<Record<Column, string>> | undefined => {
    const parts = splitLine(line);
    if (places.slice(0, needed).some((place) => place < 0 || parts[place] === undefined)) return undefined;
    return Object.fromEntries(COLUMNS.map((name, index) => [name, parts[places[index] as number] ?? ''])) as never;
  };
}
