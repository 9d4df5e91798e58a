import type { ResumenMano } from '@estratega/domain';
import { describe, expect, it } from 'vitest';
import { costliest } from './costly.tsx';

const hand = (id: number, netoHeroe: number, more: Partial<ResumenMano> = {}): ResumenMano => ({
  id: `${id}`.padStart(20, '0'),
  estado: 'analizada' as ResumenMano['estado'],
  sala: 'pokerstars',
  tipo: 'cash',
  ciegas: [1, 2],
  jugadores: 6,
  pos: 'BTN',
  bote: 10,
  netoHeroe,
  ejercicios: 0,
  guardadaEn: '2026-11-17T12:00:00.000Z',
  ...more,
});
const many = (n: number) => Array.from({ length: n }, (_, i) => hand(i, i % 2 === 0 ? -i : i));

describe('the hands that cost most', () => {
  it('three of thirty, by big blinds and not by money', () => {
    const large = hand(99, -100, { ciegas: [50, 100] });
    expect(costliest([...many(30), large]).map(({ netoHeroe }) => netoHeroe)).toEqual([-28, -26, -24]);
  });
  it('none of fewer, and never one that was won or only watched', () => {
    expect(costliest(many(29))).toEqual([]);
    const watched = Array.from({ length: 30 }, (_, i) => {
      const { pos: _seat, ...rest } = hand(i, -5);
      return rest;
    });
    expect(costliest(watched)).toEqual([]);
    expect(costliest(Array.from({ length: 30 }, (_, i) => hand(i, 5)))).toEqual([]);
  });
});
