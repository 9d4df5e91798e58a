import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import type { Plan, Progress } from '@estratega/domain';
import { makeDrill } from '@estratega/lessons/drills';
import type { HandView } from '@estratega/lessons/hand-play';
import { openStored } from '@estratega/lessons/hand-replay';
import { BUILD_FOLDER } from '@estratega/lessons/place';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { weighHands } from '../src/modules/attempts/hands/job.ts';
import { openWeigher, type Weigher } from '../src/modules/attempts/hands/weigher.ts';
import { attemptsRepository } from '../src/modules/attempts/repository.ts';
import { someLessons } from './exercises.ts';
import { POKER } from './requests.ts';
import { startTestServer, type TestServer } from './server.ts';
import { boardAnswer, START, studyAt, type User, watchedEngine, withFirstTask } from './study.ts';

/** What a whole hand cost is worked out again from its seed, in a process beside: what was sent of it is not believed. */

const HAND = 'g.mano-cbet.3.k0x';
/** In a raised pot ranges are narrow, and so is the work. */
const RAISED = 'g.mano-resubida.4.k2x';
/** Beside other tests, being last in the queue would take minutes. */
const NORMAL = 0;
const now = START;

const handOf = (id: string) => {
  const made = makeDrill(id);
  if (made.tipo !== 'poker-mano') throw new Error(`${id} is no hand`);
  return made;
};
const opened = (id: string) => {
  const one = handOf(id);
  const { flop } = JSON.parse(readFileSync(join(BUILD_FOLDER, 'packs', basename(one.paquete)), 'utf8'));
  return openStored(inflateRawSync(Buffer.from(flop, 'base64')), one);
};

const playedOut = new Map<string, HandView>();
/** To its end: of what is offered always the first, or always the last. Solved once, for all tests that look at it. */
const playOut = (id: string, which: 0 | -1): HandView => {
  const name = `${id} ${which}`;
  const known = playedOut.get(name);
  if (known) return known;
  const hand = opened(id);
  const chosen: number[] = [];
  let view = hand.play(chosen);
  while (view.turno) {
    chosen.push(view.turno.ofrecidas.at(which) as number);
    view = hand.play(chosen);
  }
  playedOut.set(name, view);
  return view;
};
const sentOf = ({ linea, decisiones }: HandView, costOf = (coste: number): number => coste) => ({
  mano: {
    linea: [...linea],
    costes: decisiones.flatMap(({ paso, juicio }) => (juicio ? [{ paso, bb: costOf(juicio.coste) }] : [])),
  },
});
const truth = ({ decisiones }: HandView) =>
  decisiones.flatMap(({ tema, juicio }) =>
    juicio ? [{ tema, resultado: juicio.veredicto, coste: juicio.coste }] : [],
  );

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
      ejercicios: [HAND, RAISED],
      sesion: 1,
      paquetes: [],
    },
  })),
);
const lessons = {
  ...someLessons,
  exercise: async (id: string) => (id.startsWith('g.mano-') ? handOf(id) : someLessons.exercise(id)),
};

let server: TestServer;
let weigher: Weigher;
beforeAll(async () => {
  server = await startTestServer({ clock: () => now, planner, lessons });
  weigher = openWeigher(NORMAL);
});
afterAll(async () => {
  weigher.close();
  await server.close();
});
beforeEach(() => server.database.pool.query('update intentos set decisiones = null'));

const { person, create, post, readPlan } = studyAt(() => server);
const started = async (): Promise<{ user: User; plan: Plan }> => {
  const user = await person('pro');
  return { user, plan: (await create(user, POKER)).json<Plan>() };
};
const record = async (user: User, plan: Plan, ...answers: readonly object[]) =>
  expect(
    (
      await post(user, '/api/chat/registrar-intentos', {
        planId: plan.id,
        intentos: answers.map((one) => boardAnswer(now, one)),
      })
    ).statusCode,
  ).toBe(200);
const kept = async (user: User) =>
  (
    await server.database.pool.query('select resultado, decisiones from intentos where user_id = $1 order by orden', [
      user.id,
    ])
  ).rows;
const told = async (user: User, plan: Plan) => (await readPlan(user, plan.id)).planEstudio[0]?.tareas[0]?.intentos;

const late: string[] = [];
const weigh = (given: { isRunning?: boolean; openWeigher?: () => Weigher; clock?: () => Date } = {}) =>
  weighHands({
    repository: attemptsRepository(server.database.db),
    isRunning: async () => given.isRunning ?? true,
    onLate: async (_user, planId) => {
      late.push(planId);
    },
    lessons,
    // One process for all tests: beginning one takes longer than a hand.
    openWeigher: given.openWeigher ?? (() => ({ weigh: weigher.weigh, close: () => {} })),
    clock: given.clock ?? (() => now),
  });

