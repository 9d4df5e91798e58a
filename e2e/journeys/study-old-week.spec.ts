import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '../fixtures.ts';
import { expectOpenToAll } from './looks.ts';
import { makePlan, readPlan, SESSION, STUDY, study, tasks } from './study-helpers.ts';

/** A week of the first release: its tasks were text and minutes. Nobody can make one any more, so the rows are put back to it. */

const ROOT = join(import.meta.dirname, '../..');
const AS_IT_WAS = `
  import { withDatabase } from './tools/src/with-database.ts';
  import { openDatabase } from '@estratega/server/database';
  await withDatabase(async (url) => {
    const { pool, close } = openDatabase({ url, max: 1 });
    await pool.query('update tareas set leccion = null, carril = null where plan_id = $1', [process.env.PLAN]);
    await close();
  }, { migrate: false });
`;
const makeOld = (planId: string) =>
  promisify(execFile)(process.execPath, ['--input-type=module', '--eval', AS_IT_WAS], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: join(process.env.E2E_DATA_DIR ?? '', 'product'), PLAN: planId },
  });

test('my week is from before there were exercises: I see what it would be today, accept it, and answer', async ({
  signedIn: page,
  person,
  request,
}) => {
  const plan = await makePlan(request, person);
  await makeOld(plan.id);
  await study(page);
  await expect(page.getByText(/^Esta semana es de antes de los ejercicios en pantalla\./)).toBeVisible();
  await page.getByRole('button', { name: 'Ver cómo quedaría' }).click();
  const preview = page.getByRole('region', { name: 'Así quedaría lo que te falta' });
  await expect(preview.getByRole('heading', { level: 4, name: /: 60 min(?:, \d+ ejercicios?)?$/ })).toHaveCount(7);
  await expectOpenToAll(page, 'what an old week would be', { height: 8000 });
  await preview.getByRole('button', { name: 'Pasarla a este formato' }).click();
  await expect(page.getByText('Listo: lo que queda de tu semana ya tiene ejercicios.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ver cómo quedaría' })).toBeHidden();
  const renewed = (await readPlan(request, person, plan.id)).planEstudio.flatMap(({ tareas }) => tareas);
  expect(renewed.every(({ leccion }) => leccion !== undefined)).toBe(true);
  await expect(tasks(page).getByRole('row')).toHaveCount(renewed.length + 1);
  await page.getByRole('button', { name: /^Empezar la sesión/ }).click();
  await expect(page).toHaveURL(SESSION);
});

test('I leave my old week as it is, and am not asked again', async ({ signedIn: page, person, request }) => {
  const plan = await makePlan(request, person);
  await makeOld(plan.id);
  await study(page);
  await page.getByRole('button', { name: 'Dejarla como está' }).click();
  await expect(page.getByText('De acuerdo: esta semana se queda como está.')).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(STUDY);
  await expect(tasks(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ver cómo quedaría' })).toBeHidden();
});
