import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createChesscomEmulator } from '@estratega/emulators/chesscom';
import { createLichessEmulator } from '@estratega/emulators/lichess';
import { gamesFromChesscom, gamesFromLichess } from '@estratega/own-games';
import { afterEach, describe, expect, it } from 'vitest';
import { openChesscom } from '../../apps/server/src/gateways/chesscom.ts';
import { openLichess } from '../../apps/server/src/gateways/lichess.ts';
import type { Patience } from '../../apps/server/src/gateways/polite-fetch.ts';

/** The gateways of the sites of games against their emulators, over real HTTP. */

const CONTACT = 'hola@estratega.example';
const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});
const listen = async (listener: (url: string) => RequestListener): Promise<string> => {
  let handle: RequestListener = (_request, response) => response.end();
  const server = createServer((request, response) => handle(request, response));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  handle = listener(url);
  return url;
};
/** Rests are taken on a clock that only moves when somebody rests. */
const restful = () => {
  let clock = 0;
  const rests: number[] = [];
  const patience: Patience = {
    now: () => clock,
    sleep: async (ms) => {
      rests.push(ms);
      clock += ms;
    },
  };
  return { rests, patience };
};
const all = async <T>(games: AsyncGenerator<T>): Promise<T[]> => {
  const out: T[] = [];
  for await (const game of games) out.push(game);
  return out;
};

const lichess = async (patience: Patience = {}) => {
  let emulator = createLichessEmulator({ url: 'http://x.test', gamesPerSecond: 0 });
  const baseUrl = await listen((url) => {
    emulator = createLichessEmulator({ url, gamesPerSecond: 0 });
    return emulator.listener;
  });
  return { emulator, gateway: openLichess({ baseUrl, contact: CONTACT }, patience), baseUrl };
};

