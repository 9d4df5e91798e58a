import type { Mano } from '../hands/model.ts';
import type { Estadistica } from './poker-counts.ts';

/** What is usual by format: the middle, and the band within which nobody should be told anything. */

export const FORMATOS = ['cash-2', 'cash-6', 'cash-9', 'torneo-2', 'torneo-6', 'torneo-9'] as const;
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
  },
};

export const FORMAT_NAMES: Readonly<Record<Formato, string>> = {
  'cash-2': 'mano a mano en cash',
  'cash-6': 'mesas cortas de cash',
  'cash-9': 'mesas completas de cash',
  'torneo-2': 'mano a mano en torneo',
  'torneo-6': 'mesas cortas de torneo',
  'torneo-9': 'mesas completas de torneo',
};

export const formatOf = ({ tipo, asientos }: Mano): Formato =>
  `${tipo}-${asientos.length <= 2 ? 2 : asientos.length <= 6 ? 6 : 9}`;
