import { CHESS, POKER, QUESTIONS } from '../../apps/web/src/screens/session/session.fixture.ts';
import { expect, test } from '../fixtures.ts';
import { failExercise, solveExercise } from './session-answers.ts';
import { openSession } from './session-helpers.ts';

const GAMES = [
  { campo: 'Ajedrez', exercises: [...CHESS, ...QUESTIONS], title: 'Un paso más cerca de coronar' },
  { campo: 'Poker Texas Holdem', exercises: POKER, title: 'Una carta más sobre la mesa' },
] as const;

for (const { campo, exercises, title } of GAMES) {
  test(`${campo}: every kind of exercise can be solved`, async ({ signedIn: page, person, request }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { attempts } = await openSession(page, request, person, 'ejercicios', exercises, campo);
    for (const exercise of exercises) await solveExercise(page, exercise);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.locator('.cifras')).toContainText(`${exercises.length}/${exercises.length}`);
    await expect
      .poll(async () => (await attempts()).map(({ ejercicio }) => ejercicio))
      .toEqual(exercises.map(({ id }) => id));
  });

  test(`${campo}: every kind of exercise can be failed, and says when it returns`, async ({
    signedIn: page,
    person,
    request,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openSession(page, request, person, 'ejercicios', exercises, campo);
    for (const exercise of exercises) await failExercise(page, exercise);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.locator('.cifras')).toContainText(`0/${exercises.length}`);
    await expect(page.getByText(/^Vuelve (?:el|en la semana)/u)).toHaveCount(exercises.length);
  });
}
