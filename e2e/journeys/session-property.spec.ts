import type { Exercise } from '../../packages/lessons/src/index.ts';
import { expect, test } from '../fixtures.ts';
import { type By, failExercise, rangeHands, solveExercise, wrongOption } from './session-answers.ts';
import { drawn, everyDrill, random, seedOfRun } from './session-bank.ts';
import { openSession } from './session-helpers.ts';

/**
 * Whatever the bank or a drill gives, it can be solved and failed: by pointer, by keyboard alone, by writing. Drawn
 * by a seed that is printed; E2E_SEED draws others.
 */

const WAYS: readonly By[] = ['pointer', 'keyboard', 'typed'];
type Fits = (exercise: Exercise) => boolean;

const mates: Fits = (exercise) => exercise.tipo === 'ajedrez' && exercise.rasgos.mate;
const lines: Fits = (exercise) => exercise.tipo === 'ajedrez' && !exercise.rasgos.mate && exercise.linea.length > 1;
const rules: Fits = (exercise) => exercise.tipo === 'ajedrez' && exercise.temas.some((id) => id.startsWith('aj-fun-'));
const asks =
  (kind: string): Fits =>
  (exercise) =>
    exercise.tipo === 'poker' && exercise.preguntas.some(({ tipo }) => tipo === kind);
/** A range of many hands is painted hand by hand here: a small one says as much. And what is to be failed must be failable. */
const usable: Fits = (exercise) =>
  exercise.tipo === 'ajedrez' ||
  (exercise.tipo !== 'ajedrez-partida' &&
    exercise.tipo !== 'poker-mano' &&
    exercise.preguntas.every(
      (question) => wrongOption(question) !== -1 && (question.tipo !== 'rango' || rangeHands(question) <= 40),
    ));

const GAMES = [
  { campo: 'Ajedrez', kinds: [lines, mates, rules], drills: 'ajedrez', title: 'Un paso más cerca de coronar' },
  {
    campo: 'Poker Texas Holdem',
    kinds: [asks('accion'), asks('numero'), asks('elige'), asks('rango')],
    drills: 'poker',
    title: 'Una carta más sobre la mesa',
  },
] as const;

for (const { campo, kinds, drills, title } of GAMES) {
  for (const [i, by] of WAYS.entries()) {
    test(`${campo}: what the bank gives is solved and failed by ${by}`, async ({ signedIn: page, person, request }) => {
      test.slow();
      const seed = seedOfRun() + i;
      console.log(`${campo}, ${by}: E2E_SEED=${seed - i}`);
      const rng = random(seed);
      const solved = kinds.flatMap((kind) => drawn(rng, 1, (one) => kind(one) && usable(one)));
      const failed = kinds.flatMap((kind) => drawn(rng, 1, (one) => kind(one) && usable(one)));
      const exercises = [...new Map([...solved, ...failed].map((one) => [one.id, one])).values()];
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const { attempts } = await openSession(page, request, person, 'ejercicios', exercises, campo);
      for (const exercise of exercises) {
        await test.step(`${solved.includes(exercise) ? 'solve' : 'fail'} ${exercise.id}`, () =>
          solved.includes(exercise) ? solveExercise(page, exercise, by) : failExercise(page, exercise, by));
      }
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(page.locator('.cifras')).toContainText(`${solved.length}/${exercises.length}`);
      await expect
        .poll(async () => (await attempts()).map(({ ejercicio }) => ejercicio))
        .toEqual(exercises.map(({ id }) => id));
    });
  }

  test(`${campo}: every drill, solved or failed`, async ({ signedIn: page, person, request }) => {
    test.slow();
    const seed = seedOfRun();
    console.log(`${campo}, drills: E2E_SEED=${seed}`);
    const rng = random(seed);
    const exercises = everyDrill(rng, drills);
    const solved = exercises.filter(() => rng() < 0.5);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openSession(page, request, person, 'ejercicios', exercises, campo);
    for (const [n, exercise] of exercises.entries()) {
      const by = WAYS[n % WAYS.length] ?? 'typed';
      await test.step(`${solved.includes(exercise) ? 'solve' : 'fail'} ${exercise.id} by ${by}`, () =>
        solved.includes(exercise) ? solveExercise(page, exercise, by) : failExercise(page, exercise, by));
    }
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.locator('.cifras')).toContainText(`${solved.length}/${exercises.length}`);
  });
}
