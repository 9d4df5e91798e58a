import type { ManoPropia } from '@estratega/domain';
import { describe, expect, it } from 'vitest';
import { ownHand } from '../games/own.ts';
import { playHand, printHand, seeded } from '../generate/index.fixture.ts';
import { handFrames } from './frames.ts';
import { readHands } from './read-hands.ts';

const HAND: ManoPropia = {
  sala: 'pokerstars',
  id: '1',
  tipo: 'cash',
  moneda: 'USD',
  ciegas: [0.05, 0.1],
  ante: 0.01,
  asientos: [
    { pos: 'BTN', stack: 10, heroe: true },
    { pos: 'SB', stack: 10 },
    { pos: 'BB', stack: 0.3 },
  ],
  mano: ['Ah', 'Kd'],
  historia: [
    {
      calle: 'pre',
      acciones: [
        { pos: 'BTN', hace: 'raise', a: 0.25 },
        { pos: 'SB', hace: 'fold' },
        { pos: 'BB', hace: 'call', a: 0.25 },
      ],
    },
    { calle: 'flop', cartas: ['2h', '7d', '9s'], acciones: [{ pos: 'BB', hace: 'allin', a: 0.04 }] },
  ],
  bote: 0.58,
  comision: 0,
  netoHeroe: 0,
};

describe('handFrames', () => {
  it('begins with blinds and antes in, and shows every action and every street', () => {
    const frames = handFrames(HAND);
    expect(frames).toHaveLength(6);
    expect(frames[0]).toMatchObject({ calle: 'pre', bote: 0.18, tablero: [] });
    expect(frames[0]?.asientos.map(({ stack, apuesta }) => [stack, apuesta])).toEqual([
      [9.99, 0],
      [9.94, 0.05],
      [0.19, 0.1],
    ]);
    expect(frames[1]).toMatchObject({ accion: { pos: 'BTN', hace: 'raise' }, bote: 0.43 });
    expect(frames[2]?.asientos[1]).toMatchObject({ fuera: true, apuesta: 0.05 });
    expect(frames[4]).toMatchObject({ calle: 'flop', tablero: ['2h', '7d', '9s'], bote: 0.58 });
    expect(frames[4]?.accion).toBeUndefined();
    expect(frames[4]?.asientos.every(({ apuesta }) => apuesta === 0)).toBe(true);
    expect(frames[5]?.asientos[2]).toMatchObject({ stack: 0, apuesta: 0.04 });
  });

  it('puts in exactly what was played for: the pot, and what nobody called', () => {
    const random = seeded(77);
    const text = Array.from({ length: 300 }, (_, i) => printHand(playHand(random, 1 + i), 'pokerstars-en')).join(
      '\n\n\n',
    );
    const { manos } = readHands(text);
    expect(manos).toHaveLength(300);
    for (const hand of manos.map(ownHand)) {
      const last = handFrames(hand).at(-1);
      const stacks = hand.asientos.reduce((sum, { stack }) => sum + Math.round(stack * 100), 0);
      const left = last?.asientos.reduce((sum, { stack }) => sum + Math.round(stack * 100), 0) ?? 0;
      expect(Math.round((last?.bote ?? 0) * 100)).toBe(stacks - left);
      expect(last?.bote).toBeGreaterThanOrEqual(hand.bote - 0.001);
      expect(last?.asientos.every(({ stack }) => stack >= 0)).toBe(true);
    }
  });
});
