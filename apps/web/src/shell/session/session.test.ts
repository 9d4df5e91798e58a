import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aUser } from '../../test/a-user.ts';
import { fakeServer, problem } from '../../test/fake-server.ts';

/** The session is a module: each test needs a fresh one, as each page load does. */
async function load() {
  vi.resetModules();
  return import('./session.ts');
}

describe('session', () => {
  beforeEach(() => document.documentElement.removeAttribute('data-session'));

  it('starts signed out without a stored token', async () => {
    const { getSession } = await load();
    expect(getSession().status).toBe('signed-out');
  });

  it('starts from the stored token and asks who it is', async () => {
    localStorage.setItem('estratega.token', 'abc');
    const calls = fakeServer({ 'GET /api/usuarios/yo': { json: aUser() } });
    const { getSession, observeSession } = await load();
    const stop = observeSession();
    await vi.waitFor(() => expect(getSession().user?.name).toBe('Julieta Sosa'), 60_000);
    expect(calls[0]?.token).toBe('abc');
    expect(document.documentElement.hasAttribute('data-session')).toBe(true);
    stop();
  });

  it('is dropped by a 401', async () => {
    localStorage.setItem('estratega.token', 'vencido');
    fakeServer({ 'GET /api/usuarios/yo': problem(401, 'no_autenticado', 'No estás autenticado.') });
    const { getSession, observeSession } = await load();
    const stop = observeSession();
    await vi.waitFor(() => expect(getSession().status).toBe('signed-out'), 60_000);
    expect(localStorage.getItem('estratega.token')).toBeNull();
    stop();
  });

  it('survives a server that cannot be reached, and says so', async () => {
    localStorage.setItem('estratega.token', 'abc');
    fakeServer({ 'GET /api/usuarios/yo': 'offline' });
    const { getSession, observeSession } = await load();
    const stop = observeSession();
    await vi.waitFor(() => expect(getSession().error?.name).toBe('NetworkError'), 60_000);
    expect(getSession().status).toBe('signed-in');
    stop();
  });

  it('follows another tab', async () => {
    fakeServer({ 'GET /api/usuarios/yo': { json: aUser() } });
    const { getSession, observeSession } = await load();
    getSession();
    const stop = observeSession();
    localStorage.setItem('estratega.token', 'otra');
    window.dispatchEvent(new StorageEvent('storage', { key: 'estratega.token' }));
    expect(getSession().token).toBe('otra');
    localStorage.removeItem('estratega.token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'estratega.token' }));
    expect(getSession().status).toBe('signed-out');
    stop();
  });

  it('signs out at once, and only logs when the server could not be told', async () => {
    fakeServer({ 'GET /api/usuarios/yo': { json: aUser() }, 'POST /api/auth/sign-out': 'offline' });
    const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { getSession, signOut, startSession } = await load();
    startSession('abc');
    const left = signOut();
    expect(getSession().status).toBe('signed-out');
    await left;
    expect(log).toHaveBeenCalledOnce();
  });
});
