/**
 * Malmuth–Harville: the chance of each place is the share of the chips still in play. Places are filled from the first
 * down; all orders that leave the same players behind are one state, so nine players are 512 states and not 362,880 orders.
 */
export const icmAll = (stacks: readonly number[], premios: readonly number[]): number[] => {
  const size = stacks.length;
  if (size === 0 || size > 16) throw new RangeError(`icm: ${size} players`);
  if (stacks.some((stack) => !(stack >= 0))) throw new RangeError('icm: a negative stack');
  const all = (1 << size) - 1;
  const chips = Float64Array.from(stacks);
  const prizes = Float64Array.from(premios);
  const values = new Float64Array(size);
  const chance = new Float64Array(1 << size);
  const left = new Float64Array(1 << size);
  const place = new Uint8Array(1 << size);
  chance[0] = 1;
  left[0] = chips.reduce((sum, stack) => sum + stack, 0);
  // Whoever is added makes a greater number, so each state is complete when its turn comes.
  for (let placed = 0; placed < all; placed++) {
    const p = chance[placed] as number;
    const at = place[placed] as number;
    const remaining = left[placed] as number;
    if (p === 0 || at >= prizes.length || remaining <= 0) continue;
    const prize = prizes[at] as number;
    const unit = p / remaining;
    for (let rest = all & ~placed; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const player = 31 - Math.clz32(bit);
      const stack = chips[player] as number;
      const q = unit * stack;
      if (q === 0) continue;
      values[player] = (values[player] as number) + q * prize;
      const next = placed | bit;
      chance[next] = (chance[next] as number) + q;
      left[next] = remaining - stack;
      place[next] = at + 1;
    }
  }
  return [...values];
};

/** What one player's chips are worth in prizes. */
export const icm = (stacks: readonly number[], premios: readonly number[], jugador: number): number => {
  if (!(jugador in stacks)) throw new RangeError('icm: no such player');
  return icmAll(stacks, premios)[jugador] as number;
};
