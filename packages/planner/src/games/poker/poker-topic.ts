import type { TopicBase } from '../../curriculum/topic.ts';

export const POKER_AREAS = [
  'FUN',
  'MAT',
  'PRE',
  'POS',
  'EXP',
  'GTO',
  'CAS',
  'TOR',
  'SNG',
  'MEN',
  'BAN',
  'REV',
] as const;
export type PokerArea = (typeof POKER_AREAS)[number];

export const POKER_FORMATS = ['cash', 'torneo', 'sng'] as const;
export type PokerFormat = (typeof POKER_FORMATS)[number];

/**
 * A sum that a test recomputes. `da` is the result exactly as it stands in the answer's text ("25 %", "3,2", "−1,5 bb",
 * "$12,40", "6 combos"): its first number, read as es-AR writes it, must equal the computed one rounded to as many decimals.
 */
export type Calculo = { readonly da: string } & (
  | {
      readonly tipo: 'potOdds' /** pot before the rival's bet */;
      readonly bote: number /** bet to call */;
      readonly apuesta: number;
    } // % = apuesta / (bote + 2·apuesta)
  | {
      readonly tipo: 'implicitas' /** what is won now, the rival's bet included */;
      readonly bote: number;
      readonly pagar: number /** 0–1 */;
      readonly equity: number;
    } // = pagar·(1−e)/e − bote
  | {
      readonly tipo: 'outs';
      readonly outs: number /** cards still to come that count */;
      readonly cartas: 1 | 2 /** cards already seen: 5 on the flop, 6 on the turn */;
      readonly vistas: number;
    } // exact %
  | { readonly tipo: 'regla24'; readonly outs: number; readonly por: 2 | 4 } // %
  | {
      readonly tipo: 'ev' /** probabilities 0–1 that add up to 1 */;
      readonly ramas: readonly { readonly p: number; readonly valor: number }[];
    }
  | { readonly tipo: 'alfa'; readonly bote: number; readonly apuesta: number } // % of folds a bluff needs = apuesta / (bote + apuesta)
  | { readonly tipo: 'mdf'; readonly bote: number; readonly apuesta: number } // % = bote / (bote + apuesta)
  | {
      readonly tipo: 'combos' /** "AA", "AK", "AKs", "AKo" */;
      readonly mano: string /** known cards, "Ah Kd" */;
      readonly muertas?: string;
    }
  | {
      readonly tipo: 'equity';
      readonly mano: string /** one or more rival hands, "Qs Qd"; combos that collide with known cards are dropped */;
      readonly rivales: readonly string[] /** at least three board cards */;
      readonly mesa: string;
    } // exact % by enumeration
  | { readonly tipo: 'spr'; readonly stack: number; readonly bote: number }
  | {
      readonly tipo: 'icm';
      readonly stacks: readonly number[];
      readonly premios: readonly number[] /** index in stacks */;
      readonly jugador: number;
    } // Malmuth–Harville
  | { readonly tipo: 'cuenta' /** + − * / ( ) and numbers with a decimal point */; readonly expresion: string }
);

/** Cards are rank + suit letter: "Ah" is the ace of hearts, "Td" the ten of diamonds (s ♠, h ♥, d ♦, c ♣). */
export interface Spot {
  /** Levels it is meant for, inclusive. */
  readonly niveles: readonly [number, number];
  readonly formatos?: readonly PokerFormat[];
  /** The player's two cards, "Ah Kd". */
  readonly mano?: string;
  /** Board cards, three to five, "Kh 7d 2c". */
  readonly mesa?: string;
  /** Stakes, positions, stacks and action so far: all that is needed to decide. */
  readonly situacion: string;
  readonly pregunta: string;
  /** Decision, arithmetic step by step, and why. */
  readonly respuesta: string;
  readonly calculos: readonly Calculo[];
}

export interface PokerTopic extends TopicBase<PokerArea, PokerFormat> {
  readonly ejemplo: Spot;
  /** Worked examples for the levels that the topic's own does not suit. */
  readonly otrosEjemplos?: readonly Spot[];
  /** At least three for every level of the band (a spot may serve several levels). */
  readonly spots: readonly Spot[];
}
