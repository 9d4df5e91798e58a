import type { APIRequestContext, Page } from '@playwright/test';
import { expect, type Person } from '../fixtures.ts';

export const STUDY = '/informacion-plan-de-estudio';
export const SESSION = '/sesion';
export const CATALOGUE = '/catalogo-planes-de-estudio';
/** What somebody who is signed in reaches by its address alone. */
export const OWN_SCREENS = [
  '/',
  CATALOGUE,
  '/agregar-plan-de-estudio',
  '/subscripcion-selector',
  '/cuenta',
  '/mis-partidas',
] as const;

const EVERY_DAY = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'];
const ONE_HOUR = Object.fromEntries(EVERY_DAY.map((day) => [day, 1]));

/** One hour every day, so that there is always something for today. */
export const CHESS = {
  campo: 'Ajedrez',
  nivelIntensidad: 'alto',
  diasEstudio: EVERY_DAY,
  horasEstudio: ONE_HOUR,
  experienciaAjedrez: 'Elo online',
  elo: 1420,
  tiempo: 'rapida',
};
export const POKER = {
  campo: 'Poker Texas Holdem',
  nivelIntensidad: 'bajo',
  diasEstudio: EVERY_DAY,
  horasEstudio: ONE_HOUR,
  tipoPoker: 'Cash games',
  limiteMesa: 'Micro-stakes NL2-NL25',
};

interface Task {
  readonly titulo: string;
  readonly tiempo: number;
  readonly estado: string;
  readonly prioridad: string;
  readonly tipo: string;
  readonly leccion?: {
    readonly tema?: string;
    readonly unidad?: string;
    readonly ejercicios: readonly string[];
    readonly partidas?: readonly string[];
  };
  readonly intentos?: readonly { readonly ejercicio: string; readonly primero: string }[];
}
export interface Plan {
  readonly id: string;
  readonly semana: number;
  /** What was asked for: advancing sends it back. */
  readonly informacionTema: Readonly<Record<string, unknown>>;
  readonly planEstudio: readonly { readonly dia: string; readonly tareas: readonly Task[] }[];
  readonly objetivos: readonly { readonly titulo: string; readonly estado: string }[];
}

export const bearer = ({ token }: Person) => ({ authorization: `Bearer ${token}` });

export const makePlan = async (request: APIRequestContext, person: Person, tema: object = CHESS): Promise<Plan> => {
  const response = await request.post('/api/chat/custom-prompt', {
    headers: bearer(person),
    data: { informacionTema: tema },
  });
  expect(response.status()).toBe(201);
  return (await response.json()) as Plan;
};

export const readPlan = async (request: APIRequestContext, person: Person, planId: string): Promise<Plan> =>
  (await (await request.get(`/api/chat/obtener-plan/${planId}`, { headers: bearer(person) })).json()) as Plan;

export const firstTask = (plan: Plan): Task => {
  const task = plan.planEstudio[0]?.tareas[0];
  if (!task) throw new Error('The plan has no task');
  return task;
};

/** The first that is exercises alone: theory shows slides before it asks, and a position may have to be played out first. */
export const taskWithExercises = (plan: Plan) => {
  for (const [diaIndex, { tareas }] of plan.planEstudio.entries())
    for (const [tareaIndex, task] of tareas.entries())
      if (task.tipo === 'ejercicios' && task.leccion?.ejercicios.length && !task.leccion.partidas)
        return { task, diaIndex, tareaIndex };
  throw new Error('The week has no exercises');
};

/** As a user does: from the catalogue. */
export const study = async (page: Page) => {
  await page.goto(CATALOGUE);
  await page.getByRole('button', { name: 'Estudiar' }).click();
  await expect(page).toHaveURL(STUDY);
  await expect(page.getByRole('table', { name: 'Tareas' })).toBeVisible();
};

export const tasks = (page: Page) => page.getByRole('table', { name: 'Tareas' });
/** Unfolds the row of a task. Titles may come twice in a week: the one meant is told by its place. */
export const openTask = async (page: Page, plan: Plan, task: Task) => {
  const same = plan.planEstudio.flatMap(({ tareas }) => tareas).filter(({ titulo }) => titulo === task.titulo);
  const row = tasks(page).getByRole('row', { name: task.titulo, exact: true }).nth(same.indexOf(task));
  await row.getByRole('button', { expanded: false }).click();
  return row;
};
export const estadoOf = (page: Page, title: string) => tasks(page).getByLabel(`Estado: ${title}`).first();

/** Through the payment emulator, as a buyer would. */
export const subscribe = async (request: APIRequestContext, person: Person, plan: 'basic' | 'pro') => {
  const headers = bearer(person);
  const created = await request.post('/api/paypal/crear-suscripcion', { headers, data: { plan } });
  const { subscriptionID, aprobacion } = (await created.json()) as { subscriptionID: string; aprobacion: string };
  await request.post(aprobacion, { form: { decision: 'aprobar' }, maxRedirects: 0 });
  const active = await request.post('/api/paypal/activar-suscripcion', { headers, data: { subscriptionID } });
  expect(active.status()).toBe(200);
};
