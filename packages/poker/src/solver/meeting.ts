/**
 * A showdown without a comparison. The other's reach is summed up once in order of strength and once card by card (all
 * that hold the first card from weak to strong, then all that hold the next one, …); what a hand beats or ties with is then a
 * difference of such sums, and where they are found depends on the cards alone.
 *
 * The sums lie in one row: by strength, by card in two halves (they are made side by side), each of `half` + 1, and then for each card both
 * ends of its part added up.
 */
export interface Meeting {
  /** Places of the other's hands, card by card: one of each half in turn. Where a half is over, the place after the last hand. */
  readonly holders: Uint16Array;
  readonly half: number;
  /** Where each card's part begins and ends in the row of sums. */
  readonly ends: Uint16Array;
  /**
   * Eight places in the row of sums for each of my hands: by strength before and after those that tie; before and after them
   * among those that hold my first card, and my second one; the ends of both cards.
   */
  readonly places: Uint16Array;
}

/** How many numbers the sums of a showdown take. */
export const sumsRoom = (half: number): number => 3 * (half + 1) + 52;

/** First place in a sorted list whose strength is at least (or above) `strength`. */
const placeOf = (list: readonly number[], strength: number, above: boolean): number => {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const there = list[middle] as number;
    if (there < strength || (above && there === strength)) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** The cards whose holders make the first half: as near to half of all as whole cards come. */
const firstHalf = (held: readonly (readonly number[])[], size: number): number => {
  let [cards, count] = [0, 0];
  while (cards < 52 && count < size) count += held[cards++]?.length ?? 0;
  return cards;
};

export const meetingOf = (
  first: readonly [Uint8Array, Uint8Array],
  second: readonly [Uint8Array, Uint8Array],
  strength: readonly [readonly number[], readonly number[]],
  me: 0 | 1,
): Meeting => {
  const other = me === 0 ? 1 : 0;
  const size = first[other].length;
  const held = Array.from({ length: 52 }, (): number[] => []);
  for (let j = 0; j < size; j++) {
    held[first[other][j] as number]?.push(j);
    held[second[other][j] as number]?.push(j);
  }
  const cut = firstHalf(held, size);
  const halves = [held.slice(0, cut).flat(), held.slice(cut).flat()] as const;
  const half = Math.max(size, halves[0].length, halves[1].length);
  const holders = new Uint16Array(2 * half).fill(size);
  halves.forEach((list, which) => {
    list.forEach((j, k) => {
      holders[2 * k + which] = j;
    });
  });
  const ends = new Uint16Array(104);
  let at = half + 1;
  held.forEach((list, card) => {
    if (card === cut) at = 2 * (half + 1);
    ends[2 * card] = at;
    at += list.length;
    ends[2 * card + 1] = at;
  });
  const strengths = held.map((list) => list.map((j) => strength[other][j] as number));
  const cards = 3 * (half + 1);
  const places = new Uint16Array(8 * first[me].length);
  for (let i = 0; i < first[me].length; i++) {
    const mine = strength[me][i] as number;
    const both = [first[me][i] as number, second[me][i] as number] as const;
    places.set(
      [
        placeOf(strength[other], mine, false),
        placeOf(strength[other], mine, true),
        ...both.flatMap((card) =>
          [false, true].map((above) => (ends[2 * card] as number) + placeOf(strengths[card] as number[], mine, above)),
        ),
        cards + both[0],
        cards + both[1],
      ],
      8 * i,
    );
  }
  return { holders, half, ends, places };
};
