import type { Color } from '@estratega/chess/rules';
import { occupants, relativeRank } from '../positions/board.ts';
import type { Puzzle } from '../positions/puzzle.ts';

/** Pawn structures that are studied by name, seen from the side that has them. */
export const STRUCTURES = ['carlsbad', 'maroczy', 'erizo', 'peonaislado', 'colgantes', 'avalancha'] as const;
export type Structure = (typeof STRUCTURES)[number];

type Pawns = (file: string, rank?: number) => boolean;

/** Whether a side has a pawn on a file, and on a rank seen from its side. */
function pawnsOf({ start }: Puzzle, color: Color): Pawns {
  const pawns = occupants(start, color).filter(({ type }) => type === 'p');
  return (file, rank) =>
    pawns.some(({ square }) => square[0] === file && (rank === undefined || relativeRank(square, color) === rank));
}

/** "a" may have it against "b" and "b" against "a": which of the two has it. */
function either(puzzle: Puzzle, is: (a: Pawns, b: Pawns) => boolean): boolean {
  const [white, black] = [pawnsOf(puzzle, 'w'), pawnsOf(puzzle, 'b')];
  return is(white, black) || is(black, white);
}

const isCarlsbad = (a: Pawns, b: Pawns) =>
  a('d', 4) && b('d', 4) && !a('c') && !b('e') && (b('c', 3) || b('c', 2)) && (a('e', 3) || a('e', 2));
const isBind = (a: Pawns, b: Pawns) => a('c', 4) && a('e', 4) && !a('d') && !b('c') && (b('d', 3) || b('d', 2));
const isHedgehog = (a: Pawns, b: Pawns) => isBind(a, b) && b('a', 3) && b('b', 3) && b('d', 3) && b('e', 3);
const isIsolated = (a: Pawns, b: Pawns) => a('d', 4) && !a('c') && !a('e') && !b('d');
const isHanging = (a: Pawns, b: Pawns) => a('c', 4) && a('d', 4) && !a('b') && !a('e') && !b('c') && !b('d');
/** Two chains locked in the centre. */
const isLocked = (a: Pawns, b: Pawns) => a('d', 5) && a('e', 4) && b('d', 3) && b('e', 4);

export function structuresOf(puzzle: Puzzle): Structure[] {
  return [
    ...(either(puzzle, isCarlsbad) ? (['carlsbad'] as const) : []),
    ...(either(puzzle, isHedgehog) ? (['erizo'] as const) : either(puzzle, isBind) ? (['maroczy'] as const) : []),
    ...(either(puzzle, isIsolated) ? (['peonaislado'] as const) : []),
    ...(either(puzzle, isHanging) ? (['colgantes'] as const) : []),
    ...(either(puzzle, isLocked) ? (['avalancha'] as const) : []),
  ];
}

/** How a sentence begins that is told in that structure. */
export const IN_STRUCTURE: Readonly<Record<Structure, string>> = {
  carlsbad: 'Estructura Carlsbad',
  maroczy: 'Formación Maróczy',
  erizo: 'Estructura de erizo',
  peonaislado: 'Posición de peón dama aislado',
  colgantes: 'Posición de peones colgantes',
  avalancha: 'Centro cerrado',
};
