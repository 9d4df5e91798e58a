import { describe, expect, it } from 'vitest';
import { breaches, type Norm, textsOf } from './spanish-norms.fixture.ts';

/** One Spanish throughout the chess lessons: the norm of CONTRIBUTING.md, as far as a pattern can tell. */

/** Data, not prose. `terminos` are what players type, as they type it. */
const texts = textsOf(
  'chess',
  'id temas terminos fen linea aceptadas casi refutaciones prueba evaluacion origen ultima area prerequisitos exclusivo favorece pide importancia partida',
);

const NORM: Norm = [
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
    expect(breaches(texts, wrong)).toEqual([]);
  });
});
