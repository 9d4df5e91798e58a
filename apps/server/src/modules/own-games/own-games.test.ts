import {
  type AnalisisGuardado,
  type Cupo,
  type EjerciciosPropios,
  type HechosPropios,
  isPlayedAgain,
  type ListaManos,
  type ListaPartidas,
  type ManoGuardada,
  type ManosGuardadas,
  type PartidaGuardada,
  type PartidasGuardadas,
  type Plan,
} from '@estratega/domain';
import { type Exercise, judge } from '@estratega/lessons';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foldedHand, longGame, lostAnalysis, lostGame } from '../../../test/own-games.ts';
import { CHESS } from '../../../test/requests.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

let now = new Date('2026-11-16T12:00:00Z');
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock: () => now });
});
afterAll(() => server.close());

const bring = async (token: string, partidas: readonly object[]): Promise<PartidasGuardadas> => {
  const response = await server.call('POST', '/api/partidas', { token, body: { partidas } });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};
const bringHands = async (token: string, manos: readonly object[]): Promise<ManosGuardadas> => {
  const response = await server.call('POST', '/api/manos', { token, body: { manos } });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};
const get = async <T>(token: string, path: string): Promise<T> => {
  const response = await server.call('GET', path, { token });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<T>();
};
const count = async (table: string, userId: string): Promise<number> =>
  (
    await server.database.pool.query<{ n: number }>(`select count(*)::int as n from ${table} where user_id = $1`, [
      userId,
    ])
  ).rows[0]?.n ?? 0;

