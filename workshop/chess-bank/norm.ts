/** One norm of Spanish for all that chess says: what breaks it, in the words of whoever must mend it. */

interface Rule {
  readonly what: string;
  readonly breaks: RegExp;
}

/** "17.Cd5?!" is a judgement of a move, not a question. */
const MARKED = /(?:[a-h][1-8]|O-O|=[DTAC])[+#]?[?!]{1,2}/gu;

const RULES: readonly Rule[] = [
  { what: '«solo» takes no accent', breaks: /\bsólo\b/iu },
  { what: 'pronouns take no accent', breaks: /(?<!\p{L})(?:éste|ésta|éstos|éstas|ése|ésa|aquél|aquélla)(?!\p{L})/iu },
  { what: '«guion» takes no accent', breaks: /\bguión\b/iu },
  {
    what: 'an accent is missing',
    breaks:
      /(?<!\p{L})(?:peon|tambien|ademas|despues|asi|aqui|segun|quiza|jugaria|facil|dificil|analisis|posicion|combinacion|ultim[oa]s?|unic[oa]s?|rapid[oa]s?|tactic[oa]s?|estrategic[oa]s?|maxim[oa]s?|minim[oa]s?)(?!\p{L})/iu,
  },
  { what: 'quotes are «»', breaks: /["“”‘’]/u },
  { what: 'pieces are R, D, T, A and C', breaks: /(?<![\p{L}\d])[NBQK][a-h]?[1-8]?x?[a-h][1-8]/u },
  { what: '«jaque mate» is two words', breaks: /jaquemate/iu },
  { what: 'castling is O-O', breaks: /0-0/u },
  { what: 'a move of Black begins with three dots', breaks: /…[RDTAC]?[a-hO]|\.{4}|(?<!\.)\.\.(?!\.)/u },
  { what: 'two spaces', breaks: / {2}/u },
  { what: 'a space before a sign', breaks: / [,;:!?]| \.(?!\.\.)/u },
  { what: 'decimals take a comma', breaks: /(?<!\d)\d+\.\d/u },
  { what: 'a space before the percent sign', breaks: /\d%/u },
  { what: 'a question begins with ¿', breaks: /^[^¿]*\?/u },
  { what: 'an exclamation begins with ¡', breaks: /^[^¡]*!/u },
  { what: 'colours are written small', breaks: /(?<![.!?:] |^)\b(?:Blancas|Negras)\b/u },
  { what: 'Spanish of Latin America', breaks: /\b(?:ordenador|vosotros|vuestr[oa]s?)\b/iu },
  { what: '«tú», not «usted»', breaks: /\busted(?:es)?\b/iu },
];

/** What breaks the norm in a text. */
export const breaches = (text: string): string[] => {
  const plain = text.replace(MARKED, 'e4');
  return RULES.filter(({ breaks }) => breaks.test(plain)).map(({ what }) => what);
};

/** A whole sentence: capital or sign or move first, a closing sign last. */
export const isSentence = (text: string): boolean =>
  /^(?:[«¿¡("]*\p{Lu}|\d|[«(]?\.\.\.|\{|[a-h][1-8]?\b|[a-h]x)/u.test(text) && /[.!?…][»)]?$/u.test(text);

/** Names and moves that keep their capital in a title that otherwise begins small. */
const NAMES =
  /^(?:Italiana|Española|Benoni|Benko|Caro-Kann|Panov|Dragón|Botvinnik|Inglesa|Réti|Francesa|Eslava|India|Siciliana|Mar del Plata|Carlsbad|Muro|Philidor|Lucena|Vancura|Damiano|Maróczy|Lasker|Morphy|Greco|Capablanca|[RDTAC][a-h]?x?[a-h][1-8])/u;

/** Titles of variants follow a colon: they begin small unless they begin with a name, and have no full stop. */
export const isVariantTitle = (text: string): boolean =>
  !text.endsWith('.') && (!/^[«¿¡]*\p{Lu}/u.test(text) || NAMES.test(text.replace(/^[«¿¡]+/u, '')));

/** Titles of topics begin with a capital, only the first word and names have one, and have no full stop. */
export const isTopicTitle = (text: string): boolean => /^[¿¡«]*\p{Lu}/u.test(text) && !/[.]$/u.test(text);
