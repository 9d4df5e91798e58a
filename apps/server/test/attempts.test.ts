import { readFileSync } from 'node:fs';
import { type Plan, type Respuesta, WEEK_MS } from '@estratega/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RIGHT, someLessons, WRONG } from './exercises.ts';
import { QUIET_CHESS } from './requests.ts';
import { startTestServer, type TestServer } from './server.ts';
import { boardAnswer, START, studyAt, type User, watchedEngine, withFirstTask } from './study.ts';

let now = START;

/** The first task of the first day is answered at the board, the last one has no lesson. */
const { planner, learned, forget } = watchedEngine((week) => {
  const [goal, ...goals] = week.objetivos;
  const changed = withFirstTask(week, (task) => ({
    ...task,
    temaId: 'aj-cal-estudios',
    carril: 'camino',
    leccion: {
      plantilla: task.tipo,
      unidad: 'aj-tac-doble@1',
      variante: 0,
      ejercicios: ['aj000001', 'aj000002', 'pk000001', 'g.potodds.2.7f', 'aj999999'],
      partidas: ['j.000004'],
      mezcla: ['aj-tac-clavada@1'],
      foco: 'aj-tac-horquilla@1',
      sesion: 1,
      paquetes: [],
    },
  }));
  return goal ? { ...changed, objetivos: [{ ...goal, temaId: 'aj-cal-estudios' }, ...goals] } : changed;
});

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
const attempt = (change: object = {}, respuesta: Respuesta = RIGHT) =>
  boardAnswer(START, { respuesta, ms: 30_000, ...change });
const record = (user: User, planId: string, intentos: readonly object[]) =>
  server.call('POST', '/api/chat/registrar-intentos', { token: user.token, body: { planId, intentos } });
const stored = async (user: User) =>
  (
    await server.database.pool.query(
      'select id, ejercicio, resultado, primero, medida, unidad, dificultad, hecho_en from intentos where user_id = $1 order by orden',
      [user.id],
    )
  ).rows;

