import type { Plan, Progress } from '@estratega/domain';
import { makeDrill } from '@estratega/lessons/drills';
import { formacionOf, walk } from '@estratega/lessons/hand-play';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { someLessons } from './exercises.ts';
import { POKER } from './requests.ts';
import { startTestServer, type TestServer } from './server.ts';
import { boardAnswer, START, studyAt, type User, watchedEngine, withFirstTask } from './study.ts';

/** A whole hand that is sent is kept once, and every decision of it counts under its own theme. */

const HAND = 'g.mano-cbet.2.k0x';
const now = START;

const { planner } = watchedEngine((week) =>
  withFirstTask(week, (task) => ({
    ...task,
    tipo: 'ejercicios',
    temaId: 'pk-pos-cbet',
    nivel: 2,
    leccion: {
      plantilla: 'ejercicios',
      unidad: 'pk-pos-cbet@2',
      variante: 0,
      ejercicios: [HAND, 'pk000001'],
      sesion: 1,
      paquetes: [],
    },
  })),
);

let server: TestServer;
beforeAll(async () => {
  const lessons = {
    ...someLessons,
    exercise: async (id: string) => (id === HAND ? makeDrill(id) : someLessons.exercise(id)),
  };
  server = await startTestServer({ clock: () => now, planner, lessons });
});
afterAll(() => server.close());

const { person, create, post } = studyAt(() => server);
const started = async (): Promise<{ user: User; plan: Plan }> => {
  const user = await person('pro');
  return { user, plan: (await create(user, POKER)).json<Plan>() };
};

const hand = makeDrill(HAND);
if (hand.tipo !== 'poker-mano') throw new Error(`${HAND} is no hand`);
/** Checked to the end: one decision on each street. */
const LINE = [0, 0, 0, 0, 0, 0];
const own = walk(formacionOf(hand.formacion), LINE)
  .slice(0, -1)
  .flatMap(({ player }, paso) => (player === hand.heroe ? [paso] : []));
const played = (costs: readonly number[], linea = LINE) => ({
  mano: { linea, costes: own.slice(0, costs.length).map((paso, i) => ({ paso, bb: costs[i] ?? 0 })) },
});

const record = (user: User, plan: Plan, intentos: readonly object[]) =>
  post(user, '/api/chat/registrar-intentos', { planId: plan.id, intentos });
const kept = async (user: User) =>
  (await server.database.pool.query('select resultado, decisiones from intentos where user_id = $1', [user.id])).rows;
const themes = async (user: User) =>
  (await server.call('GET', '/api/progreso', { token: user.token }))
    .json<Progress>()[0]
    ?.temas.map(({ tema, aciertos, de }) => [tema, aciertos, de])
    .sort();

describe('the decisions of a whole hand', () => {
  it('are kept with it, once however often it comes, and counted under their themes', async () => {
    const { user, plan } = await started();
    const sent = boardAnswer(now, { ejercicio: HAND, respuesta: played([0, 3, 0]) });
    expect((await record(user, plan, [sent, sent])).json()).toMatchObject({ registrados: 1 });
    expect((await record(user, plan, [sent])).json()).toMatchObject({ registrados: 0 });
    const row = {
      resultado: 'bien',
      decisiones: [
        { tema: 'pk-pos-cbet', resultado: 'bien' },
        { tema: 'pk-pos-turn', resultado: 'mal' },
        { tema: 'pk-pos-river', resultado: 'bien' },
      ],
    };
    expect(await kept(user)).toEqual([row]);
    const counted = [
      ['pk-pos-cbet', 1, 1],
      ['pk-pos-river', 1, 1],
      ['pk-pos-turn', 0, 1],
    ];
    expect(await themes(user)).toEqual(counted);
    // A second try teaches, and does not measure; what is no hand counts as one.
    await record(user, plan, [
      boardAnswer(now, { ejercicio: HAND, respuesta: played([3, 3, 3]) }),
      boardAnswer(now, { ejercicio: 'pk000001', respuesta: { preguntas: [{ numero: 25.4 }, { opcion: 1 }] } }),
    ]);
    expect(await kept(user)).toHaveLength(3);
    expect(await themes(user)).toEqual([['pk-pos-cbet', 2, 2], ...counted.slice(1)]);
  });

  it('of a hand that was left are none, and of one that cannot have been played nothing is kept', async () => {
    const { user, plan } = await started();
    const left = { mano: { linea: LINE.slice(0, 2), costes: [{ paso: own[0] ?? 0, bb: 0 }] } };
    await record(user, plan, [boardAnswer(now, { ejercicio: HAND, respuesta: left })]);
    expect(await kept(user)).toEqual([{ resultado: 'visto', decisiones: null }]);
    const rival = LINE.findIndex((_, paso) => !own.includes(paso));
    for (const forged of [
      { mano: { linea: [5], costes: [] } },
      { mano: { linea: LINE, costes: [{ paso: rival, bb: 0 }] } },
      { mano: { linea: LINE, costes: [{ paso: own[0] ?? 0, bb: 900 }] } },
    ]) {
      const answer = await record(user, plan, [boardAnswer(now, { ejercicio: HAND, respuesta: forged })]);
      expect(answer.statusCode).toBe(400);
    }
    expect(await kept(user)).toHaveLength(1);
  });

  it('reach what is believed of their themes when the week is over', async () => {
    const believed = async (costs: readonly number[]) => {
      const { user, plan } = await started();
      await record(user, plan, [boardAnswer(now, { ejercicio: HAND, respuesta: played(costs) })]);
      await server.call('DELETE', `/api/planes/${plan.id}`, { token: user.token });
      const { rows } = await server.database.pool.query('select estado from aprendices where user_id = $1', [user.id]);
      return rows[0]?.estado.unidades['pk-pos-turn@2'];
    };
    const [right, wrong] = [await believed([0, 0, 0]), await believed([0, 3, 0])];
    expect(right).toMatchObject({ n: 1, r: 1, m: 1, t: 0 });
    expect(wrong).toMatchObject({ n: 1, r: 0, m: 1, t: 0 });
    expect(right.p).toBeGreaterThan(wrong.p);
  });
});
