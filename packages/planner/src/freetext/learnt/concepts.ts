import { CHESS_CONCEPTS, COMMON_CONCEPTS, POKER_CONCEPTS } from './concept-words.ts';

/** Which ideas the words of a clause stand for (`concept-words.ts`): what lets a sentence be read whose words nobody has written before. */

interface Entry {
  readonly words: readonly string[];
  readonly concept: string;
}

const plain = (text: string): string => text.normalize('NFD').replace(/[\u0300-\u036f]/gu, '');

const entriesOf = (prefix: string, list: string): Entry[] =>
  list
    .trim()
    .split('\n')
    .flatMap((line) => {
      const at = line.indexOf(':');
      const concept = `${prefix}${line.slice(0, at)}`;
      return line
        .slice(at + 1)
        .split(',')
        .map((one) => ({ words: plain(one).trim().split(/[ -]+/u), concept }));
    });

const fits = (pattern: string, word: string): boolean =>
  pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern;

/** By the first letters of the first word, so that few are tried for each. */
const HEAD = 2;
const indexed = (lists: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> =>
  Map.groupBy(lists, ({ words }) => (words[0] ?? '').replace('*', '').slice(0, HEAD));

const ENTRIES = indexed([
  ...entriesOf('', COMMON_CONCEPTS),
  ...entriesOf('a ', CHESS_CONCEPTS),
  ...entriesOf('p ', POKER_CONCEPTS),
]);

export interface Concept {
  readonly concept: string;
  /** First and last word. */
  readonly from: number;
  readonly to: number;
}

export const conceptsIn = (words: readonly string[]): Concept[] => {
  const found: Concept[] = [];
  for (const [from, word] of words.entries())
    for (const entry of ENTRIES.get(word.slice(0, HEAD)) ?? [])
      if (entry.words.every((pattern, j) => fits(pattern, words[from + j] ?? '')))
        found.push({ concept: entry.concept, from, to: from + entry.words.length - 1 });
  return found;
};
