/** Strength of the best five of five to seven cards, as one number: the greater wins, equal ties. */

const RANKS = '23456789TJQKA';

const straightHigh = (bits: number): number => {
  for (let high = 12; high >= 4; high--) {
    const mask = 0b11111 << (high - 4);
    if ((bits & mask) === mask) return high;
  }
  // The wheel: ace, two, three, four, five.
  return (bits & 0b1000000001111) === 0b1000000001111 ? 3 : -1;
};

const top = (bits: number, count: number): number => {
  let value = 0;
  let left = count;
  for (let rank = 12; rank >= 0 && left > 0; rank--)
    if (bits & (1 << rank)) {
      value = value * 13 + rank;
      left--;
    }
  return value;
};

export const strength = (cards: readonly string[]): number => {
  const counts = new Array<number>(13).fill(0);
  const suits: Record<string, number> = { s: 0, h: 0, d: 0, c: 0 };
  let all = 0;
  for (const card of cards) {
    const rank = RANKS.indexOf(card[0] as string);
    counts[rank] = (counts[rank] as number) + 1;
    all |= 1 << rank;
    suits[card[1] as string] = (suits[card[1] as string] as number) | (1 << rank);
  }
  const class_ = (kind: number, detail: number): number => kind * 1_000_000 + detail;
  for (const bits of Object.values(suits)) {
    if (top(bits, 5) === 0 || bits.toString(2).replaceAll('0', '').length < 5) continue;
    const high = straightHigh(bits);
    if (high >= 0) return class_(8, high);
    if (!counts.includes(4)) return class_(5, top(bits, 5));
  }
  let pairs = 0;
  let trips = 0;
  let four = -1;
  for (let rank = 12; rank >= 0; rank--) {
    if (counts[rank] === 4 && four < 0) four = rank;
    else if (counts[rank] === 3) trips |= 1 << rank;
    else if (counts[rank] === 2) pairs |= 1 << rank;
  }
  if (four >= 0) return class_(7, four * 13 + top(all & ~(1 << four), 1));
  if (trips) {
    const high = 31 - Math.clz32(trips);
    const other = (trips & ~(1 << high)) | pairs;
    if (other) return class_(6, high * 13 + (31 - Math.clz32(other)));
    const straight = straightHigh(all);
    if (straight >= 0) return class_(4, straight);
    return class_(3, high * 169 + top(all & ~(1 << high), 2));
  }
  const straight = straightHigh(all);
  if (straight >= 0) return class_(4, straight);
  if (pairs) {
    const high = 31 - Math.clz32(pairs);
    const rest = pairs & ~(1 << high);
    if (rest) {
      const low = 31 - Math.clz32(rest);
      return class_(2, (high * 13 + low) * 13 + top(all & ~(1 << high) & ~(1 << low), 1));
    }
    return class_(1, high * 2197 + top(all & ~(1 << high), 3));
  }
  return class_(0, top(all, 5));
};
