import type { DayAnswer } from '@estratega/domain';
import type { Unit } from '../curriculum/graph.ts';

/** What own games and hands bring to a week, and what becomes of it. */

export interface Propias {
  /** Facts that weigh, or that the player took to the plan; the weightiest decide. */
  readonly hechos: readonly {
    readonly tema: string;
    /** One sentence without a full stop, for the task to give as its reason. */
    readonly cita: string;
    /** n / (n + k): how much it counts against what was believed. */
    readonly peso: number;
  }[];
  /** Own mistakes as exercises, not yet solved on two days. */
  readonly ejercicios: readonly {
    readonly id: string;
    readonly tema: string;
    /** What the mistake cost; the dearest come first. */
    readonly perdida: number;
    readonly respuestas: readonly DayAnswer[];
  }[];
}

export interface OwnWork {
  /** The unit to work on, and the sentence that says why. */
  readonly weak: readonly { readonly unit: Unit; readonly porque: string }[];
  /** Mistakes that are due this week, under the unit that their task is about. */
  readonly mistakes: { readonly unit: Unit; readonly ids: readonly string[] } | undefined;
}
