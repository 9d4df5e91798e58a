import type { Resultado } from './answer.ts';

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
}

/** Near misses cost nothing beyond being told. */
export const isRight = (resultado: Resultado): boolean => resultado === 'bien' || resultado === 'casi';
