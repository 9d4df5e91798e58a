import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { queries } from '../../shell/data/queries.tsx';
import { endSession, getSession, startSession } from '../../shell/session/session.ts';
import { aUser } from '../../test/a-user.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { renderAt } from '../../test/render-at.tsx';
import Home from './route.tsx';

const PLAN = {
  id: 'p1',
  campo: 'Ajedrez',
  nivelIntensidad: 'alto',
  createdAt: '2026-11-15T12:00:00.000Z',
  ahora: '2026-11-18T13:00:00.000Z',
  semana: 2,
  totalTareas: 8,
  tareasTerminadas: 4,
  totalObjetivos: 4,
  objetivosTerminados: 1,
};
const SESSION = {
  diaIndex: 3,
  tareaIndex: 1,
  fecha: '2026-11-18',
  titulo: 'La clavada que no clava',
  cuando: 'hoy',
  empezada: false,
  tareas: 2,
  minutos: 60,
  conLeccion: true,
};

async function show(plans: readonly object[], state: unknown = null) {
  fakeServer({ 'GET /api/usuarios/yo': { json: aUser() }, 'GET /api/planes': { json: plans } });
  startSession('abc');
  await vi.waitFor(() => expect(getSession().user).not.toBeNull(), 60_000);
  return { user: userEvent.setup(), ...renderAt({ pathname: '/', state }, <Home />) };
}
// Loaded on its own by the page; here the tests are about what it shows.
beforeAll(() => Promise.all([import('./next-session.tsx'), import('./what-it-does.tsx')]));
beforeEach(() => queries.clear());
afterEach(() => endSession());

const cards = () =>
  within(screen.getByRole('region', { name: 'Qué hace Estratega' }))
    .getAllByRole('heading')
    .map((heading) => heading.textContent);

describe('home', () => {
  it('pitches to a visitor, with the way to the catalogue', async () => {
    fakeServer({});
    renderAt('/', <Home />);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Estudia como se juega: con un plan');
    const [link] = screen.getAllByRole('link', { name: 'Empieza a aprender' });
    expect(link?.getAttribute('href')).toBe('/catalogo-planes-de-estudio');
    expect(cards()).toHaveLength(3);
  });

  it('shows a player today’s session in place of the pitch, the three cards below, and opens it', async () => {
    const { user, router } = await show([PLAN, { ...PLAN, id: 'p2', sesion: SESSION }]);
    expect((await screen.findByRole('heading', { level: 1, name: 'Tu sesión de hoy' })).textContent).toBeDefined();
    expect(screen.getByText('La clavada que no clava')).toBeDefined();
    expect(screen.queryByText('Semana 3 de un plan de ajedrez')).toBeNull();
    expect(cards()).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Empezar la sesión de hoy' }));
    expect(router.state.location.pathname).toBe('/sesion');
    expect(router.state.location.state).toEqual({ planId: 'p2', diaIndex: 3, tareaIndex: 1 });
  });

  it('takes a week without exercises to the study screen', async () => {
    const { user, router } = await show([{ ...PLAN, sesion: { ...SESSION, empezada: true, conLeccion: false } }]);
    await user.click(await screen.findByRole('button', { name: 'Continuar la sesión de hoy' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/informacion-plan-de-estudio'));
    expect(router.state.location.state).toEqual({ planId: 'p1' });
  });

  it.each([
    [
      'tasks alone',
      {},
      'Terminaste las tareas de esta semana',
      'Te quedan 3\u00a0objetivos por cerrar.',
      'Ver la semana',
    ],
    [
      'a whole week',
      { objetivosTerminados: 4 },
      'Terminaste todo lo de esta semana',
      'Cuando se cumplan los siete días podrás avanzar a la siguiente.',
      'Ver la semana',
    ],
    [
      'a whole week that is over',
      { objetivosTerminados: 4, ahora: '2026-11-22T13:00:00.000Z' },
      'Terminaste todo lo de esta semana',
      'Los siete días se cumplieron: te toca avanzar a la siguiente.',
      'Avanzar',
    ],
  ])('says what is still to be done of %s, and leads to it', async (_, change, title, said, link) => {
    const { user, router } = await show([{ ...PLAN, tareasTerminadas: 8, ...change }]);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
    expect(screen.getByText((_text, element) => element?.textContent === said, { selector: 'p' })).toBeDefined();
    await user.click(screen.getByRole('link', { name: link }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/informacion-plan-de-estudio'));
    expect(router.state.location.state).toEqual({ planId: 'p1' });
  });

  it('greets who has just registered, and offers the first plan', async () => {
    await show([], { mode: 'register' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Crea tu primer plan' })).toBeDefined();
    expect(screen.getByText(/Tu cuenta está lista/)).toBeDefined();
    const link = screen.getByRole('link', { name: 'Crear mi primer plan' });
    expect(link.getAttribute('href')).toBe('/agregar-plan-de-estudio');
  });
});
