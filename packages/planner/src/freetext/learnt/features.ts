import { remembered } from './remembered.ts';

/** Words turned into numbers that a linear model can weigh. The same in training and in reading, to the bit. */

const WORDS_KEPT = 5_000;

/** «kiero», «quiero», «devo», «debo»: as it sounds, so that spelling does not hide a word. */
export const sound = remembered(
  (word) =>
    word
      .replace(/ch/gu, '1')
      .replace(/h/gu, '')
      .replace(/v/gu, 'b')
      .replace(/z|c(?=[ei])/gu, 's')
      .replace(/qu?|c/gu, 'k')
      .replace(/ll/gu, 'y')
      .replace(/g(?=[ei])/gu, 'j')
      .replace(/(.)\1+/gu, '$1'),
  WORDS_KEPT,
);

/** FNV-1a with a last stir, so that the low bits are as good as the high ones. */
export const hash = (text: string): number => {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  return (h ^ (h >>> 13)) >>> 0;
};

/** «15», «300», «1.500»: what a number is like matters more than which one it is. */
export const numberClass = (digits: string): string => {
  const n = Number(digits);
  return n < 8 ? '#few' : n < 18 ? '#teen' : n < 100 ? '#tens' : n < 1000 ? '#hundreds' : '#thousands';
};

export const spoken = (word: string): string => (/^\d+$/u.test(word) ? numberClass(word) : sound(word));

/** Hashed names with their weights; a name that comes twice counts once, with the greater weight. */
export type Bag = Map<number, number>;

export const put = (bag: Bag, name: string, weight = 1): void => {
  const key = hash(name);
  const before = bag.get(key);
  if (before === undefined || before < weight) bag.set(key, weight);
};

/** Pieces of three to five letters inside a word: what is left of it when it is misspelt, or a form nobody has written yet. */
export const putLetters = (bag: Bag, prefix: string, word: string, weight: number): void => {
  if (word.startsWith('#') || word.length < 3) return;
  const marked = `_${word}_`;
  for (let n = 3; n <= 5; n++)
    for (let i = 0; i + n <= marked.length; i++) put(bag, `${prefix}${marked.slice(i, i + n)}`, weight);
};

/** Length 1, so that a long text and a short one are weighed alike. */
export const normalised = (bag: Bag): Bag => {
  let sum = 0;
  for (const value of bag.values()) sum += value * value;
  const length = Math.sqrt(sum) || 1;
  for (const [key, value] of bag) bag.set(key, value / length);
  return bag;
};