describe('a whole hand, weighed again by the server', () => {
  it('comes to the same verdict and cost as in the browser, once', async () => {
    const { user, plan } = await started();
    const view = playOut(HAND, 0);
    await record(user, plan, { ejercicio: HAND, respuesta: sentOf(view) });
    const [before] = await kept(user);
    expect(await weigh()).toBe(1);
    const [after] = await kept(user);
    expect(after.decisiones).toEqual(truth(view));
    expect(after.resultado).toBe(before.resultado);
    expect(await weigh()).toBe(0);
  });

  it('keeps its own cost where another was sent, or none: in the row, the plan and the progress', async () => {
    const { user, plan } = await started();
    const dear = playOut(RAISED, -1);
    const real = truth(dear);
    expect(real.some(({ resultado }) => resultado === 'mal')).toBe(true);
    const forged = sentOf(dear, () => 0);
    const silent = { mano: { ...forged.mano, costes: forged.mano.costes.slice(0, 1) } };
    for (const respuesta of [forged, silent]) {
      const one = await started();
      await record(one.user, one.plan, { ejercicio: RAISED, respuesta });
      expect((await kept(one.user))[0].resultado).toBe('bien');
      expect(await weigh()).toBe(1);
      const [row] = await kept(one.user);
      expect(row.decisiones).toEqual(real);
      expect(row.resultado).toBe('mal');
      expect(JSON.stringify(await told(one.user, one.plan))).toContain('"mal"');
      const progress = (await server.call('GET', '/api/progreso', { token: one.user.token })).json<Progress>()[0];
      const wrong = real.filter(({ resultado }) => resultado === 'mal').length;
      expect(progress?.temas.reduce((sum, { aciertos, de }) => sum + de - aciertos, 0)).toBe(wrong);
    }
    // What was dear by its own word is not made dearer, and a second try is no evidence: it is left alone.
    await record(user, plan, { ejercicio: RAISED, respuesta: sentOf(dear) });
    await record(user, plan, { ejercicio: RAISED, respuesta: forged });
    expect(await weigh()).toBe(1);
    expect((await kept(user)).map(({ resultado }) => resultado)).toEqual(['mal', 'bien']);
  });

  it('takes a line that its cards and dice cannot give for the own word, which measures nothing', async () => {
    const { user, plan } = await started();
    const view = playOut(HAND, 0);
    // The rival would not have folded there, and the hand is over sooner: checked to, a bet, a fold.
    const linea = [0, 1, 0];
    expect(view.linea.slice(0, 3)).not.toEqual(linea);
    expect(opened(HAND).play([1]).fin).toBeUndefined();
    await record(user, plan, { ejercicio: HAND, respuesta: { mano: { linea, costes: [{ paso: 1, bb: 0 }] } } });
    expect((await kept(user))[0]).toMatchObject({ resultado: 'bien', decisiones: [{ tema: 'pk-pos-cbet' }] });
    await weigh();
    expect(await kept(user)).toEqual([{ resultado: 'propio', decisiones: null }]);
    const progress = (await server.call('GET', '/api/progreso', { token: user.token })).json<Progress>()[0];
    expect(progress?.temas ?? []).toEqual([]);
  });

  it('has the figures of a week that was closed meanwhile counted again', async () => {
    const { user, plan } = await started();
    await record(user, plan, { ejercicio: RAISED, respuesta: sentOf(playOut(RAISED, 0)) });
    await weigh({ isRunning: false });
    expect(late.at(-1)).toBe(plan.id);
  });

  it('is asked of no more than a run may cost, a few of each player, and not after a day', async () => {
    const { user, plan } = await started();
    await record(user, plan, { ejercicio: RAISED, respuesta: sentOf(playOut(RAISED, 0)) });
    const { rows } = await server.database.pool.query('select * from intentos where user_id = $1', [user.id]);
    const [row] = rows;
    const add = (userId: string, from: number, to: number) =>
      server.database.pool.query(
        `insert into intentos select (jsonb_populate_record(i, jsonb_build_object(
           'id', gen_random_uuid(), 'user_id', $2::text, 'orden', n))).*
         from intentos i, generate_series($3::int, $4::int) n where i.id = $1`,
        [row.id, userId, from, to],
      );
    // One after another: so many at once from one network may be asked to wait.
    const others: Awaited<ReturnType<typeof person>>[] = [];
    while (others.length < 8) others.push(await person());
    await add(user.id, 100, 140);
    for (const other of others) await add(other.id, 1, 10);
    const asked: string[] = [];
    const counting: Weigher = {
      weigh: async ({ exercise }) => {
        asked.push(exercise.id);
        return [{ tema: 'pk-pos-bote3bet', veredicto: 'bien', coste: 0 }];
      },
      close: () => {},
    };
    const run = (clock = () => now) => weigh({ openWeigher: () => counting, clock });
    expect(await run(() => new Date(now.getTime() + 25 * 60 * 60 * 1000))).toBe(0);
    expect(await run()).toBe(30);
    const { rows: done } = await server.database.pool.query(
      `select user_id, count(*)::int as n from intentos where decisiones -> 0 ? 'coste' group by user_id`,
    );
    for (const { n } of done) expect(n).toBeLessThanOrEqual(5);
    expect(asked).toHaveLength(30);
  });

  it('goes on after a hand that could not be worked out, and after its process was ended', async () => {
    const one = handOf(RAISED);
    const { linea } = playOut(RAISED, 0);
    const alone = openWeigher(NORMAL);
    await expect(alone.weigh({ exercise: { ...one, paquete: '/lecciones/nada.json' }, linea })).rejects.toThrow(
      'a hand was not weighed',
    );
    expect(await alone.weigh({ exercise: one, linea })).toEqual(
      truth(playOut(RAISED, 0)).map(({ resultado, ...rest }) => ({ ...rest, veredicto: resultado })),
    );
    alone.close();
  });
});
