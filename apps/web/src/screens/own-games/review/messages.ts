import type { ManoPropia } from '@estratega/domain';

/** A decision as the screen tells it. */
export interface Told {
  readonly calle: 'turn' | 'river';
  /** "Pagaste". */
  readonly hizo: string;
  readonly porque: string;
  /** Big blinds that were in the middle. */
  readonly bote: number;
  /** Big blinds given up; nothing where the strategy never comes here with such a hand. */
  readonly coste?: number;
  readonly veredicto?: 'bien' | 'casi' | 'mal';
}

export interface HandReview {
  /** What the figures rest on; nothing where there are none. */
  readonly supuesto?: string;
  /** Why nothing is said. */
  readonly motivo?: string;
  readonly decisiones: readonly Told[];
  /** Streets are still being solved. */
  readonly falta: boolean;
}

export interface ToReviewer {
  readonly n: number;
  readonly mano: ManoPropia;
}
export interface FromReviewer {
  readonly n: number;
  readonly visto: HandReview;
}
