import type { PartidaPropia } from '@estratega/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aUser } from '../../test/a-user.ts';
import { type Call, fakeServer, problem } from '../../test/fake-server.ts';

const ME = { 'GET /api/usuarios/yo': { json: aUser() } };
const GAME: PartidaPropia = {
  sitio: 'estratega',
  idSitio: 'partida-1',
  fecha: '2026-11-18T12:00:00.000Z',
  color: 'blancas',
  eloRival: 1150,
  resultado: '0-1',
  jugadas: ['f2f3', 'e7e5', 'g2g4', 'd8h4'],
  termino: 'mate',
};
const line = { limite: 20, usadas: 1, quedan: 19, enEspera: 0 };
const TAKEN = {
  json: {
    partidas: [{ id: '0123456789abcdefghij', estado: 'por_analizar', repetida: false }],
    cupo: { mes: '2026-11', renueva: '2026-12-01', partidas: line, manos: line },
  },
};
const posts = (calls: Call[]) => calls.filter(({ method, path }) => method === 'POST' && path === '/api/partidas');
const stored = () => Object.keys(localStorage).filter((key) => key.startsWith('estratega.partida.'));

/** The queue is a module: each test needs a fresh one, as each page load does. */
async function load() {
  vi.resetModules();
  const session = await import('../session/session.ts');
  const games = await import('./games.ts');
  session.startSession('abc');
  await vi.waitFor(() => expect(session.getSession().user).not.toBeNull(), 60_000);
  return games;
}
beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

describe('a game that was played here', () => {
  it('is on the machine when the call returns, and goes once the network is back', async () => {
    let online = false;
    const calls = fakeServer({ ...ME, 'POST /api/partidas': () => (online ? TAKEN : 'offline') });
    const { keepGame, sendGames, takenGame } = await load();
    keepGame(GAME);
    keepGame(GAME);
    expect(stored()).toHaveLength(1);
    await sendGames();
    expect(stored()).toHaveLength(1);
    expect(takenGame('partida-1')).toBeUndefined();
    online = true;
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(stored()).toEqual([]), 60_000);
    expect(takenGame('partida-1')).toEqual({ id: '0123456789abcdefghij' });
    expect(posts(calls).at(-1)?.body).toEqual({ partidas: [GAME] });
  });

  it('is found and sent after a page load', async () => {
    fakeServer({ ...ME, 'POST /api/partidas': 'offline' });
    const first = await load();
    first.keepGame(GAME);
    await first.sendGames();
    const calls = fakeServer({ ...ME, 'POST /api/partidas': TAKEN });
    (await load()).watchGames();
    await vi.waitFor(() => expect(stored()).toEqual([]), 60_000);
    expect(posts(calls)).toHaveLength(1);
  });

  it('is told why it was not taken, and waits where there may be room later', async () => {
    fakeServer({ ...ME, 'POST /api/partidas': problem(403, 'limite_propias', 'Tu plan guarda 500 partidas.') });
    const full = await load();
    full.keepGame(GAME);
    await full.sendGames();
    expect(full.takenGame('partida-1')).toEqual({ aviso: 'Tu plan guarda 500 partidas.' });
    expect(stored()).toHaveLength(1);
    fakeServer({ ...ME, 'POST /api/partidas': problem(400, 'entrada_invalida', 'Revisa los datos.') });
    const refused = await load();
    await refused.sendGames();
    expect(stored()).toEqual([]);
  });
});
