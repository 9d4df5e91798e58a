import { type ParaRepasar, REVIEW_PLACE, type Repaso, type Respuesta } from '@estratega/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RIGHT, someLessons, WRONG } from '../../../../test/exercises.ts';
import { startTestServer, type TestServer } from '../../../../test/server.ts';
import {
  boardAnswer,
  START,
  studyAt,
  type User,
  watchedEngine,
  withBoardTask,
  withFirstTask,
} from '../../../../test/study.ts';

let now = START;
const DAY = 86_400_000;
/** The week's first task asks the other board too, as a list or out of a series. */
let change = withBoardTask;
const { planner, forget } = watchedEngine((week) => change(week));
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock: () => now, planner, lessons: someLessons });
});
afterAll(() => server.close());
beforeEach(() => {
  now = START;
  change = withBoardTask;
  forget();
});

const { withPlan, post, readPlan } = studyAt(() => server);
const review = async (user: User) =>
  (await server.call('GET', '/api/repaso', { token: user.token })).json<Repaso>().ejercicios;
const answer = (user: User, { planId, diaIndex, tareaIndex, ejercicio }: ParaRepasar, respuesta: Respuesta) =>
  post(user, '/api/chat/registrar-intentos', {
    planId,
    intentos: [boardAnswer(now, { diaIndex, tareaIndex, ejercicio, respuesta })],
  });
const failFirst = (user: User, planId: string) =>
  post(user, '/api/chat/registrar-intentos', { planId, intentos: [boardAnswer(now, { respuesta: WRONG })] });
/** The week of the board, over and advanced. */
const advance = async (user: User, planId: string) => {
  const plan = await readPlan(user, planId);
  for (const [diaIndex, { tareas }] of plan.planEstudio.entries())
    for (const tareaIndex of tareas.keys())
      await post(user, '/api/chat/actualizar-estado-tarea', {
        planId,
        diaIndex,
        tareaIndex,
        nuevoEstado: 'finalizado',
        nuevaPrioridad: null,
      });
  for (const objetivoIndex of plan.objetivos.keys())
    await post(user, '/api/chat/actualizar-estado-objetivo', { planId, objetivoIndex, nuevoEstado: 'finalizado' });
  const answered = await post(user, '/api/chat/custom-prompt', {
    informacionTema: { ...plan.informacionTema, tareasCompletadas: [], objetivosCompletados: [] },
    eliminarAnterior: true,
    planId,
  });
  expect(answered.statusCode).toBe(201);
  return answered.json<{ id: string }>().id;
};

describe('the daily review', () => {
  it('is empty before anything was failed', async () => {
    const { user } = await withPlan();
    expect(await review(user)).toEqual([]);
  });

  it('asks again three days later, in the name of the task that it comes from', async () => {
    const { user, plan } = await withPlan();
    await failFirst(user, plan.id);
    expect(await review(user)).toEqual([
      {
        planId: plan.id,
        diaIndex: 0,
        tareaIndex: 0,
        campo: 'Ajedrez',
        ejercicio: 'aj000001',
        desde: '2026-11-16',
        vence: '2026-11-19',
        paquetes: expect.arrayContaining([expect.stringMatching(/^\/lecciones\//u)]),
      },
    ]);
    now = new Date(START.getTime() + 3 * DAY);
    const [due] = (await review(user)) as [ParaRepasar];
    expect((await answer(user, due, RIGHT)).statusCode).toBe(200);
    const [later] = (await review(user)) as [ParaRepasar];
    expect(later.desde).toBe('2026-11-19');
    expect(later.vence > '2026-11-22').toBe(true);
  });

  it('goes on in the next week, in a place of its own, and the planner hears of it', async () => {
    const { user, plan } = await withPlan();
    now = new Date(START.getTime() + 6 * DAY);
    await failFirst(user, plan.id);
    now = new Date(START.getTime() + 7 * DAY);
    const next = await advance(user, plan.id);
    now = new Date(START.getTime() + 9 * DAY);
    const [due] = (await review(user)) as [ParaRepasar];
    expect(due).toMatchObject({ planId: next, ...REVIEW_PLACE, ejercicio: 'aj000001', vence: '2026-11-25' });
    expect((await answer(user, due, RIGHT)).statusCode).toBe(200);
    expect(((await review(user)) as [ParaRepasar])[0]).toMatchObject({ desde: '2026-11-25' });
    // No task of the new week was begun by it.
    const week = await readPlan(user, next);
    expect(week.planEstudio.flatMap(({ tareas }) => tareas).every(({ intentos }) => intentos === undefined)).toBe(true);
  });

  it('leaves to an open task of the day what that asks anyway: of a series only what returns in it', async () => {
    for (const vuelven of [['aj000001'], []]) {
      const { user, plan } = await withPlan();
      now = new Date(START.getTime() + 6 * DAY);
      await failFirst(user, plan.id);
      now = new Date(START.getTime() + 7 * DAY);
      const serie = { cuantos: 2, segundos: 60, meta: 1200, semilla: 1, vuelven };
      change = (week) =>
        withFirstTask(withBoardTask(week), (task) => ({
          ...task,
          ...(task.leccion ? { leccion: { ...task.leccion, serie } } : {}),
        }));
      await advance(user, plan.id);
      change = withBoardTask;
      const asked = (await review(user)).map(({ ejercicio }) => ejercicio);
      expect(asked).toEqual(vuelven.length > 0 ? [] : ['aj000001']);
      now = START;
    }
  });

  it('takes in its own place only what this player has met', async () => {
    const { user, plan } = await withPlan();
    const stranger = await post(user, '/api/chat/registrar-intentos', {
      planId: plan.id,
      intentos: [boardAnswer(now, { ...REVIEW_PLACE })],
    });
    expect(stranger.statusCode).toBe(400);
    const { user: other, plan: theirs } = await withPlan();
    await failFirst(other, theirs.id);
    expect(
      (
        await post(user, '/api/chat/registrar-intentos', {
          planId: plan.id,
          intentos: [boardAnswer(now, { ...REVIEW_PLACE })],
        })
      ).statusCode,
    ).toBe(400);
    expect(await review(user)).toEqual([]);
  });
});
