import { type Plan, variantOf, WEEK_MS } from '@estratega/domain';
import { ENGINE_VERSION } from '@estratega/planner';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engine } from '../src/modules/plans/engine.ts';
import { CHESS } from './requests.ts';
import { startTestServer, type TestServer } from './server.ts';
import { boardAnswer, START, studyAt, type User, type Week, watchedEngine } from './study.ts';

/** What is kept to learn from people: tasks of weeks that are over, and in each answer the chance that it had been given. */

const PROBED = 'aj-tac-clavada@1';
let now = START;

const isBank = (id: string): boolean => /^aj\w{6}$/u.test(id);
const banked = (week: Pick<Week, 'planEstudio'>) =>
  week.planEstudio
    .flatMap(({ tareas }, diaIndex) => tareas.map((task, tareaIndex) => ({ task, diaIndex, tareaIndex })))
    .find(({ task }) => (task.leccion?.ejercicios.filter(isBank).length ?? 0) > 2);
const { planner } = watchedEngine((week) => {
  const found = banked(week);
  return {
    ...week,
    planEstudio: week.planEstudio.map((day, diaIndex) => ({
      ...day,
      tareas: day.tareas.map((task, tareaIndex) => {
        if (diaIndex !== found?.diaIndex || tareaIndex !== found.tareaIndex || !task.leccion) return task;
        const [, second = ''] = task.leccion.ejercicios.filter(isBank);
        return { ...task, leccion: { ...task.leccion, sondas: [{ ejercicio: second, unidad: PROBED, dias: 28 }] } };
      }),
    })),
  };
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock: () => now, planner });
});
afterAll(() => server.close());
const { person, post, create } = studyAt(() => server);
const record = (user: User, planId: string, intentos: readonly object[]) =>
  post(user, '/api/chat/registrar-intentos', { planId, intentos });
const stored = async (user: User) =>
  (
    await server.database.pool.query<{
      ejercicio: string;
      unidad: string;
      esperado: number | null;
      carril: string | null;
      sonda: number | null;
    }>('select ejercicio, unidad, esperado, carril, sonda from intentos where user_id = $1 order by orden', [user.id])
  ).rows;
const begun = async () => {
  now = START;
  const user = await person('pro');
  const plan = (await create(user, CHESS)).json<Plan>();
  const at = banked(plan);
  if (!at?.task.leccion) throw new Error('a week without exercises of the bank');
  const [first = '', probe = '', third = ''] = at.task.leccion.ejercicios.filter(isBank);
  const place = { diaIndex: at.diaIndex, tareaIndex: at.tareaIndex };
  const answer = (ejercicio: string, more: object = {}) =>
    boardAnswer(START, { ...place, ejercicio, respuesta: { jugadas: [] }, ...more });
  return { user, plan, task: at.task, place, first, probe, third, answer };
};
const finished = async (user: User, plan: Plan) => {
  const { pool } = server.database;
  await pool.query("update tareas set estado = 'finalizado' where user_id = $1", [user.id]);
  await pool.query("update objetivos set estado = 'finalizado' where user_id = $1", [user.id]);
  now = new Date(now.getTime() + WEEK_MS);
  const next = { informacionTema: plan.informacionTema, eliminarAnterior: true, planId: plan.id };
  const response = await post(user, '/api/chat/custom-prompt', next);
  expect(response.statusCode).toBe(201);
};

