import type { Decision, HandView } from '@estratega/lessons/hand-play';

/** What all decisions of a hand cost together. */
export const costOf = ({ decisiones }: HandView): number =>
  Math.round(decisiones.reduce((sum, { juicio }) => sum + (juicio?.coste ?? 0), 0) * 100) / 100;

/** The one that cost most; the first of those that cost as much. */
export const dearestOf = ({ decisiones }: HandView): Decision | undefined =>
  decisiones.reduce<Decision | undefined>(
    (dear, one) => ((one.juicio?.coste ?? -1) > (dear?.juicio?.coste ?? -1) ? one : dear),
    undefined,
  );
