import type { APIRequestContext, Page } from '@playwright/test';
import { aPlanFor, PACK, PACK_ADDRESS } from '../../apps/web/src/screens/session/session.fixture.ts';
import { expect, type Person } from '../fixtures.ts';
import { CHESS, makePlan, POKER, SESSION } from './study-helpers.ts';

/**
 * A plan made through the API, whose first task is given exercises of every kind: what a journey asserts must not depend
 * on what today's planner happens to choose. Answers and states still go to the real server.
 */

type Fixture = ReturnType<typeof aPlanFor>;
type Kind = Parameters<typeof aPlanFor>[0];
type Exercises = Parameters<typeof aPlanFor>[1];
type Changes = Parameters<typeof aPlanFor>[3];

interface ApiPlan {
  readonly id: string;
  readonly planEstudio: readonly { readonly tareas: readonly object[] }[];
}

export async function openSession(
  page: Page,
  request: APIRequestContext,
  person: Person,
  kind: Kind,
  exercises: Exercises = [],
  campo: Fixture['campo'] = 'Ajedrez',
  changes: Changes = {},
): Promise<{ planId: string; attempts: () => Promise<readonly Attempt[]> }> {
  const { id } = await makePlan(request, person, campo === 'Ajedrez' ? CHESS : POKER);
  const task = aPlanFor(kind, exercises, campo, changes).planEstudio[1]?.tareas[0];
  if (!task) throw new Error('The fixture has no task');
  const sent: Attempt[] = [];
  await page.route(`**/api/chat/obtener-plan/${id}`, async (route) => {
    const response = await route.fetch();
    const plan = (await response.json()) as ApiPlan;
    const [first, ...days] = plan.planEstudio;
    const [own, ...tareas] = first?.tareas ?? [];
    const { estado, intentos } = (own ?? {}) as { estado?: string; intentos?: unknown };
    const given = { ...task, estado: estado ?? 'esperando', ...(intentos ? { intentos } : {}) };
    await route.fulfill({
      response,
      json: { ...plan, planEstudio: [{ ...first, tareas: [given, ...tareas] }, ...days] },
    });
  });
  // The server knows nothing of these exercises: what the browser hands over is kept here.
  await page.route('**/api/chat/registrar-intentos', async (route) => {
    const { intentos } = route.request().postDataJSON() as { intentos: Attempt[] };
    sent.push(...intentos);
    await route.fulfill({
      json: { registrados: intentos.length, intentos: intentos.map((one) => ({ id: one.id, resultado: 'bien' })) },
    });
  });
  const made = new Map([...(PACK.ejercicios ?? []), ...exercises].map((one) => [one.id, one]));
  await page.route(`**${PACK_ADDRESS}`, (route) =>
    route.fulfill({ json: { ...PACK, ejercicios: [...made.values()] } }),
  );
  await enter(page, id);
  return { planId: id, attempts: async () => distinct([...sent, ...(await waiting(page))]) };
}

export interface Attempt {
  readonly id: string;
  readonly ejercicio: string;
  readonly respuesta: {
    readonly jugadas?: readonly string[];
    readonly preguntas?: readonly object[];
    readonly partida?: readonly string[];
    readonly fin?: string;
  };
  readonly pistas: number;
  readonly hechoEn: string;
}

/** In the order in which they were given. */
const distinct = (all: readonly Attempt[]): readonly Attempt[] =>
  [...new Map(all.map((one) => [one.id, one])).values()].sort((a, b) => (a.hechoEn < b.hechoEn ? -1 : 1));

/** Answers that are still in the browser. */
const waiting = (page: Page): Promise<Attempt[]> =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('estratega.intento.'))
      .map((key) => JSON.parse(localStorage.getItem(key) ?? 'null'))
      .map((raw) => raw.intento ?? raw.respuesta?.intento),
  );

/** The state of a navigation is what the study screen hands over. */
export async function enter(page: Page, planId: string, at = { diaIndex: 0, tareaIndex: 0 }): Promise<void> {
  await page.addInitScript(
    ([path, state]) => {
      if (location.pathname !== path || history.state?.usr) return;
      history.replaceState({ usr: state, key: 'e2e', idx: 0 }, '');
    },
    [SESSION, { planId, ...at }] as const,
  );
  await page.goto(SESSION);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
}

export const square = (page: Page, name: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^${name}(,|$)`, 'u') });

export const verdict = (page: Page) => page.locator('.s-veredicto b');

/**
 * Nothing to scroll, sideways or down. A screen that was just turned is measured again by its own
 * observers a frame later, so what holds is where it comes to rest.
 */
export async function expectFits(page: Page, what: string): Promise<void> {
  const over = () =>
    page.evaluate(() => {
      const sheet = document.querySelector('.s-cuerpo');
      return {
        ancho: document.documentElement.scrollWidth - innerWidth,
        alto: document.documentElement.scrollHeight - innerHeight,
        hoja: sheet ? sheet.scrollHeight - sheet.clientHeight : 0,
      };
    });
  await expect.poll(over, { message: what }).toEqual({ ancho: 0, alto: 0, hoja: 0 });
}
