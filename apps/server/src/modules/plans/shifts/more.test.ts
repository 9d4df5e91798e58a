import type { MasEjercicios, Plan } from '@estratega/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RIGHT, someLessons, WRONG } from '../../../../test/exercises.ts';
import { startTestServer, type TestServer } from '../../../../test/server.ts';
import {
  boardAnswer,
  START,
  studyAt,
  type User,
  type Week,
  watchedEngine,
  withBoardTask,
  withFirstTask,
} from '../../../../test/study.ts';

const THEME = 'aj-tac-doble';

/** It asks as many as its time holds, of what is there. */
const served = (week: Week): Week =>
  withFirstTask(week, (task) => ({
    ...task,
    ...(task.leccion
      ? { leccion: { ...task.leccion, serie: { cuantos: 3, segundos: 60, meta: 1200, semilla: 1, vuelven: [] } } }
      : {}),
  }));

/** The week's first task asks two exercises of the first objective's theme. */
const weekOf =
  (isSeries: boolean) =>
  (week: Week): Week => {
    const [goal, ...goals] = week.objetivos;
    // Of that theme the week has nothing else.
    const elsewhere = {
      ...week,
      planEstudio: week.planEstudio.map((day) => ({
        ...day,
        tareas: day.tareas.map((task) => (task.temaId === THEME ? { ...task, temaId: 'aj-cal-estudios' } : task)),
      })),
    };
    const board = withBoardTask(elsewhere);
    const changed = isSeries ? served(board) : board;
    const meta = { numero: 2, unidad: 'posiciones', umbral: 2 };
    return goal ? { ...changed, objetivos: [{ ...goal, temaId: THEME, meta }, ...goals] } : changed;
  };
let isSeries = false;
const { planner } = watchedEngine((week) => weekOf(isSeries)(week));
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock: () => START, planner, lessons: someLessons });
});
afterAll(() => server.close());

const { withPlan, post, readPlan } = studyAt(() => server);
const more = (user: User, plan: Plan, objetivoIndex = 0) =>
  post(user, '/api/chat/mas-ejercicios', { planId: plan.id, objetivoIndex });
const answer = (user: User, plan: Plan, given: readonly object[]) =>
  post(user, '/api/chat/registrar-intentos', {
    planId: plan.id,
    intentos: given.map((one) => boardAnswer(START, one)),
  });

describe('more exercises for an objective', () => {
  it('are given once its own are used up, never again before they are answered, and count towards it', async () => {
    const { user, plan } = await withPlan();
    expect((await more(user, plan)).statusCode).toBe(409);
    await answer(user, plan, [{ respuesta: WRONG }, { ejercicio: 'aj000002', respuesta: RIGHT }]);
    const given = (await more(user, plan)).json<MasEjercicios>();
    expect(given).toMatchObject({ diaIndex: 0, tareaIndex: 0 });
    const after = await readPlan(user, plan.id);
    const task = after.planEstudio[0]?.tareas[0];
    expect(task?.estado).toBe('enProgreso');
    expect(task?.leccion?.ejercicios).toHaveLength(2 + given.nuevos);
    expect(after.objetivos[0]?.medido).toEqual({ aciertos: 1, hechos: 2, de: 2 + given.nuevos });
    expect((await more(user, plan)).statusCode).toBe(409);
  });

  it('turn a series whose time is over into a list: what was answered of it, and the new ones', async () => {
    isSeries = true;
    const { user, plan } = await withPlan();
    isSeries = false;
    await answer(user, plan, [{ respuesta: WRONG }]);
    // While its time lasts there is more of it to come.
    expect((await more(user, plan)).statusCode).toBe(409);
    const place = { planId: plan.id, diaIndex: 0, tareaIndex: 0 };
    await post(user, '/api/chat/actualizar-estado-tarea', {
      ...place,
      nuevoEstado: 'finalizado',
      nuevaPrioridad: null,
    });
    expect((await readPlan(user, plan.id)).objetivos[0]?.medido).toEqual({ aciertos: 0, hechos: 1, de: 1 });
    const given = (await more(user, plan)).json<MasEjercicios>();
    const after = await readPlan(user, plan.id);
    const task = after.planEstudio[0]?.tareas[0];
    expect(task?.estado).toBe('enProgreso');
    expect(task?.leccion?.serie).toBeUndefined();
    expect(task?.leccion?.ejercicios[0]).toBe('aj000001');
    expect(task?.leccion?.ejercicios).toHaveLength(1 + given.nuevos);
    expect(after.objetivos[0]?.medido).toEqual({ aciertos: 0, hechos: 1, de: 1 + given.nuevos });
    // An answer that was on its way when it became a list is still taken.
    expect((await answer(user, plan, [{ ejercicio: 'aj000002', respuesta: RIGHT }])).statusCode).toBe(200);
  });

  it('are not for an objective that is closed or met, nor of somebody else', async () => {
    const { user, plan } = await withPlan();
    await answer(user, plan, [{ respuesta: RIGHT }, { ejercicio: 'aj000002', respuesta: RIGHT }]);
    expect((await more(user, plan)).statusCode).toBe(409);
    const { user: other } = await withPlan();
    expect((await more(other, plan)).statusCode).toBe(404);
    expect((await more(user, plan, 99)).statusCode).toBe(404);
  });

  it('closed as not met it counts as finished, and what was answered still says that it was not', async () => {
    const { user, plan } = await withPlan();
    await answer(user, plan, [{ respuesta: WRONG }, { ejercicio: 'aj000002', respuesta: WRONG }]);
    await post(user, '/api/chat/actualizar-estado-objetivo', {
      planId: plan.id,
      objetivoIndex: 0,
      nuevoEstado: 'finalizado',
    });
    const [goal] = (await readPlan(user, plan.id)).objetivos;
    expect(goal).toMatchObject({ estado: 'finalizado', medido: { aciertos: 0, hechos: 2, de: 2 } });
    expect((await more(user, plan)).statusCode).toBe(409);
  });
});
