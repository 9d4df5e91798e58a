import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aUser } from '../../test/a-user.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { renderAt } from '../../test/render-at.tsx';
import { addChange, pendingOf } from '../offline/change-store.ts';
import { endSession, getSession, startSession } from '../session/session.ts';
import { Header } from './header.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  endSession();
});

const UPDATE = 'POST /api/chat/actualizar-estado-tarea';
const CHANGE = {
  planId: 'plan-1',
  diaIndex: 0,
  tareaIndex: 0,
  nuevoEstado: 'finalizado',
  nuevaPrioridad: null,
} as const;

async function show(answers: Parameters<typeof fakeServer>[0]) {
  const calls = fakeServer({
    'GET /api/usuarios/yo': { json: aUser() },
    'POST /api/auth/sign-out': { json: { success: true } },
    ...answers,
  });
  startSession('abc');
  renderAt('/cuenta', <Header />);
  await waitFor(() => expect(getSession().user).not.toBeNull());
  return { calls, user: userEvent.setup() };
}

describe('signing out', () => {
  it('asks nothing when everything has arrived', async () => {
    const { user } = await show({});
    await user.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
    await waitFor(() => expect(getSession().status).toBe('signed-out'));
  });

  it('is asked about where a touch on an icon would do it, and may be called off', async () => {
    const onPhone = { ...window.matchMedia('(max-width: 63.99rem)'), matches: true };
    vi.spyOn(window, 'matchMedia').mockReturnValue(onPhone);
    const { user } = await show({});
    await user.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Cerrar la sesión?' }));
    await user.click(dialog.getByRole('button', { name: 'Seguir con la sesión' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(getSession().status).toBe('signed-in');
    await user.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
    const again = within(await screen.findByRole('dialog', { name: '¿Cerrar la sesión?' }));
    await user.click(again.getByRole('button', { name: 'Cerrar sesión' }));
    await waitFor(() => expect(getSession().status).toBe('signed-out'));
  });

  it('asks before it forgets what could not be sent, and may be called off', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { user } = await show({ [UPDATE]: 'offline' });
    addChange('u1', CHANGE);
    await user.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
    await screen.findByText(/Un cambio tuyo todavía no llegó al servidor/u);
    await user.click(screen.getByRole('button', { name: 'Seguir con la sesión' }));
    expect([getSession().status, pendingOf('u1').length]).toEqual(['signed-in', 1]);
    await user.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
    await screen.findByText(/Un cambio tuyo todavía no llegó al servidor/u);
    await user.click(screen.getByRole('button', { name: 'Cerrar sesión y perderlo' }));
    await waitFor(() => expect(getSession().status).toBe('signed-out'));
    expect(pendingOf('u1')).toEqual([]);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('estratega.'))).toEqual([]);
  });
});
