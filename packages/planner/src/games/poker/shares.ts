import type { FORMATS } from '@estratega/lessons';
import type { POKER_AREA_NAMES } from './wording.ts';

type PokerArea = keyof typeof POKER_AREA_NAMES;
type PokerFormat = (typeof FORMATS)[number];

/** Percent of minutes per area and level, one table per format. Estimates, not measurements. */
type Row = Readonly<Partial<Record<PokerArea, number>>>;

const CASH: readonly Row[] = [
  { FUN: 30, MAT: 12, PRE: 12, POS: 10, EXP: 4, GTO: 0, CAS: 0, MEN: 6, BAN: 6, REV: 20 },
  { FUN: 8, MAT: 12, PRE: 20, POS: 20, EXP: 7, GTO: 0, CAS: 2, MEN: 4, BAN: 4, REV: 23 },
  { FUN: 2, MAT: 11, PRE: 17, POS: 25, EXP: 9, GTO: 0, CAS: 3, MEN: 4, BAN: 3, REV: 26 },
  { FUN: 0, MAT: 8, PRE: 14, POS: 26, EXP: 10, GTO: 7, CAS: 4, MEN: 4, BAN: 2, REV: 25 },
  { FUN: 0, MAT: 6, PRE: 11, POS: 24, EXP: 11, GTO: 14, CAS: 4, MEN: 5, BAN: 2, REV: 23 },
  { FUN: 0, MAT: 5, PRE: 9, POS: 22, EXP: 12, GTO: 18, CAS: 4, MEN: 6, BAN: 2, REV: 22 },
];

const TOURNAMENTS: readonly Row[] = [
  { FUN: 28, MAT: 11, PRE: 11, POS: 9, EXP: 4, GTO: 0, TOR: 8, MEN: 6, BAN: 6, REV: 18 },
  { FUN: 4, MAT: 11, PRE: 17, POS: 12, EXP: 4, GTO: 0, TOR: 27, MEN: 3, BAN: 3, REV: 19 },
  { FUN: 2, MAT: 9, PRE: 13, POS: 20, EXP: 7, GTO: 0, TOR: 24, MEN: 3, BAN: 2, REV: 20 },
  { FUN: 0, MAT: 6, PRE: 11, POS: 21, EXP: 8, GTO: 6, TOR: 24, MEN: 3, BAN: 2, REV: 20 },
  { FUN: 0, MAT: 5, PRE: 9, POS: 19, EXP: 9, GTO: 11, TOR: 24, MEN: 4, BAN: 2, REV: 18 },
  { FUN: 0, MAT: 4, PRE: 7, POS: 17, EXP: 10, GTO: 14, TOR: 24, MEN: 5, BAN: 2, REV: 17 },
];

const SIT_AND_GO: readonly Row[] = [
  { FUN: 28, MAT: 11, PRE: 11, POS: 9, EXP: 4, GTO: 0, TOR: 4, SNG: 4, MEN: 6, BAN: 6, REV: 18 },
  { FUN: 3, MAT: 12, PRE: 13, POS: 8, EXP: 4, GTO: 0, TOR: 22, SNG: 16, MEN: 3, BAN: 3, REV: 16 },
  { FUN: 1, MAT: 8, PRE: 12, POS: 18, EXP: 6, GTO: 0, TOR: 18, SNG: 14, MEN: 3, BAN: 2, REV: 18 },
  { FUN: 0, MAT: 6, PRE: 10, POS: 18, EXP: 7, GTO: 5, TOR: 18, SNG: 14, MEN: 3, BAN: 1, REV: 18 },
  { FUN: 0, MAT: 4, PRE: 8, POS: 17, EXP: 8, GTO: 10, TOR: 18, SNG: 14, MEN: 4, BAN: 1, REV: 16 },
  { FUN: 0, MAT: 4, PRE: 6, POS: 16, EXP: 9, GTO: 13, TOR: 18, SNG: 14, MEN: 4, BAN: 1, REV: 16 },
];

const TABLES: Readonly<Record<PokerFormat, readonly Row[]>> = { cash: CASH, torneo: TOURNAMENTS, sng: SIT_AND_GO };

export const pokerShares = (level: number, format: string): Readonly<Record<string, number>> => {
  const table = TABLES[format as PokerFormat] ?? CASH;
  const row = table[Math.max(0, Math.min(level, table.length - 1))] as Row;
  const total = Object.values(row).reduce((sum, share) => sum + share, 0);
  return Object.fromEntries(Object.entries(row).map(([area, share]) => [area, (share * 100) / total]));
};