describe('games', () => {
  it('are kept once, however often they are brought, and listed the newest first, page by page', async () => {
    const { token, id: userId } = await server.signUp();
    const games = [longGame(3), longGame(1), longGame(2)];
    const first = await bring(token, games);
    expect(first.partidas.map(({ repetida, estado }) => [repetida, estado])).toEqual(
      games.map(() => [false, 'por_analizar']),
    );
    const again = await bring(token, [...games, longGame(1)]);
    expect(again.partidas.map(({ repetida }) => repetida)).toEqual([true, true, true, true]);
    expect(again.partidas.map(({ id }) => id).slice(0, 3)).toEqual(first.partidas.map(({ id }) => id));
    expect(await count('partidas', userId)).toBe(3);
    const page = await get<ListaPartidas>(token, '/api/partidas?limite=2');
    expect(page).toMatchObject({ total: 3, partidas: [{ idSitio: 'larga0003' }, { idSitio: 'larga0002' }] });
    const rest = await get<ListaPartidas>(token, `/api/partidas?limite=2&desde=${page.siguiente}`);
    expect(rest.partidas.map(({ idSitio }) => idSitio)).toEqual(['larga0001']);
    expect(rest.siguiente).toBeUndefined();
    expect(rest.partidas[0]).toMatchObject({ jugadas: 80, evaluada: true, ejercicios: 0, color: 'blancas' });
    const whole = await get<PartidaGuardada>(token, `/api/partidas/${page.partidas[0]?.id}`);
    expect(whole.partida).toEqual(longGame(3));
  });

  it.each([
    ['an illegal move', { jugadas: ['e2e5'], evaluaciones: [0] }, 'partidas.1.jugadas'],
    ['the name of a rival', { blancas: { nombre: 'Rival' } }, 'partidas.1.blancas'],
    ['a name in the place of the site', { sitio: 'Casa de Rival' }, 'partidas.1.sitio'],
    ['a date of the year 0', { fecha: '0000-01-01' }, 'partidas.1.fecha'],
    ['a date that nobody will see', { fecha: '9999-12-31T23:59:59Z' }, 'partidas.1.fecha'],
    ['more evaluations than moves', { jugadas: ['e2e4'] }, 'partidas.1.evaluaciones'],
  ])('with %s are refused with their place, and nothing of the batch is kept', async (_what, change, field) => {
    const { token, id } = await server.signUp();
    const body = { partidas: [longGame(1), { ...longGame(2), ...change }] };
    const response = await server.call('POST', '/api/partidas', { token, body });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json<{ fields: object }>().fields)).toContain(field);
    expect(await count('partidas', id)).toBe(0);
  });

  it('that were played here against Estratega are kept like any other, once, and a forged one is refused', async () => {
    const { token, id: userId } = await server.signUp();
    const played = {
      sitio: 'estratega',
      idSitio: '0f2f8b1e-9a1c-4a55-9c0e-3f1f6f0f7a11',
      fecha: '2026-11-16T11:00:00.000Z',
      color: 'blancas',
      elo: 1100,
      eloRival: 1150,
      resultado: '0-1',
      jugadas: ['f2f3', 'e7e5', 'g2g4', 'd8h4'],
      termino: 'mate',
    };
    const first = await bring(token, [played]);
    expect(first.partidas).toMatchObject([{ estado: 'por_analizar', repetida: false }]);
    // Sent again from another tab, or because the answer was lost.
    expect((await bring(token, [played])).partidas).toMatchObject([{ id: first.partidas[0]?.id, repetida: true }]);
    const whole = await get<PartidaGuardada>(token, `/api/partidas/${first.partidas[0]?.id}`);
    expect(whole.partida).toEqual(played);
    const forged = { ...played, idSitio: 'otra', jugadas: ['f2f3', 'd8h4'] };
    const response = await server.call('POST', '/api/partidas', { token, body: { partidas: [forged] } });
    expect(response.statusCode).toBe(400);
    expect(response.json<{ fields: object }>().fields).toEqual({
      'partidas.0.jugadas': 'La jugada 1 de las negras no es legal.',
    });
    expect(await count('partidas', userId)).toBe(1);
  });

  it('against Estratega end as their moves do, or are not believed', async () => {
    const { token, id: userId } = await server.signUp();
    const played = { sitio: 'estratega', idSitio: 'una', color: 'blancas', jugadas: ['f2f3', 'e7e5', 'g2g4', 'd8h4'] };
    for (const end of [
      { resultado: '1-0', termino: 'mate' },
      { resultado: '1/2-1/2', termino: 'tablas' },
    ]) {
      const response = await server.call('POST', '/api/partidas', {
        token,
        body: { partidas: [{ ...played, ...end }] },
      });
      expect(response.statusCode).toBe(400);
      expect(response.json<{ fields: object }>().fields).toMatchObject({
        'partidas.0.resultado': 'Esas jugadas terminan en mate, y el resultado dice otra cosa.',
      });
    }
    expect(await count('partidas', userId)).toBe(0);
  });

  it('keep why an own move went wrong, the last word of it, and tell the next week what most have in common', async () => {
    const [ana, bruno] = [await server.signUp(), await server.signUp()];
    const [game] = (await bring(ana.token, [longGame(1)])).partidas;
    const mark = (token: string, ply: number, causa: string | null) =>
      server.call('PUT', `/api/partidas/${game?.id}/causas`, { token, body: { ply, causa } });
    for (const [ply, causa] of [
      [0, 'calculo'],
      [0, 'prisa'],
      [2, 'prisa'],
      [4, 'plan'],
      [6, 'prisa'],
      [8, 'no_vi'],
      [10, 'no_sabia'],
    ] as const)
      expect((await mark(ana.token, ply, causa)).statusCode).toBe(200);
    expect((await mark(ana.token, 10, null)).json<{ causas: object[] }>().causas).toEqual([
      { ply: 0, causa: 'prisa' },
      { ply: 2, causa: 'prisa' },
      { ply: 4, causa: 'plan' },
      { ply: 6, causa: 'prisa' },
      { ply: 8, causa: 'no_vi' },
    ]);
    const whole = await get<PartidaGuardada>(ana.token, `/api/partidas/${game?.id}`);
    expect(whole.partida.causas).toHaveLength(5);
    // The rival's move, one that was not played, another's game.
    expect((await mark(ana.token, 1, 'prisa')).json<{ fields: object }>().fields).toEqual({
      ply: 'Esa jugada no es tuya.',
    });
    expect((await mark(ana.token, 200, 'prisa')).statusCode).toBe(400);
    expect((await mark(ana.token, 0, 'porque sí')).statusCode).toBe(400);
    expect((await mark(bruno.token, 0, 'prisa')).statusCode).toBe(404);
    await server.call('PUT', `/api/partidas/${game?.id}/analisis`, {
      token: ana.token,
      body: { motor: 'M', posiciones: [null] },
    });
    const { juegos } = await get<HechosPropios>(ana.token, '/api/partidas/hechos');
    expect(juegos[0]?.hechos).toMatchObject([{ id: 'causa-prisa', debil: true, enPlan: 'solo' }]);
  });

  it('go one by one or all at once, with what came of them, and nobody else can see or touch them', async () => {
    const [ana, bruno] = [await server.signUp(), await server.signUp()];
    const { partidas } = await bring(ana.token, [lostGame(), longGame(1)]);
    const id = partidas[0]?.id;
    await server.call('PUT', `/api/partidas/${id}/analisis`, { token: ana.token, body: lostAnalysis });
    expect(await count('ejercicios_propios', ana.id)).toBe(1);
    for (const method of ['GET', 'DELETE'] as const)
      expect((await server.call(method, `/api/partidas/${id}`, { token: bruno.token })).statusCode).toBe(404);
    await server.call('DELETE', '/api/partidas', { token: bruno.token });
    expect(await count('partidas', ana.id)).toBe(2);
    expect((await server.call('DELETE', `/api/partidas/${id}`, { token: ana.token })).statusCode).toBe(204);
    expect([await count('partidas', ana.id), await count('ejercicios_propios', ana.id)]).toEqual([1, 0]);
    expect((await server.call('DELETE', '/api/partidas', { token: ana.token })).statusCode).toBe(204);
    expect(await count('partidas', ana.id)).toBe(0);
  });

  it.each(['x', 'zzzz.aaaaaaaaaaaaaaaaaaaa.', '-', '-m1ppox6o0.aaaaaaaaaaaaaaaa', '7kz9zzzzzz.aaaaaaaaaaaaaaaa'])(
    'a page that is none is a clear 400: %s',
    async (desde) => {
      const { token } = await server.signUp();
      for (const list of ['partidas', 'manos']) {
        const response = await server.call('GET', `/api/${list}?desde=${desde}`, { token });
        expect(response.statusCode).toBe(400);
      }
    },
  );

  it('taken when any date would do are shown without it', async () => {
    const { token } = await server.signUp();
    const { partidas } = await bring(token, [longGame(1)]);
    await server.database.pool.query(
      `update partidas set partida = jsonb_set(partida, '{fecha}', '"0900-01-01"') where id = $1`,
      [partidas[0]?.id],
    );
    const { partida } = await get<PartidaGuardada>(token, `/api/partidas/${partidas[0]?.id}`);
    expect(partida).toEqual({ ...longGame(1), fecha: undefined });
  });
});

