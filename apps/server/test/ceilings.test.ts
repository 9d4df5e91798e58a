import { randomUUID } from 'node:crypto';
import {
  ANSWERS_NOT_KEPT,
  ANSWERS_OF_A_PLAN,
  ANSWERS_OF_AN_EXERCISE,
  answersOfAWeek,
  BROWSERS_OF_A_TASK,
  BYTES_OF_A_NOTE,
  type IntentosRegistrados,
  NOTE_MAX,
  NOTE_NAMES,
  NOTES_OF_A_PLAN,
  NOTES_OF_AN_ACCOUNT,
  type Plan,
  TIER_RULES,
  WEEK_MS,
} from '@estratega/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { someLessons, WRONG } from './exercises.ts';
import { foldedHand, lostAnalysis, lostGame } from './own-games.ts';
import { QUIET_CHESS } from './requests.ts';
import { startTestServer, type TestServer } from './server.ts';
import { boardAnswer, START, studyAt, type User, watchedEngine, withBoardTask } from './study.ts';

/** What one account may store has an end everywhere: said clearly, held under races, and nothing that was stored is lost. */

let now = START;
let server: TestServer;
beforeAll(async () => {
  const { planner } = watchedEngine(withBoardTask);
  server = await startTestServer({ clock: () => now, planner, lessons: someLessons });
});
afterAll(() => server.close());
beforeEach(() => {
  now = START;
});

const { withPlan, readPlan, create } = studyAt(() => server);
const record = (user: User, plan: Plan, intentos: readonly object[]) =>
  server.call('POST', '/api/chat/registrar-intentos', { token: user.token, body: { planId: plan.id, intentos } });
const rowsOf = async (table: string, userId: string): Promise<number> =>
  (
    await server.database.pool.query<{ n: number }>(`select count(*)::int as n from ${table} where user_id = $1`, [
      userId,
    ])
  ).rows[0]?.n ?? 0;
const answersOf = async (user: User, plan: Plan) =>
  (await readPlan(user, plan.id)).planEstudio[0]?.tareas[0]?.intentos ?? [];

