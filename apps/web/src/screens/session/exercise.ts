import type { Respuesta, Resultado } from '@estratega/lessons';
import type { ReactNode } from 'react';

/** What every kind of exercise is given, and what it tells. */
export interface Answered {
  readonly respuesta: Respuesta;
  readonly resultado: Resultado;
  readonly pistas: number;
  /** As the summary shows it: "5.Cd4". */
  readonly texto: string;
  /** What would have been right, in as few words. */
  readonly solucion: string;
  /** A self-check counts as the player says. */
  readonly acierto: boolean;
  /** Of a hand: the sums on the way to its decision, which are booked apart. */
  readonly cuentas?: { readonly bien: number; readonly de: number } | undefined;
}

export interface ExerciseProps<E> {
  exercise: E;
  /** What this way of working asks, where it fits on the sheet. */
  consigna?: string | undefined;
  porque?: string | undefined;
  /** Each try, as it ends: the first one measures. */
  onAnswer: (answer: Answered) => void;
  onNext: () => void;
  /** For the live region. */
  announce: (text: string) => void;
  spent: () => number;
  /** "Este ejercicio vuelve el sábado." */
  vuelve: string;
  /** How the topic goes this week, on wide screens. */
  tema?: ReactNode;
  last: boolean;
  /** Of whom a position that is played out is kept, move by move: a task or the review. */
  partida?: string | undefined;
  /** A test of the level: no hints, and whoever asks takes over once there is an answer. */
  examen?: boolean | undefined;
  /** Of a test or a mixed review: both say «sin pistas». */
  sinPistas?: boolean | undefined;
  /** Seconds that there are to decide, of a board that is practised against the clock: told, never judged. */
  segundos?: number | undefined;
}
