import type { RawSeat } from './raw.ts';

/**
 * Index of the player whose name a line starts with, followed by `after`; -1 where there is none. Names may hold anything,
 * other names and verbs included, so the longest that fits is meant.
 */
export const playerAt = (seats: readonly RawSeat[], line: string, from: number, after: number): number => {
  let found = -1;
  let length = -1;
  for (let i = 0; i < seats.length; i++) {
    const { name } = seats[i] as RawSeat;
    if (name.length <= length || line.charCodeAt(from + name.length) !== after) continue;
    if (line.startsWith(name, from)) {
      found = i;
      length = name.length;
    }
  }
  return found;
};

/** Index of the player with exactly this name. */
export const playerNamed = (seats: readonly RawSeat[], name: string): number => {
  for (let i = 0; i < seats.length; i++) if ((seats[i] as RawSeat).name === name) return i;
  return -1;
};
