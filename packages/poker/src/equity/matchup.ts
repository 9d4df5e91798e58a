import type { Combo } from '../cards.ts';
import { CARD_WEIGHT, RANK_MASK, ROW_BITS, tables } from '../evaluator.ts';

/**
 * Two concrete hands before the flop, over all 1,712,304 boards, without dealing them one by one. Boards are taken by
 * their ranks (each with as many deals as its ranks allow), as if no flush existed; then only the boards that give
 * somebody five of a suit are looked at again and the difference is put right.
 */

const BOARDS = 1_712_304;
const CHOOSE = [
  [1, 0, 0, 0, 0],
  [1, 1, 0, 0, 0],
  [1, 2, 1, 0, 0],
  [1, 3, 3, 1, 0],
  [1, 4, 6, 4, 1],
] as const;

const choose = (from: number, take: number): number => (CHOOSE[from] as readonly number[])[take] as number;

/** Twice what a wins of the pot: 2 for a win, 1 for a tie. */
const share = (mine: number, his: number): number => (mine > his ? 2 : mine === his ? 1 : 0);

/** Twice the sum over all boards of the first hand's share of the pot. */
export const matchupPoints = (a: Combo, b: Combo): number => {
  const { rows, scores, flush } = tables();
  const weights = Int32Array.from({ length: 13 }, (_, rank) => (CARD_WEIGHT[rank * 4] as number) & RANK_MASK);
  const ofRanks = (sum: number): number => scores[sum + (rows[sum >> ROW_BITS] as number)] as number;
  const dead = [...a, ...b];
  if (new Set(dead).size !== 4) throw new RangeError('two hands share a card');
  const left = new Int8Array(13).fill(4);
  for (const card of dead) left[card >> 2] = (left[card >> 2] as number) - 1;
  const sumA = (weights[a[0] >> 2] as number) + (weights[a[1] >> 2] as number);
  const sumB = (weights[b[0] >> 2] as number) + (weights[b[1] >> 2] as number);

  let points = 0;
  const deal = (rank: number, cards: number, sum: number, ways: number): void => {
    if (cards === 0) {
      points += ways * share(ofRanks(sumA + sum), ofRanks(sumB + sum));
      return;
    }
    if (rank === 13) return;
    const most = Math.min(left[rank] as number, cards);
    for (let count = 0; count <= most; count++)
      deal(
        rank + 1,
        cards - count,
        sum + count * (weights[rank] as number),
        ways * choose(left[rank] as number, count),
      );
  };
  deal(0, 5, 0, 1);

  const bitsOf = (hand: Combo, suit: number): number =>
    hand.reduce((bits, card) => ((card & 3) === suit ? bits | (1 << (card >> 2)) : bits), 0);
  const bitCount = (bits: number): number => {
    let count = 0;
    for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
    return count;
  };

  for (let suit = 0; suit < 4; suit++) {
    const bitsA = bitsOf(a, suit);
    const bitsB = bitsOf(b, suit);
    const countA = bitCount(bitsA);
    const countB = bitCount(bitsB);
    const gone = bitsA | bitsB;
    // Cards of other suits that may fall, by rank.
    const others = new Int8Array(13);
    for (let rank = 0; rank < 13; rank++) others[rank] = (left[rank] as number) - ((gone >> rank) & 1 ? 0 : 1);
    for (let suited = 5 - Math.max(countA, countB); suited <= 5; suited++) {
      const flushA = countA + suited >= 5;
      const flushB = countB + suited >= 5;
      const spread = (rank: number, cards: number, sum: number, bits: number, ways: number): void => {
        if (cards === 0) {
          const plainA = ofRanks(sumA + sum);
          const plainB = ofRanks(sumB + sum);
          const realA = flushA ? (flush[bits | bitsA] as number) : plainA;
          const realB = flushB ? (flush[bits | bitsB] as number) : plainB;
          points += ways * (share(realA, realB) - share(plainA, plainB));
          return;
        }
        if (rank === 13) return;
        const most = Math.min(others[rank] as number, cards);
        for (let count = 0; count <= most; count++)
          spread(
            rank + 1,
            cards - count,
            sum + count * (weights[rank] as number),
            bits,
            ways * choose(others[rank] as number, count),
          );
      };
      const pick = (rank: number, cards: number, sum: number, bits: number): void => {
        if (cards === 0) {
          spread(0, 5 - suited, sum, bits, 1);
          return;
        }
        if (rank + cards > 13) return;
        if (!((gone >> rank) & 1)) pick(rank + 1, cards - 1, sum + (weights[rank] as number), bits | (1 << rank));
        pick(rank + 1, cards, sum, bits);
      };
      pick(0, suited, 0, 0);
    }
  }
  return points;
};

/** Exact equity 0–1 of the first hand before the flop, ties as half. */
export const matchup = (a: Combo, b: Combo): number => matchupPoints(a, b) / (2 * BOARDS);
