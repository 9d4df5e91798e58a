import { COMMON_WORDS } from './common-words.ts';

/**
 * Passwords that a machine tries first. Most of the commonest ones are a word that everybody knows with something short
 * behind it: the list is made of our words and the tails that people add, and what has no end (years, walks over the
 * keyboard, repetitions) is a rule. See docs/security.md.
 */

const TAILS = [
  '',
  ...['1', '2', '3', '5', '7', '8', '9', '0', '01', '07', '10', '11', '12', '13', '21', '22', '23', '24', '25', '69'],
  ...[
    '77',
    '88',
    '99',
    '00',
    '000',
    '007',
    '100',
    '101',
    '111',
    '123',
    '222',
    '321',
    '333',
    '420',
    '555',
    '666',
    '777',
  ],
  ...['999', '1111', '1234', '12345', '123456', '1234567', '12345678', '123456789', '1q2w3e', 'abc', 'qwerty'],
  ...[
    '!',
    '!!',
    '1!',
    '12!',
    '123!',
    '1234!',
    '.',
    '123.',
    '1234.',
    '*',
    '123*',
    '#',
    '123#',
    '@',
    '@123',
    '$',
    '?',
    '_1',
  ],
];
const MINIMUM = 8;

const unaccented = (text: string): string => text.normalize('NFKD').replaceAll(/\p{Mn}/gu, '');
const normal = (text: string): string => unaccented(text.normalize('NFKC').toLowerCase());

const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
/** p4ssw0rd, but not the tail: its digits are digits. */
const unleet = (text: string): string => {
  const tail = /[\d\p{P}\p{S}]*$/u.exec(text)?.[0] ?? '';
  const head = text.slice(0, text.length - tail.length);
  return [...head].map((char) => LEET[char] ?? char).join('') + tail;
};

const WORDS: ReadonlySet<string> = new Set(COMMON_WORDS.map(normal));
const HEADS = ['1', '123'];

const isCommon = (text: string): boolean => {
  const half = text.slice(0, text.length / 2);
  return (
    TAILS.some((tail) => text.endsWith(tail) && WORDS.has(text.slice(0, text.length - tail.length))) ||
    (text === half + half && WORDS.has(half)) ||
    HEADS.some((head) => text.startsWith(head) && WORDS.has(text.slice(head.length)))
  );
};

/** The list written out: those that the length rule would let through. Asking `isWeakPassword` needs none of it. */
export const commonPasswords = (): ReadonlySet<string> => {
  const list = new Set<string>();
  for (const word of WORDS) {
    for (const tail of TAILS) list.add(word + tail);
    for (const head of HEADS) list.add(head + word);
    list.add(word + word);
  }
  return new Set([...list].filter((entry) => entry.length >= MINIMUM));
};

const WALKS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertyuiop',
  'asdfghjklñ',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  'q1w2e3r4t5y6u7i8o9p0',
  '1q2w3e4r5t6y7u8i9o0p',
  'qwerty123456',
  '123456qwerty',
  'asdf1234',
  'qwer1234',
  '1234qwer',
  'a1b2c3d4e5f6g7h8',
  'zaq12wsxcde34rfv',
  'abc123456789',
  '147258369',
  '159357',
];
const EVERY_WALK = [...WALKS, ...WALKS.map((walk) => [...walk].toReversed().join(''))];
/** All of it, or twice the same walk. */
const isWalk = (text: string): boolean => {
  const half = text.slice(0, text.length / 2);
  const once = text === half + half ? half : text;
  return once.length >= 4 && EVERY_WALK.some((walk) => walk.includes(once));
};
/** One to four characters again and again: aaaaaaaa, 12121212, abcabcabc. */
const isRepetition = (text: string): boolean => /^(.{1,4}?)\1+.{0,3}$/u.test(text) && new Set(text).size <= 4;
/** A day, however written: 25121990, 19901225, 25-12-1990, 25/12/90. */
const isDate = (text: string): boolean =>
  /^(?:\d{1,2}[-/. ]?\d{1,2}[-/. ]?(?:19|20)?\d{2}|(?:19|20)\d{2}[-/. ]?\d{1,2}[-/. ]?\d{1,2})$/u.test(text);
/** A word that everybody knows with a year. */
const isWordWithYear = (text: string): boolean => {
  const word = /^(\D+)(?:19|20)\d{2}[!.]?$/u.exec(text)?.[1];
  return word !== undefined && WORDS.has(word);
};

/**
 * One word that can be spoken, a number as on a shirt and a mark: Jordan23!, Messi10*, Verano.2024. Whoever guesses has
 * every name and word, and few ends to try behind each.
 */
const isOneWordWithEnd = (text: string): boolean => {
  const word = /^(\p{L}{3,10})(?:\d{0,4}[^\p{L}\d]{0,2}|[^\p{L}\d]{0,2}\d{0,4})$/u.exec(text)?.[1];
  return word !== undefined && /[aeiouy]/u.test(word) && !/[^aeiouy\P{Script=Latin}]{4}/u.test(word);
};

const lettersAndDigits = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '');
/** What is known of the person by whoever knows the person, alone or with a number behind it. */
const isAbout = (password: string, about: readonly string[]): boolean => {
  const bare = lettersAndDigits(password).replace(/\d{0,4}$/u, '');
  const known = about.flatMap((text) => {
    const whole = normal(text);
    return [whole, ...whole.split(/[@\s]/u)].map((part) => lettersAndDigits(part).replace(/\d{0,4}$/u, ''));
  });
  return known.some((part) => part.length >= 3 && (bare === part || bare === part + part));
};

export const isWeakPassword = (password: string, about: readonly string[] = []): boolean => {
  const text = normal(password).trim();
  if (new Set(text).size <= 2) return true;
  const forms = [text, unleet(text)];
  return (
    forms.some((form) => isCommon(form) || isWordWithYear(form)) ||
    isWalk(text) ||
    isRepetition(text) ||
    isDate(text) ||
    forms.some(isOneWordWithEnd) ||
    isAbout(text, [...about, 'estratega'])
  );
};
