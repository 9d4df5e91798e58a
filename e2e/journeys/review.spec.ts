import { expect, test } from '../fixtures.ts';
import { bearer, makePlan, study, taskWithExercises } from './study-helpers.ts';

/** «Vuelve el sábado» returns on Saturday. What is due is told by the server; here its days are moved instead of the clock. */

interface Told {
  readonly ejercicios: readonly { readonly ejercicio: string; readonly vence: string; readonly desde: string }[];
}

test('what was failed is in the review of its day, on home and in the week, and leaves it once answered', {
  tag: '@quick',
}, async ({ signedIn: page, person, request }) => {
  const plan = await makePlan(request, person);
  const { task, diaIndex, tareaIndex } = taskWithExercises(plan);
  const ejercicio = task.leccion?.ejercicios.find((id) => id.startsWith('aj')) ?? '';
  const failed = await request.post('/api/chat/registrar-intentos', {
    headers: bearer(person),
    data: {
      planId: plan.id,
      intentos: [
        {
          id: crypto.randomUUID(),
          diaIndex,
          tareaIndex,
          ejercicio,
          respuesta: { jugadas: [] },
          pistas: 0,
          ms: 9000,
          hechoEn: new Date().toISOString(),
        },
      ],
    },
  });
  expect(failed.status()).toBe(200);
  // Not due yet: the row says on which day it will be.
  await page.goto('/');
  await expect(page.getByText('Repaso de hoy: nada vence')).toBeVisible();
  await expect(
    page.getByText(/^El próximo vuelve el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo) \d+\.$/u),
  ).toBeVisible();

  await page.route('**/api/repaso', async (route) => {
    const response = await route.fetch();
    const told = (await response.json()) as Told;
    const ejercicios = told.ejercicios.map((one) => ({ ...one, vence: '2026-01-01', desde: '2025-12-29' }));
    await route.fulfill({ response, json: { ...told, ejercicios } });
  });
  await study(page);
  const row = page.getByRole('link', { name: /^Repaso de hoy: 1/u });
  await expect(row).toContainText('Uno del lunes 29.');
  await row.click();
  await expect(page).toHaveURL('/repaso');
  await expect(page.getByText('Repaso de hoy').first()).toBeVisible();
  await page.getByRole('button', { name: 'Rendirme' }).click();
  await page.getByRole('button', { name: /^(?:Siguiente|Seguir|Terminar)/u }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Repaso hecho' })).toBeVisible();
  await page.getByRole('link', { name: 'Volver a la semana' }).click();
  await expect(page.getByRole('table', { name: 'Tareas' })).toBeVisible();
  await expect(page.getByText('Repaso de hoy: nada vence')).toBeVisible();
});
