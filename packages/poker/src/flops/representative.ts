/**
 * Twenty-five flops that stand for all 22,100: by pairing and suits each kind has its share, and within a kind the ranks are chosen so that
 * every flop has one near it. Pure and without chance: the same list every time.
 */
export interface RepresentativeFlop {
  readonly cards: readonly [number, number, number];
  /** Share of all flops. */
  readonly share: number;
}

type Ranks = readonly [number, number, number];

interface Kind {
  readonly count: number;
  /** How many flops have given ranks in this kind. */
  readonly ways: number;
  readonly paired: boolean;
  /** Suits of the three cards, highest first; kinds with several take them in turn. */
  readonly suits: readonly Ranks[];
}

const KINDS: readonly Kind[] = [
  { count: 8, ways: 24, paired: false, suits: [[0, 1, 2]] },
  {
    count: 11,
    ways: 36,
    paired: false,
    suits: [
      [0, 0, 1],
      [0, 1, 0],
      [1, 0, 0],
    ],
  },
  { count: 2, ways: 4, paired: false, suits: [[0, 0, 0]] },
  // Three of a kind are one flop in 425: they count with the pairs.
  { count: 2, ways: 12, paired: true, suits: [[0, 1, 2]] },
  { count: 2, ways: 12, paired: true, suits: [[0, 1, 0]] },
];
const ALL = 22_100;
const TRIPS = 52;

const ranksOf = (paired: boolean): Ranks[] => {
  const list: Ranks[] = [];
  for (let a = 12; a >= 0; a--)
    for (let b = a; b >= 0; b--)
      for (let c = b; c >= 0; c--) {
        const pairs = Number(a === b) + Number(b === c);
        if (pairs === (paired ? 1 : 0)) list.push([a, b, c]);
      }
  return list;
};

/** Straights that two cards complete: what makes a board connected. */
const straights = ([a, b, c]: Ranks): number => {
  const bits = (1 << (a + 1)) | (1 << (b + 1)) | (1 << (c + 1)) | (a === 12 ? 1 : 0);
  let count = 0;
  for (let low = 0; low <= 9; low++) {
    const inside = bits & (0b11111 << low);
    let cards = 0;
    for (let left = inside; left; left &= left - 1) cards++;
    if (cards >= 3) count++;
  }
  return count;
};

/** High cards weigh more than low ones, and an ace or a king more than a nine. */
const height = (rank: number): number => rank + (rank >= 11 ? 2 * (rank - 10) : 0);
const apart = (x: Ranks, y: Ranks): number =>
  Math.abs(height(x[0]) - height(y[0])) +
  0.6 * Math.abs(height(x[1]) - height(y[1])) +
  0.4 * Math.abs(x[2] - y[2]) +
  2.5 * Math.abs(straights(x) - straights(y));

/** The places of `count` of them such that the way to the nearest is short for all: first one after another, then by changing. */
const central = (list: readonly Ranks[], count: number): number[] => {
  const far = (chosen: readonly number[]): number =>
    list.reduce((sum, one) => sum + Math.min(...chosen.map((i) => apart(one, list[i] as Ranks))), 0);
  const chosen: number[] = [];
  while (chosen.length < count) {
    let best = { at: -1, sum: Number.POSITIVE_INFINITY };
    for (let i = 0; i < list.length; i++) {
      if (chosen.includes(i)) continue;
      const sum = far([...chosen, i]);
      if (sum < best.sum) best = { at: i, sum };
    }
    chosen.push(best.at);
  }
  return chosen;
};

let made: readonly RepresentativeFlop[] | undefined;

export const representativeFlops = (): readonly RepresentativeFlop[] => {
  made ??= KINDS.flatMap(({ count, ways, paired, suits }) => {
    const list = ranksOf(paired);
    const chosen = central(list, count);
    const near = chosen.map(() => 0);
    for (const one of list) {
      const ways = chosen.map((i) => apart(one, list[i] as Ranks));
      const at = ways.indexOf(Math.min(...ways));
      near[at] = (near[at] as number) + 1;
    }
    const kind = (list.length * ways + (paired ? TRIPS / 2 : 0)) / ALL;
    return chosen.map((i, k): RepresentativeFlop => {
      const ranks = list[i] as Ranks;
      const pattern = suits[k % suits.length] as Ranks;
      // A pair has two suits whichever card it is with.
      const suit =
        paired && ranks[0] === ranks[1]
          ? pattern
          : paired
            ? ([pattern[0], pattern[1], pattern[2] === pattern[1] ? 0 : pattern[2]] as const)
            : pattern;
      return {
        cards: [ranks[0] * 4 + suit[0], ranks[1] * 4 + suit[1], ranks[2] * 4 + suit[2]],
        share: (kind * (near[k] as number)) / list.length,
      };
    });
  });
  return made;
};
