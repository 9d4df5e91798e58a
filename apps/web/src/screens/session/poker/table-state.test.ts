import type { CalleJugada, Mesa } from '@estratega/lessons';
import { expect, it } from 'vitest';
import { tableState } from '../../../ui/poker-table/table-state.ts';
import { POKER, PRICE, PUSH } from '../session.fixture.ts';

const table = (exercise: typeof PRICE) => tableState(exercise.mesa as Mesa, exercise.historia);

it('finds pot, price and stacks of a hand', () => {
  const now = table(PRICE);
  expect(now).toMatchObject({ calle: 'flop', bote: 1.25, aPagar: 0.5, tablero: ['Ks', '7d', '4s'] });
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

/** Action by action, as it is dealt. */
const prefixes = (historia: readonly CalleJugada[]): CalleJugada[][] =>
  historia.flatMap((street, i) =>
    Array.from({ length: street.acciones.length + 1 }, (_one, n) => [
      ...historia.slice(0, i),
      { ...street, acciones: street.acciones.slice(0, n) },
    ]),
  );

it('never makes or loses a chip, at any moment of any hand', () => {
  const tables = POKER.filter(({ mesa }) => mesa !== undefined);
  expect(tables.length).toBeGreaterThan(2);
  for (const { mesa, historia } of tables) {
    if (!mesa) continue;
    const all = mesa.asientos.reduce((sum, { stack }) => sum + stack, 0);
    for (const history of prefixes(historia)) {
      const now = tableState(mesa, history);
      expect(now.asientos.reduce((sum, { stack }) => sum + stack, now.bote)).toBeCloseTo(all, 5);
      for (const { stack } of now.asientos) expect(stack).toBeGreaterThanOrEqual(0);
    }
  }
});
