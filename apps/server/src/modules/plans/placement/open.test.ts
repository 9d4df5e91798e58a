import { OPEN_FIRST, OPEN_TOTAL, type PruebaAbierta, type PruebaGuardada, type VistaPrevia } from '@estratega/domain';
import { decisiveOnly } from '@estratega/lessons';
import { BUILD_FOLDER } from '@estratega/lessons/place';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/server.ts';
import { openLessons } from '../../../platform/lessons/compiled-lessons.ts';

/** The test of the level without an account: nothing is kept until there is one, and then once. */

const lessons = openLessons(BUILD_FOLDER);
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date('2026-11-17T15:00:00Z') });
});
afterAll(() => server.close());

type User = Awaited<ReturnType<TestServer['signUp']>>;
interface Answer {
  readonly ejercicio: string;
  readonly respuesta: object;
  readonly ms: number;
}
const OPEN = '/api/prueba-abierta';
const KEEP = '/api/chat/prueba-nivel/guardar';
const CHESS = { campo: 'Ajedrez', experienciaAjedrez: 'No tengo elo' };
const POKER = { campo: 'Poker Texas Holdem', tipoPoker: 'Cash games', limiteMesa: 'Micro-stakes NL2-NL25' };
let made = 0;
const newId = () => {
  made += 1;
  return `0b2f5a0e-6f0e-4b53-9d6a-${String(made).padStart(12, '0')}`;
};

const post = (path: string, body: unknown, user?: User) =>
  server.call('POST', path, { body, ...(user ? { token: user.token } : {}) });
const ask = async (id: string, nivel: object, respuestas: readonly Answer[]) =>
  (await post(OPEN, { id, nivel, respuestas })).json<PruebaAbierta>();

const answerTo = async (id: string, right: boolean): Promise<object> => {
  const exercise = await lessons.exercise(id);
  if (!exercise || exercise.tipo === 'ajedrez-partida' || exercise.tipo === 'poker-mano')
    throw new Error(`no exercise ${id}`);
  if (exercise.tipo === 'ajedrez') return { jugadas: right ? exercise.linea.filter((_, i) => i % 2 === 0) : [] };
  const [question] = decisiveOnly(exercise).preguntas;
  return { preguntas: right && question?.tipo === 'accion' ? [{ opcion: question.mejor }] : [] };
};

/** A whole test: its answers, and what was told after each. */
const through = async (nivel: object, right: (i: number) => boolean) => {
  const id = newId();
  const respuestas: Answer[] = [];
  const told = [await ask(id, nivel, [])];
  for (let next = told[0]?.siguiente; next; next = told.at(-1)?.siguiente) {
    respuestas.push({
      ejercicio: next.ejercicio,
      respuesta: await answerTo(next.ejercicio, right(respuestas.length)),
      ms: 9000,
    });
    told.push(await ask(id, nivel, respuestas));
  }
  return { body: { id, nivel, respuestas }, told };
};
const stored = async () => {
  const { rows } = await server.database.pool.query<{ n: number }>(
    'select (select count(*) from planes) + (select count(*) from aprendices) + (select count(*) from pruebas_nivel) as n',
  );
  return Number(rows[0]?.n);
};
const count = async (user: User, table: 'planes' | 'pruebas_nivel') =>
  Number(
    (
      await server.database.pool.query<{ n: number }>(`select count(*) as n from ${table} where user_id = $1`, [
        user.id,
      ])
    ).rows[0]?.n,
  );

