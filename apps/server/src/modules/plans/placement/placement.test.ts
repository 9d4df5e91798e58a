import type { PruebaNivel } from '@estratega/domain';
import { decisiveOnly } from '@estratega/lessons';
import { BUILD_FOLDER } from '@estratega/lessons/place';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/server.ts';
import { openLessons } from '../../../platform/lessons/compiled-lessons.ts';

/** The test of the level, with the real bank: what is asked, judged and kept is the server's. */

const lessons = openLessons(BUILD_FOLDER);
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date('2026-11-16T15:00:00Z') });
});
afterAll(() => server.close());

type User = Awaited<ReturnType<TestServer['signUp']>>;
const TEST = '/api/chat/prueba-nivel';
const CHESS = { campo: 'Ajedrez', experienciaAjedrez: 'Elo online', elo: 1500, tiempo: 'rapida' };
const POKER = { campo: 'Poker Texas Holdem', tipoPoker: 'Cash games', limiteMesa: 'Micro-stakes NL2-NL25' };
const INFORMACION = {
  ...CHESS,
  nivelIntensidad: 'bajo',
  diasEstudio: ['lunes'],
  horasEstudio: { lunes: 2 },
  conocimientosAjedrez: '',
};

const post = (user: User, path: string, body: unknown) => server.call('POST', path, { token: user.token, body });
const begin = async (user: User, nivel: object = CHESS, reiniciar?: boolean) =>
  (await post(user, TEST, { nivel, ...(reiniciar ? { reiniciar } : {}) })).json<PruebaNivel>();

/** What would be right, or what certainly is not. */
const answerTo = async (id: string, right: boolean) => {
  const exercise = await lessons.exercise(id);
  if (!exercise || exercise.tipo === 'ajedrez-partida' || exercise.tipo === 'poker-mano')
    throw new Error(`no exercise ${id}`);
  if (exercise.tipo === 'ajedrez') return { jugadas: right ? exercise.linea.filter((_, i) => i % 2 === 0) : [] };
  if (!right) return { preguntas: [] };
  const [question] = decisiveOnly(exercise).preguntas;
  if (question?.tipo === 'accion') return { preguntas: [{ opcion: question.mejor }] };
  if (question?.tipo === 'elige') return { preguntas: [{ opcion: question.correcta }] };
  throw new Error(`${id} asks for ${question?.tipo}`);
};
const reply = async (user: User, test: PruebaNivel, right: boolean) => {
  const ejercicio = test.siguiente?.ejercicio ?? '';
  return post(user, `${TEST}/responder`, {
    id: test.id,
    ejercicio,
    respuesta: await answerTo(ejercicio, right),
    ms: 9000,
  });
};
const through = async (user: User, nivel: object, right: (i: number) => boolean): Promise<PruebaNivel> => {
  let test = await begin(user, nivel);
  for (let i = test.hechos.length; test.siguiente; i += 1)
    test = (await reply(user, test, right(i))).json<PruebaNivel>();
  return test;
};
const learnerOf = async (user: User) =>
  (
    await server.database.pool.query<{
      estado: {
        nivel: number;
        base: number;
        unidades: Record<string, { n?: number }>;
        cambioNivel?: { motivo: string };
      };
    }>('select estado from aprendices where user_id = $1', [user.id])
  ).rows[0]?.estado;
const rows = async (user: User) =>
  (await server.database.pool.query('select * from pruebas_nivel where user_id = $1', [user.id])).rows;

