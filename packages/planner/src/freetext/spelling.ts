/**
 * Bounded typos: distance 1 from six letters, 2 from ten. Candidates come from an index of deletions, so that a
 * word costs a few dozen lookups however long the lexicon, and hostile text stays cheap.
 */

const LONG_WORD = 24;
const allowed = (length: number): number => (length >= 10 ? 2 : length >= 6 ? 1 : 0);

const deletions = (word: string, depth: number): ReadonlySet<string> => {
  const found = new Set<string>([word]);
  let frontier = [word];
  for (let level = 0; level < depth; level++) {
    const next: string[] = [];
    for (const one of frontier) {
      for (let i = 0; i < one.length; i++) {
        const shorter = one.slice(0, i) + one.slice(i + 1);
        if (found.has(shorter)) continue;
        found.add(shorter);
        next.push(shorter);
      }
    }
    frontier = next;
  }
  return found;
};

/** Optimal string alignment: insert, delete, change, or swap neighbours. */
const distance = (a: string, b: string): number => {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let best = Math.min(
        (last[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (last[j - 1] as number) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (before[j - 2] as number) + 1);
      row.push(best);
    }
    before = last;
    last = row;
  }
  return last[b.length] as number;
};

export interface Spelling {
  /** The known word that was meant, or nothing. */
  readonly correct: (word: string) => string | undefined;
}

export const spellingOf = (vocabulary: Iterable<string>): Spelling => {
  const index = new Map<string, string[]>();
  for (const word of vocabulary) {
    for (const key of deletions(word, allowed(word.length))) {
      const words = index.get(key);
      if (words) words.push(word);
      else index.set(key, [word]);
    }
  }
  const search = (word: string): string | undefined => {
    const most = allowed(word.length);
    if (most === 0 || word.length > LONG_WORD) return undefined;
    let best: string | undefined;
    let least = most + 1;
    for (const key of deletions(word, most)) {
      for (const candidate of index.get(key) ?? []) {
        const bound = Math.min(most, allowed(candidate.length));
        if (Math.abs(candidate.length - word.length) > bound) continue;
        const away = distance(word, candidate);
        if (away <= bound && (away < least || (away === least && best !== undefined && candidate < best))) {
          best = candidate;
          least = away;
        }
      }
    }
    return best;
  };
  return { correct: search };
};
