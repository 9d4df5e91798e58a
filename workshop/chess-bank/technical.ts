import { LEVEL_CUTS } from '@estratega/lessons/difficulty';

/**
 * Themes of technique: a board that only has their material (a plain recapture, a pawn that crowns at once, a mate) or that
 * is much easier than their first level teaches something else, and stays with tactics where it fits.
 */
const FIRST_LEVEL: Readonly<Record<string, number>> = {
  'aj-fin-principios': 1,
  'aj-fin-conversion': 1,
  'aj-fin-torre': 2,
  'aj-fin-torrepractica': 4,
  'aj-fin-torremenor': 4,
  'aj-fin-torrecontramenor': 4,
  'aj-fin-transicion': 4,
  'aj-cal-poda': 4,
  'aj-cal-eliminacion': 4,
  'aj-ape-archivos': 5,
  'aj-ape-preparacion': 5,
};
/** So much below the first level of its theme a board may still be. */
const BELOW = 250;

interface Asked {
  readonly fen: string;
  /** The move that led here. */
  readonly ultima?: string | undefined;
  /** The first move, in UCI. */
  readonly primera: string;
  readonly mate: boolean;
  readonly dificultad?: number | undefined;
}

const isTaken = (fen: string, square: string): boolean => {
  const row = fen.split(' ')[0]?.split('/')[8 - Number(square[1])] ?? '';
  const cells = row.replace(/\d/gu, (gap) => '.'.repeat(Number(gap)));
  return cells['abcdefgh'.indexOf(square[0] as string)] !== '.';
};

export type Plain = 'recaptura' | 'promocion' | 'mate' | 'facil';

/** Why a board is none of a theme of technique; nothing where it may be one, or the theme is another. */
export function plainIn(tema: string, { fen, ultima, primera, mate, dificultad }: Asked): Plain | undefined {
  const level = FIRST_LEVEL[tema];
  if (level === undefined) return undefined;
  const to = primera.slice(2, 4);
  if (ultima?.slice(2, 4) === to && isTaken(fen, to)) return 'recaptura';
  if (primera.length > 4) return 'promocion';
  if (mate) return 'mate';
  const floor = (LEVEL_CUTS[level - 1] ?? 0) - BELOW;
  return dificultad !== undefined && dificultad < floor ? 'facil' : undefined;
}

/** The themes of a board that it does more than carry the material of. */
export const technical = (temas: readonly string[], asked: Asked): string[] =>
  temas.filter((tema) => plainIn(tema, asked) === undefined);
