import { firstIllegal } from '@estratega/chess/game';
import { expect, it } from 'vitest';
import { lineIn, OPENINGS } from './openings.ts';

it('what is called an opening can be played', () => {
  for (const { nombre, jugadas } of Object.values(OPENINGS))
    expect([nombre, firstIllegal(jugadas)]).toEqual([nombre, undefined]);
});

it('reads the moves that a text begins a game with, as far as they go', () => {
  expect(lineIn('Juega desde 1.e4 c6 2.d4 d5 3.exd5 cxd5 con negras.')).toEqual([
    'e2e4',
    'c7c6',
    'd2d4',
    'd7d5',
    'e4d5',
    'c6d5',
  ]);
  expect(lineIn('Juega desde 1.e4 e5 2.Cf3 Cc6 3.Ac4 Ac5 4.O-O: mayoría sana.')?.at(-1)).toBe('e1g1');
  // Names of the pieces are Spanish: «R» is the king.
  expect(lineIn('Desde 1.e4 e5 2.Re2')?.at(-1)).toBe('e1e2');
  expect(lineIn('Juega una partida y anota la jugada 12.')).toBeUndefined();
  expect(lineIn('Desde 1.e5')).toBeUndefined();
});