describe('the month’s quota', () => {
  it('is said beforehand; what exceeds it is kept, waits, and is taken up when the month turns', async () => {
    now = new Date('2026-11-16T12:00:00Z');
    const { token } = await server.signUp();
    expect(await get<Cupo>(token, '/api/partidas/cupo')).toEqual({
      mes: '2026-11',
      renueva: '2026-12-01',
      partidas: { limite: 20, usadas: 0, quedan: 20, enEspera: 0 },
      manos: { limite: 500, usadas: 0, quedan: 500, enEspera: 0 },
    });
    const { partidas, cupo } = await bring(
      token,
      Array.from({ length: 25 }, (_, i) => longGame(i)),
    );
    expect(cupo.partidas).toEqual({ limite: 20, usadas: 20, quedan: 0, enEspera: 5 });
    // The newest are worth most: the five oldest wait.
    expect(partidas.flatMap(({ estado }, i) => (estado === 'en_espera' ? [i] : []))).toEqual([0, 1, 2, 3, 4]);
    const waiting = partidas[0]?.id;
    const early = await server.call('PUT', `/api/partidas/${waiting}/analisis`, { token, body: lostAnalysis });
    expect([early.statusCode, early.json<{ code: string }>().code]).toEqual([403, 'cupo_analisis']);
    const same = await server.call('POST', '/api/partidas/analizar', { token, body: { que: 'partidas' } });
    expect(same.json<Cupo>().partidas.enEspera).toBe(5);
    // Deleting gives nothing back.
    await server.call('DELETE', `/api/partidas/${partidas[24]?.id}`, { token });
    expect((await get<Cupo>(token, '/api/partidas/cupo')).partidas.quedan).toBe(0);
    now = new Date('2026-12-01T03:00:00Z');
    const next = await server.call('POST', '/api/partidas/analizar', { token, body: { que: 'partidas' } });
    expect(next.json<Cupo>()).toMatchObject({ mes: '2026-12', partidas: { usadas: 5, quedan: 15, enEspera: 0 } });
    now = new Date('2026-11-16T12:00:00Z');
  });

  it('grows with the tier, and pro has none', async () => {
    const { token, id } = await server.signUp();
    await server.database.pool.query("update usuarios set plan = 'pro' where uid = $1", [id]);
    const { cupo } = await bring(
      token,
      Array.from({ length: 25 }, (_, i) => longGame(i)),
    );
    expect(cupo.partidas).toEqual({ limite: null, usadas: 25, quedan: null, enEspera: 0 });
    await server.database.pool.query("update usuarios set plan = 'basic' where uid = $1", [id]);
    expect((await get<Cupo>(token, '/api/partidas/cupo')).manos.limite).toBe(5_000);
  });

  it('holds under a hundred requests at once', async () => {
    const { token, id } = await server.signUp();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) =>
        server.call('POST', '/api/partidas', { token, body: { partidas: [longGame(i)] } }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    const states = answers.map((answer) => answer.json<PartidasGuardadas>().partidas[0]?.estado);
    expect(states.filter((estado) => estado === 'por_analizar')).toHaveLength(20);
    expect(await count('partidas', id)).toBe(100);
    expect((await get<Cupo>(token, '/api/partidas/cupo')).partidas).toMatchObject({ usadas: 20, enEspera: 80 });
  });
});

