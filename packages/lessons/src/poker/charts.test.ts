import { readdirSync, readFileSync } from 'node:fs';
import { parseRange } from '@estratega/poker/ranges';
import { describe, expect, it } from 'vitest';
import { chartPage } from '../ranges/chart-page.ts';
import { POSITIONS } from '../schema/poker.ts';
import { type Chart, chartFile } from './charts.ts';
import { handIndex, rangeShare } from './preflop-table.ts';
import { exploitability, rangeToWeights } from './push-fold.ts';
import { restealExploitability, restealValues } from './resteal.ts';

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
      if (chart.contra) {
        // Whoever answers a reraise opened before it.
        const [first, second] = [chart.contra, chart.asiento].map((seat) => POSITIONS.indexOf(seat));
        if (chart.tipo === 'respuesta') expect(second, chart.id).toBeLessThan(first as number);
        else expect(first, chart.id).toBeLessThan(second as number);
      }
    }
  });

  it('lie on one page with those of the same decision, format and depth', () => {
    for (const [page, own] of Map.groupBy(charts, ({ id }) => chartPage(id))) {
      expect(new Set(own.map(({ formato, profundidad, tipo }) => `${formato} ${profundidad} ${tipo}`)).size, page).toBe(
        1,
      );
      expect(page).toMatch(/^[a-z-]+-\d+$/u);
    }
    expect(() => chartPage('rg-otra')).toThrow(RangeError);
  });

  it('cover opening by seat for money and for tournaments of 15 to 60 bb', () => {
    for (const seats of [6, 9])
      expect(
        charts.filter((one) => one.tipo === 'apertura' && one.formato === 'cash' && one.jugadores === seats),
      ).toHaveLength(seats - 1);
    for (const depth of [15, 20, 25, 30, 40, 60])
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

  const openingOf = (depth: number, seat: string) =>
    rangeToWeights(parseRange(find(`rg-abrir-mtt${depth}-${seat}`).rango));

  it('answer to a reraise only with what was opened', () => {
    for (const { id, profundidad, asiento, rango, otras } of charts.filter(({ tipo }) => tipo === 'respuesta')) {
      const opened = parseRange(find(`rg-abrir-mtt${profundidad}-${asiento.toLowerCase()}`).rango);
      for (const one of [rango, ...(otras ?? []).map((other) => other.rango)])
        expect(
          Object.keys(parseRange(one)).filter((hand) => !opened[hand]),
          id,
        ).toEqual([]);
    }
  });

  it('move all in over an opening as the equilibrium does, and call it off so', () => {
    const behind = { players: 1, calls: rangeToWeights(parseRange('99+,AQs+,AQo+')) };
    for (const depth of [15, 20, 25])
      for (const opener of ['utg', 'lj', 'hj', 'co', 'btn']) {
        const jam = rangeToWeights(parseRange(find(`rg-3bet-sb-${opener}-${depth}`).rango));
        const call = rangeToWeights(parseRange(find(`rg-respuesta-${opener}-sb-${depth}`).rango));
        const game = { stack: depth, ante: 1, open: 2, openerBlind: 0, blind: 0.5, behind };
        const opens = openingOf(depth, opener);
        expect(restealExploitability(game, opens, jam, call), `${opener} ${depth}`).toBeLessThan(0.1);
        const values = restealValues(game, opens, call);
        expect(values[handIndex.get('AA') as number]).toBeGreaterThan(values[handIndex.get('QQ') as number] as number);
      }
  });

  it('the big blind moves all in with nothing that loses chips', () => {
    for (const depth of [15, 20, 25])
      for (const opener of ['utg', 'co', 'btn']) {
        const all = find(`rg-defensa-bb-${opener}-${depth}`).otras?.find(({ accion }) => accion === 'allin');
        const call = rangeToWeights(parseRange(find(`rg-respuesta-${opener}-bb-${depth}`).rango));
        const game = { stack: depth, ante: 1, open: 2, openerBlind: 0, blind: 1 };
        const values = restealValues(game, openingOf(depth, opener), call);
        for (const hand of Object.keys(parseRange(all?.rango ?? '')))
          expect(values[handIndex.get(hand) as number], `${opener} ${depth} ${hand}`).toBeGreaterThan(0);
      }
  });

  it('what is stored as equilibrium is one: next to nothing is won against it', () => {
    for (const depth of [6, 10, 20]) {
      const push = rangeToWeights(parseRange(find(`rg-push-sb-${depth}`).rango));
      const call = rangeToWeights(parseRange(find(`rg-pago-bb-sb-${depth}`).rango));
      expect(exploitability({ stack: depth, ante: 1, behind: 1 }, push, [call])).toBeLessThan(0.1);
    }
  });
});
