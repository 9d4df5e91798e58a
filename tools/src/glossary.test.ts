import { taughtContent } from '@estratega/lessons/compile';
import { describe, expect, it } from 'vitest';
import { GLOSARIO } from '../../apps/web/src/content/glossary/terms.ts';

/** Whoever meets an abbreviation or a foreign word in a lesson can look it up. */

const content = taughtContent();

/** Data, not prose. */
const DATA = new Set(
  'id temas terminos tipo hace pos calle formatos expresion mano historia rangos da area prerequisitos exclusivo favorece tabla manos solucion contra cartas jugada fen linea prueba origen aceptadas casi refutaciones evaluacion pide'.split(
    ' ',
  ),
);

const proseOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(proseOf);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]) =>
    DATA.has(key) && !(key === 'pide' && typeof part === 'string') ? [] : proseOf(part),
  );
};

const plain = (text: string): string => text.toLocaleLowerCase('es');
const known = (juego: string): ReadonlySet<string> =>
  new Set(
    GLOSARIO.filter((one) => one.juego === juego)
      .flatMap(({ termino, otras = [] }) => [termino, ...otras])
      .flatMap((term) => [term, ...term.split(' ')])
      .map(plain),
  );

const poker = [...content.poker.topics, ...content.poker.rows.filter(({ retirada }) => !retirada)].flatMap(proseOf);
const chess = [...content.chess.topics, ...content.chess.rows.filter(({ retirada }) => !retirada)].flatMap(proseOf);

const unexplained = (
  texts: readonly string[],
  pattern: RegExp,
  words: ReadonlySet<string>,
  own: ReadonlySet<string>,
) => [
  ...new Set(
    texts
      .flatMap((text) => [...text.matchAll(pattern)].map(([word]) => word))
      .filter((word) => !words.has(plain(word)) && !own.has(plain(word))),
  ),
];

/** Ranks and cards in a row: «AK», «TT», «AKQJT». */
const HAND = '[AKQJT]{2,5}';
const ABBREVIATION = new RegExp(
  `(?<![\\p{L}\\d♠♥♦♣$-])(?!${HAND}(?![\\p{L}\\d]))[A-Z][A-Z$]{1,5}(?![\\p{L}\\d$])`,
  'gu',
);
/** Letters that Spanish words do not have, or do not end in. */
const FOREIGN =
  /(?<![\p{L}\d$♠♥♦♣-])(?=\p{Ll})[\p{Ll}\d-]*(?:w|k|(?<!de)sh|th|ck|(?<!c)oo|ff|ss|tt|pp|dd|gg|mm|zz|ph|[34]-bet|(?<=\p{Ll}{2})[bcfghkmpt](?![\p{L}-]))[\p{Ll}-]*(?![\p{L}\d])/gu;

describe('the glossary has', () => {
  it('every abbreviation of the poker lessons', () => {
    expect(unexplained(poker, ABBREVIATION, known('poker'), new Set(['no', 'em']))).toEqual([]);
  });

  it('every foreign word of the poker lessons', () => {
    // Spanish by now, verbs made from a term that is there, and the name of the game.
    const own = 'póker club chat déficit chip top preflop w'.split(' ');
    const stem = (word: string): string =>
      word.replace(/(?:-?be?te?(?:ar|a|an|as|aste|e|ean|eador|tors?)|es|s|ea[rns]?|eas|een?|e[eé]s?)$/u, '');
    const words = known('poker');
    const found = unexplained(poker, FOREIGN, words, new Set(own)).filter(
      (word) => ![stem(word), `${stem(word)}e`, `${stem(word)}-bet`].some((one) => words.has(one)),
    );
    const parts = (word: string) =>
      word
        .replace(/[34]-bet/gu, '')
        .split('-')
        .filter((part) => part.match(FOREIGN));
    expect(found.filter((word) => parts(word).some((part) => !words.has(part)))).toEqual([]);
  });

  it('every foreign word and abbreviation of the chess lessons', () => {
    const own = 'club chat déficit blitz álbum sprint dossier zugzwangs bxc'.split(' ');
    expect(unexplained(chess, FOREIGN, known('ajedrez'), new Set(own))).toEqual([]);
    expect(
      unexplained(
        chess,
        /(?<![\p{L}\d-])(?![IVXL]+(?!\p{L}))[A-Z]{2,5}(?![\p{L}\d])/gu,
        known('ajedrez'),
        new Set(['fide', 'avro']),
      ),
    ).toEqual([]);
  });

  it('each word once, and an address of its own', () => {
    const ids = GLOSARIO.map(({ juego, id }) => `${juego}-${id}`);
    expect(new Set(ids).size).toBe(ids.length);
    for (const juego of ['poker', 'ajedrez']) {
      const names = GLOSARIO.filter((one) => one.juego === juego).flatMap(({ termino, otras = [] }) => [
        ...new Set([termino, ...otras].map(plain)),
      ]);
      expect(names.filter((name, i) => names.indexOf(name) !== i && name !== 'bb')).toEqual([]);
    }
  });
});
