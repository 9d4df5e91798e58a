/** Words of a text with their place in the original, without accents or case. */

export interface Token {
  /** Lower case, without accents: "clavadas". */
  readonly word: string;
  /** Where number and final e are dropped, so that singular and plural meet: "clavada", "torr". */
  readonly stem: string;
  readonly start: number;
  readonly end: number;
}

/** A boundary between clauses: a mark that the reader wrote. */
export interface Mark {
  readonly mark: string;
  readonly at: number;
}

const TEXT_MAX = 2000;
const isCombining = (code: number): boolean => code >= 0x300 && code <= 0x36f;

/** One letter or digit in plain form, or nothing for anything else. */
const plainLetter = (char: string): string => {
  const code = char.charCodeAt(0);
  if ((code >= 97 && code <= 122) || (code >= 48 && code <= 57)) return char;
  if (code >= 65 && code <= 90) return char.toLowerCase();
  if (code < 0xc0 || code > 0x17f) return '';
  const base = char.normalize('NFD').charAt(0).toLowerCase();
  return base >= 'a' && base <= 'z' ? base : '';
};

const NUMBERS: Readonly<Record<string, string>> = { dos: '2', tres: '3', cuatro: '4', cinco: '5' };

/** As people write on phones: «q», «xq», «tmb». */
const SHORT: Readonly<Record<string, string>> = {
  q: 'que',
  k: 'que',
  xq: 'porque',
  pq: 'porque',
  xk: 'porque',
  porq: 'porque',
  pork: 'porque',
  tmb: 'tambien',
  tb: 'tambien',
  tbn: 'tambien',
  xa: 'para',
  pa: 'para',
  kiero: 'quiero',
  qiero: 'quiero',
  qro: 'quiero',
  aprendr: 'aprender',
  toy: 'estoy',
  aki: 'aqui',
  muxo: 'mucho',
  mxo: 'mucho',
  dsp: 'despues',
  dps: 'despues',
};

export const stemOf = (word: string): string => {
  const number = NUMBERS[word];
  if (number) return number;
  const singular = word.length >= 4 && word.endsWith('s') ? word.slice(0, -1) : word;
  return singular.length >= 5 && singular.endsWith('e') ? singular.slice(0, -1) : singular;
};

/** «3-bet», «c bet»: one word, or «me pagan el 3-bet» would name those who «me pagan tres». */
const BET = /^bet(?:s|o|a|an|as|ear|eo|ea|eas|ean|ead[oa]s?|eando|ie|ié)?$/u;
const isBet = (before: Token | undefined, word: string, gap: string): before is Token =>
  before !== undefined && /^(?:[2-5]|c)$/u.test(before.word) && BET.test(word) && /^[- ]?$/u.test(gap);

export const tokenize = (text: string): { readonly tokens: readonly Token[]; readonly marks: readonly Mark[] } => {
  const tokens: Token[] = [];
  const marks: Mark[] = [];
  let word = '';
  let start = 0;
  const length = Math.min(text.length, TEXT_MAX);
  const flush = (end: number): void => {
    const whole = SHORT[word] ?? word;
    const before = tokens.at(-1);
    if (isBet(before, whole, text.slice(before?.end, start))) {
      const joined = before.word + whole;
      tokens[tokens.length - 1] = { word: joined, stem: stemOf(joined), start: before.start, end };
    } else if (word !== '') tokens.push({ word: whole, stem: stemOf(whole), start, end });
    word = '';
  };
  for (let i = 0; i < length; i++) {
    const char = text.charAt(i);
    const letter = plainLetter(char);
    if (letter !== '') {
      if (word === '') start = i;
      word += letter;
    } else if (!isCombining(char.charCodeAt(0))) {
      flush(i);
      if ('.,;:!?\n()¡¿'.includes(char)) marks.push({ mark: char, at: i });
    }
  }
  flush(length);
  return { tokens, marks };
};

export const plainText = (text: string): string =>
  tokenize(text)
    .tokens.map((token) => token.word)
    .join(' ');