describe('answers', () => {
  it('to one exercise are kept twenty times in a plan; later ones are judged all the same', async () => {
    const { user, plan } = await withPlan();
    const first = await record(user, plan, [boardAnswer(START, { respuesta: WRONG })]);
    expect(first.json<IntentosRegistrados>()).not.toHaveProperty('aviso');
    const more = Array.from({ length: 30 }, () => boardAnswer(START));
    const response = await record(user, plan, more);
    expect(response.statusCode, response.body).toBe(200);
    const { registrados, intentos, aviso } = response.json<IntentosRegistrados>();
    expect([registrados, intentos.length, aviso]).toEqual([ANSWERS_OF_AN_EXERCISE - 1, 30, ANSWERS_NOT_KEPT]);
    expect(intentos.every(({ resultado }) => resultado === 'bien')).toBe(true);
    // Another exercise has room of its own.
    await record(user, plan, [boardAnswer(START, { ejercicio: 'aj000002' })]);
    expect(await answersOf(user, plan)).toEqual([
      { ejercicio: 'aj000001', primero: 'mal', ultimo: 'bien', veces: ANSWERS_OF_AN_EXERCISE },
      { ejercicio: 'aj000002', primero: 'bien', ultimo: 'bien', veces: 1 },
    ]);
  });

  it('hold to it when a hundred come at once', async () => {
    const { user, plan } = await withPlan();
    const all = await Promise.all(Array.from({ length: 100 }, () => record(user, plan, [boardAnswer(START)])));
    expect(all.map(({ statusCode }) => statusCode)).toEqual(all.map(() => 200));
    expect(await rowsOf('intentos', user.id)).toBe(ANSWERS_OF_AN_EXERCISE);
    expect((await answersOf(user, plan))[0]?.veces).toBe(ANSWERS_OF_AN_EXERCISE);
  });

  it('are two thousand in a plan', async () => {
    const { user, plan } = await withPlan();
    await server.database.pool.query(
      `insert into intentos (user_id, id, orden, plan_id, campo, dia_index, tarea_index, ejercicio, medida, unidad, respuesta,
         resultado, primero, pistas, ms, dificultad, hecho_en, registrado_en)
       select $1, gen_random_uuid(), n, $2, 'Ajedrez', 0, 0, 'aj' || n, 'aj' || n, 'aj-tac-doble@1', '{"jugadas":[]}', 'mal', true, 0, 1,
         1200, now(), now() from generate_series(1, $3::int) n`,
      [user.id, plan.id, ANSWERS_OF_A_PLAN - 1],
    );
    const { registrados } = (
      await record(user, plan, [boardAnswer(START), boardAnswer(START)])
    ).json<IntentosRegistrados>();
    expect(registrados).toBe(1);
    expect(await rowsOf('intentos', user.id)).toBe(ANSWERS_OF_A_PLAN);
  });

  it('are no more in a week than the plans of the tier take, whatever becomes of those plans', async () => {
    const { user, plan } = await withPlan();
    const first = await record(user, plan, [boardAnswer(START)]);
    expect(first.json<IntentosRegistrados>().registrados).toBe(1);
    // As if plan after plan had been filled and removed.
    await server.database.pool.query(
      `insert into intentos (user_id, id, orden, plan_id, campo, dia_index, tarea_index, ejercicio, medida, unidad, respuesta,
         resultado, primero, pistas, ms, dificultad, hecho_en, registrado_en)
       select $1, gen_random_uuid(), 1 + n, 'ido', 'Ajedrez', 0, 0, 'aj' || n, 'aj' || n, 'aj-tac-doble@1', '{"jugadas":[]}', 'mal', true, 0, 1,
         1200, $2, $2 from generate_series(1, $3::int) n`,
      [user.id, START, answersOfAWeek('gratuito') - 2],
    );
    const more = () => record(user, plan, [boardAnswer(START), boardAnswer(START)]);
    const full = (await more()).json<IntentosRegistrados>();
    expect([full.registrados, full.intentos.length, full.aviso]).toEqual([1, 2, ANSWERS_NOT_KEPT]);
    const all = await Promise.all(Array.from({ length: 100 }, more));
    expect(all.map(({ statusCode }) => statusCode)).toEqual(all.map(() => 200));
    expect(await rowsOf('intentos', user.id)).toBe(answersOfAWeek('gratuito'));
    // Another tier has room for more, and so has another week.
    await server.database.pool.query("update usuarios set plan = 'basic' where uid = $1", [user.id]);
    expect((await more()).json<IntentosRegistrados>().registrados).toBe(2);
    await server.database.pool.query("update usuarios set plan = 'gratuito' where uid = $1", [user.id]);
    expect((await more()).json<IntentosRegistrados>().registrados).toBe(0);
    now = new Date(START.getTime() + WEEK_MS);
    expect((await more()).json<IntentosRegistrados>().registrados).toBe(2);
  });

  it('take no longer than the plan exists', async () => {
    const { user, plan } = await withPlan();
    const day = 86_400_000;
    now = new Date(START.getTime() + 2 * day);
    await record(
      user,
      plan,
      Array.from({ length: 5 }, () => boardAnswer(START, { ms: day })),
    );
    expect((await readPlan(user, plan.id)).planEstudio[0]?.tareas[0]?.minutosReales).toBe((2 * day) / 60_000);
  });

  it('are not read again when the plan is: it costs the same after a year as after a day', async () => {
    const { user, plan } = await withPlan();
    await record(user, plan, [boardAnswer(START, { respuesta: WRONG }), boardAnswer(START)]);
    const { pool } = server.database;
    await pool.query('alter table intentos rename to intentos_lejos');
    try {
      expect(await answersOf(user, plan)).toEqual([
        { ejercicio: 'aj000001', primero: 'mal', ultimo: 'bien', veces: 2 },
      ]);
    } finally {
      await pool.query('alter table intentos_lejos rename to intentos');
    }
    // What is only kept for reading goes with the plan; the answers themselves stay.
    expect((await server.call('DELETE', `/api/planes/${plan.id}`, { token: user.token })).statusCode).toBe(204);
    expect([await rowsOf('avances_ejercicios', user.id), await rowsOf('intentos', user.id)]).toEqual([0, 2]);
  });
});

