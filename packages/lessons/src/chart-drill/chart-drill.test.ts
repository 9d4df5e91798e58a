import { readdirSync, readFileSync } from 'node:fs';
import { combosOf, HANDS, parseRange } from '@estratega/poker/ranges';
import { describe, expect, it } from 'vitest';
import { makeRng } from '../drills/random.ts';
import { type Chart, chartFile, chartPlay } from '../poker/charts.ts';
import {
  afterAnswer,
  answersOf,
  bordersOf,
  drawRound,
  heatOf,
  isMixed,
  judgeChartAnswer,
  judgePainting,
  mainAction,
  mixOf,
  NO_PROGRESS,
  ROUND,
} from './index.ts';

const FOLDER = new URL('../../content/poker/charts/', import.meta.url);
const CHARTS = readdirSync(FOLDER).flatMap((name) =>
  chartFile.parse(JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'))),
);
const chartOf = (id: string): Chart => {
  const found = CHARTS.find((chart) => chart.id === id);
  if (!found) throw new Error(`no chart ${id}`);
  return found;
};
const BUTTON = chartOf('rg-abrir-cash6-btn');
const BLIND = chartOf('rg-defensa-bb-btn-100');

describe('the border of a chart', () => {
  it('is where a neighbour is played otherwise', () => {
    const borders = bordersOf(BUTTON);
    // K8o opens and K7o does not; aces are far inside, 72o outside.
    expect(borders.get('K8o')).toBe(1);
    expect(borders.get('K7o')).toBe(1);
    expect(borders.get('AA')).toBeGreaterThan(3);
    expect(borders.get('72o')).toBeGreaterThan(1);
  });

  it('has the hands that the chart mixes at nought', () => {
    expect(bordersOf(BLIND).get('K9s')).toBe(0);
    expect(isMixed(mixOf(BLIND, 'K9s'))).toBe(true);
    expect(isMixed(mixOf(BLIND, 'AA'))).toBe(false);
  });

  it('reads a chart as chartPlay does', () => {
    for (const hand of ['K9s', 'AA', '72o', 'A5s']) expect(mixOf(BLIND, hand)).toMatchObject(chartPlay(BLIND, hand));
    expect(() => mixOf(BLIND, 'ZZ')).toThrow(/not a starting hand/u);
  });

  it('is there in every chart that has both', () => {
    for (const chart of CHARTS) {
      const ways = new Set(HANDS.map((hand) => mainAction(mixOf(chart, hand))));
      if (ways.size > 1) expect(bordersOf(chart).size, chart.id).toBe(169);
    }
  });
});

describe('a round', () => {
  it('is forty hands near the border, the same from the same seed, none twice at once', () => {
    for (const chart of CHARTS) {
      const borders = bordersOf(chart);
      if (borders.size === 0) continue;
      const hands = drawRound(chart, makeRng(chart.id), { nivel: 4 });
      expect(hands).toHaveLength(ROUND);
      expect(drawRound(chart, makeRng(chart.id), { nivel: 4 })).toEqual(hands);
      expect(
        hands.filter((hand) => (borders.get(hand) ?? Infinity) > 1),
        chart.id,
      ).toEqual([]);
    }
  });

  it('is no good to whoever always gives the same answer', () => {
    const hands = Array.from({ length: 10 }, (_, seed) => drawRound(BUTTON, makeRng(`r${seed}`), { nivel: 3 })).flat();
    const folds = hands.filter((hand) => mainAction(mixOf(BUTTON, hand)) === 'fold').length / hands.length;
    expect(folds).toBeGreaterThan(0.35);
    expect(folds).toBeLessThan(0.65);
  });

  it('brings what was missed more often', () => {
    const often = (errores: Readonly<Record<string, number>>): number =>
      Array.from(
        { length: 60 },
        (_, seed) =>
          drawRound(BUTTON, makeRng(`e${seed}`), { nivel: 4, errores }, 10).filter((hand) => hand === 'Q8o').length,
      ).reduce((sum, one) => sum + one, 0);
    expect(often({ Q8o: 5 })).toBeGreaterThan(1.5 * often({}));
  });
});

describe('a verdict', () => {
  it('takes both where the chart mixes, and only the one where it does not', () => {
    expect(judgeChartAnswer(BLIND, 'K9s', 'pagar').resultado).toBe('bien');
    expect(judgeChartAnswer(BLIND, 'K9s', '3bet').resultado).toBe('bien');
    expect(judgeChartAnswer(BLIND, 'K9s', 'fold').resultado).toBe('mal');
    expect(judgeChartAnswer(BUTTON, 'K8o', 'abrir').resultado).toBe('bien');
    expect(judgeChartAnswer(BUTTON, 'K8o', 'fold').resultado).toBe('mal');
  });

  it('has a right answer among those offered for every hand of every chart', () => {
    const hasRight = (chart: Chart, hand: string): boolean =>
      answersOf(chart).some((answer) => judgeChartAnswer(chart, hand, answer).resultado === 'bien');
    for (const chart of CHARTS)
      expect(
        HANDS.filter((hand) => !hasRight(chart, hand)),
        chart.id,
      ).toEqual([]);
  });

  it('says beside it where the chart comes from', () => {
    expect(judgeChartAnswer(BUTTON, 'AA', 'abrir').fuente).toBe(
      `${BUTTON.titulo}. Elegida por nosotros según la práctica de hoy; no sale de un solver.`,
    );
    expect(judgeChartAnswer(chartOf('rg-push-sb-10'), 'AA', 'allin').fuente).toContain('Equilibrio');
  });
});

describe('painting', () => {
  const solution = parseRange(BUTTON.rango);
  const without = (combos: number): Record<string, number> => {
    const painted = { ...solution };
    let left = combos;
    for (const hand of Object.keys(painted)) {
      if (!hand.endsWith('s') || left === 0) continue;
      left -= combosOf(hand);
      delete painted[hand];
    }
    expect(left).toBe(0);
    return painted;
  };

  it('allows eight combinations in a hundred', () => {
    const { permitidas } = judgePainting(BUTTON, 'abrir', solution);
    expect(permitidas).toBeCloseTo(0.08 * 590, 0);
    const even = 4 * Math.floor(permitidas / 4);
    expect(judgePainting(BUTTON, 'abrir', without(even)).resultado).toBe('bien');
    expect(judgePainting(BUTTON, 'abrir', without(even + 4)).resultado).toBe('casi');
    expect(judgePainting(BUTTON, 'abrir', without(4 * even)).resultado).toBe('mal');
  });

  it('refuses what the chart does not do', () => {
    expect(() => judgePainting(BUTTON, '4bet', solution)).toThrow(/does not 4bet/u);
  });
});

describe('progress on a chart', () => {
  it('counts a streak and where errors are', () => {
    const answers = [
      ['K8o', true],
      ['K7o', false],
      ['K7o', true],
      ['Q9o', true],
    ] as const;
    const now = answers.reduce((before, [hand, right]) => afterAnswer(before, hand, right), NO_PROGRESS);
    expect(now.racha).toBe(2);
    expect(now.mejorRacha).toBe(2);
    expect(heatOf(now)).toEqual({ K8o: 0, K7o: 0.5, Q9o: 0 });
  });
});
