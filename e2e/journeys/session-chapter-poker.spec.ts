import { readFileSync } from 'node:fs';
import { type Exercise, pack } from '../../packages/lessons/src/index.ts';
import { expect, test } from '../fixtures.ts';
import { expectOpenToAll } from './looks.ts';
import { solveExercise } from './session-answers.ts';
import { enter } from './session-helpers.ts';
import { bearer, makePlan, type Plan, POKER } from './study-helpers.ts';

/** A stage of poker that is worked through to its card: forward, back, and after the page was loaded again. */

const UNIT = 'c.pk-pos-valor.1.';
const built = (name: string) => new URL(`../../packages/lessons/build/${name}`, import.meta.url);

const exercisesOf = (id: string): ReadonlyMap<string, Exercise> => {
  const { ejercicios } = JSON.parse(readFileSync(built('index.json'), 'utf8')) as {
    ejercicios: Record<string, string>;
  };
  const file = built(`packs/${ejercicios[id]?.split('/').at(-1)}`);
  return new Map((pack.parse(JSON.parse(readFileSync(file, 'utf8'))).ejercicios ?? []).map((one) => [one.id, one]));
};

test('I work through a chapter of poker to its card; where I was is kept, and what I missed is told in its own words', async ({
  signedIn: page,
  person,
  request,
}) => {
  const plan = await makePlan(request, person, POKER);
  const found = plan.planEstudio
    .flatMap(({ tareas }, diaIndex) => tareas.map((tarea, tareaIndex) => ({ tarea, diaIndex, tareaIndex })))
    .find(({ tarea }) => tarea.tipo === 'teoria' && tarea.leccion?.ejercicios[0]?.startsWith(UNIT));
  if (!found) throw new Error('The week has no chapter of value bets');
  const { tarea, diaIndex, tareaIndex } = found;
  const steps = (tarea.leccion?.ejercicios ?? []).filter((id) => id.startsWith(`${UNIT}p`));
  const last = steps.at(-1) as string;
  expect(steps.length).toBeGreaterThanOrEqual(12);
  const exercises = exercisesOf(last);
  const step = (id: string) => exercises.get(id) as Exercise;

  const sheet = page.locator('.s-hoja');
  await enter(page, plan.id, { diaIndex, tareaIndex });
  await expect(page.getByRole('heading', { level: 1, name: 'Mira' })).toBeVisible();
  await expectOpenToAll(page, 'a table that is looked at', { height: 844 });
  await page.keyboard.press('ArrowRight');

  const [said, missed, ...rest] = steps as [string, string, ...string[]];
  await solveExercise(page, step(said), 'pointer');
  await expect(sheet.getByText('A♠ Q♦ en A♣ 8♦ 3♥: te pasan.')).toBeVisible();
  await page.getByRole('group', { name: 'Tu decisión' }).getByRole('button').first().click();
  await expect(sheet.getByText(/El bote no crece solo/u)).toBeVisible();
  await page.getByRole('button', { name: 'Siguiente' }).click();

  // Loaded again it stands where it stood.
  await expect(sheet.getByText('¿Por qué no esperar?')).toBeVisible();
  await page.reload();
  await expect(sheet.getByText('¿Por qué no esperar?')).toBeVisible();
  for (const id of rest) await solveExercise(page, step(id), 'pointer');

  // The card: back to the step before it, and forward again.
  const card = page.getByRole('heading', { level: 1, name: 'En voz alta, antes de decidir' });
  await expect(card).toBeVisible();
  await expectOpenToAll(page, 'the card of a chapter', { height: 844 });
  await page.getByRole('button', { name: 'Paso anterior' }).click();
  await solveExercise(page, step(last), 'pointer');
  await expect(card).toBeVisible();
  await page.reload();
  await expect(card).toBeVisible();

  await expect
    .poll(async () => {
      const read = await request.get(`/api/chat/obtener-plan/${plan.id}`, { headers: bearer(person) });
      const { planEstudio } = (await read.json()) as Plan;
      const told = planEstudio[diaIndex]?.tareas[tareaIndex]?.intentos ?? [];
      return Object.fromEntries(told.map(({ ejercicio, primero }) => [ejercicio, primero]));
    })
    .toEqual(Object.fromEntries(steps.map((id) => [id, id === missed ? 'mal' : 'bien'])));
});

test('what a chapter gains is measured: eight before it, eight others at its card', async ({
  signedIn: page,
  person,
  request,
}) => {
  const plan = await makePlan(request, person, POKER);
  const [at] = plan.planEstudio.flatMap(({ tareas }, diaIndex) =>
    tareas.flatMap(({ leccion }, tareaIndex) =>
      leccion?.ejercicios[0]?.startsWith(UNIT) ? [{ diaIndex, tareaIndex }] : [],
    ),
  );
  await enter(page, plan.id, at);
  await page.getByRole('button', { name: 'Mide lo que ganas: 8 ejercicios antes' }).click();
  const sheet = page.locator('.s-hoja');
  for (let many = 1; many <= 8; many++) {
    await expect(sheet.getByText(`${many} de 8. Una sola respuesta`)).toBeVisible();
    if (many === 1) await expectOpenToAll(page, 'a question that measures a chapter', { height: 844 });
    await sheet.getByRole('group').getByRole('button').first().click();
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Tu punto de partida' })).toBeVisible();
  await expect(page.locator('.ganancia')).toHaveText(/^\d de 8$/u);
  await expectOpenToAll(page, 'what was right before a chapter', { height: 844 });
  await page.getByRole('button', { name: 'Al capítulo' }).click();
  // Nobody is asked twice, and nothing of it counts as an answer of the week.
  await expect(page.getByRole('heading', { level: 1, name: 'Mira' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mide lo que ganas: 8 ejercicios antes' })).toHaveCount(0);
  await page.reload();
  await expect(sheet.getByText(/^\d de 8/u)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mide lo que ganas: 8 ejercicios antes' })).toHaveCount(0);
  const read = await request.get(`/api/chat/obtener-plan/${plan.id}`, { headers: bearer(person) });
  const { planEstudio } = (await read.json()) as Plan;
  expect(planEstudio[at?.diaIndex ?? 0]?.tareas[at?.tareaIndex ?? 0]?.intentos ?? []).toEqual([]);
});
