import { describe, expect, it } from 'vitest';

import { agrees, CATEGORIES, category, compute, evaluate, parseCards, readResult } from './arithmetic.ts';

const score = (text: string): number => evaluate(parseCards(text));
const named = (text: string): string | undefined => CATEGORIES[category(score(text))];

describe('evaluate', () => {
  it.each([
    ['Ah Ks 9d 7c 5h 3s 2d', 'carta alta'],
    ['Ah As 9d 7c 5h 3s 2d', 'pareja'],
    ['Ah As 9d 9c 5h 5s 2d', 'doble pareja'],
    ['Ah As Ad 9c 7h 5s 2d', 'trío'],
    ['Ah 2s 3d 4c 5h Ks Qd', 'escalera'],
    ['Th Js Qd Kc Ah 2s 2d', 'escalera'],
    ['Ah Jh 9h 6h 2h Ks Kd', 'color'],
    ['Ah As Ad 9c 9h 5s 5d', 'full'],
    ['Ah As Ad 9c 9h 9s 5d', 'full'],
    ['9h 9s 9d 9c Ah As Ad', 'póker'],
    ['Ah 2h 3h 4h 5h Ks Kd', 'escalera de color'],
  ])('%s is %s', (cards, name) => {
    expect(named(cards)).toBe(name);
  });

  it('does not wrap a straight round the ace', () => {
    expect(named('Qh Ks Ad 2c 3h 7s 8d')).toBe('carta alta');
  });

  it('ranks the wheel below the six-high straight', () => {
    expect(score('Ah 2s 3d 4c 5h Ks Qd')).toBeLessThan(score('2s 3d 4c 5h 6h Ks Qd'));
  });

  it('orders every category above the one before', () => {
    const best = [
      'Ah Ks Qd Jc 9h',
      'Ah As Kd Qc Jh',
      'Ah As Kd Kc Qh',
      'Ah As Ad Kc Qh',
      'Ah Ks Qd Jc Th',
      'Ah Kh Qh Jh 9h',
      'Ah As Ad Kc Kh',
      'Ah As Ad Ac Kh',
      'Ah Kh Qh Jh Th',
    ];
    const worst = [
      '7h 5s 4d 3c 2h',
      '2h 2s 5d 4c 3h',
      '3h 3s 2d 2c 4h',
      '2h 2s 2d 4c 3h',
      'Ah 2s 3d 4c 5h',
      '7h 5h 4h 3h 2h',
      '2h 2s 2d 3c 3h',
      '2h 2s 2d 2c 3h',
      'Ah 2h 3h 4h 5h',
    ];
    for (let index = 1; index < best.length; index++)
      expect(score(worst[index] ?? '')).toBeGreaterThan(score(best[index - 1] ?? ''));
  });

  it('breaks ties with kickers and takes the best pair of three', () => {
    expect(score('Ah As Kd 7c 5h 3s 2d')).toBeGreaterThan(score('Ad Ac Qd 7s 5d 3h 2c'));
    expect(score('Ah As 9d 9c 5h 5s Kd')).toBe(score('Ad Ac 9h 9s 4h 4s Kh'));
    expect(score('Ah As Ad 9c 9h 9s 5d')).toBeGreaterThan(score('Ah As Ad 8c 8h 8s 5d'));
  });
});

