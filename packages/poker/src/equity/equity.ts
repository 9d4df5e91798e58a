import { type Combo, cardName, combosLeft, parseCards } from '../cards.ts';
import { CARD_WEIGHT, RANK_MASK, ROW_BITS, SUIT_SHIFT, tables } from '../evaluator.ts';
import { parseRange, type Range } from '../ranges.ts';
import { matchupPoints } from './matchup.ts';

/** Exact equities: every run-out counted, ties as half. */

export interface WeightedCombo {
  readonly combo: Combo;
  readonly weight: number;
}

/** The combos of a range that the known cards leave, each with its weight. */
export const rangeToCombos = (range: Range, known: ReadonlySet<number>): WeightedCombo[] =>
  Object.entries(range).flatMap(([hand, weight]) =>
    weight <= 0 ? [] : combosLeft(hand, known).map((combo) => ({ combo, weight })),
  );

const BOARDS = 1_712_304;

/** Suits are alike: the same two hands with other suits, or mirrored ones, are worked out once. */
const canonical = (hero: Combo, rival: Combo): string => {
  const names = new Map<number, number>();
  const code = (card: number): number => {
    const suit = card & 3;
    if (!names.has(suit)) names.set(suit, names.size);
    return (card >> 2) * 4 + (names.get(suit) as number);
  };
  const high = (hand: Combo): Combo => (hand[0] >> 2 >= hand[1] >> 2 ? hand : [hand[1], hand[0]]);
  const forms = [high(hero), hero[0] >> 2 === hero[1] >> 2 ? ([hero[1], hero[0]] as const) : high(hero)].flatMap(
    (h) => {
      const r = high(rival);
      return [r, r[0] >> 2 === r[1] >> 2 ? ([r[1], r[0]] as const) : r].map((second) => {
        names.clear();
        return [...h, ...second].map(code).join();
      });
    },
  );
  return forms.sort()[0] as string;
};

const preflop = (hero: Combo, rivals: readonly WeightedCombo[]): number => {
  const known = new Map<string, number>();
  let won = 0;
  let total = 0;
  for (const { combo, weight } of rivals) {
    const key = canonical(hero, combo);
    let points = known.get(key);
    if (points === undefined) {
      points = matchupPoints(hero, combo);
      known.set(key, points);
    }
    won += weight * points;
    total += weight;
  }
  return won / (total * 2 * BOARDS);
};