describe('own mistakes', () => {
  it('are a game to be played again where it was won and then was not, in the review and in no week', async () => {
    const ana = await server.signUp();
    const jugadas = 'e2e4 e7e5 g1f3 b8c6 f1c4 d8g5 f3g5 h7h6 g5f7 h8h7 f7d6 c7d6'.split(' ');
    const game = { sitio: 'estratega', idSitio: 'suelta', color: 'blancas', resultado: '1/2-1/2', jugadas } as const;
    const [kept] = (await bring(ana.token, [game])).partidas;
    const posiciones = jugadas.map((_, ply) => ({ cp: ply >= 7 && ply <= 10 ? 900 : 20, linea: ['a2a3'] }));
    const put = await server.call('PUT', `/api/partidas/${kept?.id}/analisis`, {
      token: ana.token,
      body: { motor: 'M', posiciones },
    });
    const id = put.json<AnalisisGuardado>().ejercicios.find(isPlayedAgain) ?? '';
    expect(put.statusCode, put.body).toBe(200);
    const { ejercicios } = await get<EjerciciosPropios>(ana.token, '/api/partidas/ejercicios');
    expect(ejercicios.find((one) => one.id === id)).toMatchObject({
      origen: 'Una partida que estabas ganando',
      tema: { tema: 'aj-fin-conversion' },
      estado: 'nuevo',
    });
    const pack = await get<{ ejercicios: Exercise[] }>(ana.token, `/api/partidas/ejercicios/paquete?ids=${id}`);
    expect(pack.ejercicios).toMatchObject([{ tipo: 'ajedrez-partida', meta: 'ganar' }]);
    const plan = await server.call('POST', '/api/chat/custom-prompt', {
      token: ana.token,
      body: { informacionTema: CHESS },
    });
    expect(plan.body).not.toContain(id);
    const review = await get<{ ejercicios: { ejercicio: string; propio?: true }[] }>(ana.token, '/api/repaso');
    expect(review.ejercicios).toContainEqual(expect.objectContaining({ ejercicio: id, propio: true }));
  });

  it('become exercises that only their player gets, judged like any other', async () => {
    const [ana, bruno] = [await server.signUp(), await server.signUp()];
    const [game] = (await bring(ana.token, [lostGame()])).partidas;
    const put = await server.call('PUT', `/api/partidas/${game?.id}/analisis`, {
      token: ana.token,
      body: lostAnalysis,
    });
    expect(put.statusCode, put.body).toBe(200);
    const { estado, ejercicios } = put.json<AnalisisGuardado>();
    expect([estado, ejercicios.length]).toEqual(['analizada', 1]);
    // Sent again, it is the same.
    await server.call('PUT', `/api/partidas/${game?.id}/analisis`, { token: ana.token, body: lostAnalysis });
    const list = await get<EjerciciosPropios>(ana.token, '/api/partidas/ejercicios');
    expect(list.ejercicios).toMatchObject([
      {
        id: ejercicios[0],
        de: game?.id,
        campo: 'Ajedrez',
        origen: 'De tu partida contra un rival de 1480, 3 de noviembre de 2026',
        aciertos: 0,
        estado: 'nuevo',
      },
    ]);
    const address = `/api/partidas/ejercicios/paquete?ids=${ejercicios[0]}`;
    const [exercise] = (await get<{ ejercicios: Exercise[] }>(ana.token, address)).ejercicios;
    expect(exercise && judge(exercise, { jugadas: ['g7g6'] })).toBe('bien');
    expect(exercise && judge(exercise, { jugadas: ['g8f6'] })).toBe('mal');
    expect((await get<{ ejercicios: Exercise[] }>(bruno.token, address)).ejercicios).toEqual([]);
    const stranger = await server.call('PUT', `/api/partidas/${game?.id}/analisis`, {
      token: bruno.token,
      body: lostAnalysis,
    });
    expect(stranger.statusCode).toBe(404);
  });

  it.each([
    ['more positions than the game has', { posiciones: Array.from({ length: 9 }, () => null) }],
    ['an evaluation beyond mate', { posiciones: [{ cp: 20_000 }] }],
    ['a line without end', { posiciones: [{ cp: 1, linea: Array.from({ length: 9 }, () => 'e2e4') }] }],
    ['something else beside it', { extra: 1 }],
  ])('an analysis with %s is refused', async (_what, change) => {
    const { token } = await server.signUp();
    const [game] = (await bring(token, [lostGame()])).partidas;
    const body = { ...lostAnalysis, ...change };
    const response = await server.call('PUT', `/api/partidas/${game?.id}/analisis`, { token, body });
    expect(response.statusCode).toBe(400);
  });

  it('an analysis whose lines are nonsense makes no exercise and breaks nothing', async () => {
    const { token } = await server.signUp();
    const [game] = (await bring(token, [lostGame()])).partidas;
    const posiciones = lostAnalysis.posiciones.map((one) => one && { ...one, linea: ['a1h8', 'a1h8'] });
    const response = await server.call('PUT', `/api/partidas/${game?.id}/analisis`, {
      token,
      body: { ...lostAnalysis, posiciones },
    });
    expect([response.statusCode, response.json<AnalisisGuardado>().ejercicios]).toEqual([200, []]);
  });
});

