import { describe, expect, it } from 'vitest';
import { breaches, content, type Norm, textsOf } from './spanish-norms.fixture.ts';

/** One Spanish throughout the poker lessons: the norm of CONTRIBUTING.md, as far as a pattern can tell. */

/** Data, not prose. `terminos` are what players type, as they type it. */
const texts = textsOf(
  'poker',
  'id temas terminos tipo hace pos calle formatos expresion mano historia rangos area prerequisitos exclusivo favorece tabla manos solucion contra cartas jugada rango heroe villano',
);

const NORM: Norm = [
  ['tú, not vosotros', /(?<!\p{L})(?:vosotr[oa]s|vuestr[oa]s?|\p{L}+[áé]is)(?!\p{L})/iu],
  [
    'tú, not vos',
    /(?<!\p{L})(?:vos|acá|fijate|(?:ten|pod|quer|hac|deb|cre|pon|perd|sab)és|(?:jug|pens|gan|pag|apost|tir)ás|(?:apost|pag|tir|cont|mir|jug)á)(?!\p{L})/iu,
  ],
  ['tú, not usted', /(?<!\p{L})usted(?!\p{L})/iu],
  ['«comillas»', /["“”‘’]|''/u],
  ['64 % with its space', /\d%/u],
  ['decimal comma', /(?<![\d.])\d+\.\d{1,2}(?!\d)/u],
  ['1.000 with its point', /(?<![\d.,]|NL)(?!(?:19|20)\d\d(?!\d))\d{4,}/u],
  ['c-bet', /(?<!\p{L})(?:cbets?|c bet|C-Bet|continuation bet)(?!\p{L})/u],
  ['3-bet, 4-bet', /[345]bet|[345]-Bet|(?<!\p{L})(?:three|four)-?bet/u],
  ['all-in', /(?<!\p{L})(?:all in|allin|All-In|All in|shove\w*)(?!\p{L})/u],
  ['póker', /(?<!\p{L})poker(?!\p{L})/iu],
  ['Sit and Go, SNG', /sit ?(?:&|n) ?go|(?<!\p{L})(?:sit and go|SnG)(?!\p{L})/u],
  ['solo, este: no accent', /(?<!\p{L})(?:s[óÓ]lo|[éÉ](?:st|s)[aeo]s?|aqu[ée]ll?[ao]?s?(?<=é\p{L}+)|guión)(?!\p{L})/iu],
  ['… in one character', /\.\.\./u],
  ['a minus sign, not a hyphen', /(?<![\d\p{L}♠♥♦♣)])-\d/u],
  ['T for the ten in hands and boards', /(?<![\d,.\p{L}])(?:[AKQJT2-9]-)*10-[AKQJT2-9]|[AKQJT2-9]-10(?!\d)|10[♠♥♦♣]/u],
  ['no space before a stop, none doubled', / [,.;:?!]| {2}/u],
  ['a question opens', /^[^¿]*\?/u],
  [
    'retirarse, not foldear; «fold» only in names',
    /(?<!\p{L})(?:foldea\w*|folds|(?<!(?:push|all-in) [oy] )fold(?! equity| al? | de ciega))(?!\p{L})/iu,
  ],
  ['del mismo palo, de distinto palo', /(?<!\p{L})(?:suited|offsuit)(?!\p{L})/iu],
  [
    'seats as the table draws them: CO, HJ',
    /(?<!\p{L})(?:MP|cut-?off(?!\)))(?!\p{L})|(?<!\p{L})(?:el|al|del) corte(?! de)(?!\p{L})/u,
  ],
  ['costo, not coste; recreativo', /(?<!\p{L})(?:costes?|recreacional(?:es)?)(?!\p{L})/iu],
  ['dama for the queen', /(?<!\p{L})reinas?(?!\p{L})/iu],
  [
    'a Spanish word where there is one',
    /(?<!\p{L})(?:bluffs?|villanos?|villain|hero|button|blinds?|dealers?|bankroll|leaks?|blockers?|nuts|steals?|spots?|boards?|runouts?|equities|calls?|callear|pots?(?! odds)|flush|straight|draws?|gutshot|backdoors?|value|sizing|stakes?|fields?|feedback|mindset|ok)(?!\p{L})/iu,
  ],
];

describe('the Spanish of the poker lessons', () => {
  it.each(NORM)('%s', (_name, wrong) => {
    expect(breaches(texts, wrong)).toEqual([]);
  });

  it('names begin in lower case, but for a proper name or an abbreviation, and end without a stop', () => {
    const names = content.poker.topics.flatMap(({ id, variantes }) =>
      Object.values(variantes).flatMap((list) => (list ?? []).map(({ titulo }) => ({ id, titulo }))),
    );
    expect(names.filter(({ titulo }) => /^\p{Lu}\p{Ll}|[.:;]$|: \p{Lu}\p{Ll}/u.test(titulo))).toEqual([]);
  });
});

describe('titles of both games', () => {
  /** What the planner puts before a name. */
  const BEFORE = {
    chess: { teoria: '', ejercicios: '', test: 'Prueba: ', jugar: 'Partida: ', analizar: 'Análisis: ' },
    poker: { teoria: '', ejercicios: '', test: 'Prueba: ', jugar: 'Sesión: ', analizar: 'Análisis: ' },
  } as const;

  it('are at most 45 characters, so that none is cut', () => {
    const long = (['chess', 'poker'] as const).flatMap((game) =>
      content[game].topics.flatMap(({ id, variantes }) =>
        Object.entries(BEFORE[game]).flatMap(([kind, before]) =>
          (variantes[kind as keyof typeof variantes] ?? [])
            .map(({ titulo }) => before + titulo.replace('{n}', '10').replace('{min}', '120'))
            .filter((title) => title.length > 45)
            .map((title) => `${id}: ${title}`),
        ),
      ),
    );
    expect(long).toEqual([]);
  });
});
