import type { Occupant } from './board.ts';

/** What a detector saw: the sentence that explains it and a hint that does not give the move away. */
export interface Finding {
  readonly motif: string;
  /** A full sentence without its final full stop, so that a result can be appended. */
  readonly text: string;
  readonly hint: string;
  /** The same for whoever words it otherwise: at which own move it happens, and the men it is about, the actor's victims first. */
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
