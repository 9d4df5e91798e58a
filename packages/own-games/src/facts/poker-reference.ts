import type { Mano } from '../hands/model.ts';
import type { Estadistica } from './poker-counts.ts';

/** What is usual by format: the middle, and the band within which nobody should be told anything. */

export const FORMATOS = [
  'cash-2',
  'cash-3',
  'cash-6',
  'cash-9',
  'torneo-2',
  'torneo-3',
  'torneo-6',
  'torneo-9',
] as const;
export type Formato = (typeof FORMATOS)[number];
export interface Usual {
  readonly medio: number;
  readonly desde: number;
  readonly hasta: number;
}

const band = (medio: number, desde: number, hasta: number): Usual => ({
  medio: medio / 100,
  desde: desde / 100,
  hasta: hasta / 100,
});

/** By seats left to act and by pot: the same whether six or nine sit down, since seats are counted from the button. */
const CASH_SPOTS = {
  rfi5: band(17, 10, 26),
  rfi4: band(21, 13, 31),
  rfi3: band(28, 18, 40),
  rfi2: band(45, 31, 60),
  rfi1: band(42, 20, 70),
  fold3bet: band(50, 35, 66),
  pago3bet: band(38, 20, 54),
  abandonoCbetChica: band(38, 22, 53),
  abandonoCbetGrande: band(48, 32, 65),
  cbet3bet: band(60, 40, 76),
  cbetVarios: band(36, 16, 56),
} as const;

export const REFERENCE: Readonly<Record<Formato, Readonly<Record<Estadistica, Usual>>>> = {
  'cash-2': {
    vpip: band(66, 50, 80),
    pfr: band(48, 34, 62),
    rfi: band(74, 56, 88),
    robo: band(74, 56, 88),
    '3bet': band(16, 8, 25),
    abandonoBB: band(38, 24, 52),
    cbet: band(60, 44, 75),
    wtsd: band(30, 23, 38),
    rfi5: band(17, 10, 26),
    rfi4: band(21, 13, 31),
    rfi3: band(28, 18, 40),
    rfi2: band(45, 31, 60),
    rfi1: band(74, 54, 90),
    fold3bet: band(42, 26, 58),
    pago3bet: band(44, 24, 62),
    abandonoCbetChica: band(38, 22, 53),
    abandonoCbetGrande: band(48, 32, 65),
    cbet3bet: band(60, 40, 76),
    cbetVarios: band(36, 16, 56),
  },
  'cash-3': {
    vpip: band(50, 37, 63),
    pfr: band(36, 24, 48),
    rfi: band(46, 33, 60),
    robo: band(46, 33, 60),
    '3bet': band(12, 6, 19),
    abandonoBB: band(42, 28, 57),
    cbet: band(58, 42, 74),
    wtsd: band(29, 22, 37),
    rfi5: band(17, 10, 26),
    rfi4: band(21, 13, 31),
    rfi3: band(28, 18, 40),
    rfi2: band(45, 31, 60),
    rfi1: band(42, 20, 70),
    fold3bet: band(46, 30, 62),
    pago3bet: band(38, 20, 54),
    abandonoCbetChica: band(38, 22, 53),
    abandonoCbetGrande: band(48, 32, 65),
    cbet3bet: band(60, 40, 76),
    cbetVarios: band(36, 16, 56),
  },
  'cash-6': {
    vpip: band(24, 17, 31),
    pfr: band(18, 12, 24),
    rfi: band(24, 17, 32),
    robo: band(40, 27, 53),
    '3bet': band(7.5, 3.5, 12.5),
    abandonoBB: band(50, 35, 65),
    cbet: band(58, 43, 73),
    wtsd: band(27, 21, 34),
    ...CASH_SPOTS,
  },
  'cash-9': {
    vpip: band(18, 12, 25),
    pfr: band(13, 8, 19),
    rfi: band(17, 11, 24),
    robo: band(34, 22, 47),
    '3bet': band(5.5, 2.5, 10),
    abandonoBB: band(56, 40, 70),
    cbet: band(58, 43, 73),
    wtsd: band(26, 20, 33),
    ...CASH_SPOTS,
  },
  'torneo-2': {
    vpip: band(64, 46, 80),
    pfr: band(44, 28, 60),
    rfi: band(68, 48, 86),
    robo: band(68, 48, 86),
    '3bet': band(15, 7, 25),
    abandonoBB: band(40, 25, 56),
    cbet: band(58, 40, 75),
    wtsd: band(31, 23, 40),
    rfi5: band(18, 10, 29),
    rfi4: band(22, 13, 34),
    rfi3: band(30, 18, 44),
    rfi2: band(46, 29, 65),
    rfi1: band(68, 44, 88),
    fold3bet: band(44, 26, 62),
    pago3bet: band(36, 14, 58),
    abandonoCbetChica: band(38, 22, 53),
    abandonoCbetGrande: band(48, 32, 65),
    cbet3bet: band(60, 40, 76),
    cbetVarios: band(36, 16, 56),
  },
  'torneo-3': {
    vpip: band(54, 39, 69),
    pfr: band(36, 20, 52),
    rfi: band(50, 34, 68),
    robo: band(50, 34, 68),
    '3bet': band(13, 5, 22),
    abandonoBB: band(42, 26, 58),
    cbet: band(56, 38, 74),
    wtsd: band(30, 21, 40),
    rfi5: band(18, 10, 29),
    rfi4: band(22, 13, 34),
    rfi3: band(30, 18, 44),
    rfi2: band(48, 30, 66),
    rfi1: band(46, 18, 82),
    fold3bet: band(46, 28, 64),
    pago3bet: band(34, 14, 54),
    abandonoCbetChica: band(38, 22, 53),
    abandonoCbetGrande: band(48, 32, 65),
    cbet3bet: band(60, 40, 76),
    cbetVarios: band(36, 16, 56),
  },
  'torneo-6': {
    vpip: band(26, 18, 34),
    pfr: band(19, 12, 26),
    rfi: band(25, 17, 34),
    robo: band(40, 27, 54),
    '3bet': band(8, 3.5, 13.5),
    abandonoBB: band(42, 28, 57),
    cbet: band(56, 40, 72),
    wtsd: band(28, 21, 36),
    rfi5: band(18, 10, 29),
    rfi4: band(22, 13, 34),
    rfi3: band(30, 18, 44),
    rfi2: band(46, 29, 65),
    rfi1: band(46, 18, 82),
    fold3bet: band(50, 32, 68),
    pago3bet: band(34, 14, 54),
    abandonoCbetChica: band(38, 22, 53),
    abandonoCbetGrande: band(48, 32, 65),
    cbet3bet: band(60, 40, 76),
    cbetVarios: band(36, 16, 56),
  },
  'torneo-9': {
    vpip: band(20, 13, 28),
    pfr: band(15, 9, 21),
    rfi: band(19, 12, 27),
    robo: band(36, 23, 50),
    '3bet': band(6.5, 3, 11.5),
    abandonoBB: band(45, 30, 60),
    cbet: band(56, 40, 72),
    wtsd: band(27, 20, 35),
    rfi5: band(18, 10, 29),
    rfi4: band(22, 13, 34),
    rfi3: band(30, 18, 44),
    rfi2: band(46, 29, 65),
    rfi1: band(46, 18, 82),
    fold3bet: band(50, 32, 68),
    pago3bet: band(34, 14, 54),
    abandonoCbetChica: band(38, 22, 53),
    abandonoCbetGrande: band(48, 32, 65),
    cbet3bet: band(60, 40, 76),
    cbetVarios: band(36, 16, 56),
  },
};

