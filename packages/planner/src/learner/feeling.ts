import { isSensacion, type Tarea } from '@estratega/domain';

/**
 * «Fácil · Justa · Difícil»: what a player says of a session moves the pace a little, as a quarter of an answer more or
 * less than expected would. Answers speak louder: a session called easy in which most went wrong says nothing, nor does
 * one called hard in which nothing did; and all that is said in a week is worth one answer at most.
 */
const WORTH = { Fácil: 0.25, Justa: 0, Difícil: -0.25 } as const;
const MOST = 1;
const MOSTLY = 0.55;

export interface Felt {
  readonly task: Pick<Tarea, 'notas'>;
  readonly answers: { readonly tries: readonly { readonly right: number }[] };
}

const isBelievable = (felt: number, tries: readonly { readonly right: number }[]): boolean => {
  if (tries.length === 0) return true;
  const share = tries.reduce((sum, { right }) => sum + right, 0) / tries.length;
  return felt > 0 ? share >= MOSTLY : share < 1;
};

/** On the scale of surprise: answers right less those that were expected to be. */
export const feltSurprise = (sessions: readonly Felt[]): number => {
  let sum = 0;
  for (const { task, answers } of sessions) {
    const said = task.notas?.sensacion;
    const felt = isSensacion(said) ? WORTH[said] : 0;
    if (felt !== 0 && isBelievable(felt, answers.tries)) sum += felt;
  }
  return Math.max(-MOST, Math.min(MOST, sum));
};
