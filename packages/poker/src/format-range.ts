import { HANDS, RANKS, type Range } from './ranges.ts';

/** Writes a range as people do: "22+,A2s+,K9s-K7s,QJo:0.5". Weights are rounded to `decimals`; zeros are left out. */
export const formatRange = (range: Range, decimals = 2): string => {
  const unit = 10 ** decimals;
  const weight = (hand: string): number => Math.round((range[hand] ?? 0) * unit) / unit;
  /** Neighbours of the same weight make one piece. */
  const runs = (hands: readonly string[]): string[] => {
    const pieces: string[] = [];
    for (let i = 0; i < hands.length; ) {
      const w = weight(hands[i] as string);
      let end = i;
      while (end + 1 < hands.length && weight(hands[end + 1] as string) === w) end++;
      if (w > 0) {
        const [top, low] = [hands[i] as string, hands[end] as string];
        const name = i === end ? top : i === 0 ? `${low}+` : `${top}-${low}`;
        pieces.push(w === 1 ? name : `${name}:${w}`);
      }
      i = end + 1;
    }
    return pieces;
  };
  const ranks = [...RANKS].reverse();
  const families = [
    HANDS.filter((hand) => hand.length === 2),
    ...['s', 'o'].flatMap((suit) =>
      ranks.slice(0, -1).map((high, i) => ranks.slice(i + 1).map((low) => `${high}${low}${suit}`)),
    ),
  ];
  return families.flatMap(runs).join(',');
};
