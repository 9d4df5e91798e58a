import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ChartGrid } from './chart-grid.tsx';
import { groupTitle, shortTitle } from './words.ts';

it('names every hand with what is done with it', () => {
  render(
    <>
      <h2 id="t">Ciega grande contra UTG</h2>
      <ChartGrid
        labelledBy="t"
        card={{
          id: 'rg-x-1',
          titulo: 'Ciega grande contra UTG',
          corto: 'BB',
          supuestos: 'Ninguno.',
          fuente: 'propia',
          acciones: [
            { accion: 'pagar', rango: '22-TT,JJ:0.5,AQs' },
            { accion: '3bet', rango: 'QQ+,JJ:0.5,AKs:0.3' },
          ],
        }}
      />
    </>,
  );
  const table = screen.getByRole('table', { name: 'Ciega grande contra UTG' });
  const cells = within(table).getAllByRole('cell');
  expect(cells).toHaveLength(169);
  const cellOf = (hand: string) => cells.find((cell) => cell.firstChild?.textContent === hand);
  const said = (hand: string) => cellOf(hand)?.textContent;
  expect(said('TT')).toBe('TT: pagar');
  expect(said('AA')).toBe('AA: 3-bet');
  expect(cellOf('AA')?.className).toBe('b');
  expect(said('JJ')).toBe('JJ50: pagar 50 %, 3-bet 50 %');
  expect(said('AKs')).toBe('AKs30: 3-bet 30 %');
  expect(said('72o')).toBe('72o: fuera');
});

it('calls a page by its decision, format and depth', () => {
  expect(groupTitle({ tipo: 'apertura', formato: 'cash', profundidad: 100, jugadores: 6 })).toBe(
    'Abrir en cash, mesa de 6, 100 bb',
  );
  expect(groupTitle({ tipo: '3bet', formato: 'torneo', profundidad: 20, jugadores: 9 })).toBe(
    'Resubir all-in en torneo, 20 bb',
  );
  const bubble = { clase: 'burbuja-corto', tipo: 'premios', formato: 'sng', profundidad: 10, jugadores: 4 } as const;
  expect(groupTitle(bubble)).toBe('Burbuja con un corto: all-in o fuera con 10 bb');
  expect(shortTitle(bubble)).toBe('Burbuja con un corto, 10 bb');
});

it('calls a game of three without prizes a Spin', () => {
  const three = { formato: 'sng', jugadores: 3, profundidad: 25 } as const;
  expect(groupTitle({ ...three, tipo: 'apertura' })).toBe('Abrir en Spin a tres, 25 bb');
  expect(groupTitle({ ...three, tipo: '3bet' })).toBe('Resubir all-in en Spin a tres, 25 bb');
  expect(groupTitle({ ...three, tipo: 'defensa' })).toBe('Defender la ciega grande en Spin a tres, 25 bb');
  expect(groupTitle({ ...three, tipo: 'respuesta' })).toBe('Te resuben en Spin a tres, 25 bb');
  expect(groupTitle({ ...three, tipo: 'completar' })).toBe('Ciega pequeña en Spin a tres, 25 bb');
  expect(shortTitle({ ...three, tipo: 'completar' })).toBe('Spin a tres, 25 bb');
});
