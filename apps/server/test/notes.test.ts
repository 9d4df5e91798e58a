import { randomUUID } from 'node:crypto';
import { type Plan, type Progress, WEEK_MS } from '@estratega/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RIGHT, someLessons, WRONG } from './exercises.ts';
import { QUIET_CHESS } from './requests.ts';
import { startTestServer, type TestServer } from './server.ts';
import { boardAnswer, START, studyAt, type User, watchedEngine, withBoardTask } from './study.ts';

let now = START;

const { planner, learned, planned, forget } = watchedEngine(withBoardTask);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock: () => now, planner, lessons: someLessons });
});
afterAll(() => server.close());
beforeEach(() => {
  now = START;
  forget();
});

const { withPlan, readPlan: read } = studyAt(() => server);
const put = (user: User, body: object) =>
  server.call('POST', '/api/chat/registrar-apunte', { token: user.token, body });
const note = (user: User, planId: string, nombre: string, texto: string, at = { diaIndex: 0, tareaIndex: 0 }) =>
  put(user, { planId, ...at, nombre, texto });
const time = (user: User, planId: string, origen: string, minutes: number) =>
  put(user, { planId, diaIndex: 0, tareaIndex: 0, origen, ms: minutes * 60_000 });
const firstTask = async (user: User, planId: string) => (await read(user, planId)).planEstudio[0]?.tareas[0];
const answer = (user: User, planId: string, ejercicio: string, respuesta: object, ms = 60_000) =>
  server.call('POST', '/api/chat/registrar-intentos', {
    token: user.token,
    body: { planId, intentos: [boardAnswer(now, { ejercicio, respuesta, ms })] },
  });
const advance = async (user: User, plan: Plan) => {
  await server.database.pool.query("update tareas set estado = 'finalizado' where user_id = $1", [user.id]);
  await server.database.pool.query("update objetivos set estado = 'finalizado' where user_id = $1", [user.id]);
  now = new Date(now.getTime() + WEEK_MS);
  const body = { informacionTema: QUIET_CHESS, planId: plan.id, eliminarAnterior: true };
  return server.call('POST', '/api/chat/custom-prompt', { token: user.token, body });
};

describe('what a player writes of a task', () => {
  it('is kept, and there again on another device; a later word takes the earlier one’s place', async () => {
    const { user, plan } = await withPlan();
    expect((await note(user, plan.id, 'sensacion', 'Fácil')).statusCode).toBe(204);
    await note(user, plan.id, 'sensacion', 'Difícil');
    await note(user, plan.id, 'cambio', 'Jugaría «Cf3» antes.\nY con calma.');
    expect((await firstTask(user, plan.id))?.notas).toEqual({
      sensacion: 'Difícil',
      cambio: 'Jugaría «Cf3» antes.\nY con calma.',
    });
    await note(user, plan.id, 'cambio', '');
    expect((await firstTask(user, plan.id))?.notas).toEqual({ sensacion: 'Difícil' });
  });

  it('is one row however often and at once it is sent', async () => {
    const { user, plan } = await withPlan();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => note(user, plan.id, 'aparicion', 'En la jugada 12')),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    const { rows } = await server.database.pool.query('select texto from apuntes where user_id = $1', [user.id]);
    expect(rows).toEqual([{ texto: 'En la jugada 12' }]);
  });

  it.each([
    ['an unknown name', { nombre: 'opinion', texto: 'x' }],
    ['no text', { nombre: 'cambio' }],
    ['too long a text', { nombre: 'cambio', texto: 'x'.repeat(4001) }],
    ['a NUL', { nombre: 'cambio', texto: 'a\u0000b' }],
    ['half a character', { nombre: 'cambio', texto: '\ud800' }],
    ['both at once', { nombre: 'cambio', texto: 'x', origen: randomUUID(), ms: 1 }],
    ['negative time', { origen: randomUUID(), ms: -1 }],
    ['more than a day', { origen: randomUUID(), ms: 86_400_001 }],
    ['a browser that is no uuid', { origen: 'x', ms: 1 }],
  ])('refuses %s and keeps nothing', async (_name, given) => {
    const { user, plan } = await withPlan();
    const response = await put(user, { planId: plan.id, diaIndex: 0, tareaIndex: 0, ...given });
    expect(response.statusCode).toBe(400);
    for (const table of ['apuntes', 'tiempos']) {
      const { rows } = await server.database.pool.query(`select 1 from ${table} where user_id = $1`, [user.id]);
      expect(rows).toEqual([]);
    }
  });

  it('belongs to a task that is there, of the player’s own', async () => {
    const { user, plan } = await withPlan();
    const other = await server.signUp();
    expect((await note(other, plan.id, 'cambio', 'x')).statusCode).toBe(404);
    expect((await note(user, plan.id, 'cambio', 'x', { diaIndex: 0, tareaIndex: 99 })).statusCode).toBe(404);
    expect((await time(other, plan.id, randomUUID(), 3)).statusCode).toBe(404);
  });

  it('is in the download, and goes with the account', async () => {
    const { user, plan } = await withPlan();
    const origen = randomUUID();
    await note(user, plan.id, 'resultado', 'Gané');
    await time(user, plan.id, origen, 7);
    const data = (await server.call('GET', '/api/usuarios/yo/datos', { token: user.token })).json<{
      apuntes: { apuntes: object[]; tiempos: object[] };
    }>();
    expect(data.apuntes.apuntes).toMatchObject([{ planId: plan.id, nombre: 'resultado', texto: 'Gané' }]);
    expect(data.apuntes.tiempos).toMatchObject([{ planId: plan.id, origen, ms: 420_000 }]);
    await server.call('DELETE', '/api/usuarios/yo', { token: user.token });
    for (const table of ['apuntes', 'tiempos']) {
      const { rows } = await server.database.pool.query(`select 1 from ${table} where user_id = $1`, [user.id]);
      expect(rows).toEqual([]);
    }
  });

  it('outlives the week, and the planner hears how it felt', async () => {
    const { user, plan } = await withPlan();
    await note(user, plan.id, 'sensacion', 'Difícil');
    expect((await advance(user, plan)).statusCode).toBe(201);
    expect(learned[0]?.planEstudio[0]?.tareas[0]?.notas).toEqual({ sensacion: 'Difícil' });
    const { rows } = await server.database.pool.query('select texto from apuntes where user_id = $1', [user.id]);
    expect(rows).toEqual([{ texto: 'Difícil' }]);
  });
});

