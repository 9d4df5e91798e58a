import type { HandReview, Told } from './messages.ts';

/** The dearest decisions of some hands. */

export interface Dear {
  readonly id: string;
  readonly decision: Told;
}

/** Cheaper than this nobody notices. */
const NOTICED = 0.1;
const SHOWN = 3;

export const dearestOf = (reviews: ReadonlyMap<string, HandReview>): readonly Dear[] =>
  [...reviews]
    .flatMap(([id, { decisiones }]) => decisiones.map((decision) => ({ id, decision })))
    .filter(({ decision }) => (decision.coste ?? 0) >= NOTICED && decision.veredicto !== 'bien')
    .sort((a, b) => (b.decision.coste ?? 0) - (a.decision.coste ?? 0))
    .slice(0, SHOWN);
