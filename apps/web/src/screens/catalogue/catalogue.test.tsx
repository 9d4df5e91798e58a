import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queries } from '../../shell/data/queries.tsx';
import { endSession, startSession } from '../../shell/session/session.ts';
import { aUser } from '../../test/a-user.ts';
import { fakeServer, problem } from '../../test/fake-server.ts';
import { renderAt } from '../../test/render-at.tsx';
import { aPlanRow } from './a-plan-row.fixture.ts';
import CatalogueScreen from './route.tsx';

beforeEach(() => {
  endSession();
  queries.clear();
});

const LIST = 'GET /api/planes';
const FAILED = 'Error al obtener los temas. Verifica los permisos.';
const POKER = aPlanRow({
  id: 'p2',
  campo: 'Poker Texas Holdem',
  createdAt: '2026-11-01T12:00:00.000Z',
  tareasTerminadas: 8,
  objetivosTerminados: 4,
});

function show(answers: Parameters<typeof fakeServer>[0], entry: Parameters<typeof renderAt>[0] = PATH) {
  const calls = fakeServer({ 'GET /api/usuarios/yo': { json: aUser() }, ...answers });
  startSession('abc');
  return { calls, user: userEvent.setup(), ...renderAt(entry, <CatalogueScreen />) };
}
const PATH = '/catalogo-planes-de-estudio';
const card = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('li') as HTMLElement);

describe('catalogue', () => {
  it('asks a visitor to sign in', () => {
    fakeServer({});
    renderAt(PATH, <CatalogueScreen />);
    expect(screen.getByText('No estás autenticado. Por favor, inicia sesión.')).toBeDefined();
  });

  it('shows each plan with its image, week, progress and days left', async () => {
    const { calls } = show({
      [LIST]: { json: [aPlanRow(), POKER] },
      'GET /api/usuarios/yo': { json: aUser({ plan: 'pro' }) },
    });
    expect(screen.getByText('Cargando tus planes…')).toBeDefined();
    const chess = await card('Ajedrez');
    chess.getByRole('img', { name: /ajedrez/iu });
    chess.getByText('Semana 2, intensidad alta');
    chess.getByText('41 %');
    chess.getByText('4/8');
    chess.getByText('1/4');
    chess.getByText('3 días y 23 h');
    expect(chess.queryByText('Lista para avanzar')).toBeNull();
    const poker = await card('Poker Texas Holdem');
    poker.getByRole('img', { name: /As de picas/ });
    poker.getByText('Lista para avanzar');
    expect(calls.find(({ path }) => path === '/api/planes')?.token).toBe('abc');
    expect(screen.getByRole('link', { name: /Nuevo plan de estudio/ }).getAttribute('href')).toBe(
      '/agregar-plan-de-estudio',
    );
  });

  it('a free user without progressions left is not told that the plan is ready', async () => {
    show({ [LIST]: { json: [POKER] }, 'GET /api/usuarios/yo': { json: aUser({ progressCount: 3 }) } });
    await screen.findByText('Plan gratuito: 1 de 1 plan activo.');
    expect(screen.queryByText('Lista para avanzar')).toBeNull();
  });

  it('offers no new plan where the tier has no room for one', async () => {
    show({ [LIST]: { json: [aPlanRow()] } });
    await screen.findByText('Plan gratuito: 1 de 1 plan activo.');
    expect(screen.queryByRole('link', { name: /Nuevo plan de estudio/ })).toBeNull();
    expect(screen.getByText(/^No puedes agregar más planes de estudio\./)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ver los planes de suscripción' })).toBeDefined();
  });

  it('says what to study today, and goes there', async () => {
    const sesion = {
      diaIndex: 3,
      tareaIndex: 1,
      fecha: '2026-11-18',
      titulo: 'La clavada que no clava',
      cuando: 'hoy' as const,
      empezada: false,
      tareas: 2,
      minutos: 60,
      conLeccion: true,
    };
    const { user, router } = show({ [LIST]: { json: [aPlanRow({ sesion })] } });
    const chess = await card('Ajedrez');
    chess.getByText('Hoy: 2 tareas, 60 min');
    await user.click(chess.getByRole('button', { name: 'Empezar: Ajedrez' }));
    expect(router.state.location.pathname).toBe('/sesion');
    expect(router.state.location.state).toEqual({ planId: 'p1', diaIndex: 3, tareaIndex: 1 });
  });

  it('shows a plan without a game', async () => {
    show({ [LIST]: { json: [{ ...aPlanRow(), campo: undefined }] } });
    await card('Subcampo no especificado');
  });

  it('opens the study screen with the plan in the navigation state', async () => {
    const { user, router } = show({ [LIST]: { json: [aPlanRow()] } });
    await user.click((await card('Ajedrez')).getByRole('button', { name: 'Estudiar' }));
    expect(router.state.location).toMatchObject({
      pathname: '/informacion-plan-de-estudio',
      search: '',
      state: { planId: 'p1' },
    });
  });

  it('asks before deleting, and then the card is gone', async () => {
    let plans = [aPlanRow(), POKER];
    const { calls, user } = show({
      [LIST]: () => ({ json: plans }),
      'DELETE /api/planes/p1': () => {
        plans = [POKER];
        return { status: 204 };
      },
    });
    const chess = await card('Ajedrez');
    await user.click(chess.getByRole('button', { name: 'Eliminar' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Conservar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await waitFor(() => expect(document.activeElement).toBe(chess.getByRole('button', { name: 'Eliminar' })));

    await user.click(chess.getByRole('button', { name: 'Eliminar' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Eliminar plan' }));
    await screen.findByText('Plan de Ajedrez eliminado.');
    expect(screen.queryByRole('heading', { name: 'Ajedrez' })).toBeNull();
    await card('Poker Texas Holdem');
  });

  it('only logs a failed deletion, and keeps the card', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { user } = show({ [LIST]: { json: [aPlanRow()] }, 'DELETE /api/planes/p1': 'offline' });
    await user.click((await card('Ajedrez')).getByRole('button', { name: 'Eliminar' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Eliminar plan' }));
    await waitFor(() => expect(log).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await card('Ajedrez');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('invites whoever has no plan', async () => {
    show({ [LIST]: { json: [] } });
    await screen.findByRole('heading', { name: 'Aún no hay jugadas en tu planilla' });
    expect(screen.getByRole('link', { name: 'Crear mi primer plan' }).getAttribute('href')).toBe(
      '/agregar-plan-de-estudio',
    );
  });

  it.each([
    ['a refusal', problem(403, 'sin_permiso', 'No tienes permiso para hacer esto.')],
    ['an answer that breaks the contract', { json: [{ id: 'p1' }] }],
  ])('says so on %s, and tries again', async (_, answer) => {
    let broken = true;
    const { user } = show({ [LIST]: () => (broken ? answer : { json: [aPlanRow()] }) });
    await screen.findByText(FAILED, {}, { timeout: 60_000 });
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Volver a intentar' }));
    await card('Ajedrez');
  });

  it('shows the notice it was sent, once', async () => {
    const { router } = show({ [LIST]: { json: [] } }, { pathname: PATH, state: { aviso: 'Elige un plan.' } });
    await screen.findByText('Elige un plan.');
    await waitFor(() => expect(router.state.location.state).toBeNull());
    expect(screen.getByText('Elige un plan.')).toBeDefined();
  });

  it('says that the plans of a former subscription are kept', async () => {
    show({ [LIST]: { json: [aPlanRow(), POKER] } });
    await screen.findByText('Plan gratuito. Conservas los 2 planes de tu suscripción anterior.');
  });
});