describe('what is written of tasks', () => {
  const note = (user: User, plan: Plan, nombre: string, texto: string, tareaIndex = 0) =>
    server.call('POST', '/api/chat/registrar-apunte', {
      token: user.token,
      body: { planId: plan.id, diaIndex: 0, tareaIndex, nombre, texto },
    });
  const LONG = 'é'.repeat(NOTE_MAX);
  /** As many of the longest as a plan holds. */
  const THAT_FIT = Math.floor(NOTES_OF_A_PLAN / (Buffer.byteLength(LONG) + BYTES_OF_A_NOTE));
  const everywhere = async () => {
    const { user, plan } = await withPlan();
    const tasks = plan.planEstudio[0]?.tareas.length ?? 0;
    const places = NOTE_NAMES.flatMap((nombre) => Array.from({ length: tasks }, (_, task) => ({ nombre, task })));
    expect(places.length).toBeGreaterThan(THAT_FIT);
    const all = await Promise.all(places.map(({ nombre, task }) => note(user, plan, nombre, LONG, task)));
    return { user, plan, places, all };
  };

  it('has an end in a plan, which is read with all of it, however much comes at once; what is there may be made shorter', async () => {
    const { user, plan, places, all } = await everywhere();
    expect(all.filter(({ statusCode }) => statusCode === 204)).toHaveLength(THAT_FIT);
    const refused = all.findIndex(({ statusCode }) => statusCode !== 204);
    expect([all[refused]?.statusCode, all[refused]?.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'limite_apuntes',
        title:
          'Ya no caben más notas. Lo que anotaste sigue guardado; acorta o borra alguna de este plan para agregar otra.',
      }),
    ]);
    expect(await rowsOf('apuntes', user.id)).toBe(THAT_FIT);
    // Said again it takes no more, emptied it takes nothing.
    const kept = all.findIndex(({ statusCode }) => statusCode === 204);
    const [mine, other] = [places[kept], places[refused]];
    if (!mine || !other) throw new Error('all or none were refused');
    expect((await note(user, plan, mine.nombre, LONG, mine.task)).statusCode).toBe(204);
    expect((await note(user, plan, mine.nombre, '', mine.task)).statusCode).toBe(204);
    expect(await rowsOf('apuntes', user.id)).toBe(THAT_FIT - 1);
    expect((await note(user, plan, other.nombre, LONG, other.task)).statusCode).toBe(204);
  });

  it('has an end in an account, where it outlives its plans; the times of a plan that is removed do not', async () => {
    const { user, plan } = await withPlan();
    await note(user, plan, 'cambio', 'Con calma.');
    await server.call('POST', '/api/chat/registrar-apunte', {
      token: user.token,
      body: { planId: plan.id, diaIndex: 0, tareaIndex: 0, origen: randomUUID(), ms: 1000 },
    });
    expect((await server.call('DELETE', `/api/planes/${plan.id}`, { token: user.token })).statusCode).toBe(204);
    expect([await rowsOf('apuntes', user.id), await rowsOf('tiempos', user.id)]).toEqual([1, 0]);
    await server.database.pool.query(
      `insert into apuntes (user_id, plan_id, dia_index, tarea_index, nombre, texto, updated_at)
       select $1, 'plan' || n, 0, 0, 'cambio', repeat('x', $2::int - $3::int), now() from generate_series(1, $4::int / $2::int - 1) n`,
      [user.id, NOTE_MAX, BYTES_OF_A_NOTE, NOTES_OF_AN_ACCOUNT],
    );
    const next = (await create(user, QUIET_CHESS)).json<Plan>();
    expect((await note(user, next, 'cambio', 'x'.repeat(NOTE_MAX - BYTES_OF_A_NOTE))).statusCode).toBe(409);
    expect((await note(user, next, 'cambio', 'x'.repeat(100))).statusCode).toBe(204);
  });
});

describe('the time of a task', () => {
  const time = (user: User, plan: Plan, ms: number, origen: string = randomUUID(), tareaIndex = 0) =>
    server.call('POST', '/api/chat/registrar-apunte', {
      token: user.token,
      body: { planId: plan.id, diaIndex: 0, tareaIndex, origen, ms },
    });

  it('is added up from ten browsers, however many come at once; those that are known go on', async () => {
    const { user, plan } = await withPlan();
    const known = randomUUID();
    expect((await time(user, plan, 1_000, known)).statusCode).toBe(204);
    const all = await Promise.all(Array.from({ length: 100 }, () => time(user, plan, 60_000)));
    expect(all.filter(({ statusCode }) => statusCode === 204)).toHaveLength(BROWSERS_OF_A_TASK - 1);
    const refused = all.find(({ statusCode }) => statusCode !== 204);
    expect([refused?.statusCode, refused?.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'limite_navegadores',
        title: 'Esta tarea ya suma el tiempo de 10 navegadores. El de este no se agrega.',
      }),
    ]);
    expect(await rowsOf('tiempos', user.id)).toBe(BROWSERS_OF_A_TASK);
    expect((await time(user, plan, 61_000, known)).statusCode).toBe(204);
    expect((await readPlan(user, plan.id)).planEstudio[0]?.tareas[0]?.minutosReales).toBe(10);
  });

  it('is in all tasks together no longer than the plan exists', async () => {
    const { user, plan } = await withPlan();
    for (let browser = 0; browser < 5; browser += 1) await time(user, plan, 86_400_000);
    await time(user, plan, 86_400_000, randomUUID(), 1);
    const tasks = (await readPlan(user, plan.id)).planEstudio[0]?.tareas ?? [];
    expect(tasks.slice(0, 2).map(({ minutosReales = 0 }) => minutosReales)).toEqual([24 * 60, 0]);
  });
});

