import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession, getSession, startSession } from '../../shell/session/session.ts';
import { aUser } from '../../test/a-user.ts';
import { fakeServer, problem } from '../../test/fake-server.ts';
import { renderAt } from '../../test/render-at.tsx';
import AccountScreen from './route.tsx';

beforeEach(endSession);

async function show(answers: Parameters<typeof fakeServer>[0]) {
  const calls = fakeServer({ 'GET /api/usuarios/yo': { json: aUser() }, ...answers });
  startSession('abc');
  const shown = renderAt('/cuenta', <AccountScreen />);
  return { calls, user: userEvent.setup(), ...shown };
}

describe('account', () => {
  it('asks a visitor to sign in', () => {
    fakeServer({});
    renderAt('/cuenta', <AccountScreen />);
    expect(screen.getByText('No estás autenticado. Por favor, inicia sesión.')).toBeDefined();
  });

  it('saves the name', async () => {
    const { calls, user } = await show({ 'PATCH /api/usuarios/yo': { json: aUser({ name: 'Ana' }) } });
    const name = await screen.findByLabelText('Nombre');
    await user.clear(name);
    await user.type(name, 'Ana');
    await user.click(screen.getByRole('button', { name: 'Guardar nombre' }));
    await screen.findByText('Nombre guardado.');
    expect(calls.find((call) => call.method === 'PATCH')).toMatchObject({ token: 'abc', body: { name: 'Ana' } });
    expect(getSession().user?.name).toBe('Ana');
  });

  it('changes a consent with its switch', async () => {
    const consentimientos = { ...aUser().consentimientos, marketing: '2026-11-01T12:00:00.000Z' };
    const { calls, user } = await show({ 'PATCH /api/usuarios/yo': { json: aUser({ consentimientos }) } });
    await user.click(await screen.findByRole('switch', { name: 'Novedades y ofertas por correo' }));
    await screen.findByText('Preferencia guardada.');
    expect(calls.find((call) => call.method === 'PATCH')?.body).toEqual({ consentimientos: { marketing: true } });
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Novedades y ofertas por correo' }).checked).toBe(true);
  });

  it('offers a password change only to who has a password, and puts the refusal under its field', async () => {
    const { user } = await show({
      'POST /api/auth/change-password': problem(400, 'contrasena_incorrecta', 'La contraseña actual no es correcta.'),
    });
    await user.type(await screen.findByLabelText('Contraseña actual'), 'otra');
    await user.type(screen.getByLabelText('Contraseña nueva'), 'la torre en séptima');
    await user.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
    await screen.findByText('La contraseña actual no es correcta.');
    expect(screen.getByLabelText('Contraseña actual').getAttribute('aria-invalid')).toBe('true');
  });

  it('a Google account has no password to change', async () => {
    await show({ 'GET /api/usuarios/yo': { json: aUser({ accesos: { password: false, google: true } }) } });
    await screen.findByLabelText('Nombre');
    expect(screen.queryByLabelText('Contraseña actual')).toBeNull();
  });

  it('deletes the account only after the word is typed, and leaves signed out at the home page', async () => {
    const { calls, user, router } = await show({ 'DELETE /api/usuarios/yo': { status: 204 } });
    await user.click(await screen.findByRole('button', { name: 'Eliminar mi cuenta' }));
    const word = await screen.findByLabelText('Escribe «ELIMINAR» para confirmar');
    await user.type(word, 'eliminar');
    await user.click(screen.getByRole('button', { name: 'Eliminar para siempre' }));
    expect(calls.some((call) => call.method === 'DELETE')).toBe(false);
    await user.clear(word);
    await user.type(word, 'ELIMINAR');
    await user.click(screen.getByRole('button', { name: 'Eliminar para siempre' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    // Without the header nobody sees home arrive: the session then ends after a moment all the same.
    await waitFor(() => expect(getSession().status).toBe('signed-out'), { timeout: 3_000 });
  });

  it('says that it is offline, and offers to try again', async () => {
    let online = false;
    const { user } = await show({ 'GET /api/usuarios/yo': () => (online ? { json: aUser() } : 'offline') });
    await screen.findByText(/No pudimos conectar con el servidor/);
    online = true;
    await user.click(screen.getByRole('button', { name: 'Volver a intentar' }));
    await screen.findByLabelText('Nombre');
  });

  it('an answer that breaks the contract is an error, not a broken page', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await show({ 'GET /api/usuarios/yo': { json: { ...aUser(), plan: 'oro' } } });
    await screen.findByRole('button', { name: 'Volver a intentar' });
  });
});
