import type { Resultado } from './answer.ts';

/** One decision of a whole hand, judged. */
export interface DecisionGuardada {
  readonly tema: string;
  readonly resultado: Resultado;
  /** In blinds, once the server has played the hand again from its seed; until then the verdict is the browser's word. */
  readonly coste?: number;
}

/** An answer as it is kept, judged: what the planner learns from. In the order in which they were received. */
export interface IntentoGuardado {
  readonly id: string;
  readonly diaIndex: number;
  readonly tareaIndex: number;
  readonly ejercicio: string;
  readonly resultado: Resultado;
  readonly pistas: number;
  readonly ms: number;
  readonly hechoEn: string;
  /** The first answer this player ever gave to the exercise: only that one measures. */
  readonly primero: boolean;
  /** Of a whole hand: each decision counts under its own theme. */
  readonly decisiones?: readonly DecisionGuardada[];
}

/** Near misses cost nothing beyond being told. */
export const isRight = (resultado: Resultado): boolean => resultado === 'bien' || resultado === 'casi';
