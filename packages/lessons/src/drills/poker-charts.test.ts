import { isOfRound } from '@estratega/domain';
import { HANDS } from '@estratega/poker/ranges';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../testing/runs.ts';
import { bordersOf, mixOf } from '../chart-drill/border.ts';
import { CHARTS, chartOf } from '../chart-drill/library.ts';
import { optionOf, storyOf } from '../chart-drill/spot.ts';
import { answersOf, judgeChartAnswer, sourceLine } from '../chart-drill/verdict.ts';
import { aroundOf, borderWords, doesWords, handOfCards } from '../chart-drill/words.ts';
import { judge } from '../judge/judge.ts';
import { replay } from '../poker/replay.ts';
import { DRILLS, makeDrill } from './index.ts';
import { CHART_DRILLS, PAINTED, roundSeeds } from './poker-charts.ts';

const hands = (drill: string, nivel: number, ronda: string) =>
  roundSeeds(ronda).map((semilla) => makeDrill(`g.${drill}.${nivel}.${semilla}`));

it('a drill is a round by its name, wherever only the name is known', () => {
  for (const { drill } of DRILLS)
    expect(isOfRound(`g.${drill}.0.x`), drill).toBe(CHART_DRILLS.some((one) => one.drill === drill));
});

describe('a chart at a table', () => {
  it('every chart is a decision that the table allows, and has a border', () => {
    for (const chart of CHARTS) {
      const { mesa, historia } = storyOf(chart);
      const now = replay(mesa, historia);
      expect(now.turno, chart.id).toBe(chart.asiento);
      const legal = now.opciones.map(({ hace }) => hace);
      for (const action of answersOf(chart)) {
        const option = optionOf(chart, action);
        expect(legal, `${chart.id} ${action}`).toContain(option.hace);
        if (option.a !== undefined) expect(option.a, chart.id).toBeLessThan(chart.profundidad);
      }
      expect(bordersOf(chart).size, chart.id).toBeGreaterThan(0);
    }
  });

  it('the sizes are those that the chart states', () => {
    expect(optionOf(chartOf('rg-abrir-cash6-btn'), 'abrir')).toEqual({ hace: 'raise', a: 2.5 });
    expect(optionOf(chartOf('rg-abrir-cash6-sb'), 'abrir')).toEqual({ hace: 'raise', a: 3 });
    expect(optionOf(chartOf('rg-respuesta-btn-sb-60'), '4bet')).toEqual({ hace: 'raise', a: 22 });
    expect(storyOf(chartOf('rg-defensa-bb-btn-40')).historia[0]?.acciones.at(-2)).toEqual({
      pos: 'BTN',
      hace: 'raise',
      a: 2.2,
    });
    expect(storyOf(chartOf('rg-respuesta-btn-sb-60')).now().aPagar).toBeCloseTo(7.8);
  });
});

describe('what is said of a hand', () => {
  it('is more than where the border lies: why, at what price, and against whom', () => {
    const said = (id: string): string => {
      const one = makeDrill(id);
      return one.tipo === 'poker' ? one.explicacion : '';
    };
    for (const seed of ['a0', 'b1', 'c2']) {
      expect(said(`g.tabla-respuesta.2.x${seed}`)).toMatch(
        /Pagar cuesta [\d,]+ bb por un bote de [\d,]+: pide \d+ %\./u,
      );
      expect(said(`g.tabla-respuesta.2.x${seed}`)).toMatch(/quien resube el [\d,]+ % de las manos/u);
      expect(said(`g.tabla-abrir.2.x${seed}`)).toMatch(/gana a menos manos|la dominan?|más bajas? que|hace lo mismo/u);
    }
  });
});

describe('a round', () => {
  it('is one chart, forty hands, none twice before all have come, and the same again', () => {
    const round = hands('tabla-abrir', 1, 'k3');
    expect(new Set(round.map((one) => one.tipo === 'poker' && one.tabla)).size).toBe(1);
    const dealt = round.map((one) => (one.tipo === 'poker' && one.mano ? handOfCards(one.mano) : ''));
    expect(dealt).toHaveLength(40);
    expect(new Set(dealt).size).toBeGreaterThan(30);
    expect(hands('tabla-abrir', 1, 'k3')).toEqual(round);
    expect(hands('tabla-abrir', 1, 'k4')).not.toEqual(round);
  });

  it('neither answer is a good guess', () => {
    for (const drill of ['tabla-abrir', 'tabla-all-in', 'tabla-resubir']) {
      const all = ['a1', 'b2', 'c3'].flatMap((ronda) => hands(drill, 3, ronda));
      const folds = all.filter(
        (one) => one.tipo === 'poker' && one.preguntas[0]?.tipo === 'accion' && one.preguntas[0].mejor === 0,
      );
      expect(folds.length / all.length, drill).toBeGreaterThan(0.3);
      expect(folds.length / all.length, drill).toBeLessThan(0.7);
    }
  });

  it('ends, where it is asked for, with the chart to be painted within 8 %', () => {
    const one = makeDrill(`g.tabla-abrir.1.k3${PAINTED.toString(36).padStart(2, '0')}`);
    if (one.tipo !== 'poker') throw new Error('poker');
    const question = one.preguntas[0];
    if (question?.tipo !== 'rango') throw new Error('a range');
    expect(question.solucion).toBe(chartOf(one.tabla ?? '').rango);
    expect(judge(one, { preguntas: [{ rango: {} }] })).toBe('mal');
  });
});

describe('a verdict', () => {
  it('is the chart’s, for every answer to every hand of a round, and tells its source', () => {
    for (const { drill, niveles } of CHART_DRILLS)
      for (const one of hands(drill, niveles[1], 'q7').slice(0, runs(40, 6))) {
        if (one.tipo !== 'poker' || !one.tabla || !one.mano) throw new Error('a chart');
        const chart = chartOf(one.tabla);
        const hand = handOfCards(one.mano);
        answersOf(chart).forEach((action, opcion) => {
          const said = judge(one, { preguntas: [{ opcion }] });
          expect(said, `${one.id} ${hand} ${action}`).toBe(judgeChartAnswer(chart, hand, action).resultado);
        });
        expect(one.explicacion).toContain(sourceLine(chart));
      }
  });

  it('says the nearest hand that is played otherwise', () => {
    const chart = chartOf('rg-push-btn-10');
    expect(doesWords(chart, 'K5o')).toBe('K5o va all-in.');
    expect(borderWords(chart, 'K5o')).toBe('Por una mano: K4o ya se tira.');
    expect(borderWords(chart, 'K4o')).toBe('Por una mano: K5o ya va all-in.');
    expect(aroundOf(chart, 'K5o')).toEqual(['K8o', 'K7o', 'K6o', 'K5o', 'K4o', 'K3o', 'K2o']);
    expect(aroundOf(chart, '22')).toEqual(['88', '77', '66', '55', '44', '33', '22']);
    expect(borderWords(chart, '65o')).toMatch(/^(?:Por una mano|El borde queda a \d manos): /u);
    for (const hand of HANDS) {
      expect(aroundOf(chart, hand)).toContain(hand);
      const said = /([2-9TJQKA]{2}[so]?) ya/u.exec(borderWords(chart, hand))?.[1];
      if (said) expect(mixOf(chart, said)).not.toEqual(mixOf(chart, hand));
    }
  });
});
