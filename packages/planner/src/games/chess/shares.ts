import type { CHESS_AREA_NAMES } from './wording.ts';

type ChessArea = keyof typeof CHESS_AREA_NAMES;

/** Percent of minutes per area, one row per level. An estimate, not a measurement. */
type Row = Readonly<Record<ChessArea, number>>;

const BY_LEVEL: readonly Row[] = [
  { FUN: 25, TAC: 28, CAL: 2, FIN: 10, APE: 10, EST: 0, PAR: 25, COM: 0 },
  { FUN: 8, TAC: 30, CAL: 6, FIN: 12, APE: 8, EST: 7, PAR: 26, COM: 3 },
  { FUN: 3, TAC: 26, CAL: 8, FIN: 13, APE: 9, EST: 12, PAR: 26, COM: 3 },
  { FUN: 0, TAC: 20, CAL: 11, FIN: 15, APE: 11, EST: 15, PAR: 25, COM: 3 },
  { FUN: 0, TAC: 15, CAL: 13, FIN: 16, APE: 13, EST: 15, PAR: 24, COM: 4 },
  { FUN: 0, TAC: 11, CAL: 14, FIN: 16, APE: 18, EST: 14, PAR: 23, COM: 4 },
  { FUN: 0, TAC: 9, CAL: 13, FIN: 15, APE: 23, EST: 13, PAR: 23, COM: 4 },
];

const FAST: Partial<Row> = { TAC: 1.15, APE: 1.15, COM: 1.5, FIN: 0.85, EST: 0.9 };
const SLOW: Partial<Row> = { CAL: 1.2, FIN: 1.2, EST: 1.15, APE: 0.9 };
const BY_FORMAT: Readonly<Record<string, Partial<Row>>> = { bala: FAST, blitz: FAST, clasica: SLOW };

export const chessShares = (level: number, format: string): Readonly<Record<string, number>> => {
  const row = BY_LEVEL[Math.max(0, Math.min(level, BY_LEVEL.length - 1))] as Row;
  const factors: Partial<Record<string, number>> = BY_FORMAT[format] ?? {};
  const adjusted = Object.entries(row).map(([area, share]) => [area, share * (factors[area] ?? 1)] as const);
  const total = adjusted.reduce((sum, [, share]) => sum + share, 0);
  return Object.fromEntries(adjusted.map(([area, share]) => [area, (share * 100) / total]));
};
