/**
 * The best five of five to seven cards, by three lookups. Each card has one number: in its lower 23 bits a weight of its
 * rank such that the sum of any hand's weights tells its ranks apart from every other hand's, above them a weight of its
 * suit such that the sum tells how many there are of each. Sums of ranks are scattered, so rows of 1,024 slide over each
 * other into one dense table.
 */

/** Smallest weights, found one after another, for which all sums of up to seven cards differ. */
const WEIGHTS = [0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181] as const;
/** Counts of the suits but one, in base eight. */
const SUIT_WEIGHTS = [0, 1, 8, 64] as const;
export const SUIT_SHIFT = 23;
export const RANK_MASK = (1 << SUIT_SHIFT) - 1;

export const CARD_WEIGHT = Int32Array.from(
  { length: 52 },
  (_, card) => (WEIGHTS[card >> 2] as number) + ((SUIT_WEIGHTS[card & 3] as number) << SUIT_SHIFT),
);

export const CATEGORIES = [
  'carta alta',
  'pareja',
  'doble pareja',
  'trío',
  'escalera',
  'color',
  'full',
  'póker',
  'escalera de color',
] as const;

/** First score of each category: how many different hands of five rank below it. */
const CATEGORY_STARTS = [0, 1277, 4137, 4995, 5853, 5863, 7140, 7296, 7452] as const;

/** Index in CATEGORIES of a score. */
export const category = (score: number): number => CATEGORY_STARTS.findLastIndex((start) => score >= start);

const bitCount = (bits: number): number => {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
};

/** Highest card (rank index) of the best straight in a set of ranks given as bits, or −1. */
const straightHigh = (bits: number): number => {
  for (let high = 12; high >= 4; high--) if (((bits >> (high - 4)) & 0b11111) === 0b11111) return high;
  return (bits & 0b1000000001111) === 0b1000000001111 ? 3 : -1;
};

/** The `count` highest ranks of a bit set. */
const highest = (bits: number, count: number): number => {
  let left = bits;
  for (let extra = bitCount(bits) - count; extra > 0; extra--) left &= left - 1;
  return left;
};

/** Place among the sets of as many ranks, lowest first: the order of kickers. */
const subsetOrder = (size: number, skipStraights: boolean): Int16Array => {
  const order = new Int16Array(8192).fill(-1);
  let next = 0;
  for (let bits = 0; bits < 8192; bits++)
    if (bitCount(bits) === size && !(skipStraights && straightHigh(bits) >= 0)) order[bits] = next++;
  return order;
};

/** Place of a set of ranks when one or two of all ranks are taken out: the bits above each one move down. */
const without = (bits: number, rank: number): number => (bits & ((1 << rank) - 1)) | ((bits >> (rank + 1)) << rank);

interface SizeTable {
  /** What to add to a sum for its place in `scores`, by its upper bits. */
  readonly rows: Int32Array;
  readonly scores: Uint16Array;
}

export interface Tables extends SizeTable {
  /** By the sum of the suits' weights: which suit has five or more, or −1. */
  readonly flushOf: Int8Array;
  /** By the ranks of the suit as bits. */
  readonly flush: Uint16Array;
}

interface Orders {
  readonly one: Int16Array;
  readonly two: Int16Array;
  readonly three: Int16Array;
  readonly five: Int16Array;
}

/** Score of ranks alone; `counts` holds how many of each rank. */
const scoreRanks = (counts: Int8Array, orders: Orders): number => {
  let bits = 0;
  let quad = -1;
  let trips = -1;
  let pair = -1;
  let second = -1;
  for (let rank = 12; rank >= 0; rank--) {
    const count = counts[rank] as number;
    if (count > 0) bits |= 1 << rank;
    if (count === 4 && quad < 0) quad = rank;
    else if (count === 3 && trips < 0) trips = rank;
    else if (count >= 2) {
      // A second three of a kind serves as the pair of a full house.
      if (pair < 0) pair = rank;
      else if (second < 0) second = rank;
    }
  }
  const kick = (left: number, size: number, order: Int16Array): number => order[highest(left, size)] as number;
  if (quad >= 0) return 7296 + quad * 12 + kick(without(bits, quad), 1, orders.one);
  if (trips >= 0 && pair >= 0) return 7140 + trips * 12 + (pair > trips ? pair - 1 : pair);
  const straight = straightHigh(bits);
  if (straight >= 0) return 5853 + straight - 3;
  if (trips >= 0) return 4995 + trips * 66 + kick(without(bits, trips), 2, orders.two);
  if (second >= 0)
    return 4137 + ((pair * (pair - 1)) / 2 + second) * 11 + kick(without(without(bits, pair), second), 1, orders.one);
  if (pair >= 0) return 1277 + pair * 220 + kick(without(bits, pair), 3, orders.three);
  return kick(bits, 5, orders.five);
};

export const ROW_BITS = 10;
const ROW = 1 << ROW_BITS;

/** Thirty-two places of a bit set from `at` on. */
const bitsFrom = (words: Int32Array, at: number): number => {
  const word = at >> 5;
  const shift = at & 31;
  const first = words[word] as number;
  return shift === 0 ? first : (first >>> shift) | ((words[word + 1] as number) << (32 - shift));
};

