import type { Topic } from '../../curriculum/graph.ts';

/** A topic's measure of success, made to fit the exercises there are and the demand of the week. */

export interface Criterion {
  readonly threshold: number;
  readonly of: number;
  readonly unit: string;
  readonly text: string;
}

export const criterionFor = (topic: Topic, demand: number, of: number = topic.criterio.de): Criterion => {
  const { aciertos, de, unidad, texto } = topic.criterio;
  const share = Math.min(1, Math.max(0.3, aciertos / de + demand));
  const threshold = Math.min(of, Math.max(1, Math.round(share * of)));
  return {
    threshold,
    of,
    unit: unidad,
    text: texto.replaceAll('{aciertos}', String(threshold)).replaceAll('{de}', String(of)),
  };
};