describe('the chance that an answer was given', () => {
  it('is what was believed when the week was made, by unit; its lane and whether it was drawn are kept with it', async () => {
    const { user, plan, task, first, probe, answer } = await begun();
    expect((await record(user, plan.id, [answer(first), answer(probe)])).statusCode).toBe(200);
    const { rows } = await server.database.pool.query('select estado from aprendices where user_id = $1', [user.id]);
    const unidad = task.leccion?.unidad ?? '';
    const asked = [
      { ejercicio: first, unidad },
      { ejercicio: probe, unidad: PROBED },
    ];
    const [own, drawn] = engine.expected(rows[0].estado, '2026-11-16', asked, {});
    expect(own).toBeGreaterThan(0.1);
    expect(own).toBeLessThan(1);
    expect(await stored(user)).toEqual([
      { ejercicio: first, unidad, esperado: own, carril: task.carril, sonda: null },
      { ejercicio: probe, unidad: PROBED, esperado: drawn, carril: task.carril, sonda: 28 },
    ]);
  });

  it('is nothing that a browser says', async () => {
    const { user, plan, first, answer } = await begun();
    for (const claim of [{ esperado: 0.01 }, { sonda: 28 }, { carril: 'debil' }])
      expect((await record(user, plan.id, [answer(first, claim)])).statusCode).toBe(400);
    expect(await stored(user)).toEqual([]);
  });

  it('is none for what comes after its week was learnt from', async () => {
    const { user, plan, first, third, answer } = await begun();
    await record(user, plan.id, [answer(first)]);
    await finished(user, plan);
    expect((await record(user, plan.id, [answer(third)])).statusCode).toBe(200);
    expect(await stored(user)).toMatchObject([{ ejercicio: first }, { ejercicio: third, esperado: null }]);
    expect((await stored(user))[0]?.esperado).not.toBeNull();
  });
});

describe('the tasks of a week that is over', () => {
  it('are kept with their kind, lane, units, minutes planned and real, and with who made the week', async () => {
    const { user, plan, task, place, first, third, answer } = await begun();
    await record(user, plan.id, [answer(first, { ms: 120_000 })]);
    await finished(user, plan);
    const kept = async () =>
      (await server.database.pool.query('select detalle, motor, variante from semanas where user_id = $1', [user.id]))
        .rows[0];
    const { detalle, motor, variante } = await kept();
    expect([motor, variante]).toEqual([ENGINE_VERSION, variantOf(user.id)]);
    expect(variante).toBe('control');
    const tasks = plan.planEstudio.flatMap(({ tareas }) => tareas);
    expect(detalle).toHaveLength(tasks.length);
    expect(detalle.map(({ minutos }: { minutos: number }) => minutos)).toEqual(tasks.map(({ tiempo }) => tiempo));
    const at = (one: { diaIndex: number; tareaIndex: number }) =>
      one.diaIndex === place.diaIndex && one.tareaIndex === place.tareaIndex;
    expect(detalle.find(at)).toEqual({
      ...place,
      tipo: task.tipo,
      carril: task.carril,
      unidades: task.leccion?.mezcla ?? [task.leccion?.unidad],
      nivel: task.nivel,
      minutos: task.tiempo,
      reales: 2,
      hecha: true,
    });
    expect(detalle.filter(({ reales }: { reales?: number }) => reales !== undefined)).toHaveLength(1);
    // What comes late is counted there too.
    await record(user, plan.id, [answer(third, { ms: 60_000 })]);
    expect((await kept()).detalle.find(at).reales).toBe(3);
  });

  it('are in the download, and go with the account', async () => {
    const { user, plan, first, answer } = await begun();
    await record(user, plan.id, [answer(first)]);
    await finished(user, plan);
    // A week later everything is handed over only to who has just signed in.
    const { email, password } = user;
    const signedIn = await server.call('POST', '/api/auth/sign-in/email', { body: { email, password } });
    const { token } = signedIn.json<{ token: string }>();
    const data = (await server.call('GET', '/api/usuarios/yo/datos', { token })).json<{
      estudio: { semanas: { detalle: unknown[]; motor: string; variante: string }[] };
      intentos: { esperado: number; carril: string; sonda: null }[];
    }>();
    expect(data.estudio.semanas[0]?.detalle.length).toBeGreaterThan(0);
    expect(data.estudio.semanas[0]).toMatchObject({ motor: ENGINE_VERSION, variante: 'control' });
    expect(data.intentos[0]?.esperado).toBeGreaterThan(0);
    expect((await server.call('DELETE', '/api/usuarios/yo', { token })).statusCode).toBe(204);
    const { rows } = await server.database.pool.query('select count(*)::int as n from semanas where user_id = $1', [
      user.id,
    ]);
    expect(rows[0].n).toBe(0);
  });
});