describe('hands', () => {
  it('are kept, listed, read and deleted; what was clearly wrong becomes an exercise', async () => {
    const { token, id: userId } = await server.signUp();
    const { manos, cupo } = await bringHands(token, [foldedHand(1), foldedHand(2), foldedHand(1)]);
    expect(manos.map(({ repetida, estado }) => [repetida, estado])).toEqual([
      [false, 'analizada'],
      [false, 'analizada'],
      [true, 'analizada'],
    ]);
    expect(cupo.manos.usadas).toBe(2);
    const list = await get<ListaManos>(token, '/api/manos?limite=1');
    expect(list).toMatchObject({
      total: 2,
      manos: [{ pos: 'SB', mano: ['Ah', 'Ad'], jugadores: 2, ejercicios: 1, netoHeroe: -50 }],
    });
    expect(await get<ListaManos>(token, `/api/manos?desde=${list.siguiente}`)).toMatchObject({ manos: [{}] });
    const whole = await get<ManoGuardada>(token, `/api/manos/${manos[0]?.id}`);
    expect(whole.mano).toEqual(foldedHand(1));
    expect(whole.ejercicios).toHaveLength(1);
    await server.call('DELETE', `/api/manos/${manos[0]?.id}`, { token });
    expect([await count('manos', userId), await count('ejercicios_propios', userId)]).toEqual([1, 1]);
    await server.call('DELETE', '/api/manos', { token });
    expect([await count('manos', userId), await count('ejercicios_propios', userId)]).toEqual([0, 0]);
  });

  it('that do not add up are refused', async () => {
    const { token, id } = await server.signUp();
    const body = { manos: [foldedHand(1), { ...foldedHand(2), bote: 20 }] };
    const response = await server.call('POST', '/api/manos', { token, body });
    expect([response.statusCode, response.json<{ fields: object }>().fields]).toEqual([
      400,
      { 'manos.1.bote': 'El bote no coincide con lo que se apostó.' },
    ]);
    expect(await count('manos', id)).toBe(0);
  });
});

