import { describe, expect, it } from 'vitest';
import { runs } from '../../../../testing/runs.ts';
import { rangesOf } from './charts.ts';
import { type Line, reviewLine } from './review.ts';
import { assumptionWords, choiceWords, reasonWords } from './words.ts';

const previo = { abre: 'BTN', contra: 'BB', clase: 'abierto', apertura: 2.5 } as const;
const [opens, calls] = rangesOf(previo) as NonNullable<ReturnType<typeof rangesOf>>;

/** The big blind checks, pays and pays, and bets the river; the button is the player. */
const line = (mano: readonly [string, string], river: string, last: 'call' | 'fold' | 'raise'): Line => ({
  rangos: [calls, opens],
  bote: 5.5,
  stack: 97.5,
  heroe: 1,
  mano,
  calles: [
    {
      cartas: ['Kh', '7d', '2c'],
      acciones: [
        { jugador: 0, hace: 'check' },
        { jugador: 1, hace: 'bet', a: 2 },
        { jugador: 0, hace: 'call', a: 2 },
      ],
    },
    {
      cartas: ['9s'],
      acciones: [
        { jugador: 0, hace: 'check' },
        { jugador: 1, hace: 'check' },
      ],
    },
    {
      cartas: [river],
      acciones: [
        { jugador: 0, hace: 'bet', a: 6 },
        last === 'fold'
          ? { jugador: 1, hace: 'fold' }
          : last === 'call'
            ? { jugador: 1, hace: 'call', a: 6 }
            : { jugador: 1, hace: 'raise', a: 30 },
        ...(last === 'raise' ? [{ jugador: 0, hace: 'fold' } as const] : []),
      ],
    },
  ],
});
const all = (one: Line) => [...reviewLine(one)].flat();

describe('reviewLine', () => {
  const kings = all(line(['Kc', 'Ks'], '3c', 'fold'));

  it('weighs every decision on turn and river: folding what always wins costs at least the pot', () => {
    expect(kings.map(({ calle }) => calle)).toEqual(['turn', 'river']);
    const river = kings[1];
    // 9.5 in the middle, 6 more bet: whoever pays with the best hand wins all of it.
    expect(river?.bote).toBe(15.5);
    expect(river?.juicio?.coste ?? 0).toBeGreaterThan(15.4);
    expect(river?.juicio?.veredicto).toBe('mal');
    expect(river?.juicio?.pesos[0]?.valor).toBeCloseTo(0, 6);
  });

  /** Each solves a turn and a river. */
  const paying = [
    ['5h', '4h'],
    ['Ad', '9d'],
  ] as const;
  it.each(paying.slice(0, runs(paying.length, 1)))(
    'weighs a call on the river by what the narrowed range leaves to %s %s',
    (...mano) => {
      const paid = all(line(mano, '3c', 'call')).at(-1);
      if (!paid?.juicio) throw new Error('not judged');
      const { pesos, coste } = paid.juicio;
      // The evaluator counts the same range by itself.
      expect(pesos[1]?.valor).toBeCloseTo(paid.hechos.equity * 21.5 - 6, 2);
      if (mano[0] === '5h') expect(coste).toBeGreaterThan(5.8);
    },
  );

  it('takes the sizes that were played, raises too, and comes to the same every time', () => {
    const raised = all(line(['Kc', 'Ks'], '3c', 'raise'));
    expect(raised[1]?.opciones.map(({ hace, a }) => `${hace}${a ?? ''}`)).toEqual(['fold', 'call', 'raise30']);
    expect(raised[1]?.elegida).toBe(2);
    expect(raised[0]?.juicio).toEqual(kings[0]?.juicio);
  });

  it('says what it rests on, what was done and why', () => {
    const river = kings.at(-1);
    if (!river) throw new Error('no decision');
    expect(choiceWords(river)).toBe('Te retiraste');
    expect(reasonWords(river)).toMatch(/vale .+ bb; retirarse, 0\./u);
    expect(reasonWords(river)).toContain('Pagar pide ganar el');
    expect(assumptionWords(previo, [calls, opens])).toContain(
      'el botón abre y la ciega grande paga según nuestras tablas de 100 bb',
    );
  });
});

describe('rangesOf', () => {
  it('has both charts of a pot that was opened, reraised or reraised twice, and nothing where one is missing', () => {
    const names = (one: Parameters<typeof rangesOf>[0]) => rangesOf(one)?.map(({ tabla }) => tabla);
    expect(names({ abre: 'CO', contra: 'BTN', clase: 'resubido-4', apertura: 2.5 })).toEqual([
      'rg-respuesta-co-btn-100',
      'rg-contra4bet-btn-co-100',
    ]);
    expect(names({ abre: 'BTN', contra: 'BB', clase: 'abierto', apertura: 3 })?.[1]).toBe('rg-defensa-bb-btn-3bb-100');
    expect(names({ abre: 'BTN', contra: 'BB', clase: 'resubido', apertura: 2.5 })).toEqual([
      'rg-respuesta-btn-bb-100',
      'rg-defensa-bb-btn-100',
    ]);
    expect(names({ abre: 'BTN', contra: 'SB', clase: 'abierto', apertura: 2.5 })).toBeUndefined();
    expect(rangesOf({ abre: 'HJ', contra: 'BB', clase: 'abierto', apertura: 2.5 })?.[1].cercana).toBe(true);
  });
});
