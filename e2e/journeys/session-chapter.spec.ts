import { readFileSync } from 'node:fs';
import { pack } from '../../packages/lessons/src/index.ts';
import { expect, test } from '../fixtures.ts';
import { expectOpenToAll } from './looks.ts';
import { solveExercise } from './session-answers.ts';
import { enter, square } from './session-helpers.ts';
import { bearer, CHESS, makePlan, type Plan } from './study-helpers.ts';

/** A stage that is worked through: its plan, its pack and its answers are the product's own. */

const UNIT = 'c.aj-fin-torre.3.';

const exercisesOf = (address: string) => {
  const file = new URL(`../../packages/lessons/build/packs/${address.split('/').at(-1)}`, import.meta.url);
  return new Map((pack.parse(JSON.parse(readFileSync(file, 'utf8'))).ejercicios ?? []).map((one) => [one.id, one]));
};

test('I look, play and say my way through a chapter; what I miss is told in its own words, and the server believes it', async ({
  signedIn: page,
  person,
  request,
}) => {
  const plan = await makePlan(request, person, {
    ...CHESS,
    elo: 1550,
    conocimientosAjedrez: 'Quiero aprender los finales de torre: Lucena y Philidor.',
  });
  const found = plan.planEstudio
    .flatMap(({ tareas }, diaIndex) => tareas.map((tarea, tareaIndex) => ({ tarea, diaIndex, tareaIndex })))
    .find(({ tarea }) => tarea.tipo === 'teoria' && tarea.leccion?.ejercicios[0]?.startsWith(UNIT));
  if (!found) throw new Error('The week has no chapter');
  const { tarea, diaIndex, tareaIndex } = found;
  const ids = tarea.leccion?.ejercicios ?? [];
  expect(ids.length).toBeGreaterThanOrEqual(6);
  const index = JSON.parse(
    readFileSync(new URL('../../packages/lessons/build/index.json', import.meta.url), 'utf8'),
  ) as { ejercicios: Record<string, string> };
  const exercises = exercisesOf(index.ejercicios[ids[0] as string] as string);

  await enter(page, plan.id, { diaIndex, tareaIndex });
  await expect(page.getByRole('heading', { level: 1, name: 'Mira' })).toBeVisible();
  await expectOpenToAll(page, 'a step that is looked at', { height: 844 });
  await page.getByRole('button', { name: 'Siguiente' }).click();

  // Said, then missed and played.
  await solveExercise(page, exercises.get(`${UNIT}p2`) as never, 'pointer');
  await expect(page.getByRole('heading', { name: /^Antes de sacar el rey/ })).toBeVisible();
  await square(page, 'd1').click();
  await square(page, 'f1').click();
  await expect(page.locator('.s-hoja').getByText('Cambiar torres regala medio punto')).toBeVisible();
  await page.getByRole('button', { name: 'Probar otra vez' }).click();
  // Keeps the win without getting on: never wrong, asked again.
  await square(page, 'd1').click();
  await square(page, 'd5').click();
  await expect(page.locator('.s-veredicto.casi')).toBeVisible();
  await expect(page.locator('.s-hoja').getByText(/^Sigue ganado, pero en la quinta estorba/)).toBeVisible();
  await page.getByRole('button', { name: 'Buscar la mejor' }).click();
  await solveExercise(page, exercises.get(`${UNIT}p3`) as never, 'pointer');

  await expect
    .poll(async () => {
      const read = await request.get(`/api/chat/obtener-plan/${plan.id}`, { headers: bearer(person) });
      const { planEstudio } = (await read.json()) as Plan;
      return planEstudio[diaIndex]?.tareas[tareaIndex]?.intentos?.map(({ ejercicio, primero }) => [ejercicio, primero]);
    })
    .toEqual([
      [`${UNIT}p2`, 'bien'],
      [`${UNIT}p3`, 'mal'],
    ]);
});
