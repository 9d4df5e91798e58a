import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession, getSession } from '../../shell/session/session.ts';
import { aUser } from '../../test/a-user.ts';
import { fakeServer, problem } from '../../test/fake-server.ts';
import { renderAt } from '../../test/render-at.tsx';
import AuthScreen from './route.tsx';

const CONFIG = { json: { contactEmail: 'a@b.example', google: true, correo: true, paypal: null, avisoEntorno: null } };
const ME = { json: aUser() };
let alert: ReturnType<typeof vi.fn>;

beforeEach(() => {
  endSession();
  alert = vi.fn();
  vi.stubGlobal('alert', alert);
});

function show(mode?: 'login') {
  const shown = renderAt({ pathname: '/auth-form', state: mode ? { mode } : null }, <AuthScreen />);
  return { ...shown, user: userEvent.setup() };
}
const button = (name: string) => screen.getByRole('button', { name });

async function fillRegister(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Nombre'), 'Julieta Sosa');
  await user.type(screen.getByLabelText('Correo electrónico'), 'julieta@correo.example');
  await user.type(screen.getByLabelText('Contraseña'), 'la torre en séptima');
}

describe('auth form', () => {
  it('toggles between register and login, by click and by arrow', async () => {
    fakeServer({ 'GET /api/config': CONFIG });
    const { user } = show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Crea tu cuenta');
    expect(screen.getByLabelText('Nombre')).toBeDefined();
    await user.click(screen.getByRole('tab', { name: 'Iniciar sesión' }));
    expect(screen.queryByLabelText('Nombre')).toBeNull();
    expect(screen.getByLabelText('Contraseña').getAttribute('autocomplete')).toBe('current-password');
    expect(screen.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).getAttribute('href')).toBe(
      '/recuperar-contrasena',
    );
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Registrarse' }).getAttribute('aria-selected')).toBe('true');
    expect(screen.getByLabelText('Contraseña').getAttribute('autocomplete')).toBe('new-password');
  });

  it('opens in login mode for who came by an «Iniciar sesión» link', () => {
    fakeServer({ 'GET /api/config': CONFIG });
    show('login');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Inicia sesión');
  });

  it('names every missing field and sends nothing', async () => {
    const calls = fakeServer({ 'GET /api/config': CONFIG });
    const { user } = show();
    await user.click(button('Crear cuenta'));
    for (const text of ['Escribe tu nombre.', 'Escribe tu correo electrónico.', 'Escribe tu contraseña.'])
      expect(screen.getByText(text)).toBeDefined();
    expect(calls.filter((call) => call.method === 'POST')).toEqual([]);
    expect(alert).not.toHaveBeenCalled();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Nombre')));
  });

  it('does not register without the data-processing tick', async () => {
    const calls = fakeServer({ 'GET /api/config': CONFIG });
    const { user } = show();
    await fillRegister(user);
    await user.click(button('Crear cuenta'));
    expect(screen.getByText('Para seguir necesitamos que marques esta casilla.')).toBeDefined();
    expect(calls.filter((call) => call.method === 'POST')).toEqual([]);
  });

  it('registers with the consents in the same call and goes home with the mode', async () => {
    const calls = fakeServer({
      'GET /api/config': CONFIG,
      'POST /api/auth/sign-up/email': { json: { token: 'nuevo', user: {} } },
      'GET /api/usuarios/yo': ME,
    });
    const { user, router } = show();
    await fillRegister(user);
    await user.click(screen.getByRole('checkbox', { name: /Acepto el tratamiento/ }));
    await user.click(button('Crear cuenta'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(router.state.location.state).toEqual({ mode: 'register' });
    expect(getSession().token).toBe('nuevo');
    expect(calls.find((call) => call.path.includes('sign-up'))?.body).toEqual({
      name: 'Julieta Sosa',
      email: 'julieta@correo.example',
      password: 'la torre en séptima',
      consentimientos: { tratamientoDatos: true, marketing: false },
    });
    expect(calls.some((call) => call.method === 'PATCH')).toBe(false);
  });

  it('a refused registration alerts the catalogue text and puts the reason under its field', async () => {
    fakeServer({
      'GET /api/config': CONFIG,
      'POST /api/auth/sign-up/email': problem(
        400,
        'contrasena_debil',
        'Esa contraseña es demasiado fácil de adivinar.',
      ),
    });
    const { user, router } = show();
    await fillRegister(user);
    await user.click(screen.getByRole('checkbox', { name: /Acepto el tratamiento/ }));
    await user.click(button('Crear cuenta'));
    await waitFor(() => expect(alert).toHaveBeenCalledWith('Error al registrar el usuario. Verifica los datos.'));
    expect(screen.getByLabelText('Contraseña').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Esa contraseña es demasiado fácil de adivinar.')).toBeDefined();
    expect(router.state.location.pathname).toBe('/auth-form');
  });

  it('logs in and goes home with the mode', async () => {
    const calls = fakeServer({
      'GET /api/config': CONFIG,
      'POST /api/auth/sign-in/email': { json: { token: 'abc', user: {} } },
      'GET /api/usuarios/yo': ME,
    });
    const { user, router } = show('login');
    await user.type(screen.getByLabelText('Correo electrónico'), ' julieta@correo.example ');
    await user.type(screen.getByLabelText('Contraseña'), 'x{Enter}');
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/', state: { mode: 'login' } }));
    const sent = calls.find((call) => call.method === 'POST')?.body;
    expect(sent).toEqual({ email: 'julieta@correo.example', password: 'x' });
  });

  it.each([
    ['wrong credentials', problem(401, 'credenciales_incorrectas', 'Correo o contraseña incorrectos.')],
    ['no network', 'offline' as const],
  ])('a failed login (%s) alerts and announces', async (_, answer) => {
    fakeServer({ 'GET /api/config': CONFIG, 'POST /api/auth/sign-in/email': answer });
    const { user } = show('login');
    await user.type(screen.getByLabelText('Correo electrónico'), 'julieta@correo.example');
    await user.type(screen.getByLabelText('Contraseña'), 'mala');
    await user.click(button('Iniciar sesión'));
    await waitFor(() => expect(alert).toHaveBeenCalledExactlyOnceWith('Correo o contraseña incorrectos.'));
    expect(screen.getByRole('alert').textContent).toContain('Correo o contraseña incorrectos.');
    expect(getSession().status).toBe('signed-out');
  });

  it('shows and hides the password', async () => {
    fakeServer({ 'GET /api/config': CONFIG });
    const { user } = show('login');
    await user.click(button('Mostrar contraseña'));
    expect(screen.getByLabelText('Contraseña').getAttribute('type')).toBe('text');
    await user.click(button('Ocultar contraseña'));
    expect(screen.getByLabelText('Contraseña').getAttribute('type')).toBe('password');
  });
});

describe('Google', () => {
  it('a blocked window is a refusal', async () => {
    fakeServer({ 'GET /api/config': CONFIG });
    vi.stubGlobal('open', () => null);
    const { user } = show();
    await user.click(button('Continuar con Google'));
    await waitFor(() => expect(alert).toHaveBeenCalledWith('No se pudo iniciar sesión con Google.'));
  });

  it('sends the window to the address of the server and enters with the token it reports', async () => {
    const popup = { closed: false, close: vi.fn(), location: { href: 'about:blank' } };
    vi.stubGlobal('open', () => popup);
    const calls = fakeServer({
      'GET /api/config': CONFIG,
      'POST /api/auth/sign-in/social': { json: { url: 'https://cuentas.example/o' } },
      'GET /api/usuarios/yo': ME,
    });
    const { user, router } = show('login');
    await user.click(button('Continuar con Google'));
    await waitFor(() => expect(popup.location.href).toBe('https://cuentas.example/o'));
    const channel = new BroadcastChannel('estratega-acceso');
    channel.postMessage({ token: 'de-google' });
    await waitFor(() => expect(router.state.location.state).toEqual({ mode: 'login' }));
    channel.close();
    expect(getSession().token).toBe('de-google');
    expect(popup.close).toHaveBeenCalled();
    expect(calls.find((call) => call.method === 'POST')?.body).toEqual({
      provider: 'google',
      callbackURL: '/acceso-google',
      errorCallbackURL: '/acceso-google',
      disableRedirect: true,
    });
  });

  it('a window closed without an answer is a refusal', async () => {
    const popup = { closed: true, close: vi.fn(), location: { href: '' } };
    vi.stubGlobal('open', () => popup);
    fakeServer({
      'GET /api/config': CONFIG,
      'POST /api/auth/sign-in/social': { json: { url: 'https://cuentas.example/o' } },
    });
    const { user } = show();
    await user.click(button('Continuar con Google'));
    await waitFor(() => expect(alert).toHaveBeenCalledWith('No se pudo iniciar sesión con Google.'), {
      timeout: 60_000,
    });
  });
});
