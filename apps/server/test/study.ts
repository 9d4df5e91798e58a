import { randomUUID } from 'node:crypto';
import type { Plan, Tier } from '@estratega/domain';
import { engine } from '../src/modules/plans/engine.ts';
import type { FinishedWeek, PlannedWeek, Planner } from '../src/modules/plans/planner.ts';
import { RIGHT } from './exercises.ts';
import { CHESS, QUIET_CHESS } from './requests.ts';
import type { TestServer } from './server.ts';

/** People who study: how they get what they ask for, and an engine that can be looked over the shoulder. */

export const START = new Date('2026-11-16T15:00:00Z');

export type User = Awaited<ReturnType<TestServer['signUp']>>;

/** The server is asked for when it is needed: tests start theirs after they are written down. */
export const studyAt = (server: () => TestServer) => {
  const person = async (tier: Tier = 'gratuito'): Promise<User> => {
    const user = await server().signUp();
    await server().database.pool.query('update usuarios set plan = $2 where uid = $1', [user.id, tier]);
    return user;
  };
  const post = (user: User, path: string, body: unknown) => server().call('POST', path, { token: user.token, body });
  const create = (user: User, informacionTema: object = CHESS) =>
    post(user, '/api/chat/custom-prompt', { informacionTema });
  const read = (user: User, planId: string) =>
    server().call('GET', `/api/chat/obtener-plan/${planId}`, { token: user.token });
  return {
    person,
    post,
    create,
    read,
    readPlan: async (user: User, planId: string) => (await read(user, planId)).json<Plan>(),
    withPlan: async (): Promise<{ user: User; plan: Plan }> => {
      const user = await server().signUp();
      const plan = (await create(user, QUIET_CHESS)).json<Plan>();
      return { user, plan };
    },
  };
};

export type Week = PlannedWeek;
type Task = Week['planEstudio'][number]['tareas'][number];

export const withFirstTask = (week: Week, change: (task: Task) => Task): Week => {
  const [first, ...days] = week.planEstudio;
  const [task, ...tasks] = first?.tareas ?? [];
  return first && task ? { ...week, planEstudio: [{ ...first, tareas: [change(task), ...tasks] }, ...days] } : week;
};

/** The first task of the first day is answered at the board, with these exercises. */
export const withBoardTask = (week: Week): Week =>
  withFirstTask(week, (task) => ({
    ...task,
    tipo: 'ejercicios',
    temaId: 'aj-tac-doble',
    nivel: 1,
    leccion: {
      plantilla: 'ejercicios',
      unidad: 'aj-tac-doble@1',
      variante: 0,
      ejercicios: ['aj000001', 'aj000002'],
      sesion: 1,
      paquetes: [],
    },
  }));
/** One answer to that task, as a browser sends it. */
export const boardAnswer = (at: Date, given: object = {}) => ({
  id: randomUUID(),
  diaIndex: 0,
  tareaIndex: 0,
  ejercicio: 'aj000001',
  respuesta: RIGHT,
  pistas: 0,
  ms: 1000,
  hechoEn: at.toISOString(),
  ...given,
});

/** The real engine with its weeks changed, and a note of everything that it was asked. */
export const watchedEngine = (change: (week: Week) => Week) => {
  const learned: FinishedWeek[] = [];
  const planned: Parameters<Planner['plan']>[0][] = [];
  const planner: Planner = {
    ...engine,
    learn: (learner, finished) => {
      learned.push(finished);
      return engine.learn(learner, finished);
    },
    plan: function* (request) {
      planned.push(request);
      return change(yield* engine.plan(request));
    },
  };
  const forget = () => {
    learned.length = 0;
    planned.length = 0;
  };
  return { planner, learned, planned, forget };
};
