import { type Combo, handName, parseCards } from '@estratega/poker/cards';
import { percent } from '../drills/words.ts';
import type { Chart, ChartAction } from '../poker/charts.ts';
import { isMixed, mainAction, mixOf } from './border.ts';

/** A chart's border in words: what it does with a hand, and where along its row that changes. */

const DOES: Readonly<Record<ChartAction | 'fold', string>> = {
  fold: 'se tira',
  abrir: 'se abre',
  '3bet': 'se resube',
  '4bet': 'se resube',
  pagar: 'se paga',
  allin: 'va all-in',
  limp: 'entra sin subir',
};

const RANKS = 'AKQJT98765432';

/** All of one kind: pairs; or with the same high card, the same low card, the same step between them. Strong to weak. */
const linesOf = (hand: string): readonly (readonly string[])[] => {
  const [high = '', low = '', kind = ''] = hand;
  const [h, l] = [RANKS.indexOf(high), RANKS.indexOf(low)];
  if (h === l) return [[...RANKS].map((rank) => rank + rank)];
  return [
    [...RANKS.slice(h + 1)].map((rank) => high + rank + kind),
    [...RANKS.slice(0, l)].map((rank) => rank + low + kind),
    [...RANKS.slice(0, RANKS.length - (l - h))].map((rank, i) => rank + RANKS[i + l - h] + kind),
  ];
};

interface Turn {
  readonly line: readonly string[];
  readonly at: number;
  /** The nearest hand of the line that is played otherwise. */
  readonly turn: number | undefined;
}

/** The line along which the chart changes soonest; a kicker's, where others are no nearer. */
const nearestTurn = (chart: Chart, hand: string): Turn => {
  const own = mainAction(mixOf(chart, hand));
  const turns = linesOf(hand).map((line): Turn => {
    const at = line.indexOf(hand);
    const others = line.flatMap((one, i) => (mainAction(mixOf(chart, one)) === own ? [] : [i]));
    const turn = others.sort((a, b) => Math.abs(a - at) - Math.abs(b - at) || b - a)[0];
    return { line, at, turn };
  });
  const away = ({ at, turn }: Turn): number => (turn === undefined ? 99 : Math.abs(turn - at));
  return turns.reduce((best, one) => (away(one) < away(best) ? one : best));
};

/** The starting hand that two cards are: "Kd", "5c" → "K5o". */
export const handOfCards = (cards: readonly string[]): string => handName(parseCards(cards) as unknown as Combo);

/** So many are shown round a hand. */
const SHOWN = 7;

export const aroundOf = (chart: Chart, hand: string): readonly string[] => {
  const { line, at, turn = at } = nearestTurn(chart, hand);
  // In the middle, or as far from it as lets the change be seen.
  const centred = at - Math.floor(SHOWN / 2);
  const seen = Math.max(turn - SHOWN + 1, Math.min(centred, turn));
  const near = Math.max(at - SHOWN + 1, Math.min(seen, at));
  const from = Math.max(0, Math.min(near, line.length - SHOWN));
  return line.slice(from, from + SHOWN);
};

/** "K5o va all-in." */
export const doesWords = (chart: Chart, hand: string): string => {
  const mix = mixOf(chart, hand);
  if (!isMixed(mix)) return `${hand} ${DOES[mainAction(mix)]}.`;
  const parts = (Object.entries(mix) as [ChartAction | 'fold', number][])
    .filter(([, weight]) => weight > 0.005)
    .sort(([, a], [, b]) => b - a)
    .map(([action, weight]) => `${DOES[action]} el ${percent(100 * weight, 0)}`);
  const ways = parts.length === 2 ? 'las dos maneras' : 'varias maneras';
  return `${hand} va de ${ways}: ${parts.slice(0, -1).join(', ')} y ${parts.at(-1)}.`;
};

/** Why, in a sentence: the nearest hand that is played otherwise. */
export const borderWords = (chart: Chart, hand: string): string => {
  const { line, at, turn } = nearestTurn(chart, hand);
  if (turn === undefined) return `De ${line[0]} a ${line.at(-1)} la tabla hace lo mismo.`;
  const other = line[turn] as string;
  const does = DOES[mainAction(mixOf(chart, other))];
  const away = Math.abs(turn - at);
  return away === 1 ? `Por una mano: ${other} ya ${does}.` : `El borde queda a ${away} manos: ${other} ya ${does}.`;
};

const named = (hand: string): string => `${hand[0]}-${hand[1]}`;

/**
 * What the hand has or lacks beside the nearest one that is played otherwise: the pair that wins less, the kicker that is dominated by
 * those above it, the cards that make the lower straight.
 */
export const reasonWords = (chart: Chart, hand: string): string => {
  const { line, at, turn } = nearestTurn(chart, hand);
  if (turn === undefined) return '';
  const [stronger, weaker] = at < turn ? [hand, line[turn] as string] : [line[turn] as string, hand];
  const [high, low] = [weaker[0], weaker[1]];
  if (high === low) return `${named(weaker)} gana a menos manos que ${named(stronger)} cuando no llega el trío.`;
  if (stronger[0] === high) {
    const better = line.indexOf(weaker);
    return `A ${named(weaker)} ${better === 1 ? 'la domina una mano' : `la dominan ${better} manos`} con su misma carta alta.`;
  }
  if (stronger[1] === low)
    return `${named(weaker)} liga una pareja alta más baja que ${named(stronger)}, y la dominan más manos.`;
  return `${named(weaker)} hace parejas y escaleras más bajas que ${named(stronger)}.`;
};