describe('facts', () => {
  it('are silent below their size, and then speak with number, interval, sample and theme', async () => {
    const { token } = await server.signUp();
    const games = Array.from({ length: 20 }, (_, i) => longGame(i));
    await bring(token, games.slice(0, 19));
    const before = await get<HechosPropios>(token, '/api/partidas/hechos');
    expect(before.juegos).toEqual([
      { campo: 'Ajedrez', muestra: 19, faltan: 1, hechos: [] },
      { campo: 'Poker Texas Holdem', muestra: 0, faltan: 500, hechos: [] },
    ]);
    await bring(token, games.slice(19));
    const [chess] = (await get<HechosPropios>(token, '/api/partidas/hechos')).juegos;
    const errors = chess?.hechos.find(({ id }) => id === 'errores-graves');
    expect(errors).toMatchObject({
      valor: 25,
      muestra: 800,
      unidad: 'por 100 jugadas',
      debil: true,
      enPlan: 'solo',
      tema: { tema: 'aj-cal-rutina', titulo: expect.any(String) },
    });
    expect(errors?.intervalo[0]).toBeLessThan(25);
  });

  it('are those of now after every change, however little it weighs', async () => {
    const { token } = await server.signUp();
    const games = (
      await bring(
        token,
        Array.from({ length: 20 }, (_, i) => longGame(i)),
      )
    ).partidas;
    const chess = async () => (await get<HechosPropios>(token, '/api/partidas/hechos')).juegos[0];
    const causes = async () => (await chess())?.hechos.filter(({ id }) => id.startsWith('causa-')).map(({ id }) => id);
    const mark = async (causa: string) => {
      for (const { id } of games)
        expect(
          (await server.call('PUT', `/api/partidas/${id}/causas`, { token, body: { ply: 2, causa } })).statusCode,
        ).toBe(200);
    };
    await mark('no_vi');
    const before = await causes();
    await mark('prisa');
    // As many bytes, and another fact.
    expect([before, await causes()]).toEqual([['causa-no_vi'], ['causa-prisa']]);
    expect((await server.call('DELETE', `/api/partidas/${games[0]?.id}`, { token })).statusCode).toBe(204);
    expect(await chess()).toMatchObject({ muestra: 19 });
    expect((await server.call('DELETE', '/api/partidas', { token })).statusCode).toBe(204);
    expect(await chess()).toMatchObject({ muestra: 0 });
  });

  it('can be taken to the plan and back', async () => {
    const { token } = await server.signUp();
    await bring(
      token,
      Array.from({ length: 20 }, (_, i) => longGame(i)),
    );
    const take = (llevar: boolean, hecho = 'errores-graves') =>
      server.call('POST', '/api/partidas/llevar-al-plan', { token, body: { campo: 'Ajedrez', hecho, llevar } });
    const said = async (response: Awaited<ReturnType<typeof take>>) =>
      response.json<HechosPropios>().juegos[0]?.hechos.find(({ id }) => id === 'errores-graves')?.enPlan;
    expect(await said(await take(true))).toBe('pedido');
    expect(await said(await take(true))).toBe('pedido');
    expect(await said(await take(false))).toBe('solo');
    expect((await take(true, 'no-existe')).statusCode).toBe(404);
  });
});

