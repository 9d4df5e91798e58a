import { readdirSync, readFileSync } from 'node:fs';
import { type Pos, parseRange, type Range } from '@estratega/lessons';
import {
  type Chart,
  type ChartAction,
  type Combo,
  chartFile,
  chartPlay,
  handName,
  parseCards,
  rangeShare,
} from '@estratega/lessons/poker';

/** The charts of the content, and how their seats are called. */

const FOLDER = new URL('../../../packages/lessons/content/poker/charts/', import.meta.url);
export const CHARTS: readonly Chart[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => chartFile.parse(JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'))));

export const chartOf = (id: string): Chart => {
  const found = CHARTS.find((chart) => chart.id === id);
  if (!found) throw new Error(`no chart ${id}`);
  return found;
};
export const rangeOf = (id: string): Range => parseRange(chartOf(id).rango);
export const share = (range: Range): number => 100 * rangeShare(range);
export const classOf = (cards: string): string =>
  handName(parseCards(cards.replaceAll(' ', '').match(/../gu) ?? []) as unknown as Combo);

/** What the chart does, where it leaves no doubt; a hand it mixes belongs to no exercise with one answer. */
export const playOf = (chart: Chart, hand: string): ChartAction | 'fold' => {
  const play = chartPlay(chart, hand);
  const total = Object.values(play).reduce((sum, weight) => sum + weight, 0);
  const [best] = Object.entries(play).sort(([, a], [, b]) => b - a);
  if (!best || total < 0.15) return 'fold';
  if (best[1] < 0.85) throw new Error(`${chart.id} mixes ${hand}: ${JSON.stringify(play)}`);
  return best[0] as ChartAction;
};

const NAMES: Readonly<Partial<Record<Pos, string>>> = {
  UTG1: 'UTG+1',
  UTG2: 'UTG+2',
  BTN: 'el botón',
  SB: 'la ciega pequeña',
  BB: 'la ciega grande',
};
export const seat = (pos: Pos): string => NAMES[pos] ?? pos;
export const fromSeat = (pos: Pos): string => `desde ${seat(pos)}`;
export const ofSeat = (pos: Pos): string => (pos === 'BTN' ? 'del botón' : `de ${seat(pos)}`);

export const NINE: readonly Pos[] = ['UTG', 'UTG1', 'UTG2', 'LJ', 'HJ', 'CO', 'BTN', 'SB', 'BB'];
/** All nine with as much, the hero marked. */
export const nine = (stack: number, hero: Pos): string =>
  NINE.map((pos) => `${pos}:${stack}${pos === hero ? '*' : ''}`).join(' ');
/** Only who matters and the blinds. */
export const some = (stack: number, hero: Pos, others: readonly Pos[]): string =>
  NINE.filter((pos) => pos === hero || pos === 'SB' || pos === 'BB' || others.includes(pos))
    .map((pos) => `${pos}:${stack}${pos === hero ? '*' : ''}`)
    .join(' ');
export const spaced = (range: string): string => range.replaceAll(',', ', ');