describe('a test of the level', () => {
  it.each([
    ['chess', CHESS, 12, 'Tu nivel estimado: unos '],
    ['poker', POKER, 15, 'Tu nivel estimado: '],
  ])('%s: different exercises, and what they say in words', async (_game, nivel, total, words) => {
    const user = await server.signUp();
    const done = await through(user, nivel, (i) => i % 3 !== 2);
    expect(done).toMatchObject({ total });
    expect(done.hechos).toHaveLength(total);
    expect(new Set(done.hechos.map(({ ejercicio }) => ejercicio)).size).toBe(total);
    expect(done.hechos.filter(({ acierto }) => acierto)).toHaveLength((2 * total) / 3);
    expect(done.siguiente).toBeUndefined();
    expect(done.resultado).toMatchObject({ aciertos: (2 * total) / 3, de: total });
    expect(done.resultado?.titulo).toContain(words);
    expect((await server.call('GET', TEST, { token: user.token })).json()).toEqual([done]);
    const failed = done.hechos.filter(({ acierto }) => !acierto).map(({ ejercicio }) => ejercicio);
    expect(done.fallos?.map(({ ejercicio }) => ejercicio)).toEqual(failed);
    expect(done.fallos?.every(({ tema, paquetes }) => tema !== '' && paquetes.length > 0)).toBe(true);
  });

  it('tells what comes after either answer, and keeps to it', async () => {
    const user = await server.signUp();
    let test = await begin(user, POKER);
    for (const right of [true, false, true]) {
      const ahead = test.siguiente?.despues[right ? 'bien' : 'mal'];
      test = (await reply(user, test, right)).json<PruebaNivel>();
      expect(test.siguiente).toMatchObject(ahead ?? {});
      expect(ahead).toBeDefined();
    }
  });

  it('who solves all stands higher than who solves none, and each is asked accordingly', async () => {
    const [strong, weak] = [await server.signUp(), await server.signUp()];
    const up = (await through(strong, CHESS, () => true)).resultado?.nivel ?? 0;
    const down = (await through(weak, CHESS, () => false)).resultado?.nivel ?? 9;
    expect(up).toBeGreaterThan(down);
    expect(down).toBeLessThanOrEqual(2);
  });

  it('goes on where it was left, and a repeated answer counts once', async () => {
    const user = await server.signUp();
    const first = await begin(user);
    const answers = await Promise.all(Array.from({ length: 20 }, () => reply(user, first, true)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const again = await begin(user);
    expect(again.id).toBe(first.id);
    expect(again.hechos).toEqual([{ ejercicio: first.siguiente?.ejercicio, acierto: true }]);
    expect(again.siguiente?.ejercicio).not.toBe(first.siguiente?.ejercicio);
    expect(again.siguiente?.paquetes.every((address) => address.startsWith('/lecciones/'))).toBe(true);
    const anew = await begin(user, CHESS, true);
    expect(anew.id).not.toBe(first.id);
    expect(anew.hechos).toEqual([]);
    expect((await reply(user, again, true)).statusCode).toBe(404);
  });

  it('believes no browser: what is judged is the answer, and only the one that was asked for', async () => {
    const [user, other] = [await server.signUp(), await server.signUp()];
    const test = await begin(user);
    const ejercicio = test.siguiente?.ejercicio ?? '';
    const right = await answerTo(ejercicio, true);
    const send = (who: User, body: object) =>
      post(who, `${TEST}/responder`, { id: test.id, ejercicio, respuesta: right, ms: 1, ...body });
    expect((await send(user, { acierto: true })).json()).toMatchObject({
      fields: { acierto: 'Este dato no se espera aquí.' },
    });
    expect((await send(user, { resultado: 'bien' })).statusCode).toBe(400);
    expect((await send(user, { ejercicio: 'aj000001' })).statusCode).toBe(409);
    expect((await send(user, { respuesta: { preguntas: [{ opcion: 0 }] } })).json()).toMatchObject({
      fields: { respuesta: 'La respuesta no es del tipo que pide el ejercicio.' },
    });
    expect((await send(other, {})).statusCode).toBe(404);
    expect((await begin(user)).hechos).toEqual([]);
    const wrong = await send(user, { respuesta: { jugadas: [] } });
    expect(wrong.json<PruebaNivel>().hechos).toEqual([{ ejercicio, acierto: false }]);
    expect(await rows(other)).toEqual([]);
  });

  it.each([
    ['no level', {}],
    ['an Elo without its rhythm', { nivel: { ...CHESS, tiempo: undefined } }],
    ['another game', { nivel: { campo: 'Damas' } }],
    ['a level of its own', { nivel: { ...CHESS, nivel: 6 } }],
  ])('%s is refused and keeps nothing', async (_what, body) => {
    const user = await server.signUp();
    expect((await post(user, TEST, body)).statusCode).toBe(400);
    expect(await rows(user)).toEqual([]);
  });
});

describe('what a test says', () => {
  it('is the level of the plan that is asked for afterwards, seen already in the preview', async () => {
    const user = await server.signUp();
    const done = await through(user, CHESS, () => true);
    const level = done.resultado?.nivel;
    const seen = (await post(user, '/api/chat/vista-previa', { informacionTema: INFORMACION })).json<{
      planEstudio: { tareas: { titulo: string }[] }[];
    }>();
    expect(await learnerOf(user)).toBeUndefined();
    const plan = await post(user, '/api/chat/custom-prompt', { informacionTema: INFORMACION });
    const titles = (week: typeof seen) => week.planEstudio.flatMap(({ tareas }) => tareas.map(({ titulo }) => titulo));
    expect(titles(plan.json<typeof seen>())).toEqual(titles(seen));
    const learner = await learnerOf(user);
    expect(learner).toMatchObject({ nivel: level, base: 3, cambioNivel: { motivo: 'medido' } });
    expect(Object.values(learner?.unidades ?? {}).reduce((sum, { n = 0 }) => sum + n, 0)).toBe(12);
    expect(await rows(user)).toMatchObject([{ aplicada: true }]);
  });

  it('reaches at once who studies already, and is not taken twice', async () => {
    const user = await server.signUp();
    const plan = (await post(user, '/api/chat/custom-prompt', { informacionTema: INFORMACION })).json<{ id: string }>();
    expect(await learnerOf(user)).toMatchObject({ nivel: 3 });
    const done = await through(user, CHESS, () => false);
    expect(await learnerOf(user)).toMatchObject({ nivel: done.resultado?.nivel, base: 3 });
    const before = await learnerOf(user);
    await server.call('DELETE', `/api/planes/${plan.id}`, { token: user.token });
    await post(user, '/api/chat/custom-prompt', { informacionTema: INFORMACION });
    expect((await learnerOf(user))?.unidades).toEqual(before?.unidades);
  });

  it('comes with the player’s data and goes with the account', async () => {
    const user = await server.signUp();
    await through(user, POKER, () => true);
    const data = (await server.call('GET', '/api/usuarios/yo/datos', { token: user.token })).json<{
      pruebasNivel: { respuestas: unknown[] }[];
    }>();
    expect(data.pruebasNivel[0]?.respuestas).toHaveLength(15);
    await server.call('DELETE', '/api/usuarios/yo', { token: user.token });
    expect(await rows(user)).toEqual([]);
  });
});