describe('the sites', () => {
  it('being away is told as such, and a file still works', async () => {
    const { token } = await server.signUp();
    const address = '/api/partidas/de-sitio?sitio=lichess&usuario=ana_prueba';
    const response = await server.call('GET', address, { token });
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([503, 'sitio_caido']);
    expect(response.json<{ title: string }>().title).toContain('desde un archivo');
    expect((await bring(token, [longGame(1)])).partidas).toHaveLength(1);
  });
});

describe('privacy', () => {
  it('everything is in the download, and goes with the account', async () => {
    const { token, id } = await server.signUp();
    const [game] = (await bring(token, [lostGame()])).partidas;
    await server.call('PUT', `/api/partidas/${game?.id}/analisis`, { token, body: lostAnalysis });
    await bringHands(token, [foldedHand(1)]);
    const data = await get<{ partidasPropias: Record<string, unknown[]> }>(token, '/api/usuarios/yo/datos');
    expect(data.partidasPropias).toMatchObject({
      partidas: [{ partida: lostGame(), analisis: lostAnalysis }],
      manos: [{ mano: foldedHand(1) }],
      ejercicios: [{ campo: expect.any(String) }, { campo: expect.any(String) }],
      cupos: [{ mes: '2026-11', partidas: 1, manos: 1 }],
    });
    expect((await server.call('DELETE', '/api/usuarios/yo', { token })).statusCode).toBe(204);
    for (const table of ['partidas', 'manos', 'cupos', 'ejercicios_propios', 'hechos_llevados'])
      expect(await count(table, id)).toBe(0);
  });
});

