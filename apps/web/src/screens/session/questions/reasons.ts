import type { PreguntaHecha } from '@estratega/lessons';
import { formatNumber } from '@estratega/lessons/compose';
import { sentencesOf } from '@estratega/lessons/sentence';

/** The sum of a number, worked out on this hand. */
export const workedOut = (question: PreguntaHecha): string | undefined =>
  question.tipo === 'numero' ? question.cuenta : undefined;

/** A number as prose may write it: with the decimals it has, and rounded. */
const forms = (valor: number): readonly string[] => [
  ...new Set([0, 1, 2].map((decimals) => formatNumber(valor, decimals))),
];

const holds = (sentence: string, figure: string): boolean =>
  new RegExp(`(?<![\\d,.])${figure.replaceAll('.', '\\.')}(?![\\d,])`, 'u').test(sentence);

/** So few say what to do, and not why. */
const BARE_WORDS = 3;

/**
 * The explanation is one, for all questions. After one that is not the last, what of it can be told: the sentences
 * before the first that holds a number still to be asked for; only the first where a choice follows, which the rest would give away,
 * or two where the first only repeats the verdict («Retírate.»).
 */
export function reasonSoFar(
  { preguntas, explicacion }: { readonly preguntas: readonly PreguntaHecha[]; readonly explicacion: string },
  at: number,
): string {
  const later = preguntas.slice(at + 1);
  if (later.length === 0) return '';
  const question = preguntas[at];
  // A number has its sum; what the hand is about is told with its decision.
  if (question?.tipo !== 'accion' && question?.tipo !== 'elige' && question?.tipo !== 'rango') return '';
  const figures = later.flatMap((one) => (one.tipo === 'numero' ? forms(one.valor) : []));
  const sentences = sentencesOf(explicacion);
  const first = sentences.findIndex((sentence) => figures.some((figure) => holds(sentence, figure)));
  const told = first < 0 ? sentences : sentences.slice(0, first);
  const choice = later.some(({ tipo }) => tipo === 'elige' || tipo === 'accion' || tipo === 'rango');
  const bare = told[0] !== undefined && told[0].split(' ').length <= BARE_WORDS;
  return (choice ? told.slice(0, bare ? 2 : 1) : told).join(' ');
}