describe('Lichess', () => {
  it('streams games that are all read, and says who asks', async () => {
    const { gateway, emulator } = await lichess();
    const games = await all(gateway.games('Ana_Prueba', { max: 100 }));
    const { partidas, rechazadas } = gamesFromLichess(games);
    expect(rechazadas).toEqual([]);
    expect(partidas).toHaveLength(40);
    expect(partidas.filter(({ evaluaciones }) => evaluaciones)).toHaveLength(20);
    expect(partidas.every(({ relojes }) => relojes !== undefined)).toBe(true);
    const [asked] = emulator.asked;
    expect(asked?.headers['user-agent']).toContain(CONTACT);
    expect(asked?.path).toContain('perfType=blitz%2Crapid%2Cclassical');
  });

  it('stops at the number asked for, and lets the next one in', async () => {
    const { gateway } = await lichess();
    for await (const _game of gateway.games('ana_prueba', { max: 100 })) break;
    expect(await all(gateway.games('ana_prueba', { max: 7 }))).toHaveLength(7);
  });

  it('asks one thing at a time', async () => {
    const { gateway } = await lichess();
    const both = await Promise.all([1, 2, 3].map(() => all(gateway.games('ana_prueba', { max: 5 }))));
    expect(both.map((games) => games.length)).toEqual([5, 5, 5]);
  });

  it('an empty account has no games; variants are for the reader to tell; keep-alive lines are nothing', async () => {
    const { gateway } = await lichess();
    expect(await all(gateway.games('sin_partidas', { max: 5 }))).toEqual([]);
    const { partidas, rechazadas } = gamesFromLichess(await all(gateway.games('variantes', { max: 20 })));
    expect([partidas.length, rechazadas.length]).toEqual([2, 4]);
    expect(await all(gateway.games('pausada', { max: 20 }))).toHaveLength(12);
  });

  it('only what is newer than a day', async () => {
    const { gateway } = await lichess();
    const since = Date.UTC(2026, 1, 10);
    const games = await all(gateway.games('ana_prueba', { max: 100, since }));
    expect(games.length).toBeGreaterThan(0);
    expect(games.length).toBeLessThan(40);
  });

  it.each([
    ['an unknown user', 'nadie_asi', 'desconocido'],
    ['a name that is none', '../api', 'desconocido'],
    ['a stream that breaks off', 'cortada', 'caido'],
    ['a line that is no JSON', 'basura', 'formato'],
  ])('%s', async (_what, name, trouble) => {
    const { gateway } = await lichess();
    await expect(all(gateway.games(name, { max: 100 }))).rejects.toMatchObject({ name: 'SiteError', trouble });
    // And the next one is not kept waiting.
    expect(await all(gateway.games('ana_prueba', { max: 3 }))).toHaveLength(3);
  });

  it('rests a minute when asked to, then tries once more', async () => {
    const { rests, patience } = restful();
    const { gateway, emulator } = await lichess(patience);
    emulator.fail(429);
    expect(await all(gateway.games('ana_prueba', { max: 3 }))).toHaveLength(3);
    expect(rests).toEqual([60_000]);
    emulator.fail(429, 2);
    await expect(all(gateway.games('ana_prueba', { max: 3 }))).rejects.toMatchObject({
      trouble: 'ocupado',
      status: 429,
    });
    // The rest that was asked for is kept by whoever comes next.
    expect(await all(gateway.games('ana_prueba', { max: 3 }))).toHaveLength(3);
    expect(rests).toEqual([60_000, 60_000, 60_000]);
  });

  it('does not make anybody wait for longer than it was told to', async () => {
    const { rests, patience } = restful();
    const { gateway, emulator } = await lichess({ ...patience, waitMs: 5000 });
    emulator.fail(429);
    const asked = all(gateway.games('ana_prueba', { max: 3 }));
    await expect(asked).rejects.toMatchObject({ trouble: 'ocupado', retryAfter: 60 });
    expect(rests).toEqual([]);
  });

  it('trouble on their side, no answer and nobody there are told apart from an unknown user', async () => {
    const { gateway, emulator } = await lichess();
    emulator.fail(503);
    await expect(all(gateway.games('ana_prueba', { max: 3 }))).rejects.toMatchObject({ trouble: 'caido', status: 503 });
    const silent = await listen(() => () => {});
    const waiting = openLichess({ baseUrl: silent, contact: CONTACT }, { answerMs: 50 });
    await expect(all(waiting.games('ana_prueba', { max: 3 }))).rejects.toMatchObject({ trouble: 'caido' });
    const stuck = await listen(() => (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/x-ndjson' });
      response.write('\n');
    });
    const idle = openLichess({ baseUrl: stuck, contact: CONTACT }, { idleMs: 50 });
    await expect(all(idle.games('ana_prueba', { max: 3 }))).rejects.toMatchObject({ trouble: 'caido' });
    const nobody = openLichess({ baseUrl: 'http://127.0.0.1:1', contact: CONTACT });
    await expect(all(nobody.games('ana_prueba', { max: 3 }))).rejects.toMatchObject({ trouble: 'caido' });
  });

  it('whoever asked may leave', async () => {
    const { gateway } = await lichess();
    const leave = new AbortController();
    const games = gateway.games('pausada', { max: 20, signal: leave.signal });
    await games.next();
    leave.abort();
    await expect(all(games)).rejects.toThrow();
    expect(await all(gateway.games('ana_prueba', { max: 3 }))).toHaveLength(3);
  });
});

const chesscom = async (patience: Patience = {}) => {
  let emulator = createChesscomEmulator({ url: 'http://x.test' });
  const baseUrl = await listen((url) => {
    emulator = createChesscomEmulator({ url });
    return emulator.listener;
  });
  return { emulator, gateway: openChesscom({ baseUrl, contact: CONTACT }, patience) };
};

