/**
 * Malmuth–Harville: the chance of each place is the share of the chips still in play. Places are filled from the first
 * down; all orders that leave the same players behind are one state, so nine players are 512 states and not 362,880 orders.
 */
export const icmAll = (stacks: readonly number[], premios: readonly number[]): number[] => {
  const size = stacks.length;
  if (size === 0 || size > 20) throw new RangeError(`icm: ${size} players`);
  if (stacks.some((stack) => !(stack >= 0))) throw new RangeError('icm: a negative stack');
  const values = new Array<number>(size).fill(0);
  const chance = new Float64Array(1 << size);
  const inPlay = new Float64Array(1 << size);
  const placed = new Uint8Array(1 << size);
  const total = stacks.reduce((sum, stack) => sum + stack, 0);
  chance[0] = 1;
  inPlay[0] = total;
  for (let mask = 0; mask < 1 << size; mask++) {
    const p = chance[mask] as number;
    if (p === 0) continue;
    const place = placed[mask] as number;
    const prize = premios[place];
    const left = inPlay[mask] as number;
    if (prize === undefined || left <= 0) continue;
    for (let player = 0; player < size; player++) {
      const stack = stacks[player] as number;
      if ((mask >> player) & 1 || stack === 0) continue;
      const q = (p * stack) / left;
      values[player] = (values[player] as number) + q * prize;
      const next = mask | (1 << player);
      chance[next] = (chance[next] as number) + q;
      inPlay[next] = left - stack;
      placed[next] = place + 1;
    }
  }
  return values;
};

/** What one player's chips are worth in prizes. */
export const icm = (stacks: readonly number[], premios: readonly number[], jugador: number): number => {
  if (!(jugador in stacks)) throw new RangeError('icm: no such player');
  return icmAll(stacks, premios)[jugador] as number;
};
