import { TIERS, WEEK_MS } from '@estratega/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runs } from '../../../../../testing/runs.ts';
import { CHESS, POKER } from '../../../test/requests.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { START, studyAt, type User } from '../../../test/study.ts';
import { engine } from './engine.ts';
import type { Planner } from './planner.ts';

/** `npm run torture` makes twenty of them. */
const RACE_ROUNDS = Number(process.env.RACE_ROUNDS ?? runs(5, 1));
let now = START;
let broken = false;
/** The real engine, which a test can break at will. */
const planner: Planner = {
  ...engine,
  plan: function* (request) {
    if (broken) throw new Error('the engine broke');
    return yield* engine.plan(request);
  },
};
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock: () => now, planner });
});
afterAll(() => server.close());
beforeEach(() => {
  now = START;
  broken = false;
});

interface PlanView {
  id: string;
  semana: number;
  cambios: string[];
  respuestas: {
    tema: string;
    titulo: string;
    polaridad: string;
    cuando: string;
    por?: { tema: string; titulo: string };
    semana?: number;
  }[];
  cautela: boolean;
  planEstudio: {
    dia: string;
    fecha: string;
    tareas: { titulo: string; estado: string; prioridad: string; tiempo: number; temaId: string }[];
  }[];
  objetivos: { estado: string }[];
}
const { person, create, read } = studyAt(() => server);
const advance = (user: User, planId: string, informacionTema: object = CHESS) =>
  server.call('POST', '/api/chat/custom-prompt', {
    token: user.token,
    body: { informacionTema, eliminarAnterior: true, planId },
  });
const progressCount = async (user: User) =>
  (await server.call('GET', '/api/usuarios/yo', { token: user.token })).json<{ progressCount: number }>().progressCount;

const finish = async (user: User, plan: PlanView) => {
  const updates = [
    ...plan.planEstudio.flatMap((day, diaIndex) =>
      day.tareas.map((_task, tareaIndex) =>
        server.call('POST', '/api/chat/actualizar-estado-tarea', {
          token: user.token,
          body: { planId: plan.id, diaIndex, tareaIndex, nuevoEstado: 'finalizado', nuevaPrioridad: null },
        }),
      ),
    ),
    ...plan.objetivos.map((_objective, objetivoIndex) =>
      server.call('POST', '/api/chat/actualizar-estado-objetivo', {
        token: user.token,
        body: { planId: plan.id, objetivoIndex, nuevoEstado: 'finalizado' },
      }),
    ),
  ];
  for (const answer of await Promise.all(updates)) expect(answer.statusCode).toBe(200);
};
const finishedPlan = async (user: User, informacionTema: object = CHESS): Promise<PlanView> => {
  const plan = (await create(user, informacionTema)).json<PlanView>();
  await finish(user, plan);
  now = new Date(now.getTime() + WEEK_MS);
  return plan;
};