describe('Chess.com', () => {
  it('reads months from the newest on, and all of their games', async () => {
    const { gateway, emulator } = await chesscom();
    const { nombre, partidas } = await gateway.games('Ana_Prueba', { max: 100 });
    expect(nombre).toBe('ana_prueba');
    const read = gamesFromChesscom({ games: partidas });
    expect(read.rechazadas).toEqual([]);
    expect(read.partidas).toHaveLength(27);
    expect(read.partidas.every(({ relojes, ritmo }) => relojes !== undefined && ritmo === '900+10')).toBe(true);
    const dates = read.partidas.map(({ fecha }) => fecha ?? '');
    expect(dates).toEqual([...dates].sort().reverse());
    expect(emulator.asked.map(({ path }) => path.slice(-7))).toEqual(['rchives', '2026/01', '2025/12', '2025/11']);
    expect(emulator.asked[0]?.headers['user-agent']).toContain(CONTACT);
  });

  it('asks no more months than it needs', async () => {
    const { gateway, emulator } = await chesscom();
    expect((await gateway.games('ana_prueba', { max: 5 })).partidas).toHaveLength(5);
    expect(emulator.asked).toHaveLength(2);
    const since = Date.UTC(2026, 0, 8);
    const { partidas } = await gateway.games('ana_prueba', { max: 100, since });
    expect(partidas.every(({ end_time }) => Number(end_time) * 1000 >= since)).toBe(true);
    expect(emulator.asked).toHaveLength(4);
  });

  it('says which version it has, and takes the same games from it', async () => {
    const { gateway, emulator } = await chesscom();
    const first = await gateway.games('ana_prueba', { max: 100 });
    const again = await gateway.games('ana_prueba', { max: 100 });
    expect(again).toEqual(first);
    expect(emulator.asked.slice(4).every(({ headers }) => headers['if-none-match'] !== undefined)).toBe(true);
  });

  it('follows a renamed player, and drops other rules', async () => {
    const { gateway } = await chesscom();
    expect(await gateway.games('nombre_viejo', { max: 3 })).toMatchObject({ nombre: 'ana_prueba' });
    expect((await gateway.games('variantes', { max: 100 })).partidas).toHaveLength(3);
    expect((await gateway.games('sin_partidas', { max: 3 })).partidas).toEqual([]);
  });

  it('asks one thing at a time', async () => {
    const { gateway } = await chesscom();
    const three = await Promise.all([1, 2, 3].map(() => gateway.games('ana_prueba', { max: 100 })));
    expect(three.map(({ partidas }) => partidas.length)).toEqual([27, 27, 27]);
  });

  it.each([
    ['unknown', 'nadie_asi', 'desconocido'],
    ['a name that is none', 'a/b', 'desconocido'],
    ['gone', 'cerrada', 'cerrada'],
  ])('%s', async (_what, name, trouble) => {
    const { gateway } = await chesscom();
    await expect(gateway.games(name, { max: 3 })).rejects.toMatchObject({ name: 'SiteError', trouble });
  });

  it('rests as long as it is asked to, and gives up the second time', async () => {
    const { rests, patience } = restful();
    const { gateway, emulator } = await chesscom(patience);
    emulator.fail(429, 1, { 'retry-after': '7' });
    expect((await gateway.games('ana_prueba', { max: 3 })).partidas).toHaveLength(3);
    expect(rests).toEqual([7_000]);
    emulator.fail(429, 2);
    await expect(gateway.games('ana_prueba', { max: 3 })).rejects.toMatchObject({ trouble: 'ocupado' });
  });

  it('is not led to another host, and tells trouble and nonsense apart', async () => {
    const { gateway, emulator } = await chesscom();
    emulator.fail(301, 1, { location: 'https://otro.example/robo' });
    await expect(gateway.games('ana_prueba', { max: 3 })).rejects.toMatchObject({ trouble: 'formato' });
    emulator.fail(500);
    await expect(gateway.games('ana_prueba', { max: 3 })).rejects.toMatchObject({ trouble: 'caido', status: 500 });
    emulator.fail(200);
    await expect(gateway.games('ana_prueba', { max: 3 })).rejects.toMatchObject({ trouble: 'formato' });
  });
});
