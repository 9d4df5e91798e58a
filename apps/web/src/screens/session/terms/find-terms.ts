import type { Termino } from '../../../content/glossary/term.ts';

/** A text cut where a word of the glossary stands. */
export type Piece = string | { readonly texto: string; readonly termino: Termino };

/** Said in every other sentence: underlining them would hide the rest. */
const EVERYDAY = new Set([
  'bb',
  'all-in',
  'stack',
  'ante',
  'bote',
  'flop',
  'turn',
  'river',
  'btn',
  'sb',
  'open',
  'rango',
  'tiempo',
  'bb-asiento',
  'buy-in',
  'calle',
  'cash',
  'color',
  'full',
  'muestra',
  'pase',
  'regular',
  'resubida',
  'retirarse',
  'robo',
  'coronar',
  'desarrollo',
  'espacio',
  'estructura',
  'flanco',
  'motor',
  'repertorio',
  'simplificar',
]);
/** What a word is followed by where it is an everyday one: «la mayoría de las posiciones» has no pawns in it. */
const ORDINARY: Readonly<Record<string, RegExp>> = { mayoria: /^ de (?:l[ao]s?|el|tus?|sus?|est[ao]s|quienes) /u };
/** More than these and the text is a list of links. */
const MOST = 5;

const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&');
const plain = (text: string): string => text.toLocaleLowerCase('es');

/** Each word once, the first time it stands; the longer spelling before the shorter. */
export function findTerms(text: string, terms: readonly Termino[]): readonly Piece[] {
  const spellings = new Map<string, Termino>();
  for (const one of terms) {
    if (EVERYDAY.has(one.id)) continue;
    for (const spelling of [one.termino, ...(one.otras ?? [])])
      if (spelling.length > 1) spellings.set(plain(spelling), one);
  }
  if (spellings.size === 0) return [text];
  const words = [...spellings.keys()].toSorted((a, b) => b.length - a.length).map(literal);
  const pattern = new RegExp(`(?<![\\p{L}\\d-])(?:${words.join('|')})(?![\\p{L}\\d-])`, 'giu');
  const pieces: Piece[] = [];
  const seen = new Set<string>();
  let from = 0;
  for (const { 0: texto, index } of text.matchAll(pattern)) {
    const termino = spellings.get(plain(texto));
    if (!termino || seen.has(termino.id) || seen.size >= MOST) continue;
    if (ORDINARY[termino.id]?.test(text.slice(index + texto.length))) continue;
    seen.add(termino.id);
    if (index > from) pieces.push(text.slice(from, index));
    pieces.push({ texto, termino });
    from = index + texto.length;
  }
  if (from < text.length) pieces.push(text.slice(from));
  return pieces;
}
