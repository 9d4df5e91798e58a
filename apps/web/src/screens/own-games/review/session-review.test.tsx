import type { ManoGuardada, ResumenMano } from '@estratega/domain';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, problem } from '../../../test/fake-server.ts';
import type { FromReviewer, ToReviewer } from './messages.ts';

const idOf = (n: number) => `mano${String(n).padStart(12, '0')}`;
const hand = (n: number): ResumenMano => ({
  id: idOf(n),
  estado: 'analizada',
  sala: 'pokerstars',
  fecha: new Date(Date.UTC(2026, 10, 17, 20, n)).toISOString(),
  tipo: 'cash',
  ciegas: [1, 2],
  jugadores: 2,
  pos: 'BB',
  bote: 40 - n / 10,
  netoHeroe: -20,
  ejercicios: 0,
  guardadaEn: '2026-11-18T00:00:00.000Z',
});
const stored = (n: number): ManoGuardada => ({
  id: idOf(n),
  estado: 'analizada',
  guardadaEn: '2026-11-18T00:00:00.000Z',
  mano: {
    sala: 'pokerstars',
    id: String(n),
    tipo: 'cash',
    ciegas: [1, 2],
    asientos: [
      { pos: 'SB', stack: 200 },
      { pos: 'BB', stack: 200, heroe: true },
    ],
    historia: [{ calle: 'pre', acciones: [] }],
    bote: 40,
    comision: 0,
    netoHeroe: -20,
  },
  ejercicios: [],
});

/** Says of each hand that a call on its river cost as many big blinds as its number. */
class Solver {
  onmessage?: (event: { data: FromReviewer }) => void;
  postMessage({ n, mano }: ToReviewer) {
    const coste = Number(mano.id);
    const decision = { calle: 'river', hizo: 'Pagaste', porque: '', bote: 20, coste, veredicto: 'mal' } as const;
    queueMicrotask(() => this.onmessage?.({ data: { n, visto: { decisiones: [decision], falta: false } } }));
  }
  terminate() {}
}

beforeEach(() => {
  // What the reviewer remembers is the page's: each test is one.
  vi.resetModules();
  vi.stubGlobal('Worker', Solver);
});

async function show(...numbers: readonly number[]) {
  const { SessionReview } = await import('./session-review.tsx');
  const of = (some: readonly number[]) => (
    <MemoryRouter>
      <SessionReview token="abc" hands={some.map(hand)} />
    </MemoryRouter>
  );
  const { rerender } = render(of(numbers));
  return { user: userEvent.setup(), become: (...some: readonly number[]) => rerender(of(some)) };
}
const serve = (...numbers: readonly number[]) =>
  fakeServer(Object.fromEntries(numbers.map((n) => [`GET /api/manos/${idOf(n)}`, { json: stored(n) }])));
const costs = () => screen.queryAllByRole('listitem').map((row) => row.querySelector('b')?.textContent);

describe('the dearest decisions of a sitting', () => {
  it('are of the hands there are: one that is deleted takes its own along, one that is brought is still to be solved', async () => {
    serve(1, 2, 3);
    const { user, become } = await show(1, 2);
    await user.click(screen.getByRole('button', { name: 'Calcular lo que costaron' }));
    await screen.findByText('2 decisiones juzgadas en 2 manos.');
    expect(costs()).toEqual(['−2 bb', '−1 bb']);

    become(1);
    expect(costs()).toEqual(['−1 bb']);
    expect(screen.getByText('1 decisión juzgada en 1 mano.')).toBeDefined();

    become(1, 3);
    expect(costs()).toEqual(['−1 bb']);
    await user.click(screen.getByRole('button', { name: 'Seguir calculando' }));
    await screen.findByText('2 decisiones juzgadas en 2 manos.');
    expect(costs()).toEqual(['−3 bb', '−1 bb']);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('goes on past a hand that was deleted meanwhile', async () => {
    serve(2, 3);
    const { user } = await show(1, 2, 3);
    await user.click(screen.getByRole('button', { name: 'Calcular lo que costaron' }));
    await screen.findByText('2 decisiones juzgadas en 2 manos.');
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('stops where the server does not give a hand, and says so', async () => {
    fakeServer({ [`GET /api/manos/${idOf(1)}`]: problem(500, 'error_interno', 'Ahora no.') });
    const { user } = await show(1, 2);
    await user.click(screen.getByRole('button', { name: 'Calcular lo que costaron' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Ahora no.'));
    expect(screen.getByRole('button', { name: 'Calcular lo que costaron' })).toBeDefined();
  });

  it('says of how many hands they are, and that there may be more where these are all that were given', async () => {
    const { become } = await show(1, 2);
    expect(screen.getByText(/2 botes que crecieron de 2 manos\./u)).toBeDefined();
    become(...Array.from({ length: 100 }, (_, n) => n));
    expect(screen.getByText(/ de las 100 manos más recientes\./u)).toBeDefined();
  });
});
