import type { Ejemplo, Etapa } from '../schema/pack.ts';
import { sentencesOf, wordsIn } from './sentence.ts';

/** A stage told in slides that are read at a glance. */

export const MOST_WORDS = 60;

export type Lamina =
  | { readonly tipo: 'texto'; readonly titulo: string; readonly texto: string }
  | { readonly tipo: 'ejemplo'; readonly titulo: string; readonly ejemplo: Ejemplo };

/** Long sentences are cut at a comma, and only then between words: nothing is left out. */
const shortEnough = (sentence: string): string[] => {
  if (wordsIn(sentence) <= MOST_WORDS) return [sentence];
  const parts = sentence.split(/(?<=[,;:])\s+/u);
  if (parts.length > 1) return packed(parts.flatMap(shortEnough));
  const words = sentence.split(/\s+/u);
  return Array.from({ length: Math.ceil(words.length / MOST_WORDS) }, (_, i) =>
    words.slice(i * MOST_WORDS, (i + 1) * MOST_WORDS).join(' '),
  );
};

/** As many as fit together, in order. */
function packed(pieces: readonly string[]): string[] {
  const out: string[] = [];
  for (const piece of pieces) {
    const last = out.at(-1);
    if (last !== undefined && wordsIn(last) + wordsIn(piece) <= MOST_WORDS) out[out.length - 1] = `${last} ${piece}`;
    else out.push(piece);
  }
  return out;
}

export const inSlides = (text: string): string[] => packed(sentencesOf(text.trim()).flatMap(shortEnough));

const told = (titulo: string, text: string): Lamina[] =>
  inSlides(text).map((texto) => ({ tipo: 'texto', titulo, texto }));

/** What it is, what this level asks, the worked example, and what goes wrong most. */
export const slidesOf = (etapa: Etapa): readonly Lamina[] => [
  ...packed(etapa.ideas.flatMap((idea) => inSlides(idea))).map(
    (texto): Lamina => ({ tipo: 'texto', titulo: etapa.titulo, texto }),
  ),
  ...told('Lo que toca en tu nivel', etapa.enfoque),
  ...told('La idea', etapa.idea),
  ...(etapa.ejemplo ? [{ tipo: 'ejemplo', titulo: 'Un ejemplo', ejemplo: etapa.ejemplo } satisfies Lamina] : []),
  ...told('El error de siempre', etapa.errorTipico),
];
