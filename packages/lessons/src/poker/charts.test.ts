import { readdirSync, readFileSync } from 'node:fs';
import { handIndex, rangeShare } from '@estratega/poker/preflop-table';
import { prizeExploitability, prizeThreshold } from '@estratega/poker/prize-push-fold';
import { exploitability, rangeToWeights } from '@estratega/poker/push-fold';
import { parseRange } from '@estratega/poker/ranges';
import { restealExploitability, restealValues } from '@estratega/poker/resteal';
import { describe, expect, it } from 'vitest';
import { chartPage } from '../ranges/chart-page.ts';
import { POSITIONS } from '../schema/poker.ts';
import { type Chart, chartFile } from './charts.ts';

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
      // Three-handed there is one seat only.
      charts.filter(({ tipo, asiento, jugadores }) => tipo === 'apertura' && asiento !== 'SB' && jugadores > 3),
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

  const openedBy = ({ id, profundidad, asiento }: Pick<Chart, 'id' | 'profundidad' | 'asiento'>): string => {
    if (id.includes('-spin-')) return `rg-abrir-spin-${asiento.toLowerCase()}-${profundidad}`;
    return `rg-abrir-${profundidad === 100 ? 'cash6' : `mtt${profundidad}`}-${asiento.toLowerCase()}`;
  };

  it('answer to a reraise only with what was opened', () => {
    for (const { id, profundidad, asiento, rango, otras } of charts.filter(({ tipo }) => tipo === 'respuesta')) {
      const opened = parseRange(find(openedBy({ id, profundidad, asiento })).rango);
      for (const one of [rango, ...(otras ?? []).map((other) => other.rango)])
        expect(
          Object.keys(parseRange(one)).filter((hand) => !opened[hand]),
          id,
        ).toEqual([]);
    }
  });

  describe('of the model of pots that see a flop', () => {
    const model = charts.filter(({ fuente }) => fuente === 'modelo');
    const played = ({ rango, otras = [] }: Chart): number =>
      [rango, ...otras.map((one) => one.rango)].reduce((sum, range) => sum + 100 * rangeShare(parseRange(range)), 0);

    it('say what is supposed, and that it is no solver', () => {
      expect(model).toHaveLength(62);
      for (const { supuestos } of model) expect(supuestos).toContain('ese reparto es una suposición, no un solver');
    });

    it('fold about half of what was opened to a 3-bet, and go on with all that is best', () => {
      for (const chart of model.filter(({ tipo, formato }) => tipo === 'respuesta' && formato === 'cash')) {
        const opens = share(find(`rg-abrir-cash6-${chart.asiento.toLowerCase()}`));
        const folded = 1 - played(chart) / opens;
        expect(folded, chart.id).toBeGreaterThan(0.45);
        expect(folded, chart.id).toBeLessThan(0.65);
        const rows = [chart, ...(chart.otras ?? [])].map(({ rango }) => parseRange(rango));
        for (const hand of ['AA', 'KK', 'QQ', 'AKs', 'AKo', 'AQs'])
          expect(
            rows.reduce((sum, range) => sum + (range[hand] ?? 0), 0),
            `${chart.id} ${hand}`,
          ).toBeGreaterThan(0.79);
      }
      for (const chart of model.filter(({ tipo }) => tipo === 'contra4bet')) {
        const rows = [chart, ...(chart.otras ?? [])].map(({ rango }) => parseRange(rango));
        for (const hand of ['AA', 'KK', 'AKs'])
          expect(
            rows.reduce((sum, range) => sum + (range[hand] ?? 0), 0),
            `${chart.id} ${hand}`,
          ).toBeGreaterThan(0.79);
      }
    });

    it('squeeze less the earlier the opening, with hands that the opener pays with worse ones', () => {
      const shares = ['lj', 'hj', 'co'].map((seat) => share(find(`rg-squeeze-sb-${seat}-btn-100`)));
      expect(shares).toEqual(shares.toSorted((a, b) => a - b));
      for (const seat of ['lj', 'hj', 'co']) {
        const chart = find(`rg-squeeze-sb-${seat}-btn-100`);
        // Less than where nobody called, and all of what is best.
        expect(share(chart), seat).toBeLessThan(share(find('rg-3bet-sb-btn')));
        expect(share(chart), seat).toBeGreaterThan(0.04);
        for (const hand of ['AA', 'KK', 'QQ', 'JJ', 'AKs', 'AKo', 'AQs']) expect(parseRange(chart.rango)[hand]).toBe(1);
        expect(chart.paga).toBe('BTN');
      }
    });

    it('in a Spin open less the shallower, defend two thirds and more against the smallest raise, and call off what their price allows', () => {
      const depths = [25, 20, 15];
      const opens = depths.map((depth) => share(find(`rg-abrir-spin-btn-${depth}`)));
      expect(opens).toEqual(opens.toSorted((a, b) => b - a));
      for (const depth of depths) {
        // Without the ante a button opens less.
        expect(share(find(`rg-abrir-spin-btn-${depth}`))).toBeLessThan(share(find(`rg-abrir-mtt${depth}-btn`)));
        const defends = played(find(`rg-defensa-spin-bb-btn-${depth}`));
        expect(defends).toBeGreaterThan(64);
        expect(defends).toBeLessThan(80);
        const opened = rangeToWeights(parseRange(find(`rg-abrir-spin-btn-${depth}`).rango));
        for (const [seat, blind, jams] of [
          ['sb', 0.5, find(`rg-3bet-spin-sb-btn-${depth}`).rango],
          ['bb', 1, find(`rg-defensa-spin-bb-btn-${depth}`).otras?.[0]?.rango ?? ''],
        ] as const) {
          const call = rangeToWeights(parseRange(find(`rg-respuesta-spin-btn-${seat}-${depth}`).rango));
          const game = { stack: depth, ante: 0, open: 2, openerBlind: 0, blind };
          const values = restealValues(game, opened, call);
          // Nobody moves in with what loses by it; of the best calls nobody folds.
          for (const hand of Object.keys(parseRange(jams)))
            expect(values[handIndex.get(hand) as number], `${depth} ${seat} ${hand}`).toBeGreaterThan(-0.1);
          for (const hand of ['AA', 'KK', 'QQ', 'JJ', 'AKs', 'AKo', 'AQs'])
            expect(call[handIndex.get(hand) as number]).toBe(1);
        }
      }
    });

    it('defend less the dearer and the earlier the opening', () => {
      const of = (seat: string, size: number): number => played(find(`rg-defensa-bb-${seat}-${size}bb-100`));
      for (const seat of ['lj', 'co', 'btn']) {
        const between = played(find(`rg-defensa-bb-${seat}-100`));
        expect(of(seat, 2), seat).toBeGreaterThan(between);
        expect(of(seat, 3), seat).toBeLessThan(seat === 'lj' ? between : of(seat, 2));
      }
      for (const size of [2, 3]) {
        expect(of('lj', size)).toBeLessThan(of('co', size));
        expect(of('co', size)).toBeLessThan(of('btn', size));
      }
    });

    it('play from the small blind with an ante four hands of five, moving all in less the deeper the stacks', () => {
      for (const chart of model.filter(({ tipo, ante }) => tipo === 'completar' && ante > 0)) {
        expect(played(chart), chart.id).toBeGreaterThan(75);
        expect(played(chart), chart.id).toBeLessThan(90);
      }
      const allIn = [8, 10, 12, 15].map((depth) =>
        share({ ...find(`rg-completar-mtt-sb-${depth}`), ...find(`rg-completar-mtt-sb-${depth}`).otras?.[0] }),
      );
      expect(allIn).toEqual(allIn.toSorted((a, b) => b - a));
      // Where hardly anything is limped, the equilibrium of all-in or fold.
      expect(allIn[0]).toBeLessThan(share(find('rg-push-sb-8')) + 5);
    });

    it('play no hand worse than one that it dominates: what beats another along its row is folded no more', () => {
      const ranks = 'AKQJT98765432';
      const folds = (chart: Chart, hand: string): number =>
        1 - [chart, ...(chart.otras ?? [])].reduce((sum, { rango }) => sum + (parseRange(rango)[hand] ?? 0), 0);
      for (const chart of model.filter(({ tipo }) => tipo === 'completar' || tipo === 'defensa'))
        for (const kind of ['s', 'o']) {
          const aces = [...ranks.slice(1, 9)].map((low) => folds(chart, `A${low}${kind}`));
          aces.slice(1).forEach((fold, i) => {
            expect(fold, `${chart.id} A${ranks[i + 2]}${kind}`).toBeGreaterThanOrEqual((aces[i] as number) - 0.21);
          });
        }
    });
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

  describe('with prizes in play', () => {
    const prizes = charts.filter(({ tipo }) => tipo === 'premios');
    const tables = Map.groupBy(prizes, ({ id }) => chartPage(id));
    const weights = (id: string): Float64Array =>
      rangeToWeights(
        parseRange(
          charts.find((chart) => chart.id === id)?.rango ?? '22+,A2+,K2+,Q2+,J2+,T2+,92+,82+,72+,62+,52+,42+,32',
        ),
      );

    it('say at which table, and nothing else does', () => {
      expect(tables.size).toBe(14);
      for (const chart of charts) expect(chart.mesa === undefined, chart.id).toBe(chart.tipo !== 'premios');
      for (const [page, own] of tables) {
        expect(new Set(own.map(({ mesa }) => JSON.stringify(mesa))).size, page).toBe(1);
        expect(own[0]?.mesa?.stacks).toHaveLength(own[0]?.jugadores as number);
        expect(own[0]?.mesa?.premios.reduce((sum, prize) => sum + prize, 0)).toBeCloseTo(100);
      }
    });

    it('are an equilibrium by ICM: next to nothing is won against what is stored', () => {
      for (const [page, own] of tables) {
        const [{ mesa, ante, jugadores, profundidad } = {} as Chart] = own;
        // A final table keeps only what the blinds call with.
        if (!mesa || jugadores > 4) continue;
        const seats = POSITIONS.slice(-jugadores).map((seat) => seat.toLowerCase());
        const of = (who: string): Float64Array => weights(`rg-premios-${mesa.clase}-${who}-${profundidad}`);
        const spots = seats.slice(0, -1).map((seat, at) => ({
          push: of(seat),
          calls: seats.slice(at + 1).map((caller) => of(`${caller}-${seat}`)),
        }));
        // In thousandths of a percent of the prizes, a hand.
        for (const left of prizeExploitability({ ...mesa, ante }, spots)) expect(left, page).toBeLessThan(0.5);
      }
    });

    it('ask for what the lesson says: 60 % among equals, more against the leader or beside somebody short', () => {
      const threshold = (stacks: readonly number[]) =>
        100 * prizeThreshold({ stacks, ante: 0, premios: [50, 30, 20] }, 2, 3);
      expect(threshold([8.4, 8.4, 8.4, 8.4])).toBeCloseTo(60, 0);
      expect(threshold([6, 4, 15, 8])).toBeCloseTo(67.6, 1);
      const calls = (id: string): number => share(find(`rg-premios-${id}`));
      expect(calls('burbuja-sng-bb-sb-8')).toBeLessThan(calls('spin-bb-sb-8') / 2);
      expect(calls('burbuja-lider-bb-sb-8')).toBeLessThan(calls('burbuja-sng-bb-sb-8'));
      expect(calls('burbuja-corto-bb-sb-10')).toBeLessThan(calls('burbuja-sng-bb-sb-10'));
      expect(calls('spin-premios-bb-btn-8')).toBeLessThan(calls('spin-bb-btn-8'));
    });

    it('for the first alone are those of chips', () => {
      for (const depth of [8, 10, 12, 15]) {
        const [push, call] = [weights(`rg-premios-spin-sb-${depth}`), weights(`rg-premios-spin-bb-sb-${depth}`)];
        expect(exploitability({ stack: depth, ante: 0, behind: 1 }, push, [call])).toBeLessThan(0.1);
      }
    });
  });

  it('what is stored as equilibrium is one: next to nothing is won against it', () => {
    for (const depth of [6, 10, 20]) {
      const push = rangeToWeights(parseRange(find(`rg-push-sb-${depth}`).rango));
      const call = rangeToWeights(parseRange(find(`rg-pago-bb-sb-${depth}`).rango));
      expect(exploitability({ stack: depth, ante: 1, behind: 1 }, push, [call])).toBeLessThan(0.1);
    }
  });
});
