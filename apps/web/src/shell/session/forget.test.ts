import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BROWSER_STORAGE } from '../../content/legal/parts/browser-storage.ts';
import { aUser } from '../../test/a-user.ts';
import { fakeServer } from '../../test/fake-server.ts';

/** What is nobody's: how the site looks and sounds on this machine, and that a visitor asked not to be sold. */
const OF_THE_MACHINE = ['cookieConsent', 'tema', 'estratega.sonido', 'estratega.noVender'];
const OF_THE_TAB = ['estratega.contacto', 'estratega.pago', 'estratega.volver', 'estratega.volver.plan'];
const OF_A_PERSON = BROWSER_STORAGE.map(([key]) => key).filter(
  (key) => !key.includes('(IndexedDB)') && !OF_THE_MACHINE.includes(key) && !OF_THE_TAB.includes(key),
);

async function load() {
  vi.resetModules();
  return { ...(await import('./session.ts')), ...(await import('./forget.ts')) };
}

/** A browser's databases as far as emptying them goes; what really happens there is for the journey in a browser. */
function fakeDatabases(rows: Map<string, number>): void {
  vi.stubGlobal('indexedDB', {
    open: (name: string) => {
      const opening: { onsuccess?: () => void; result?: unknown } = {};
      queueMicrotask(() => {
        opening.result = {
          close: () => {},
          objectStoreNames: { contains: (store: string) => rows.has(`${name}/${store}`) },
          transaction: (store: string) => {
            const transaction: { oncomplete?: () => void; objectStore: () => { clear: () => void } } = {
              objectStore: () => ({
                clear: () => {
                  rows.set(`${name}/${store}`, 0);
                  queueMicrotask(() => transaction.oncomplete?.());
                },
              }),
            };
            return transaction;
          },
        };
        opening.onsuccess?.();
      });
      return opening;
    },
  });
}

/** Everything that the privacy policy says is kept, of one person, but for databases. */
function fill(uid = 'u1'): void {
  for (const key of OF_THE_MACHINE) localStorage.setItem(key, 'sí');
  for (const key of OF_THE_TAB) sessionStorage.setItem(key, 'algo');
  for (const key of OF_A_PERSON) {
    const whole = /nuevo-plan|jugador/u.test(key) ? uid : 'plan-1.0.0';
    localStorage.setItem(key.replace('*', whole), JSON.stringify({ uid, notas: { a: 'no sé finales' } }));
  }
}
const local = () => Object.keys(localStorage).sort();

describe('what a session leaves behind', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    fakeServer({ 'GET /api/usuarios/yo': { json: aUser() }, 'POST /api/auth/sign-out': { json: { success: true } } });
  });

  it('is nothing once its owner has signed out, wherever on the site', async () => {
    fill();
    localStorage.setItem('estratega.token', 'abc');
    const { signOut } = await load();
    await signOut();
    expect(local()).toEqual(OF_THE_MACHINE.toSorted());
    expect(sessionStorage).toHaveLength(0);
  });

  it('is nothing in the databases either, however it ends: all of those that the privacy policy tells of', async () => {
    const told = BROWSER_STORAGE.flatMap(([key]) => /^(\S+) \(IndexedDB\)$/u.exec(key)?.[1] ?? []);
    const names = (rows: Map<string, number>) => [...new Set([...rows.keys()].map((key) => key.split('/')[0]))];
    for (const leave of ['signOut', 'endSession'] as const) {
      const rows = new Map([
        ['estratega/planes', 3],
        ['estratega-analisis/partidas', 40],
      ]);
      expect(names(rows).toSorted()).toEqual(told.toSorted());
      fakeDatabases(rows);
      localStorage.setItem('estratega.token', 'abc');
      await (await load())[leave]();
      await vi.waitFor(() => expect([...rows.values()]).toEqual([0, 0]), 60_000);
    }
  });

  it('is what the server does not have when nobody asked to leave', async () => {
    fill();
    localStorage.setItem('estratega.token', 'abc');
    const { endSession } = await load();
    endSession();
    expect(local()).toContain('estratega.cambio.plan-1.0.0');
    expect(local()).toContain('estratega.intento.plan-1.0.0');
    expect(local()).toContain('estratega.partida.plan-1.0.0');
    expect(local()).toContain('estratega.nuevo-plan.u1');
    expect(local()).not.toContain('estratega.jugador.u1');
    expect(local()).not.toContain('estratega.token');
  });

  it('goes when somebody else comes, but for what its owner could not send', async () => {
    fill();
    const { startSession, getSession } = await load();
    fakeServer({ 'GET /api/usuarios/yo': { json: aUser({ uid: 'u2' }) } });
    startSession('otra');
    await vi.waitFor(() => expect(getSession().user?.uid).toBe('u2'), 60_000);
    expect(local().filter((key) => key.startsWith('estratega.') && !OF_THE_MACHINE.includes(key))).toEqual([
      'estratega.cambio.plan-1.0.0',
      'estratega.intento.plan-1.0.0',
      'estratega.partida.plan-1.0.0',
      // Answered without an account: it may be the newcomer's own.
      'estratega.primera-jugada',
      'estratega.token',
    ]);
  });

  it('counts what would be lost, of that person alone', async () => {
    fill('u1');
    const { countUnsent } = await load();
    expect([countUnsent('u1'), countUnsent('u2')]).toEqual([3, 0]);
  });
});