describe('asking for a plan', () => {
  it('gives the week in date order, filled to the minute, and it can be read again', async () => {
    const user = await person();
    const response = await create(user);
    expect(response.statusCode).toBe(201);
    const plan = response.json<PlanView>();
    expect(plan).toMatchObject({
      ...CHESS,
      semana: 1,
      cambios: [],
      createdAt: START.toISOString(),
      zonaHoraria: 'America/Argentina/Buenos_Aires',
    });
    expect(plan.planEstudio.map(({ dia, fecha }) => [dia, fecha])).toEqual([
      ['lunes', '2026-11-16'],
      ['jueves', '2026-11-19'],
    ]);
    expect(plan.planEstudio.map(({ tareas }) => tareas.reduce((sum, { tiempo }) => sum + tiempo, 0))).toEqual([60, 90]);
    expect((await read(user, plan.id)).json()).toEqual(plan);
    expect((await server.call('GET', '/api/chat/campos-estudiados', { token: user.token })).json()).toEqual([
      'Ajedrez',
    ]);
    const [summary] = (await server.call('GET', '/api/planes', { token: user.token })).json<
      Record<string, unknown>[]
    >();
    expect(summary).toMatchObject({
      id: plan.id,
      campo: 'Ajedrez',
      totalTareas: plan.planEstudio.flatMap(({ tareas }) => tareas).length,
      tareasTerminadas: 0,
      totalObjetivos: plan.objetivos.length,
      objetivosTerminados: 0,
    });
  });

  it.each([
    ['2026-11-16T02:30:00Z', 'America/Argentina/Buenos_Aires', '2026-11-15'],
    ['2026-11-16T11:30:00Z', 'Etc/GMT+12', '2026-11-15'],
    ['2026-11-16T10:30:00Z', 'Pacific/Kiritimati', '2026-11-17'],
    ['2026-03-08T06:59:00Z', 'America/New_York', '2026-03-08'],
    ['2026-10-25T00:30:00Z', 'Europe/Madrid', '2026-10-25'],
  ])('begins on the player’s own day: %s in %s is %s', async (moment, zonaHoraria, first) => {
    now = new Date(moment);
    const user = await person();
    const every = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'];
    const week = (
      await create(user, {
        ...CHESS,
        zonaHoraria,
        diasEstudio: every,
        horasEstudio: Object.fromEntries(every.map((dia) => [dia, 0.5])),
      })
    ).json<PlanView>();
    expect(week.planEstudio[0]?.fecha).toBe(first);
    expect(new Set(week.planEstudio.map(({ fecha }) => fecha)).size).toBe(7);
  });

  it.each([
    ['gratuito', [201, 403, 403]],
    ['basic', [201, 201, 403]],
    ['pro', [201, 201, 409]],
  ] as const)('%s: the limit and one plan per game', async (tier, expected) => {
    const user = await person(tier);
    const answers = [await create(user, CHESS), await create(user, POKER), await create(user, CHESS)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(expected);
    const refused = answers.find(({ statusCode }) => statusCode === 403);
    if (refused)
      expect(refused.json<{ title: string }>().title).toMatch(
        /^No puedes agregar más planes de estudio\. Tu plan actual \((gratuito|basic)\)/u,
      );
  });

  it.each(TIERS)('%s: 100 at once make exactly one of a game, time after time', async (tier) => {
    for (let round = 0; round < RACE_ROUNDS; round += 1) {
      const user = await person(tier);
      const answers = await Promise.all(Array.from({ length: 100 }, () => create(user)));
      expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
      expect((await server.call('GET', '/api/planes', { token: user.token })).json()).toHaveLength(1);
    }
  });

  it('changes nothing when the engine fails', async () => {
    const user = await person();
    broken = true;
    const response = await create(user);
    expect(response.statusCode).toBe(500);
    expect(response.json()).toMatchObject({
      title: 'Ocurrió un error al generar tu plan de estudio. Por favor, intenta nuevamente.',
    });
    expect((await server.call('GET', '/api/planes', { token: user.token })).json()).toEqual([]);
    broken = false;
    expect((await create(user)).statusCode).toBe(201);
  });
});

describe('what the player asked for', () => {
  const answered = (plan: PlanView) => plan.respuestas.map(({ tema, cuando }) => [tema, cuando]);

  it('is answered theme by theme, by name, and again when the plan is read', async () => {
    const user = await person();
    const conocimientosAjedrez = 'Me cuestan los finales de torre. Ya sé las clavadas. Quiero la profilaxis.';
    const plan = (await create(user, { ...CHESS, conocimientosAjedrez })).json<PlanView>();
    expect(plan.cautela).toBe(false);
    expect(answered(plan)).toEqual([
      ['aj-fin-torre', 'esta_semana'],
      ['aj-tac-clavada', 'prueba'],
      // Out of reach by its steps: it comes all the same, as a capsule at the player's level.
      ['aj-est-profilaxis', 'esta_semana'],
    ]);
    const [towers, pins, later] = plan.respuestas;
    expect(towers).toMatchObject({ polaridad: 'no_sabe', titulo: engine.titleOf('Ajedrez', 'aj-fin-torre') });
    expect(pins?.semana).toBeGreaterThanOrEqual(1);
    expect(later?.titulo).toBe(engine.titleOf('Ajedrez', 'aj-est-profilaxis'));
    expect((await read(user, plan.id)).json<PlanView>().respuestas).toEqual(plan.respuestas);
    const data = (await server.call('GET', '/api/usuarios/yo/datos', { token: user.token })).json<{
      estudio: { planes: PlanView[] };
    }>();
    expect(data.estudio.planes[0]?.respuestas).toEqual(plan.respuestas);
  });

  it('says nothing where nothing was named', async () => {
    const user = await person();
    const plan = (await create(user, { ...CHESS, conocimientosAjedrez: '' })).json<PlanView>();
    expect(plan).toMatchObject({ respuestas: [], cautela: false });
  });

  it('counts weeks as the plan does, also for a player who had an earlier one', async () => {
    const user = await person();
    const studied = await finishedPlan(user, { ...CHESS, conocimientosAjedrez: '' });
    expect((await server.call('DELETE', `/api/planes/${studied.id}`, { token: user.token })).statusCode).toBe(204);
    const again = (await create(user, { ...CHESS, conocimientosAjedrez: 'Ya sé las clavadas.' })).json<PlanView>();
    expect(again.semana).toBe(1);
    const [test] = again.respuestas.filter(({ cuando }) => cuando === 'prueba');
    const testedNow = again.planEstudio.some(({ tareas }) => tareas.some(({ temaId }) => temaId === test?.tema));
    expect(test?.semana).toBe(testedNow ? 1 : 2);
  });

  it('keeps words of trouble with money from the first week to the next', async () => {
    const user = await person();
    const informacion = { ...POKER, conocimientosPoker: 'Debo dinero y no puedo parar de jugar.' };
    const first = await finishedPlan(user, informacion);
    expect(first.cautela).toBe(true);
    expect((await read(user, first.id)).json<PlanView>().cautela).toBe(true);
    const next = (await advance(user, first.id, { ...POKER, conocimientosPoker: '' })).json<PlanView>();
    expect(next).toMatchObject({ semana: 2, cautela: true });
  });

  it('a theme that is taught no more is left out, and so is a week from before answers were kept', async () => {
    const user = await person();
    const plan = (await create(user)).json<PlanView>();
    const stored = [
      { tema: 'aj-ya-no-existe', polaridad: 'quiere', cuando: 'esta_semana' },
      { tema: 'aj-ape-indias', polaridad: 'quiere', cuando: 'antes', por: 'aj-ya-no-existe' },
      { tema: 'aj-fin-torre', polaridad: 'quiere', cuando: 'mas_adelante', semana: 3 },
    ];
    const keep = (respuestas: string) =>
      server.database.pool.query(`update planes set respuestas = ${respuestas} where id = $1`, [plan.id]);
    await keep(`'${JSON.stringify(stored)}'`);
    expect(answered((await read(user, plan.id)).json<PlanView>())).toEqual([['aj-fin-torre', 'mas_adelante']]);
    await keep('default');
    expect((await read(user, plan.id)).json<PlanView>().respuestas).toEqual([]);
  });
});

describe('studying', () => {
  it('any state from any state, and priorities freely', async () => {
    const user = await person();
    const plan = (await create(user)).json<PlanView>();
    const update = (nuevoEstado: string | null, nuevaPrioridad: string | null) =>
      server.call('POST', '/api/chat/actualizar-estado-tarea', {
        token: user.token,
        body: { planId: plan.id, diaIndex: 0, tareaIndex: 0, nuevoEstado, nuevaPrioridad },
      });
    for (const estado of ['finalizado', 'esperando', 'enProgreso', 'finalizado']) {
      expect((await update(estado, null)).json()).toMatchObject({ estado });
    }
    for (const prioridad of ['baja', 'alta', 'media']) {
      expect((await update(null, prioridad)).json()).toEqual({ estado: 'finalizado', prioridad });
    }
    expect((await read(user, plan.id)).json<PlanView>().planEstudio[0]?.tareas[0]).toMatchObject({
      estado: 'finalizado',
      prioridad: 'media',
    });
  });

  it.each([
    ['both', { nuevoEstado: 'finalizado', nuevaPrioridad: 'alta' }, 400],
    ['neither', { nuevoEstado: null, nuevaPrioridad: null }, 400],
    ['a missing one', { nuevoEstado: 'finalizado' }, 400],
    ['an unknown state', { nuevoEstado: 'hecho', nuevaPrioridad: null }, 400],
    ['a day out of range', { diaIndex: 7, nuevoEstado: 'finalizado', nuevaPrioridad: null }, 404],
    ['a task out of range', { tareaIndex: 99, nuevoEstado: 'finalizado', nuevaPrioridad: null }, 404],
    ['a negative index', { diaIndex: -1, nuevoEstado: 'finalizado', nuevaPrioridad: null }, 400],
    ['a fraction', { tareaIndex: 0.5, nuevoEstado: 'finalizado', nuevaPrioridad: null }, 400],
    ['an unknown plan', { planId: 'no-existe', nuevoEstado: 'finalizado', nuevaPrioridad: null }, 404],
  ])('%s is refused and nothing changes', async (_what, change, status) => {
    const user = await person();
    const plan = (await create(user)).json<PlanView>();
    const body = { planId: plan.id, diaIndex: 0, tareaIndex: 0, ...change };
    const response = await server.call('POST', '/api/chat/actualizar-estado-tarea', { token: user.token, body });
    expect(response.statusCode).toBe(status);
    expect((await read(user, plan.id)).json()).toEqual(plan);
  });

  it('somebody else’s plan does not exist', async () => {
    const [ana, bruno] = [await person(), await person('pro')];
    const plan = (await create(ana)).json<PlanView>();
    const body = { planId: plan.id, diaIndex: 0, tareaIndex: 0, nuevoEstado: 'finalizado', nuevaPrioridad: null };
    const answers = await Promise.all([
      read(bruno, plan.id),
      server.call('POST', '/api/chat/actualizar-estado-tarea', { token: bruno.token, body }),
      server.call('POST', '/api/chat/actualizar-estado-objetivo', {
        token: bruno.token,
        body: { planId: plan.id, objetivoIndex: 0, nuevoEstado: 'finalizado' },
      }),
      server.call('DELETE', `/api/planes/${plan.id}`, { token: bruno.token }),
      server.call('GET', `/api/planes/${plan.id}/calendario`, { token: bruno.token }),
      advance(bruno, plan.id),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404]);
    expect((await read(ana, plan.id)).json()).toEqual(plan);
  });

  it('hands the week over as a calendar', async () => {
    const user = await person();
    const plan = (await create(user)).json<PlanView>();
    const response = await server.call('GET', `/api/planes/${plan.id}/calendario`, { token: user.token });
    expect(response.headers['content-type']).toContain('text/calendar');
    const days = [...response.body.matchAll(/DTSTART;VALUE=DATE:(\d{8})/gu)].map(([, day]) => day);
    expect(new Set(days)).toEqual(new Set(['20261116', '20261119']));
    for (const line of response.body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });
});

describe('advancing', () => {
  it('counts, replaces the week by the next, archives it, and explains', async () => {
    const user = await person();
    const first = await finishedPlan(user);
    const response = await advance(user, first.id);
    expect(response.statusCode).toBe(201);
    const next = response.json<PlanView>();
    expect(next.semana).toBe(2);
    expect(next.id).not.toBe(first.id);
    expect((await read(user, first.id)).statusCode).toBe(404);
    expect(await progressCount(user)).toBe(1);
    const titles = new Set(first.planEstudio.flatMap(({ tareas }) => tareas.map(({ titulo }) => titulo)));
    const repeated = next.planEstudio.flatMap(({ tareas }) => tareas).filter(({ titulo }) => titles.has(titulo));
    expect(repeated.length).toBeLessThan(titles.size);
    const { rows } = await server.database.pool.query('select semana, minutos from semanas where user_id = $1', [
      user.id,
    ]);
    expect(rows).toEqual([{ semana: 1, minutos: 150 }]);
  });

  it('is refused before everything is finished, before the week is over, and for another game', async () => {
    const user = await person();
    const plan = (await create(user)).json<PlanView>();
    now = new Date(START.getTime() + WEEK_MS);
    expect((await advance(user, plan.id)).json()).toMatchObject({ status: 409, code: 'semana_sin_terminar' });
    await finish(user, plan);
    now = new Date(START.getTime() + WEEK_MS - 1);
    expect((await advance(user, plan.id)).json()).toMatchObject({ status: 409, code: 'semana_en_curso' });
    now = new Date(START.getTime() + WEEK_MS);
    expect((await advance(user, plan.id, POKER)).statusCode).toBe(400);
    expect(await progressCount(user)).toBe(0);
    expect((await advance(user, plan.id)).statusCode).toBe(201);
  });

  it('a free player stops after three, with the text, and a paid one goes on', async () => {
    const user = await person();
    let plan = await finishedPlan(user);
    for (let week = 0; week < 3; week += 1) {
      plan = (await advance(user, plan.id)).json<PlanView>();
      await finish(user, plan);
      now = new Date(now.getTime() + WEEK_MS);
    }
    const refused = await advance(user, plan.id);
    expect(refused.json()).toMatchObject({
      status: 403,
      title:
        'Has alcanzado el límite de 3 progresiones en el plan gratuito. Considera actualizar a un plan superior para continuar progresando.',
    });
    expect(await progressCount(user)).toBe(3);
    await server.database.pool.query("update usuarios set plan = 'basic' where uid = $1", [user.id]);
    expect((await advance(user, plan.id)).statusCode).toBe(201);
  });

  it('takes news from pro only', async () => {
    for (const tier of TIERS) {
      const user = await person(tier);
      const plan = await finishedPlan(user);
      const response = await advance(user, plan.id, {
        ...CHESS,
        nuevaInformacion: 'Ahora quiero estudiar la Siciliana.',
        tareasCompletadas: ['x'],
      });
      expect(response.statusCode).toBe(tier === 'pro' ? 201 : 403);
    }
  });

  it('100 at once advance once, time after time, and all are told of the same week', async () => {
    for (let round = 0; round < RACE_ROUNDS; round += 1) {
      now = START;
      const user = await person();
      const plan = await finishedPlan(user);
      const answers = await Promise.all(Array.from({ length: 100 }, () => advance(user, plan.id)));
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
      expect(new Set(answers.map((answer) => answer.json<PlanView>().id)).size).toBe(1);
      expect(await progressCount(user)).toBe(1);
    }
  });

  it('changes nothing when the engine fails', async () => {
    const user = await person();
    const plan = await finishedPlan(user);
    const before = (await read(user, plan.id)).json<PlanView>();
    broken = true;
    expect((await advance(user, plan.id)).statusCode).toBe(500);
    expect(await progressCount(user)).toBe(0);
    expect((await read(user, plan.id)).json<PlanView>()).toEqual(before);
  });
});

describe('deleting and progress', () => {
  it('a deleted plan is gone, and the next one of the game does not begin from nothing', async () => {
    const user = await person();
    const plan = (await create(user)).json<PlanView>();
    await finish(user, plan);
    expect((await server.call('DELETE', `/api/planes/${plan.id}`, { token: user.token })).statusCode).toBe(204);
    expect((await server.call('DELETE', `/api/planes/${plan.id}`, { token: user.token })).statusCode).toBe(404);
    const again = (await create(user)).json<PlanView>();
    const titles = (view: PlanView) => view.planEstudio.flatMap(({ tareas }) => tareas.map(({ titulo }) => titulo));
    expect(titles(again)).not.toEqual(titles(plan));
  });

  it('is for pro', async () => {
    const user = await person();
    const plan = await finishedPlan(user);
    await advance(user, plan.id);
    expect((await server.call('GET', '/api/progreso', { token: user.token })).statusCode).toBe(403);
    await server.database.pool.query("update usuarios set plan = 'pro' where uid = $1", [user.id]);
    const progress = (await server.call('GET', '/api/progreso', { token: user.token })).json<
      { campo: string; semanas: unknown[] }[]
    >();
    expect(progress).toHaveLength(1);
    expect(progress[0]).toMatchObject({ campo: 'Ajedrez', semanas: [{ semana: 1, minutos: 150 }] });
  });

  it('goes into the download of all data, and away with the account', async () => {
    const user = await person();
    const plan = (await create(user)).json<PlanView>();
    const data = (await server.call('GET', '/api/usuarios/yo/datos', { token: user.token })).json<{
      estudio: { planes: PlanView[] };
    }>();
    expect(data.estudio.planes.map(({ id }) => id)).toEqual([plan.id]);
    await server.call('DELETE', '/api/usuarios/yo', { token: user.token });
    for (const table of ['planes', 'tareas', 'objetivos', 'aprendices', 'semanas']) {
      const { rows } = await server.database.pool.query(`select 1 from ${table} where user_id = $1`, [user.id]);
      expect(rows).toEqual([]);
    }
  });

  it('says what a free text was understood as', async () => {
    const user = await person();
    const body = { campo: 'Ajedrez', texto: 'Me cuestan los finales de torre.' };
    const mentions = (await server.call('POST', '/api/planes/lectura', { token: user.token, body })).json<
      { polaridad: string; tramo: [number, number] }[]
    >();
    expect(mentions[0]).toMatchObject({ polaridad: 'no_sabe' });
    expect(body.texto.slice(...(mentions[0]?.tramo ?? [0, 0]))).toMatch(/finales de torre/u);
    const unsure = { campo: 'Poker Texas Holdem', texto: 'Al final del torneo la riego.' };
    const asked = (await server.call('POST', '/api/planes/lectura', { token: user.token, body: unsure })).json<
      { entre?: { tema: string; titulo: string }[] }[]
    >();
    expect(asked).toHaveLength(1);
    expect(asked[0]?.entre?.length).toBeGreaterThanOrEqual(2);
    expect(asked[0]?.entre?.every(({ titulo }) => titulo.length > 0)).toBe(true);
  });
});
