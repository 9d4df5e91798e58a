import type { Pos } from '@estratega/lessons';

/** Names of the seats that are no blind, by how many they are: counted back from the button. */
const NAMES: readonly (readonly Pos[])[] = [
  [],
  ['BTN'],
  ['CO', 'BTN'],
  ['HJ', 'CO', 'BTN'],
  ['UTG', 'HJ', 'CO', 'BTN'],
  ['UTG', 'LJ', 'HJ', 'CO', 'BTN'],
  ['UTG', 'UTG1', 'LJ', 'HJ', 'CO', 'BTN'],
  ['UTG', 'UTG1', 'UTG2', 'LJ', 'HJ', 'CO', 'BTN'],
];

/**
 * Positions of players given clockwise from the first after the button. `bigBlind` is the index of whoever posted it.
 * Heads-up the button is the small blind, and is called so. Where the small blind is dead nobody is called SB. Undefined
 * where there are more seats than names.
 */
export const positionsOf = (count: number, bigBlind: number | undefined): readonly Pos[] | undefined => {
  if (count < 2) return undefined;
  if (count === 2) return ['BB', 'SB'];
  const bb = bigBlind ?? 1;
  const sb = bb >= 1 ? bb - 1 : undefined;
  const rest = NAMES[count - (sb === undefined ? 1 : 2)];
  if (!rest) return undefined;
  const out: Pos[] = new Array(count);
  out[bb] = 'BB';
  if (sb !== undefined) out[sb] = 'SB';
  let next = 0;
  for (let step = 1; step < count; step++) {
    const i = (bb + step) % count;
    if (i !== sb) out[i] = rest[next++] as Pos;
  }
  return out;
};