const postflop = (hero: Combo, rivals: readonly WeightedCombo[], board: readonly number[]): number => {
  const { rows, scores, flush, flushOf } = tables();
  const dead = new Uint8Array(52);
  for (const card of [...hero, ...board]) dead[card] = 1;
  const deck: number[] = [];
  for (let card = 0; card < 52; card++) if (!dead[card]) deck.push(card);

  // Cards as bits of two words, so that a clash with a run-out is one test.
  const size = rivals.length;
  const low = new Int32Array(size);
  const high = new Int32Array(size);
  const sums = new Int32Array(size);
  const weights = new Float64Array(size);
  const bits = new Int16Array(size * 4);
  rivals.forEach(({ combo, weight }, i) => {
    for (const card of combo) {
      if (card < 26) low[i] = (low[i] as number) | (1 << card);
      else high[i] = (high[i] as number) | (1 << (card - 26));
      sums[i] = (sums[i] as number) + (CARD_WEIGHT[card] as number);
      bits[i * 4 + (card & 3)] = (bits[i * 4 + (card & 3)] as number) | (1 << (card >> 2));
    }
    weights[i] = weight;
  });
  const heroSum = ((CARD_WEIGHT[hero[0]] as number) + (CARD_WEIGHT[hero[1]] as number)) | 0;
  const fixed = board.reduce((sum, card) => (sum + (CARD_WEIGHT[card] as number)) | 0, 0);
  const fixedBits = [0, 0, 0, 0];
  for (const card of board) fixedBits[card & 3] = (fixedBits[card & 3] as number) | (1 << (card >> 2));
  const boardBits = new Int32Array(4);

  let won = 0;
  let total = 0;
  /** −1 stands for no card. */
  const showdown = (turn: number, river: number): void => {
    let outLow = 0;
    let outHigh = 0;
    let boardSum = fixed;
    boardBits.set(fixedBits);
    for (let k = 0; k < 2; k++) {
      const card = k === 0 ? turn : river;
      if (card < 0) continue;
      if (card < 26) outLow |= 1 << card;
      else outHigh |= 1 << (card - 26);
      boardSum = (boardSum + (CARD_WEIGHT[card] as number)) | 0;
      boardBits[card & 3] = (boardBits[card & 3] as number) | (1 << (card >> 2));
    }
    const own = (boardSum + heroSum) | 0;
    const ownFlush = flushOf[own >>> SUIT_SHIFT] as number;
    let mine: number;
    if (ownFlush >= 0) {
      let held = boardBits[ownFlush] as number;
      for (const card of hero) if ((card & 3) === ownFlush) held |= 1 << (card >> 2);
      mine = flush[held] as number;
    } else {
      const ranks = own & RANK_MASK;
      mine = scores[ranks + (rows[ranks >> ROW_BITS] as number)] as number;
    }
    let wins = 0;
    let ties = 0;
    let all = 0;
    for (let i = 0; i < size; i++) {
      if (((low[i] as number) & outLow) | ((high[i] as number) & outHigh)) continue;
      const sum = (boardSum + (sums[i] as number)) | 0;
      const suit = flushOf[sum >>> SUIT_SHIFT] as number;
      let his: number;
      if (suit >= 0) his = flush[(boardBits[suit] as number) | (bits[i * 4 + suit] as number)] as number;
      else {
        const ranks = sum & RANK_MASK;
        his = scores[ranks + (rows[ranks >> ROW_BITS] as number)] as number;
      }
      const weight = weights[i] as number;
      all += weight;
      if (mine > his) wins += weight;
      else if (mine === his) ties += weight;
    }
    won += wins + ties / 2;
    total += all;
  };

  if (board.length === 5) showdown(-1, -1);
  else if (board.length === 4) for (const river of deck) showdown(-1, river);
  else
    for (let first = 0; first < deck.length; first++)
      for (let second = first + 1; second < deck.length; second++)
        showdown(deck[first] as number, deck[second] as number);
  return won / total;
};

/** Equity 0–1 of a hand against weighted combos on a board of 0, 3, 4 or 5 cards. A card used twice throws. */
export const equityAgainst = (hero: Combo, rivals: readonly WeightedCombo[], board: readonly number[]): number => {
  if (![0, 3, 4, 5].includes(board.length)) throw new RangeError('a board has none, three, four or five cards');
  const known = new Set([...hero, ...board]);
  if (known.size !== 2 + board.length) throw new RangeError('hand and board share a card');
  if (!rivals.some(({ weight }) => weight > 0)) throw new RangeError('no rival hand is possible');
  for (const { combo } of rivals)
    for (const card of combo)
      if (known.has(card)) throw new RangeError(`a dead card in a rival's hand: ${cardName(card)}`);
  return board.length === 0 ? preflop(hero, rivals) : postflop(hero, rivals, board);
};

/** "Ah Kd" against "22+,A2s+,KQo" on "Ks 7d 2c" (or on no board), 0–1. */
export const equityHandRange = (mano: string, rango: string, mesa = ''): number => {
  const hero = parseCards(mano);
  const board = parseCards(mesa);
  if (hero.length !== 2) throw new RangeError(`not a hand: "${mano}"`);
  const rivals = rangeToCombos(parseRange(rango), new Set([...hero, ...board]));
  return equityAgainst(hero as unknown as Combo, rivals, board);
};

/** Rival hands as an author lists them: concrete ("Qs Qd") or classes ("QQ", "AKs"); every combo weighs the same. */
export const rivalCombos = (rivales: readonly string[], known: ReadonlySet<number>): WeightedCombo[] =>
  rivales.flatMap((text) => {
    const hand = text.trim();
    if (hand.includes(' ')) {
      const combo = parseCards(hand);
      if (combo.length !== 2) throw new RangeError(`not a hand: "${hand}"`);
      for (const card of combo)
        if (known.has(card)) throw new RangeError(`a dead card in a rival's hand: "${hand}" has ${cardName(card)}`);
      return [{ combo: combo as unknown as Combo, weight: 1 }];
    }
    const left = combosLeft(hand, known);
    if (left.length === 0) throw new RangeError(`no combo of "${hand}" is left`);
    return left.map((combo) => ({ combo, weight: 1 }));
  });
