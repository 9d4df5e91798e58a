import { describe, expect, it } from 'vitest';
import { agrees, compute, readResult } from './compute.ts';

describe('compute', () => {
  it('pot odds, alfa and MDF', () => {
    expect(compute({ tipo: 'potOdds', bote: 100, apuesta: 50 })).toBe(25);
    expect(compute({ tipo: 'potOdds', bote: 100, apuesta: 100 })).toBeCloseTo(33.333, 3);
    expect(compute({ tipo: 'alfa', bote: 100, apuesta: 50 })).toBeCloseTo(33.333, 3);
    expect(compute({ tipo: 'mdf', bote: 100, apuesta: 50 })).toBeCloseTo(66.667, 3);
  });

  it('outs, exact and by the rule', () => {
    expect(compute({ tipo: 'outs', outs: 9, cartas: 1, vistas: 5 })).toBeCloseTo(19.149, 3);
    expect(compute({ tipo: 'outs', outs: 9, cartas: 1, vistas: 6 })).toBeCloseTo(19.565, 3);
    expect(compute({ tipo: 'outs', outs: 9, cartas: 2, vistas: 5 })).toBeCloseTo(34.968, 3);
    expect(compute({ tipo: 'regla24', outs: 9, por: 4 })).toBe(36);
    expect(() => compute({ tipo: 'outs', outs: 47, cartas: 2, vistas: 5 })).toThrow(RangeError);
  });

  it('combos with and without dead cards', () => {
    expect(compute({ tipo: 'combos', mano: 'AK' })).toBe(16);
    expect(compute({ tipo: 'combos', mano: 'AKs' })).toBe(4);
    expect(compute({ tipo: 'combos', mano: 'QQ', muertas: 'Qs' })).toBe(3);
    expect(compute({ tipo: 'combos', mano: 'AK', muertas: 'As Kd' })).toBe(9);
    expect(() => compute({ tipo: 'combos', mano: 'AKx' })).toThrow(RangeError);
  });

  it('equity before the flop', () => {
    expect(compute({ tipo: 'equity', mano: 'As Ah', rivales: ['Ks Kh'] })).toBeCloseTo(82.637, 3);
    expect(compute({ tipo: 'equity', mano: 'As Ah', rivales: ['Kd Kc'] })).toBeCloseTo(81.26, 1);
    expect(compute({ tipo: 'equity', mano: 'As Ks', rivales: ['Qh Qd'] })).toBeCloseTo(46.21, 1);
    // A range of one hand, whatever the way of writing it.
    const byHands = compute({ tipo: 'equity', mano: 'Jh Td', rivales: ['AKs', 'QQ'] });
    expect(compute({ tipo: 'equity', mano: 'Jh Td', rango: 'AKs,QQ' })).toBeCloseTo(byHands, 2);
  });

  it('equity on a board, by hand count', () => {
    // Set against an open-ended draw on the turn: 8 of 44 cards win for the draw.
    expect(compute({ tipo: 'equity', mano: '9s 9h', rivales: ['Jd Tc'], mesa: '9d 8c 2s 3h' })).toBeCloseTo(
      (100 * 36) / 44,
      9,
    );
    expect(compute({ tipo: 'equity', mano: 'As Ks', rivales: ['Ad Kd'], mesa: 'Qh Jh Th 2c 3c' })).toBe(50);
    expect(compute({ tipo: 'equity', mano: 'As Ks', rango: '22+', mesa: 'Qh Jh Th 2c 3c' })).toBe(100);
  });

  it('weights of a range count', () => {
    const even = compute({ tipo: 'equity', mano: 'As Ks', rango: 'QQ,72o', mesa: 'Qh 8d 4c 2s 3h' });
    const light = compute({ tipo: 'equity', mano: 'As Ks', rango: 'QQ:0.25,72o', mesa: 'Qh 8d 4c 2s 3h' });
    expect(even).toBe(0);
    expect(light).toBe(0);
    const mixed = compute({ tipo: 'equity', mano: 'As Ks', rango: 'QQ:0.25,J9o', mesa: 'Qh 8d 4c 2s 3h' });
    // 3 combos of QQ at a quarter, 12 of J9o.
    expect(mixed).toBeCloseTo((100 * 12) / 12.75, 9);
  });

  it('throws on a dead card in a rival hand, and keeps the rest of a class', () => {
    expect(() => compute({ tipo: 'equity', mano: 'As Ks', rivales: ['Qs Ts'], mesa: 'Qc Ts 6d' })).toThrow(
      /dead card/u,
    );
    expect(() => compute({ tipo: 'equity', mano: 'As Ks', rivales: ['As Qs'], mesa: 'Qc Ts 6d' })).toThrow(
      /dead card/u,
    );
    expect(() => compute({ tipo: 'equity', mano: 'As Ah', rivales: ['AA'], mesa: 'Ac Ts 6d' })).toThrow(/no combo/u);
    expect(() => compute({ tipo: 'equity', mano: 'As Ah', rango: 'AA', mesa: 'Ac Ts 6d' })).toThrow(/no rival/u);
    expect(() => compute({ tipo: 'equity', mano: 'As Ah', rango: 'KK', mesa: 'As Ts 6d' })).toThrow(/share a card/u);
    expect(() => compute({ tipo: 'equity', mano: 'As Ah', mesa: '2s Ts 6d' })).toThrow(/one of the two/u);
    expect(() => compute({ tipo: 'equity', mano: 'As Ah', rango: 'KK', mesa: '2s Ts' })).toThrow(/board has/u);
  });

  it('ICM: chips of two, of three, and nothing beyond the prizes', () => {
    expect(compute({ tipo: 'icm', stacks: [3000, 1000], premios: [70, 30], jugador: 0 })).toBeCloseTo(60, 9);
    // P(1st) = 1/2; P(2nd) = .3·.5/.7 + .2·.5/.8.
    expect(compute({ tipo: 'icm', stacks: [5000, 3000, 2000], premios: [50, 30, 20], jugador: 0 })).toBeCloseTo(
      38.392857,
      5,
    );
    expect(compute({ tipo: 'icm', stacks: [5, 3, 2], premios: [1], jugador: 2 })).toBeCloseTo(0.2, 9);
  });

  it('sums, values and what is no sum', () => {
    expect(compute({ tipo: 'cuenta', expresion: '(2 + 3) * 4 − 1 / 2' })).toBe(19.5);
    expect(() => compute({ tipo: 'cuenta', expresion: '2 + x' })).toThrow(RangeError);
    expect(() => compute({ tipo: 'cuenta', expresion: '1 / 0' })).toThrow(RangeError);
    expect(() => compute({ tipo: 'spr', stack: 10, bote: 0 })).toThrow(RangeError);
    const ramas = [
      { p: 0.4, valor: 10 },
      { p: 0.6, valor: -5 },
    ];
    expect(compute({ tipo: 'ev', ramas })).toBe(1);
    expect(() => compute({ tipo: 'ev', ramas: ramas.slice(1) })).toThrow(/add up/u);
    expect(compute({ tipo: 'implicitas', bote: 15, pagar: 5, equity: 0.2 })).toBeCloseTo(5, 9);
    expect(compute({ tipo: 'spr', stack: 90, bote: 20 })).toBe(4.5);
  });

  it('reads what a text states', () => {
    expect(readResult('−$3,20')).toEqual({ value: -3.2, decimals: 2 });
    expect(readResult('1.234,5 fichas')).toEqual({ value: 1234.5, decimals: 1 });
    expect(() => readResult('2.5 bb')).toThrow(/comma/u);
    expect(agrees({ tipo: 'potOdds', bote: 100, apuesta: 75, da: '30 %' })).toBe(true);
    expect(agrees({ tipo: 'potOdds', bote: 100, apuesta: 75, da: '31 %' })).toBe(false);
  });
});
