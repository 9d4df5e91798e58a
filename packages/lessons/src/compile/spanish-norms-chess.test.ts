import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readContent } from './read.ts';

/** One Spanish throughout the chess lessons: the norm of CONTRIBUTING.md, as far as a pattern can tell. */

const content = readContent(fileURLToPath(new URL('../../content/', import.meta.url)));

/** Data, not prose. `terminos` are what players type, as they type it. */
const DATA = new Set(
  'id temas terminos fen linea aceptadas casi refutaciones prueba evaluacion origen ultima area prerequisitos exclusivo favorece pide importancia partida'.split(
    ' ',
  ),
);

const proseOf = (value: unknown, where: string): { readonly where: string; readonly text: string }[] => {
  if (typeof value === 'string') return [{ where, text: value }];
  if (Array.isArray(value)) return value.flatMap((part, i) => proseOf(part, `${where}.${i}`));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]) => (DATA.has(key) ? [] : proseOf(part, `${where}.${key}`)));
};

const texts = [...content.chess.topics, ...content.chess.rows].flatMap((one) => proseOf(one, one.id));

const NORM: readonly (readonly [name: string, wrong: RegExp])[] = [
  [
    'tú, not vosotros',
    /(?<!\p{L})(?!(?:dieci|veinti)?séis(?!\p{L}))(?:vosotr[oa]s|vuestr[oa]s?|\p{L}+[áé]is)(?!\p{L})/iu,
  ],
  [
    'tú, not vos',
    /(?<!\p{L})(?:vos|acá|fijate|(?:ten|pod|quer|hac|deb|cre|pon|perd|sab)és|(?:jug|pens|gan|calcul)ás)(?!\p{L})/iu,
  ],
  ['tú, not usted', /(?<!\p{L})usted(?!\p{L})/iu],
  ['«comillas»', /["“”‘’]|''/u],
  ['64 % with its space', /\d%/u],
  ['solo, este: no accent', /(?<!\p{L})(?:s[óÓ]lo|[éÉ](?:st|s)[aeo]s?|aqu[ée]ll?[ao]?s?(?<=é\p{L}+)|guión)(?!\p{L})/iu],
  ['no space before a stop, none doubled', / [,;:?!]| {2}/u],
  [
    'dama, not reina; Spanish names of motifs',
    /(?<!\p{L})(?:reinas?|checkmate|blunders?|puzzles?|skewers?|forks?|pins?)(?!\p{L})/iu,
  ],
  ['costo, not coste', /(?<!\p{L})costes?(?!\p{L})/iu],
  ['solo entonces', /recién (?:entonces|al final|ahora)/iu],
];

describe('the Spanish of the chess lessons', () => {
  it.each(NORM)('%s', (_name, wrong) => {
    const found = texts.flatMap(({ where, text }) => {
      const hit = wrong.exec(text);
      return hit ? [`${where}: …${text.slice(Math.max(0, hit.index - 30), hit.index + 30)}…`] : [];
    });
    expect(found).toEqual([]);
  });
});