describe('own games and hands', () => {
  const LIMIT = TIER_RULES.gratuito.manosGuardadas;
  const bring = (user: User, ...hands: readonly number[]) =>
    server.call('POST', '/api/manos', { token: user.token, body: { manos: hands.map(foldedHand) } });
  const keptOf = async (user: User) =>
    (
      await server.database.pool.query<{ que: string; cuantas: number; bytes: string }>(
        'select que, cuantas, bytes from guardado where user_id = $1 order by que',
        [user.id],
      )
    ).rows.map(({ que, cuantas, bytes }) => ({ que, cuantas, bytes: Number(bytes) }));
  const pretend = (user: User, change: string) =>
    server.database.pool.query(`update guardado set ${change} where user_id = $1`, [user.id]);

  it('are kept up to what the tier keeps; beyond it nothing of the batch, and nothing is lost', async () => {
    const user = await server.signUp();
    expect((await bring(user, 1)).statusCode).toBe(200);
    await pretend(user, `cuantas = ${LIMIT - 1}`);
    const refused = await bring(user, 2, 3);
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      expect.objectContaining({
        code: 'limite_propias',
        title:
          'Tu plan guarda 1.000 partidas y 2.000 manos, hasta 20 MB. Lo que ya trajiste sigue guardado; para traer más, borra lo que no necesites o cambia de plan.',
      }),
    ]);
    expect(await rowsOf('manos', user.id)).toBe(1);
    expect((await bring(user, 2)).statusCode).toBe(200);
    expect((await bring(user, 3)).statusCode).toBe(403);
    // The same again is no more than there was.
    expect((await bring(user, 1, 2)).statusCode).toBe(200);
    await server.database.pool.query("update usuarios set plan = 'pro' where uid = $1", [user.id]);
    expect((await bring(user, 3)).statusCode).toBe(200);
    // A tier that ends takes nothing away.
    await server.database.pool.query("update usuarios set plan = 'gratuito' where uid = $1", [user.id]);
    expect((await bring(user, 4)).statusCode).toBe(403);
    expect(await rowsOf('manos', user.id)).toBe(3);
  });

  it('take no more bytes than the tier has, their analyses among them', async () => {
    const user = await server.signUp();
    const brought = await server.call('POST', '/api/partidas', { token: user.token, body: { partidas: [lostGame()] } });
    const id = brought.json<{ partidas: { id: string }[] }>().partidas[0]?.id;
    const before = (await keptOf(user))[0]?.bytes ?? 0;
    await pretend(user, `bytes = ${TIER_RULES.gratuito.megasGuardados * 1_000_000 - 10}`);
    const analyse = () => server.call('PUT', `/api/partidas/${id}/analisis`, { token: user.token, body: lostAnalysis });
    expect((await analyse()).statusCode).toBe(403);
    expect((await bring(user, 1)).statusCode).toBe(403);
    expect(await rowsOf('ejercicios_propios', user.id)).toBe(0);
    await pretend(user, `bytes = ${before}`);
    expect((await analyse()).statusCode).toBe(200);
    expect((await keptOf(user))[0]?.bytes).toBeGreaterThan(before);
  });

  it('are counted as they come and go, one by one, all at once, and a hundred at a time', async () => {
    const user = await server.signUp();
    await Promise.all(Array.from({ length: 100 }, (_, i) => bring(user, i, i + 1)));
    const { rows } = await server.database.pool.query<{ n: number; bytes: string }>(
      'select count(*)::int as n, sum(octet_length(mano::text)) as bytes from manos where user_id = $1',
      [user.id],
    );
    expect(await keptOf(user)).toEqual([{ que: 'manos', cuantas: 101, bytes: Number(rows[0]?.bytes) }]);
    const list = (await server.call('GET', '/api/manos?limite=1', { token: user.token })).json<{
      total: number;
      manos: { id: string }[];
    }>();
    expect(list.total).toBe(101);
    await server.call('DELETE', `/api/manos/${list.manos[0]?.id}`, { token: user.token });
    expect((await keptOf(user))[0]?.cuantas).toBe(100);
    await server.call('DELETE', '/api/manos', { token: user.token });
    expect(await keptOf(user)).toEqual([]);
  });

  it('of a length that nobody plays are refused', async () => {
    const user = await server.signUp();
    const checks = Array.from({ length: 41 }, (_, i) => ({ pos: i % 2 === 0 ? 'SB' : 'BB', hace: 'check' }));
    // No street is too long, all of them together are.
    const raises = Array.from({ length: 40 }, (_, i) => ({ pos: 'UTG1', hace: 'raise', a: 900_000_000_000.25 + i }));
    const long = ['pre', 'flop', 'turn', 'river'].map((calle) => ({ calle, acciones: raises }));
    for (const historia of [[{ calle: 'pre', acciones: checks }], long]) {
      const body = { manos: [{ ...foldedHand(1), historia }] };
      const response = await server.call('POST', '/api/manos', { token: user.token, body });
      expect(response.statusCode).toBe(400);
      if (historia === long) expect(response.body).toContain('La mano es demasiado larga.');
    }
  });
});
