import type { CalleJugada, Pos } from '@estratega/lessons';

/** One hand, whatever room it was played in. Amounts are in the hand's own unit (money or chips), exact to the cent. */

export const ROOMS = ['pokerstars', 'winamax', 'ggpoker', 'phh'] as const;
export type Sala = (typeof ROOMS)[number];

export interface Asiento {
  readonly pos: Pos;
  /** Before any blind or ante. */
  readonly stack: number;
  readonly heroe?: true;
}

/** What a seat put in beyond the usual blinds: a straddle, a blind missed before, one posted out of turn. */
export interface Puesta {
  readonly pos: Pos;
  /** Counts towards the price of the street. */
  readonly viva?: number;
  /** Goes to the pot and counts for nothing. */
  readonly muerta?: number;
}

export interface Mano {
  readonly sala: Sala;
  readonly id: string;
  /** ISO 8601; ends in Z where the zone is known, without a zone where the room does not tell it. */
  readonly fecha?: string;
  readonly tipo: 'cash' | 'torneo';
  readonly moneda?: string;
  readonly ciegas: readonly [number, number];
  /** What one seat pays; `anteDe` says when the big blind pays it for the whole table. */
  readonly ante?: number;
  readonly anteDe?: 'BB';
  readonly puestas?: readonly Puesta[];
  /** In the order in which they speak before the flop. */
  readonly asientos: readonly Asiento[];
  readonly mano?: readonly [string, string];
  readonly historia: readonly CalleJugada[];
  /** Further boards, where the hand was run more than once; `historia` holds the first. */
  readonly otrosTableros?: readonly (readonly string[])[];
  /** Everything that was contested, the room's share included, what nobody called left out. */
  readonly bote: number;
  readonly comision: number;
  /** Collected less put in; 0 where no seat is the player's. */
  readonly netoHeroe: number;
}

export interface Rechazada {
  /** Counted from 1. */
  readonly linea: number;
  readonly motivo: string;
}

export interface Lectura {
  readonly manos: readonly Mano[];
  readonly rechazadas: readonly Rechazada[];
}

/** Why a hand is left out. Never quotes the text: it may hold other people's names. */
export class Reject extends Error {
  readonly linea: number;
  constructor(linea: number, motivo: string) {
    super(motivo);
    this.linea = linea;
  }
}