export const FORMAT_NAMES: Readonly<Record<Formato, string>> = {
  'cash-2': 'mano a mano en cash',
  'cash-3': 'mesas de tres de cash',
  'cash-6': 'mesas cortas de cash',
  'cash-9': 'mesas completas de cash',
  'torneo-2': 'mano a mano en torneo',
  'torneo-3': 'mesas de tres de torneo',
  'torneo-6': 'mesas cortas de torneo',
  'torneo-9': 'mesas completas de torneo',
};

/** Three-handed is a game of its own: who plays half of the hands there plays soundly. */
export const formatOf = ({ tipo, asientos: { length } }: Mano): Formato =>
  `${tipo}-${length <= 2 ? 2 : length === 3 ? 3 : length <= 6 ? 6 : 9}`;

/** How many hands are played follows from how many sit at the table: four at a table of six is not six. */
const BY_SEATS: Readonly<Partial<Record<Estadistica, Readonly<Record<number, Usual>>>>> = {
  vpip: { 4: band(36, 26, 47), 5: band(29, 21, 38), 6: band(24, 17, 32), 7: band(21, 14, 29), 8: band(19, 13, 27) },
  pfr: { 4: band(27, 18, 36), 5: band(22, 14, 30), 6: band(18, 12, 25), 7: band(16, 10, 23), 8: band(14, 9, 21) },
  rfi: { 4: band(36, 25, 48), 5: band(29, 20, 39), 6: band(24, 17, 33), 7: band(21, 14, 29), 8: band(19, 12, 26) },
};

/** What is usual for hands as they were, by how many sat at each: where that changes what is usual, the mean over them. */
export const usualFor = (
  sizes: ReadonlyMap<number, number>,
  formato: Formato,
): Readonly<Record<Estadistica, Usual>> => {
  const table = REFERENCE[formato];
  const hands = [...sizes.values()].reduce((sum, one) => sum + one, 0);
  const bySeats = Object.entries(BY_SEATS).map(([stat, bands]) => {
    const usual = table[stat as Estadistica];
    const over = (part: keyof Usual): number =>
      [...sizes].reduce((sum, [seats, many]) => sum + (many * (bands[seats] ?? usual)[part]) / hands, 0);
    return [stat, hands === 0 ? usual : { medio: over('medio'), desde: over('desde'), hasta: over('hasta') }];
  });
  return { ...table, ...Object.fromEntries(bySeats) };
};