describe('in the week', () => {
  const CHESS = {
    campo: 'Ajedrez',
    nivelIntensidad: 'bajo',
    diasEstudio: ['lunes', 'miercoles', 'viernes'],
    horasEstudio: { lunes: 1, miercoles: 1, viernes: 1 },
    experienciaAjedrez: 'Elo online',
    elo: 1500,
    tiempo: 'rapida',
    conocimientosAjedrez: '',
  };
  const ownTasks = (plan: Plan) =>
    plan.planEstudio.flatMap(({ tareas }, diaIndex) =>
      tareas.flatMap((task, tareaIndex) =>
        task.leccion?.ejercicios.some((id) => id.startsWith('p.')) ? [{ task, diaIndex, tareaIndex }] : [],
      ),
    );

  it('own mistakes are a task, answered and judged like any other, until solved on two days', async () => {
    now = new Date('2026-11-16T12:00:00Z');
    const { token } = await server.signUp();
    const { partidas } = await bring(token, [lostGame(1), lostGame(2), lostGame(3)]);
    for (const { id } of partidas)
      await server.call('PUT', `/api/partidas/${id}/analisis`, { token, body: lostAnalysis });
    const made = await server.call('POST', '/api/chat/custom-prompt', { token, body: { informacionTema: CHESS } });
    expect(made.statusCode, made.body).toBe(201);
    const plan = made.json<Plan>();
    const [own] = ownTasks(plan);
    expect(own?.task).toMatchObject({ carril: 'debil', tipo: 'ejercicios', titulo: 'Errores de tus partidas' });
    const ids = own?.task.leccion?.ejercicios.filter((id) => id.startsWith('p.')) ?? [];
    expect(ids).toHaveLength(3);
    const address = own?.task.leccion?.paquetes.find((one) => one.startsWith('/api/')) ?? '';
    expect((await get<{ ejercicios: Exercise[] }>(token, address)).ejercicios.map(({ id }) => id)).toEqual(ids);

    const answer = (n: number, jugadas: readonly string[], hechoEn: string) =>
      server.call('POST', '/api/chat/registrar-intentos', {
        token,
        body: {
          planId: plan.id,
          intentos: [
            {
              id: `0b2f5a0e-6f0e-4b53-9d6a-0f3f7d1c2a1${n}`,
              diaIndex: own?.diaIndex,
              tareaIndex: own?.tareaIndex,
              ejercicio: ids[0],
              respuesta: { jugadas },
              pistas: 0,
              ms: 4200,
              hechoEn,
            },
          ],
        },
      });
    const stateOf = async () =>
      (await get<EjerciciosPropios>(token, '/api/partidas/ejercicios')).ejercicios.find(({ id }) => id === ids[0]);
    now = new Date('2026-11-16T15:00:00Z');
    const wrong = await answer(1, ['g8f6'], '2026-11-16T15:00:00Z');
    expect([wrong.statusCode, wrong.json<{ intentos: unknown[] }>().intentos]).toMatchObject([
      200,
      [{ resultado: 'mal' }],
    ]);
    expect(await stateOf()).toMatchObject({ estado: 'vuelve', aciertos: 0 });
    now = new Date('2026-11-18T15:00:00Z');
    await answer(2, ['g7g6'], '2026-11-18T15:00:00Z');
    await answer(3, ['g7g6'], '2026-11-18T16:00:00Z');
    expect(await stateOf()).toMatchObject({ estado: 'vuelve', aciertos: 1 });
    // The evening of that day where the player is, and the next one by another clock; and what comes later in a day measures nothing.
    now = new Date('2026-11-19T02:30:00Z');
    await answer(5, ['g7g6'], '2026-11-19T02:30:00Z');
    await answer(6, ['g8f6'], '2026-11-19T02:40:00Z');
    expect(await stateOf()).toMatchObject({ estado: 'vuelve', aciertos: 1 });
    now = new Date('2026-11-20T15:00:00Z');
    await answer(4, ['g7g6'], '2026-11-20T15:00:00Z');
    expect(await stateOf()).toMatchObject({ estado: 'resuelto', aciertos: 2 });

    // A game that is deleted takes its exercise out of the week.
    await server.call('DELETE', '/api/partidas', { token });
    const after = await get<Plan>(token, `/api/chat/obtener-plan/${plan.id}`);
    expect(ownTasks(after)).toEqual([]);
    now = new Date('2026-11-16T12:00:00Z');
  });

  it('what games show is the reason that a task gives', async () => {
    const { token } = await server.signUp();
    await bring(
      token,
      Array.from({ length: 20 }, (_, i) => longGame(i)),
    );
    const made = await server.call('POST', '/api/chat/custom-prompt', {
      token,
      body: { informacionTema: { ...CHESS, elo: 1800 } },
    });
    const reasons = made
      .json<Plan>()
      .planEstudio.flatMap(({ tareas }) => tareas.filter(({ carril }) => carril === 'debil'))
      .map(({ porque }) => porque);
    expect(reasons.length).toBeGreaterThan(0);
    expect(reasons[0]).toContain('En tus partidas');
  });
});
