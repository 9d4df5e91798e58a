import type { Rechazada } from '../hands/model.ts';

/** One game of chess from the usual start. Moves, clocks and evaluations run side by side, one entry a ply. */

export const RESULTS = ['1-0', '0-1', '1/2-1/2', '*'] as const;
export type ResultadoPartida = (typeof RESULTS)[number];

export interface Bando {
  readonly nombre: string;
  readonly elo?: number;
}

export interface Partida {
  /** 'lichess', 'chesscom', or whatever the file says. */
  readonly sitio: string;
  readonly id: string;
  /** ISO; with the time, in UTC, where it is known. */
  readonly fecha?: string;
  readonly blancas: Bando;
  readonly negras: Bando;
  readonly resultado: ResultadoPartida;
  /** Seconds and increment, "180+2". */
  readonly ritmo?: string;
  readonly jugadas: readonly string[];
  /** Seconds left to whoever moved. */
  readonly relojes?: readonly (number | null)[];
  /** Centipawns for White after the move; a mate counts ±10000. */
  readonly evaluaciones?: readonly (number | null)[];
  readonly apertura?: string;
  /** Plies that are known theory. */
  readonly libro?: number;
  /** First ply of the middlegame and of the endgame, where the site tells them. */
  readonly division?: { readonly medio?: number; readonly final?: number };
  readonly termino?: 'tiempo' | 'mate' | 'abandono' | 'tablas' | 'otro';
}

export interface LecturaPartidas {
  readonly partidas: readonly Partida[];
  readonly rechazadas: readonly Rechazada[];
}

export const MATE = 10_000;
