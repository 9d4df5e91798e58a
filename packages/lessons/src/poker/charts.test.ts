import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseRange } from '../ranges/ranges.ts';
import { POSITIONS } from '../schema/poker.ts';
import { type Chart, chartFile } from './charts.ts';
import { rangeShare } from './preflop-table.ts';
import { exploitability, rangeToWeights } from './push-fold.ts';

const folder = new URL('../../content/poker/charts/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
const charts: readonly Chart[] = files.flatMap((name) =>
  chartFile.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))),
);
const share = (chart: Chart): number => 100 * rangeShare(parseRange(chart.rango));
const find = (id: string): Chart => charts.find((chart) => chart.id === id) ?? expect.fail(`no chart ${id}`);

describe('charts', () => {
  it('have ids of their own, ranges that can be read, and no hand with more than one action', () => {
    expect(new Set(charts.map(({ id }) => id)).size).toBe(charts.length);
    for (const chart of charts) {
      const total: Record<string, number> = {};
      for (const { rango } of [chart, ...(chart.otras ?? [])])
        for (const [hand, weight] of Object.entries(parseRange(rango))) {
          expect(weight).toBeGreaterThan(0);
          total[hand] = (total[hand] ?? 0) + weight;
          expect(total[hand], `${chart.id} ${hand}`).toBeLessThanOrEqual(1.0001);
        }
      expect(chart.supuestos).toMatch(/\.$/u);
      if (chart.contra)
        expect(POSITIONS.indexOf(chart.contra), chart.id).toBeLessThan(POSITIONS.indexOf(chart.asiento));
    }
  });

  it('cover opening by seat for money and for tournaments of 15 to 60 bb', () => {
    for (const seats of [6, 9])
      expect(
        charts.filter((one) => one.tipo === 'apertura' && one.formato === 'cash' && one.jugadores === seats),
      ).toHaveLength(seats - 1);
    for (const depth of [15, 20, 30, 40, 60])
      expect(
        charts.filter((one) => one.tipo === 'apertura' && one.formato === 'torneo' && one.profundidad === depth).length,
      ).toBeGreaterThanOrEqual(7);
  });

  it('open wider the later the seat, the button widest', () => {
    const groups = Map.groupBy(
      charts.filter(({ tipo, asiento }) => tipo === 'apertura' && asiento !== 'SB'),
      ({ formato, jugadores, profundidad }) => `${formato} ${jugadores} ${profundidad}`,
    );
    for (const group of groups.values()) {
      const seats = group.toSorted((a, b) => POSITIONS.indexOf(a.asiento) - POSITIONS.indexOf(b.asiento));
      seats.slice(1).forEach((later, i) => {
        const earlier = seats[i] as Chart;
        expect(share(later), later.id).toBeGreaterThan(share(earlier));
        // Roughly all that an earlier seat opens: what it opens and the later one does not is a handful.
        const wide = parseRange(later.rango);
        const narrow = parseRange(earlier.rango);
        const lost = Object.keys(narrow).filter((hand) => (wide[hand] ?? 0) < (narrow[hand] ?? 0));
        expect(lost, `${earlier.id} → ${later.id}`).toEqual([]);
      });
      expect(share(seats.at(-1) as Chart)).toBeGreaterThan(40);
      expect(share(seats[0] as Chart)).toBeLessThan(20);
    }
  });

  it('push wider with fewer players behind and with fewer blinds', () => {
    const push = charts.filter(({ tipo }) => tipo === 'push');
    expect(push).toHaveLength(64);
    for (const one of push) {
      const later = push.find(
        (other) =>
          other.profundidad === one.profundidad &&
          POSITIONS.indexOf(other.asiento) === POSITIONS.indexOf(one.asiento) + 1,
      );
      if (later) expect(share(later), later.id).toBeGreaterThan(share(one));
    }
    // 33+, A7s+, ATo+… and not the weak aces of older charts.
    const early = find('rg-push-utg-9');
    expect(share(early)).toBeCloseTo(15.4, 0);
    expect(parseRange(early.rango).A9o ?? 0).toBe(0);
  });

  it('defend tighter against earlier seats', () => {
    const all = (id: string): number => {
      const chart = find(id);
      return (
        share(chart) + (chart.otras ?? []).reduce((sum, { rango }) => sum + 100 * rangeShare(parseRange(rango)), 0)
      );
    };
    expect(all('rg-defensa-bb-lj-100')).toBeLessThan(all('rg-defensa-bb-co-100'));
    expect(all('rg-defensa-bb-co-100')).toBeLessThan(all('rg-defensa-bb-btn-100'));
    expect(all('rg-defensa-bb-btn-100')).toBeLessThan(all('rg-defensa-bb-sb-100'));
    expect(all('rg-defensa-bb-utg-40')).toBeLessThan(all('rg-defensa-bb-btn-40'));
  });

  it('what is stored as equilibrium is one: next to nothing is won against it', () => {
    for (const depth of [6, 10, 20]) {
      const push = rangeToWeights(parseRange(find(`rg-push-sb-${depth}`).rango));
      const call = rangeToWeights(parseRange(find(`rg-pago-bb-sb-${depth}`).rango));
      expect(exploitability({ stack: depth, ante: 1, behind: 1 }, push, [call])).toBeLessThan(0.1);
    }
  });
});