describe('a test without an account', () => {
  it.each([
    ['chess', CHESS, /^Andas (?:cerca de [\d.]+|en los primeros pasos)$/u],
    ['poker', POKER, /^Andas por /u],
  ])(
    '%s: ten exercises, a guess from the third on, a result at the end, and nothing stored',
    async (_game, nivel, words) => {
      const before = await stored();
      const { told } = await through(nivel, (i) => i % 3 !== 2);
      expect(told).toHaveLength(OPEN_TOTAL + 1);
      expect(told.map(({ andas }) => andas !== undefined)).toEqual(told.map((_, i) => i >= OPEN_FIRST));
      expect(told[OPEN_FIRST]?.andas?.titulo).toMatch(words);
      const { desde, en, hasta } = told[OPEN_FIRST]?.andas?.regla ?? { desde: 1, en: 1, hasta: 0 };
      expect(desde).toBeLessThanOrEqual(en);
      expect(en).toBeLessThanOrEqual(hasta);
      const last = told.at(-1);
      expect(last?.resultado).toMatchObject({ aciertos: 7, de: 10 });
      expect(last?.fallos).toHaveLength(3);
      // What was said to come is what came.
      for (const [i, { siguiente }] of told.entries())
        expect(told[i + 1]?.siguiente?.ejercicio).toBe(siguiente?.despues[i % 3 === 2 ? 'mal' : 'bien']?.ejercicio);
      expect(await stored()).toBe(before);
    },
  );

  it('doubts less with every answer', async () => {
    const { told } = await through(CHESS, () => true);
    const width = ({ andas }: PruebaAbierta) => (andas ? andas.regla.hasta - andas.regla.desde : 1);
    expect(width(told.at(-1) as PruebaAbierta)).toBeLessThan(width(told[OPEN_FIRST] as PruebaAbierta));
  });

  it('takes only what a test may ask, each once, in its own kind of answer', async () => {
    const { body } = await through(CHESS, () => true);
    const [first, second] = body.respuestas as [Answer, Answer];
    for (const respuestas of [
      [{ ...first, ejercicio: 'aj000000' }],
      [first, first],
      [{ ...first, respuesta: { preguntas: [{ opcion: 0 }] } }],
      Array.from({ length: OPEN_TOTAL + 1 }, (_, i) => ({ ...first, ejercicio: `aj00000${i}` })),
    ])
      expect((await post(OPEN, { ...body, respuestas })).statusCode).toBe(400);
    expect((await post(OPEN, { ...body, respuestas: [second, first] })).statusCode).toBe(200);
    expect((await post(`${OPEN}/semana`, { ...body, respuestas: [first] })).statusCode).toBe(400);
    const user = await server.signUp();
    expect((await post(KEEP, { ...body, respuestas: [first] }, user)).statusCode).toBe(400);
  });
});

describe('its week', () => {
  it.each([
    ['chess', CHESS],
    ['poker', POKER],
  ])('%s: three days of an hour, the same once it is kept', async (_game, nivel) => {
    const { body } = await through(nivel, (i) => i % 2 === 0);
    const before = await stored();
    const week = (await post(`${OPEN}/semana`, { ...body, zonaHoraria: 'America/Bogota' })).json<VistaPrevia>();
    expect(await stored()).toBe(before);
    const hours = week.planEstudio.map(({ dia, tareas }) => [dia, tareas.reduce((sum, { tiempo }) => sum + tiempo, 0)]);
    expect(hours).toEqual([
      ['martes', 60],
      ['jueves', 60],
      ['sabado', 60],
    ]);

    const user = await server.signUp();
    const kept = await post(KEEP, { ...body, zonaHoraria: 'America/Bogota' }, user);
    expect(kept.json<PruebaGuardada>()).toMatchObject({ guardado: 'plan' });
    const { planId } = kept.json<PruebaGuardada>();
    const plan = (
      await server.call('GET', `/api/chat/obtener-plan/${planId}`, { token: user.token })
    ).json<VistaPrevia>();
    const bare = (view: VistaPrevia) =>
      view.planEstudio.map(({ dia, tareas }) => [dia, tareas.map(({ titulo, tiempo }) => [titulo, tiempo])]);
    expect(bare(plan)).toEqual(bare(week));
  });
});

describe('keeping it', () => {
  it('happens once, however often and however fast it is asked for', async () => {
    const { body } = await through(CHESS, (i) => i % 2 === 0);
    const user = await server.signUp();
    const all = await Promise.all(Array.from({ length: 12 }, () => post(KEEP, body, user)));
    const plans = all.filter(({ statusCode }) => statusCode === 200).map((one) => one.json<PruebaGuardada>());
    expect(plans.length).toBeGreaterThan(1);
    expect(new Set(plans.map(({ planId }) => planId)).size).toBe(1);
    expect([await count(user, 'planes'), await count(user, 'pruebas_nivel')]).toEqual([1, 1]);
  });

  it('gives a plan that is there already its level, and makes no second one', async () => {
    const { body: first } = await through(CHESS, () => false);
    const { body: second, told } = await through(CHESS, () => true);
    const user = await server.signUp();
    const { planId } = (await post(KEEP, first, user)).json<PruebaGuardada>();
    expect((await post(KEEP, second, user)).json()).toEqual({ guardado: 'nivel', planId });
    expect(await count(user, 'planes')).toBe(1);
    const tests = (await server.call('GET', '/api/chat/prueba-nivel', { token: user.token })).json<PruebaAbierta[]>();
    expect(tests.map(({ resultado }) => resultado?.titulo)).toEqual([told.at(-1)?.resultado?.titulo]);
  });

  it('waits where the tier has no room for another plan', async () => {
    const { body: chess } = await through(CHESS, () => true);
    const { body: poker } = await through(POKER, () => true);
    const user = await server.signUp();
    await post(KEEP, chess, user);
    expect((await post(KEEP, poker, user)).json()).toEqual({ guardado: 'prueba' });
    expect([await count(user, 'planes'), await count(user, 'pruebas_nivel')]).toEqual([1, 2]);
  });

  it('is for who has an account', async () => {
    const { body } = await through(CHESS, () => true);
    expect((await post(KEEP, body)).statusCode).toBe(401);
  });
});
