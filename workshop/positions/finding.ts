import type { Occupant } from './board.ts';

/** What a detector saw. Words are made of it elsewhere. */
export interface Finding {
  readonly motif: string;
  /** At which own move it happens, and the men it is about, the actor's victims first. */
  readonly facts?: { readonly order: number; readonly men: readonly Occupant[] };
}

/** Several topics ask the same question of the same puzzle: the answer is worked out once. */
export function memo<Key extends object, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const hit = known.get(key);
    if (hit) return hit.value;
    const value = work(key);
    known.set(key, { value });
    return value;
  };
}
