import type { Exercise } from '../schema/exercise.ts';
import type { PokerExercise } from '../schema/poker.ts';

/**
 * The one question that an exercise comes down to, as an exercise of its own: the decision where there is one, then a
 * choice, then whatever is asked first. A test of twelve exercises has no time for the sums on the way. Both sides of
 * the wire cut it alike, so that what is judged is what was asked.
 */
export const decisiveIn = (kinds: readonly string[]): number => {
  const decision = kinds.lastIndexOf('accion');
  if (decision >= 0) return decision;
  return Math.max(0, kinds.lastIndexOf('elige'));
};

/** Chance to be right there without knowing: the right ones among those to choose from; nothing where there is nothing to choose. */
export const decisiveGuess = ({ preguntas }: Pick<PokerExercise, 'preguntas'>): number | undefined => {
  const one = preguntas[decisiveIn(preguntas.map(({ tipo }) => tipo))];
  if (one?.tipo !== 'accion' && one?.tipo !== 'elige') return undefined;
  const [best, many] = one.tipo === 'accion' ? [one.mejor, one.opciones.length] : [one.correcta, one.textos.length];
  return new Set([best, ...one.aceptables]).size / many;
};

/** A hand at a table whose decision needs nothing that was asked before: cut out, it is still a whole story. */
export const standsAlone = ({ mesa, mano, preguntas }: Pick<PokerExercise, 'mesa' | 'mano' | 'preguntas'>): boolean => {
  const at = decisiveIn(preguntas.map(({ tipo }) => tipo));
  const one = preguntas[at];
  return mesa !== undefined && mano !== undefined && one?.tipo === 'accion' && (at === 0 || one.pide === undefined);
};

export const decisiveOnly = <E extends Exercise>(exercise: E): E => {
  if (!('preguntas' in exercise) || exercise.preguntas.length < 2) return exercise;
  const one = exercise.preguntas[decisiveIn(exercise.preguntas.map(({ tipo }) => tipo))];
  return one === undefined ? exercise : { ...exercise, preguntas: [one] };
};