describe('recording answers', () => {
  it('replays what was played out, and believes only what the moves show', async () => {
    const { user, plan } = await withPlan();
    const play = (partida: string[], fin: 'logrado' | 'escapo' | 'rendido') =>
      record(user, plan.id, [attempt({ ejercicio: 'j.000004' }, { partida, fin })]);
    // Not legal, not mate, and nothing at all.
    for (const forged of [['g6g1', 'a1a2'], ['g6g5'], []]) {
      const answer = await play(forged, 'logrado');
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        fields: {
          'intentos.0.respuesta':
            'Esas jugadas no llevan a ese final: hay una que no es legal, o la meta no está cumplida.',
        },
      });
    }
    expect(await stored(user)).toEqual([]);
    expect((await play(['g6g7'], 'logrado')).json()).toMatchObject({ intentos: [{ resultado: 'bien' }] });
    expect((await play(['g6g5'], 'escapo')).json()).toMatchObject({ intentos: [{ resultado: 'mal' }] });
    expect((await play([], 'rendido')).json()).toMatchObject({ intentos: [{ resultado: 'visto' }] });
  });

  it('takes what the stage of a task asks while it is read, and nothing of another stage', async () => {
    const { user, plan } = await withPlan();
    const step = (ejercicio: string) => record(user, plan.id, [attempt({ ejercicio })]);
    expect((await step('c.aj-tac-doble.1.p101')).json()).toMatchObject({ intentos: [{ resultado: 'bien' }] });
    expect(await stored(user)).toMatchObject([{ ejercicio: 'c.aj-tac-doble.1.p101', unidad: 'aj-tac-doble@1' }]);
    for (const other of ['c.aj-tac-doble.2.p101', 'c.aj-tac-doble.1.t101', 'c.aj-tac-doble.1.p999'])
      expect((await step(other)).statusCode, other).toBe(400);
  });

  it('judges them here, keeps their order, and tells how each went', async () => {
    const { user, plan } = await withPlan();
    const sent = [
      attempt({}, WRONG),
      attempt({ ms: 45_000 }),
      attempt({ ejercicio: 'aj000002' }, { jugadas: ['h1h6', 'h1h7', 'h7h6'] }),
      attempt({ ejercicio: 'pk000001' }, { preguntas: [{ numero: 25.4 }, { opcion: 1 }] }),
      attempt({ ejercicio: 'g.potodds.2.7f' }, { preguntas: [] }),
    ];
    const answer = await record(user, plan.id, sent);
    expect(answer.statusCode).toBe(200);
    const results = ['mal', 'bien', 'casi', 'bien', 'visto'];
    expect(answer.json()).toEqual({
      registrados: 5,
      intentos: sent.map(({ id }, i) => ({ id, resultado: results[i] })),
    });
    expect(await stored(user)).toMatchObject([
      { id: sent[0]?.id, resultado: 'mal', primero: true, dificultad: 900, unidad: 'aj-tac-doble@1' },
      { id: sent[1]?.id, resultado: 'bien', primero: false },
      { ejercicio: 'aj000002', resultado: 'casi', primero: true, dificultad: 1200, medida: 'aj000002' },
      { ejercicio: 'pk000001', primero: true, dificultad: 1200 },
      { ejercicio: 'g.potodds.2.7f', medida: 'g.potodds.2', resultado: 'visto' },
    ]);
  });

  it('is told with the plan, so that another device goes on: results by task, real minutes, objectives that count', async () => {
    const { user, plan } = await withPlan();
    const before = plan.planEstudio[0]?.tareas[0];
    expect(before?.intentos).toBeUndefined();
    expect(before?.leccion?.paquetes).toEqual([
      '/lecciones/aj-tac-doble@1.json',
      '/lecciones/aj-tac-horquilla@1.json',
      '/lecciones/aj-tac-clavada@1.json',
      '/lecciones/ejercicios-6.json',
    ]);
    expect(plan.objetivos[0]?.medido).toEqual({ aciertos: 0, hechos: 0, de: 5 });
    await record(user, plan.id, [attempt({}, WRONG), attempt({ ms: 60_000 }), attempt({ ejercicio: 'aj000002' })]);
    const after = await read(user, plan.id);
    expect(after.planEstudio[0]?.tareas[0]).toMatchObject({
      carril: 'camino',
      minutosReales: 2,
      intentos: [
        { ejercicio: 'aj000001', primero: 'mal', ultimo: 'bien', veces: 2 },
        { ejercicio: 'aj000002', primero: 'bien', ultimo: 'bien', veces: 1 },
      ],
    });
    expect(after.objetivos[0]?.medido).toEqual({ aciertos: 1, hechos: 2, de: 5 });
    expect(after.objetivos[1]?.medido).toEqual(plan.objetivos[1]?.medido);
    expect(after.planEstudio[1]).toEqual(plan.planEstudio[1]);
    const { rows } = await server.database.pool.query(
      'select leccion from tareas where user_id = $1 and leccion is not null',
      [user.id],
    );
    expect(rows[0]?.leccion).not.toHaveProperty('paquetes');
  });

  it('the same id is the same answer, however often and with whatever it comes', async () => {
    const { user, plan } = await withPlan();
    const one = attempt({}, WRONG);
    expect((await record(user, plan.id, [one, one])).json()).toMatchObject({ registrados: 1 });
    const again = await record(user, plan.id, [{ ...one, id: one.id.toUpperCase(), respuesta: RIGHT }]);
    expect(again.json()).toEqual({ registrados: 0, intentos: [{ id: one.id, resultado: 'mal' }] });
    // Also where it would not be taken any more.
    expect((await record(user, plan.id, [{ ...one, tareaIndex: 99 }])).statusCode).toBe(200);
    expect(await stored(user)).toHaveLength(1);
  });

  it('100 parallel repeats make one row, and one first try', async () => {
    const { user, plan } = await withPlan();
    const one = attempt();
    const answers = await Promise.all(Array.from({ length: 100 }, () => record(user, plan.id, [one])));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(answers.reduce((sum, answer) => sum + answer.json<{ registrados: number }>().registrados, 0)).toBe(1);
    expect(await stored(user)).toHaveLength(1);
    await Promise.all(Array.from({ length: 20 }, () => record(user, plan.id, [attempt({ ejercicio: 'aj000002' })])));
    const rows = await stored(user);
    expect(rows.filter((row) => row.ejercicio === 'aj000002')).toHaveLength(20);
    expect(rows.filter((row) => row.ejercicio === 'aj000002' && row.primero)).toHaveLength(1);
  });

  it('takes the browser’s clock only within reason', async () => {
    const { user, plan } = await withPlan();
    now = new Date(START.getTime() + 3_600_000);
    await record(user, plan.id, [
      attempt({ hechoEn: '0000-01-01T00:00:00Z' }),
      attempt({ hechoEn: '2026-11-16T15:30:00Z' }),
      attempt({ hechoEn: '9999-12-31T23:59:59Z' }),
    ]);
    expect((await stored(user)).map(({ hecho_en }) => hecho_en)).toEqual([
      START,
      new Date('2026-11-16T15:30:00Z'),
      now,
    ]);
  });

  it.each([
    ['an exercise of no task', { ejercicio: 'aj000003' }, RIGHT, 'intentos.1.ejercicio'],
    ['an exercise that is nowhere', { ejercicio: 'aj999999' }, RIGHT, 'intentos.1.ejercicio'],
    ['a task without a lesson', { tareaIndex: 1 }, RIGHT, 'intentos.1.ejercicio'],
    ['a task out of range', { tareaIndex: 99 }, RIGHT, 'intentos.1.tareaIndex'],
    ['an answer of the other game', { ejercicio: 'pk000001' }, RIGHT, 'intentos.1.respuesta'],
    ['an answer of another kind', { ejercicio: 'pk000001' }, { preguntas: [{ opcion: 1 }] }, 'intentos.1.respuesta'],
    ['no moves where moves are asked', {}, { preguntas: [] }, 'intentos.1.respuesta'],
    [
      'more answers than questions',
      { ejercicio: 'pk000001' },
      { preguntas: [{ numero: 25 }, { opcion: 1 }, { opcion: 1 }] },
      'intentos.1.respuesta',
    ],
  ] as const)(
    '%s is a 400 that names the field, and nothing of the batch is stored',
    async (_what, change, respuesta, field) => {
      const { user, plan } = await withPlan();
      const answer = await record(user, plan.id, [attempt(), attempt(change, respuesta as unknown as Respuesta)]);
      expect(answer.statusCode).toBe(400);
      expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual([field]);
      expect(await stored(user)).toEqual([]);
    },
  );

  it.each([
    ['none', []],
    ['51', Array.from({ length: 51 }, () => attempt())],
    ['an id that is none', [attempt({ id: 'x' })]],
    ['five hints', [attempt({ pistas: 5 })]],
    ['a verdict of its own', [attempt({ resultado: 'bien' })]],
  ])('%s: 400', async (_what, intentos) => {
    const { user, plan } = await withPlan();
    expect((await record(user, plan.id, intentos)).statusCode).toBe(400);
    expect(await stored(user)).toEqual([]);
  });

  it('somebody else’s plan does not exist', async () => {
    const { plan } = await withPlan();
    const bruno = await server.signUp('Bruno');
    expect((await record(bruno, plan.id, [attempt()])).statusCode).toBe(404);
    expect(await stored(bruno)).toEqual([]);
  });
});

