import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession, getSession, startSession } from '../../shell/session/session.ts';
import { aUser } from '../../test/a-user.ts';
import { fakeServer, problem } from '../../test/fake-server.ts';
import { renderAt } from '../../test/render-at.tsx';
import AccountScreen from './route.tsx';

beforeEach(endSession);

const aSession = {
  inicio: '2026-11-01T12:00:00.000Z',
  ultimoUso: '2026-11-14T12:00:00.000Z',
  vence: '2026-12-01T12:00:00.000Z',
};
const SESSIONS = [
  {
    id: 's1',
    ...aSession,
    direccion: '203.0.113.7',
    navegador: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
    actual: true,
  },
  { id: 's2', ...aSession, direccion: null, navegador: 'Mozilla/5.0 (iPhone) Safari/605.1', actual: false },
];
const NOT_RECENT = problem(403, 'confirmacion_requerida', 'Para continuar, confirma que eres tú.');

async function show(answers: Parameters<typeof fakeServer>[0]) {
  const calls = fakeServer({
    'GET /api/usuarios/yo': { json: aUser() },
    'GET /api/usuarios/yo/sesiones': { json: SESSIONS },
    ...answers,
  });
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
    await waitFor(() => expect(getSession().status).toBe('signed-out'), { timeout: 60_000 });
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

  it('shows where the account is open, and closes the others', async () => {
    let closed = false;
    const { calls, user } = await show({
      'GET /api/usuarios/yo/sesiones': () => ({ json: closed ? SESSIONS.slice(0, 1) : SESSIONS }),
      'DELETE /api/usuarios/yo/sesiones': () => {
        closed = true;
        return { status: 204 };
      },
    });
    await screen.findByText('Firefox en Linux');
    expect(screen.getByText('Safari en iOS')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Cerrar las demás' }));
    await screen.findByText('Cerramos las demás sesiones.');
    await waitFor(() => expect(screen.queryByText('Safari en iOS')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Cerrar las demás' })).toBeNull();
    expect(calls.find((call) => call.method === 'DELETE')).toMatchObject({ token: 'abc' });
  });

  it('deleting long after the sign-in asks for the password, and goes on once it is right', async () => {
    let proved = false;
    const { calls, user, router } = await show({
      'DELETE /api/usuarios/yo': () => (proved ? { status: 204 } : NOT_RECENT),
      'POST /api/auth/verify-password': ({ body }) => {
        proved = (body as { password: string }).password === 'la buena';
        return proved ? { json: { status: true } } : problem(400, 'contrasena_incorrecta', 'No es correcta.');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Eliminar mi cuenta' }));
    await user.type(await screen.findByLabelText('Escribe «ELIMINAR» para confirmar'), 'ELIMINAR');
    await user.click(screen.getByRole('button', { name: 'Eliminar para siempre' }));
    const password = await screen.findByLabelText('Tu contraseña');
    await user.type(password, 'otra');
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await screen.findByText('La contraseña no es correcta.');
    expect(router.state.location.pathname).toBe('/cuenta');
    await user.clear(password);
    await user.type(password, 'la buena');
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(calls.filter((call) => call.method === 'DELETE')).toHaveLength(2);
    // It ends a moment later: in the next test, if nobody waited for it here.
    await waitFor(() => expect(getSession().status).toBe('signed-out'));
  });

  it('declining to confirm does nothing, and is no error', async () => {
    const { calls, user } = await show({ 'GET /api/usuarios/yo/datos': NOT_RECENT });
    await user.click(await screen.findByRole('button', { name: 'Descargar mis datos' }));
    await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
    await screen.findByRole('button', { name: 'Descargar mis datos' });
    expect(screen.queryByText(/Para continuar/)).toBeNull();
    expect(calls.filter((call) => call.path.endsWith('/datos'))).toHaveLength(1);
  });

  it('who enters with Google is told to enter again', async () => {
    const { user } = await show({
      'GET /api/usuarios/yo': { json: aUser({ accesos: { password: false, google: true } }) },
      'GET /api/usuarios/yo/datos': NOT_RECENT,
    });
    await user.click(await screen.findByRole('button', { name: 'Descargar mis datos' }));
    await screen.findByRole('link', { name: 'Volver a entrar' });
    expect(screen.queryByLabelText('Tu contraseña')).toBeNull();
  });

  it('asks for another address, and says where the link went', async () => {
    const { calls, user } = await show({ 'POST /api/auth/change-email': { json: { status: true } } });
    const field = await screen.findByLabelText('Correo nuevo');
    await user.type(field, 'no es un correo');
    await user.click(screen.getByRole('button', { name: 'Cambiar correo' }));
    await screen.findByText('Escribe un correo electrónico válido.');
    await user.clear(field);
    await user.type(field, 'nueva@correo.example');
    await user.click(screen.getByRole('button', { name: 'Cambiar correo' }));
    await screen.findByText(/Te enviamos un enlace a nueva@correo.example/);
    expect(calls.find((call) => call.path.endsWith('change-email'))?.body).toEqual({
      newEmail: 'nueva@correo.example',
    });
  });

  const opened = { pathname: '/cuenta', search: '?confirmar=llave&correo=nueva%40correo.example' };
  const ANSWERS = {
    'POST /api/auth/confirm-email': { json: { email: 'nueva@correo.example' } },
    'GET /api/usuarios/yo': { json: aUser({ name: 'Ana Ruiz', email: 'ana@correo.example' }) },
    'GET /api/usuarios/yo/sesiones': { json: SESSIONS },
  };
  const confirmations = (calls: readonly { path: string; body: unknown }[]) =>
    calls.filter((call) => call.path.endsWith('confirm-email')).map(({ body }) => body);

  it('the link of that mail says whose account it is, and changes nothing until its button is pressed', async () => {
    const calls = fakeServer(ANSWERS);
    startSession('sesion-de-prueba');
    renderAt(opened, <AccountScreen />);
    const section = await screen.findByRole('region', { name: 'Confirma tu correo nuevo' });
    expect(section.textContent).toContain('Ana Ruiz');
    expect(section.textContent).toContain('ana@correo.example');
    expect(section.textContent).toContain('nueva@correo.example');
    expect(confirmations(calls)).toEqual([]);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Usar el correo nuevo' }));
    await screen.findByText('Listo: tu correo es ahora nueva@correo.example.');
    expect(confirmations(calls)).toEqual([{ token: 'llave', email: 'nueva@correo.example' }]);
  });

  it('without a session it asks for that of the account that asked', async () => {
    const calls = fakeServer(ANSWERS);
    renderAt(opened, <AccountScreen />);
    await screen.findByText('Para confirmar tu correo nuevo, inicia sesión con la cuenta que pidió el cambio.');
    expect(confirmations(calls)).toEqual([]);
  });
});