/** Slides the rows of occupied sums into one table, the fullest first, each where it first fits. */
const pack = (sums: ReadonlyMap<number, number>): SizeTable => {
  const byRow = new Map<number, number[]>();
  let last = 0;
  for (const sum of sums.keys()) {
    const row = sum >> ROW_BITS;
    const list = byRow.get(row);
    if (list) list.push(sum & (ROW - 1));
    else byRow.set(row, [sum & (ROW - 1)]);
    if (row > last) last = row;
  }
  const rows = new Int32Array(last + 1);
  const taken = new Int32Array(1 << 13);
  let end = 0;
  let size = 0;
  let from = 0;
  for (const [row, offsets] of [...byRow].sort((a, b) => b[1].length - a[1].length)) {
    // Where a row of as many did not fit, this one hardly will: the search goes on from the last place.
    if (offsets.length !== size) from = 0;
    size = offsets.length;
    let shift = from;
    // Thirty-two shifts are tried at once.
    for (; ; shift += 32) {
      let clash = 0;
      for (let i = 0; i < offsets.length && clash !== -1; i++) clash |= bitsFrom(taken, (offsets[i] as number) + shift);
      if (clash === -1) continue;
      shift += 31 - Math.clz32(~clash & -~clash);
      break;
    }
    from = shift;
    for (const offset of offsets) {
      const at = offset + shift;
      taken[at >> 5] = (taken[at >> 5] as number) | (1 << (at & 31));
    }
    // Folded into one addition: sum + rows[sum >> ROW_BITS] is the place.
    rows[row] = shift - row * ROW;
    end = Math.max(end, shift + ROW);
  }
  const scores = new Uint16Array(end);
  for (const [sum, score] of sums) scores[sum + (rows[sum >> ROW_BITS] as number)] = score;
  return { rows, scores };
};

const ORDERS: { made?: Orders } = {};
const orders = (): Orders => {
  ORDERS.made ??= {
    one: subsetOrder(1, false),
    two: subsetOrder(2, false),
    three: subsetOrder(3, false),
    five: subsetOrder(5, true),
  };
  return ORDERS.made;
};

const buildSize = (size: number): SizeTable => {
  const sums = new Map<number, number>();
  const counts = new Int8Array(13);
  const kickers = orders();
  const deal = (rank: number, left: number, sum: number): void => {
    if (left === 0) {
      sums.set(sum, scoreRanks(counts, kickers));
      return;
    }
    if (rank === 13) return;
    for (let count = 0; count <= Math.min(4, left); count++) {
      counts[rank] = count;
      deal(rank + 1, left - count, sum + count * (WEIGHTS[rank] as number));
    }
    counts[rank] = 0;
  };
  deal(0, size, 0);
  return pack(sums);
};

const buildFlush = (): Uint16Array => {
  const flush = new Uint16Array(8192);
  for (let bits = 0; bits < 8192; bits++) {
    if (bitCount(bits) < 5) continue;
    const straight = straightHigh(bits);
    flush[bits] = straight >= 0 ? 7452 + straight - 3 : 5863 + (orders().five[highest(bits, 5)] as number);
  }
  return flush;
};

const buildFlushOf = (size: number): Int8Array => {
  const flushOf = new Int8Array(512).fill(-1);
  for (let first = 0; first <= size; first++)
    for (let second = 0; first + second <= size; second++)
      for (let third = 0; first + second + third <= size; third++) {
        const counts = [size - first - second - third, first, second, third];
        flushOf[first + 8 * second + 64 * third] = counts.findIndex((count) => count >= 5);
      }
  return flushOf;
};

const built: (Tables | undefined)[] = [];
let flushes: Uint16Array | undefined;

/** Made at first use, for hands of five, six or seven cards. */
export const tables = (size: 5 | 6 | 7 = 7): Tables => {
  const known = built[size];
  if (known) return known;
  flushes ??= buildFlush();
  const fresh = { ...buildSize(size), flush: flushes, flushOf: buildFlushOf(size) };
  built[size] = fresh;
  return fresh;
};

/** Score of the best five cards out of five to seven, 0–7461: the greater wins, equal splits. */
export const evaluate = (cards: ArrayLike<number>): number => {
  const size = cards.length;
  if (size < 5 || size > 7) throw new RangeError(`five to seven cards, not ${size}`);
  const { rows, scores, flush, flushOf } = built[size] ?? tables(size as 5 | 6 | 7);
  let sum = 0;
  for (let i = 0; i < size; i++) sum = (sum + (CARD_WEIGHT[cards[i] as number] as number)) | 0;
  const suit = flushOf[sum >>> SUIT_SHIFT] as number;
  if (suit >= 0) {
    let bits = 0;
    for (let i = 0; i < size; i++) if (((cards[i] as number) & 3) === suit) bits |= 1 << ((cards[i] as number) >> 2);
    return flush[bits] as number;
  }
  const ranks = sum & RANK_MASK;
  return scores[ranks + (rows[ranks >> ROW_BITS] as number)] as number;
};

/** `evaluate` of seven without an array, for loops over millions. */
export const makeEvaluate7 = (): ((
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  g: number,
) => number) => {
  const { rows, scores, flush, flushOf } = tables();
  const weight = CARD_WEIGHT;
  const bitOf = (card: number, suit: number): number => ((card & 3) === suit ? 1 << (card >> 2) : 0);
  return (a, b, c, d, e, f, g) => {
    const sum =
      ((weight[a] as number) +
        (weight[b] as number) +
        (weight[c] as number) +
        (weight[d] as number) +
        (weight[e] as number) +
        (weight[f] as number) +
        (weight[g] as number)) |
      0;
    const s = flushOf[sum >>> SUIT_SHIFT] as number;
    if (s >= 0)
      return flush[
        bitOf(a, s) | bitOf(b, s) | bitOf(c, s) | bitOf(d, s) | bitOf(e, s) | bitOf(f, s) | bitOf(g, s)
      ] as number;
    const ranks = sum & RANK_MASK;
    return scores[ranks + (rows[ranks >> ROW_BITS] as number)] as number;
  };
};