describe('what becomes of them', () => {
  const finish = async (user: User, plan: Plan) => {
    const { token } = user;
    for (const [diaIndex, day] of plan.planEstudio.entries())
      for (const [tareaIndex] of day.tareas.entries())
        await server.call('POST', '/api/chat/actualizar-estado-tarea', {
          token,
          body: { planId: plan.id, diaIndex, tareaIndex, nuevoEstado: 'finalizado', nuevaPrioridad: null },
        });
    for (const [objetivoIndex] of plan.objetivos.entries())
      await server.call('POST', '/api/chat/actualizar-estado-objetivo', {
        token,
        body: { planId: plan.id, objetivoIndex, nuevoEstado: 'finalizado' },
      });
    now = new Date(now.getTime() + WEEK_MS);
  };

  it('the planner learns from them on advancing, and the week is asked for again as the plan carries it', async () => {
    const { user, plan } = await withPlan();
    const sent = [attempt({}, WRONG), attempt({ ms: 90_000 })];
    await record(user, plan.id, sent);
    await finish(user, plan);
    expect(plan.informacionTema).toEqual({ ...QUIET_CHESS, zonaHoraria: plan.zonaHoraria });
    const body = { informacionTema: plan.informacionTema, eliminarAnterior: true, planId: plan.id };
    const answer = await server.call('POST', '/api/chat/custom-prompt', { token: user.token, body });
    expect(answer.statusCode).toBe(201);
    expect(answer.json<Plan>().informacionTema).toEqual(plan.informacionTema);
    const common = { diaIndex: 0, tareaIndex: 0, ejercicio: 'aj000001', pistas: 0, hechoEn: START.toISOString() };
    expect(learned[0]?.intentos).toEqual([
      { ...common, id: sent[0]?.id, resultado: 'mal', ms: 30_000, primero: true },
      { ...common, id: sent[1]?.id, resultado: 'bien', ms: 90_000, primero: false },
    ]);
    const { rows } = await server.database.pool.query(
      'select minutos_reales, hechos, aciertos from semanas where user_id = $1',
      [user.id],
    );
    expect(rows).toEqual([{ minutos_reales: 2, hechos: 1, aciertos: 0 }]);
    // The week is gone, its answers stay, and a late one for it is kept with it.
    expect(await stored(user)).toHaveLength(2);
    expect((await record(user, plan.id, [attempt()])).statusCode).toBe(200);
    expect((await record(user, answer.json<Plan>().id, [attempt()])).statusCode).toBe(200);
    expect((await stored(user)).map(({ primero }) => primero)).toEqual([true, false, false, false]);
  });

  it('go into the download of all data, and away with the account', async () => {
    const { user, plan } = await withPlan();
    const one = attempt({ pistas: 2 });
    await record(user, plan.id, [one]);
    const data = (await server.call('GET', '/api/usuarios/yo/datos', { token: user.token })).json<{
      intentos: unknown[];
    }>();
    expect(data.intentos).toMatchObject([
      {
        id: one.id,
        planId: plan.id,
        ejercicio: 'aj000001',
        respuesta: RIGHT,
        resultado: 'bien',
        pistas: 2,
        ms: 30_000,
      },
    ]);
    expect((await server.call('DELETE', '/api/usuarios/yo', { token: user.token })).statusCode).toBe(204);
    expect(await stored(user)).toEqual([]);
  });

  it('the catalogue says what to study next', async () => {
    const { user, plan } = await withPlan();
    const [summary] = (await server.call('GET', '/api/planes', { token: user.token })).json<{ sesion: unknown }[]>();
    const today = plan.planEstudio[0]?.tareas ?? [];
    expect(summary?.sesion).toEqual({
      diaIndex: 0,
      tareaIndex: 0,
      fecha: '2026-11-16',
      titulo: today[0]?.titulo,
      cuando: 'hoy',
      empezada: false,
      tareas: today.length,
      minutos: 60,
      conLeccion: true,
    });
  });
});

describe('plans from before', () => {
  it('get the time zone into what they were asked with, and nothing else of it changes', async () => {
    const { user, plan } = await withPlan();
    const { pool } = server.database;
    const stored = async () =>
      (await pool.query('select informacion from planes where user_id = $1', [user.id])).rows[0]?.informacion;
    const after = await stored();
    await pool.query("update planes set informacion = informacion - 'zonaHoraria' where user_id = $1", [user.id]);
    const migration = readFileSync(new URL('../migrations/0005_attempts.sql', import.meta.url), 'utf8');
    const fill = migration.split('--> statement-breakpoint').find((statement) => statement.includes('UPDATE "planes"'));
    await pool.query(fill ?? '');
    expect(await stored()).toEqual(after);
    expect((await read(user, plan.id)).informacionTema).toEqual(plan.informacionTema);
  });
});