describe('how long a task was worked on', () => {
  it('adds up browsers, counts each browser’s sum once, and never goes back', async () => {
    const { user, plan } = await withPlan();
    const [one, other] = [randomUUID(), randomUUID()];
    await time(user, plan.id, one, 12);
    await time(user, plan.id, one, 12);
    await time(user, plan.id, one, 5);
    await time(user, plan.id, other, 8);
    expect((await firstTask(user, plan.id))?.minutosReales).toBe(20);
  });

  it('holds the time of the answers given in it', async () => {
    const { user, plan } = await withPlan();
    await answer(user, plan.id, 'aj000001', RIGHT, 120_000);
    expect((await firstTask(user, plan.id))?.minutosReales).toBe(2);
    await time(user, plan.id, randomUUID(), 15);
    expect((await firstTask(user, plan.id))?.minutosReales).toBe(15);
  });
});

const progressOf = async (user: User) => {
  await server.database.pool.query("update usuarios set plan = 'pro' where uid = $1", [user.id]);
  return (await server.call('GET', '/api/progreso', { token: user.token })).json<Progress>()[0];
};

describe('progress from what was measured', () => {
  it('of a player who has just begun is a week without figures', async () => {
    const { user } = await withPlan();
    const progress = await progressOf(user);
    expect(progress).toMatchObject({ campo: 'Ajedrez', semanas: [], temas: [] });
    expect(progress?.actual).toMatchObject({
      semana: 1,
      minutos: 150,
      minutosReales: 0,
      hechos: 0,
      tareasTerminadas: 0,
    });
    expect(progress?.actual?.prediccion).toBeUndefined();
  });

  it('tells real minutes beside planned ones, right answers by theme, and what was expected beside what came', async () => {
    const { user, plan } = await withPlan();
    await answer(user, plan.id, 'aj000001', RIGHT);
    await answer(user, plan.id, 'aj000002', WRONG);
    // A second try teaches, and does not measure.
    await answer(user, plan.id, 'aj000002', { jugadas: ['h1h6', 'h1h7', 'h7h6'] });
    await time(user, plan.id, randomUUID(), 31);
    const during = await progressOf(user);
    expect(during?.actual).toMatchObject({ minutos: 150, minutosReales: 31, hechos: 2, aciertos: 1 });
    expect(during?.actual?.prediccion).toMatchObject({ aciertos: 1, de: 2 });
    expect(during?.temas).toMatchObject([{ tema: 'aj-tac-doble', estado: 'flojo', aciertos: 1, de: 2 }]);

    await advance(user, plan);
    const after = await progressOf(user);
    expect(after?.semanas).toMatchObject([
      { semana: 1, minutos: 150, minutosReales: 31, hechos: 2, aciertos: 1, prediccion: { aciertos: 1, de: 2 } },
    ]);
    expect(after?.semanas[0]?.prediccion).toEqual(during?.actual?.prediccion);
    expect(after?.actual).toMatchObject({ semana: 2, hechos: 0 });
    const themes = after?.temas.map(({ tema }) => tema) ?? [];
    expect(new Set(themes).size).toBe(themes.length);
    expect(after?.temas.find(({ tema }) => tema === 'aj-tac-doble')).toMatchObject({ aciertos: 1, de: 2 });
  });
});

describe('what everybody’s first tries say of an exercise', () => {
  it('reaches the planner when it learns and when it chooses, and is not asked for inside a player’s transaction', async () => {
    const { user, plan } = await withPlan();
    // The job's transaction holds the table: whoever asked for it with a player locked would wait here, and all behind them.
    const client = await server.database.pool.connect();
    await server.database.pool.query(
      "insert into dificultades values ('aj000001', 2100, 40, now(), now()) on conflict do nothing",
    );
    now = new Date(now.getTime() + 2 * 60 * 60 * 1000);
    await server.call('POST', '/api/chat/custom-prompt', {
      token: (await server.signUp()).token,
      body: { informacionTema: QUIET_CHESS },
    });
    expect(planned.at(-1)?.dificultades).toEqual({ aj000001: 2100 });
    await client.query('begin; lock table dificultades in access exclusive mode');
    now = new Date(now.getTime() + 2 * 60 * 60 * 1000);
    const waiting = advance(user, plan);
    // Meanwhile this player is nobody's prisoner.
    expect((await note(user, plan.id, 'sensacion', 'Justa')).statusCode).toBe(204);
    await server.database.pool.query('select 1 from usuarios where uid = $1 for update nowait', [user.id]);
    await client.query('commit');
    client.release();
    expect((await waiting).statusCode).toBe(201);
    expect(learned.at(-1)?.dificultades).toEqual({ aj000001: 2100 });
  });
});
