import type { CalleJugada, Mesa } from '@estratega/lessons';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PRICE, PUSH } from '../session.fixture.ts';
import { middleOf, tableState } from './table-state.ts';

const table = (exercise: typeof PRICE) => tableState(exercise.mesa as Mesa, exercise.historia);

it('finds pot, price and stacks of a hand', () => {
  const now = table(PRICE);
  expect(now).toMatchObject({ calle: 'flop', bote: 1.25, aPagar: 0.5, tablero: ['Ks', '7d', '4s'] });
  expect(middleOf(now)).toBe(0.75);
  expect(now.precio).toBeCloseTo(28.57, 2);
  expect(now.asientos.find(({ pos }) => pos === 'CO')).toMatchObject({ stack: 9.2, apuesta: 0.5, fuera: false });
  expect(now.asientos.filter(({ fuera }) => fuera).map(({ pos }) => pos)).toEqual(['UTG', 'HJ', 'SB', 'BB']);
});

it('counts an ante that only the big blind pays', () => {
  const now = table(PUSH);
  expect(now.bote).toBe(2_000);
  expect(now.asientos.find(({ pos }) => pos === 'BB')).toMatchObject({ stack: 22_400, apuesta: 800 });
});

it('takes the button for the small blind when two play', () => {
  const mesa: Mesa = {
    tipo: 'cash',
    unidad: 'bb',
    ciegas: [0.5, 1],
    asientos: [
      { pos: 'BTN', stack: 100, heroe: true },
      { pos: 'BB', stack: 100 },
    ],
  };
  expect(tableState(mesa, [])).toMatchObject({ bote: 1.5, aPagar: 0.5 });
});

it('never makes or loses a chip', () => {
  const acts = fc.array(
    fc.record({ who: fc.nat(5), what: fc.constantFrom('call', 'raise', 'allin', 'fold'), a: fc.nat(12) }),
  );
  fc.assert(
    fc.property(acts, (moves) => {
      const mesa = PRICE.mesa as Mesa;
      const seats = mesa.asientos;
      const acciones = moves.map(({ who, what, a }) => ({
        pos: (seats[who] as (typeof seats)[number]).pos,
        hace: what as 'call' | 'raise' | 'allin' | 'fold',
        ...(what === 'raise' ? { a } : {}),
      }));
      const history: CalleJugada[] = [{ calle: 'pre', acciones }];
      const now = tableState(mesa, history);
      const chips = now.asientos.reduce((sum, { stack }) => sum + stack, now.bote);
      expect(chips).toBeCloseTo(60, 5);
      for (const { stack } of now.asientos) expect(stack).toBeGreaterThanOrEqual(0);
    }),
  );
});