describe('compute', () => {
  it('pot odds, alfa and MDF', () => {
    expect(compute({ tipo: 'potOdds', bote: 100, apuesta: 50, da: '' })).toBe(25);
    expect(compute({ tipo: 'potOdds', bote: 100, apuesta: 100, da: '' })).toBeCloseTo(33.333, 3);
    expect(compute({ tipo: 'alfa', bote: 100, apuesta: 50, da: '' })).toBeCloseTo(33.333, 3);
    expect(compute({ tipo: 'mdf', bote: 100, apuesta: 50, da: '' })).toBeCloseTo(66.667, 3);
  });

  it('outs, exact and by the rule', () => {
    expect(compute({ tipo: 'outs', outs: 9, cartas: 1, vistas: 5, da: '' })).toBeCloseTo(19.149, 3);
    expect(compute({ tipo: 'outs', outs: 9, cartas: 1, vistas: 6, da: '' })).toBeCloseTo(19.565, 3);
    expect(compute({ tipo: 'outs', outs: 9, cartas: 2, vistas: 5, da: '' })).toBeCloseTo(34.968, 3);
    expect(compute({ tipo: 'regla24', outs: 9, por: 4, da: '' })).toBe(36);
    expect(() => compute({ tipo: 'outs', outs: 47, cartas: 2, vistas: 5, da: '' })).toThrow(RangeError);
  });

  it('implied odds, EV and SPR', () => {
    expect(compute({ tipo: 'implicitas', bote: 15, pagar: 5, equity: 0.2, da: '' })).toBeCloseTo(5, 9);
    expect(
      compute({
        tipo: 'ev',
        ramas: [
          { p: 0.6, valor: 10 },
          { p: 0.4, valor: -5 },
        ],
        da: '',
      }),
    ).toBeCloseTo(4, 9);
    expect(() => compute({ tipo: 'ev', ramas: [{ p: 0.6, valor: 10 }], da: '' })).toThrow(RangeError);
    expect(compute({ tipo: 'spr', stack: 90, bote: 20, da: '' })).toBe(4.5);
  });

  it.each([
    ['AA', '', 6],
    ['AK', '', 16],
    ['AKs', '', 4],
    ['AKo', '', 12],
    ['AA', 'Ah', 3],
    ['AK', 'Ah', 12],
    ['AK', 'Ah Kd', 9],
    ['AKs', 'Ah Kd', 2],
    ['AKo', 'Ah Kd', 7],
    ['KK', 'Kh Kd', 1],
  ])('combos of %s with %s dead: %i', (mano, muertas, count) => {
    expect(compute({ tipo: 'combos', mano, muertas, da: '' })).toBe(count);
  });

  it('equity by enumeration', () => {
    // River: certain. Turn: 9 outs of 44. Board plays: split.
    expect(compute({ tipo: 'equity', mano: 'Ah Ad', rivales: ['Ks Kd'], mesa: '2c 7d 9h Js 3s', da: '' })).toBe(100);
    expect(compute({ tipo: 'equity', mano: 'Ah Kh', rivales: ['7c 7s'], mesa: '7h 2h Jd 3c', da: '' })).toBeCloseTo(
      (100 * 7) / 44,
      9,
    );
    expect(compute({ tipo: 'equity', mano: '2c 3c', rivales: ['4d 6d'], mesa: 'Ah Kh Qh Jh Th', da: '' })).toBe(50);
    // Same hand apart from suits, no flush possible: always split.
    expect(compute({ tipo: 'equity', mano: 'Ah Kd', rivales: ['As Kc'], mesa: '2h 7d 9s Jc', da: '' })).toBe(50);
    // Colliding combos are dropped, classes expand: KK leaves three combos, all drawing to two outs or fewer.
    expect(compute({ tipo: 'equity', mano: 'Ah As', rivales: ['KK'], mesa: '2c 7d 9h Kd 3s', da: '' })).toBe(0);
    expect(
      compute({ tipo: 'equity', mano: 'Ah As', rivales: ['Kd Kh', 'Qs Qd'], mesa: '2c 7d 9h Kd 3s', da: '' }),
    ).toBe(100);
    // A well-known flop: overpair against flush draw with two overcards is near a coin flip.
    const flop = compute({ tipo: 'equity', mano: 'Ts Tc', rivales: ['Ah Kh'], mesa: '9h 5h 2c', da: '' });
    expect(flop).toBeGreaterThan(44);
    expect(flop).toBeLessThan(48);
    expect(flop + compute({ tipo: 'equity', mano: 'Ah Kh', rivales: ['Ts Tc'], mesa: '9h 5h 2c', da: '' })).toBeCloseTo(
      100,
      9,
    );
    expect(() => compute({ tipo: 'equity', mano: 'Ah As', rivales: ['KK'], mesa: 'Ah 7d 9h', da: '' })).toThrow(
      RangeError,
    );
  });

  it('ICM of three players', () => {
    const of = (jugador: number): number =>
      compute({ tipo: 'icm', stacks: [5000, 3000, 2000], premios: [50, 30, 20], jugador, da: '' });
    // First place by chips; second = sum over the others' firsts: 0.3·5/7 + 0.2·5/8 = 0.33929.
    expect(of(0)).toBeCloseTo(
      0.5 * 50 + (0.3 * (5 / 7) + 0.2 * (5 / 8)) * 30 + (1 - 0.5 - 0.3 * (5 / 7) - 0.2 * (5 / 8)) * 20,
      9,
    );
    expect(of(0)).toBeCloseTo(38.393, 3);
    expect(of(0) + of(1) + of(2)).toBeCloseTo(100, 9);
    expect(compute({ tipo: 'icm', stacks: [1000, 1000], premios: [100], jugador: 1, da: '' })).toBeCloseTo(50, 9);
  });

  it('sums', () => {
    const of = (expresion: string): number => compute({ tipo: 'cuenta', expresion, da: '' });
    expect(of('2 + 3 * 4')).toBe(14);
    expect(of('(2 + 3) * 4 − 1.5')).toBe(18.5);
    expect(of('-3 * -(2 - 4) / 4')).toBe(-1.5);
    expect(of('10 - 4 - 3')).toBe(3);
    for (const bad of ['', '2 +', '2 ** 3', '(1', '1)', 'process', '1 / 0', '1,5', '2 3'])
      expect(() => of(bad), bad).toThrow(RangeError);
  });
});

describe('readResult and agrees', () => {
  it.each([
    ['25 %', 25, 0],
    ['19,1 %', 19.1, 1],
    ['1.234,5', 1234.5, 1],
    ['$12,40', 12.4, 2],
    ['−1,5 bb', -1.5, 1],
    ['-$3', -3, 0],
    ['−$1.000', -1000, 0],
    ['6 combos', 6, 0],
    ['≈ 43 %', 43, 0],
    ['+2,25 bb', 2.25, 2],
    ['$12500', 12500, 0],
    ['1.250.000 manos', 1250000, 0],
  ])('%s', (text, value, decimals) => {
    expect(readResult(text)).toEqual({ value, decimals });
  });

  it('refuses a decimal point or no number', () => {
    expect(() => readResult('2.5 bb')).toThrow(RangeError);
    expect(() => readResult('nada')).toThrow(RangeError);
  });

  it('compares at the decimals shown', () => {
    expect(agrees({ tipo: 'potOdds', bote: 100, apuesta: 50, da: '25 %' })).toBe(true);
    expect(agrees({ tipo: 'outs', outs: 9, cartas: 1, vistas: 5, da: '19,1 %' })).toBe(true);
    expect(agrees({ tipo: 'outs', outs: 9, cartas: 1, vistas: 5, da: '19 %' })).toBe(true);
    expect(agrees({ tipo: 'outs', outs: 9, cartas: 1, vistas: 5, da: '19,2 %' })).toBe(false);
    expect(agrees({ tipo: 'cuenta', expresion: '-1.25', da: '−1,3 bb' })).toBe(true);
  });
});
