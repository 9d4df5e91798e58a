import type { TopicBase } from '../../curriculum/topic.ts';

export const CHESS_AREAS = ['FUN', 'TAC', 'CAL', 'FIN', 'APE', 'EST', 'PAR', 'COM'] as const;
export type ChessArea = (typeof CHESS_AREAS)[number];

export const CHESS_FORMATS = ['bala', 'blitz', 'rapida', 'clasica'] as const;
export type ChessFormat = (typeof CHESS_FORMATS)[number];

/** A position with the line that solves or illustrates it. The side to move is the FEN's. */
export interface Posicion {
  readonly fen: string;
  /** Numbered, Spanish letters (R D T A C): "1.Cxe5 Axd1 2.Axf7+ Re7 3.Cd5#", or "1...Dxh2+ 2.Rf1" when Black moves first. */
  readonly linea: string;
  readonly explicacion: string;
}

/** A bank position: its first move is the only good one, verified by an engine when it was authored. */
export interface PosicionVerificada extends Posicion {
  /** Stable, unique: "<topicId>-<nivel>-<n>". */
  readonly id: string;
  readonly nivel: number;
  /** A hint that does not give the move away. */
  readonly pista: string;
  /** What the engine said: centipawns by which the first move beats the second best, or moves to mate. */
  readonly prueba: { readonly margen: number } | { readonly mate: number };
}

/** A worked example for the levels that the topic's own does not suit: too hard for the first, or too easy for the last. */
export interface EjemploDeNivel extends Posicion {
  /** Levels it is meant for, inclusive. */
  readonly niveles: readonly [number, number];
}

export interface ChessTopic extends TopicBase<ChessArea, ChessFormat> {
  readonly ejemplo: Posicion;
  readonly otrosEjemplos?: readonly EjemploDeNivel[];
}
