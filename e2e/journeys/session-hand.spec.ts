import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { makeDrill } from '../../packages/lessons/src/drills/index.ts';
import { HABIT_RULES, type Hand, type HandView, openHand } from '../../packages/lessons/src/hand-play/index.ts';
import { decisionsIn, type HandExercise, judge } from '../../packages/lessons/src/index.ts';
import { unpackSpot } from '../../packages/poker/src/flops/index.ts';
import { expect, test } from '../fixtures.ts';
import { type Attempt, openSession } from './session-helpers.ts';

/** «Mano entera»: street by street against the solved strategy, and what each decision cost. */

const FLOPS = new URL('../../packages/lessons/content/poker/flops/', import.meta.url);

const dealt = (id: string): { exercise: HandExercise; hand: Hand } => {
  const exercise = makeDrill(id);
  if (exercise.tipo !== 'poker-mano') throw new Error(`${id} is no hand`);
  const file = readFileSync(new URL(`${exercise.formacion}/${exercise.flop}.spot`, FLOPS));
  return { exercise, hand: openHand(unpackSpot(inflateRawSync(file)), exercise) };
};

/** Never folding: checks, or pays. */
const passive = ({ turno }: HandView): number =>
  turno?.ofrecidas.find((at) => turno.opciones[at]?.hace !== 'fold') ?? 0;

/** A seed whose hand lasts to the river when nobody folds it, so that several streets are decided. */
const lasting = (drill: string, level: number): { exercise: HandExercise; views: HandView[]; chosen: number[] } => {
  for (let seed = 0; seed < 40; seed++) {
    const { exercise, hand } = dealt(`g.${drill}.${level}.viaje${seed}`);
    const chosen: number[] = [];
    const views = [hand.play(chosen)];
    while (views.at(-1)?.turno) {
      chosen.push(passive(views.at(-1) as HandView));
      views.push(hand.play(chosen));
    }
    const streets = new Set(views.at(-1)?.decisiones.map(({ calle }) => calle));
    if (streets.size === 3) return { exercise, views, chosen };
  }
  throw new Error('no hand of forty lasts');
};

const decisions = (page: Page) => page.getByRole('group', { name: 'Tu decisión' });
const cost = (view: HandView): string =>
  new Intl.NumberFormat('es-AR', { maximumFractionDigits: 2 }).format(
    view.decisiones.reduce((sum, { juicio }) => sum + (juicio?.coste ?? 0), 0),
  );

test('a whole hand by keyboard: what the browser deals, solves and judges is what its seed says elsewhere', async ({
  signedIn: page,
  person,
  request,
}) => {
  const { exercise, views, chosen } = lasting('mano-vscbet', 3);
  await page.setViewportSize({ width: 1280, height: 800 });
  const { attempts } = await openSession(page, request, person, 'ejercicios', [exercise], 'Poker Texas Holdem');
  for (const [i, at] of chosen.entries()) {
    const { turno, tablero } = views[i] as HandView;
    await expect(decisions(page).getByRole('button')).toHaveCount(turno?.ofrecidas.length ?? 0);
    await expect(page.locator('.s-mesa .centro .carta:not(.vacia)')).toHaveCount(tablero.length);
    await expect(decisions(page)).toHaveAttribute('aria-busy', 'false');
    await page.keyboard.press(String((turno?.ofrecidas.indexOf(at) ?? 0) + 1));
  }
  const end = views.at(-1) as HandView;
  await expect(page.getByRole('heading', { level: 1, name: 'Lo que costaron tus decisiones' })).toBeVisible();
  await expect(page.locator('.m-alto b')).toHaveText(`${cost(end)} bb`);
  await expect(page.locator('.m-calles > li')).toHaveCount(end.decisiones.length);
  // The dearest lies open, with both ranges beside it.
  await expect(page.locator('.m-calles > li[data-abierta]')).toHaveCount(1);
  await expect(page.getByRole('img', { name: /^Tu rango entero:/u })).toBeVisible();
  await page.getByText('Su rango', { exact: true }).click();
  await expect(page.getByRole('img', { name: /^Su rango:/u })).toBeVisible();
  const [sent] = await attempts();
  const mano = (sent as Attempt & { respuesta: { mano: { linea: number[]; costes: { paso: number; bb: number }[] } } })
    .respuesta.mano;
  expect(mano.linea).toEqual(end.linea);
  expect(mano.costes).toEqual(
    end.decisiones.flatMap(({ paso, juicio }) => (juicio ? [{ paso, bb: juicio.coste }] : [])),
  );
  expect(judge(exercise, { mano })).toMatch(/^(?:bien|casi|mal)$/u);
});

test('against a habit: it is told before, and afterwards what playing balanced would have left', async ({
  signedIn: page,
  person,
  request,
}) => {
  const { exercise, hand } = dealt('g.mano-habito.4.viaje');
  const told = HABIT_RULES[exercise.habito ?? 'abandona'].texto;
  await page.setViewportSize({ width: 390, height: 844 });
  const { attempts } = await openSession(page, request, person, 'ejercicios', [exercise], 'Poker Texas Holdem');
  const chosen: number[] = [];
  let view = hand.play(chosen);
  while (view.turno) {
    await expect(page.locator('p.menor', { hasText: told })).toBeVisible();
    await expect(decisions(page)).toHaveAttribute('aria-busy', 'false');
    const at = passive(view);
    await page.keyboard.press(String(view.turno.ofrecidas.indexOf(at) + 1));
    chosen.push(at);
    view = hand.play(chosen);
  }
  await expect(page.locator('.m-alto b')).toHaveText(`${cost(view)} bb`);
  await expect(page.locator('.m-porque')).toContainText('contra este rival');
  await expect(page.locator('.m-porque')).toContainText('Jugar equilibrado');
  await expect(page.locator('p.nota', { hasText: told })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  const [sent] = await attempts();
  expect(judge(exercise, sent?.respuesta as unknown as Parameters<typeof judge>[1])).toMatch(/^(?:bien|casi|mal)$/u);
});

test('dealt for the overbet: both sizes to choose from, said as they are, and booked under its theme', async ({
  signedIn: page,
  person,
  request,
}) => {
  const { exercise, hand } = dealt('g.mano-overbet.4.k2x');
  await page.setViewportSize({ width: 390, height: 844 });
  const { attempts } = await openSession(page, request, person, 'ejercicios', [exercise], 'Poker Texas Holdem');
  const { turno } = hand.play([]);
  const bets = (turno?.opciones ?? []).flatMap(({ hace, a }) => (hace === 'bet' || hace === 'allin' ? [a] : []));
  expect(bets).toHaveLength(2);
  const buttons = decisions(page).getByRole('button');
  await expect(buttons).toHaveCount(3);
  for (const [i, amount] of bets.entries())
    await expect(buttons.nth(i + 1)).toContainText(
      new Intl.NumberFormat('es-AR', { maximumFractionDigits: 2 }).format(amount ?? 0),
    );
  await expect(decisions(page)).toHaveAttribute('aria-busy', 'false');
  await page.keyboard.press('1');
  const end = hand.play([0]);
  await expect(page.locator('.m-alto b')).toHaveText(`${cost(end)} bb`);
  await expect(page.locator('p.nota', { hasText: '150' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  const [sent] = await attempts();
  const respuesta = sent?.respuesta as unknown as Parameters<typeof judge>[1];
  expect(decisionsIn(exercise, respuesta).map(({ tema }) => tema)).toEqual(['pk-pos-overbet']);
});

test('on a small phone: by thumb, the ranges a touch away, again with other cards, and on without network', async ({
  signedIn: page,
  person,
  request,
}) => {
  const { exercise } = dealt('g.mano-cbet.1.telefono');
  await page.setViewportSize({ width: 390, height: 664 });
  const { attempts } = await openSession(page, request, person, 'ejercicios', [exercise], 'Poker Texas Holdem');
  const buttons = decisions(page).getByRole('button');
  await expect(buttons.first()).toBeVisible();
  for (const button of await buttons.all()) {
    const box = await button.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(60);
    expect(box?.y).toBeGreaterThan(664 / 2);
  }
  // Everything that the hand needs is here: the rest is played without network.
  await page.context().setOffline(true);
  const playOn = async () => {
    const over = page.getByRole('heading', { level: 1, name: 'Lo que costaron tus decisiones' });
    while (!(await over.isVisible())) {
      if (
        (await decisions(page)
          .getAttribute('aria-busy')
          .catch(() => 'true')) === 'false'
      ) {
        const check = buttons.filter({ hasNotText: 'Retirarse' }).first();
        await check.click({ timeout: 2_000 }).catch(() => undefined);
      }
    }
  };
  await playOn();
  await page.getByRole('button', { name: 'Ver los rangos enteros' }).click();
  await expect(page.getByRole('img', { name: /^Tu rango entero:/u })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  const given = await attempts();
  expect(given).toHaveLength(1);
  await page.getByRole('button', { name: 'Otra con otras cartas' }).click();
  await expect(buttons.first()).toBeVisible();
  await playOn();
  await expect(page.getByText('Esta mano es de práctica: cuenta la primera.')).toBeVisible();
  expect(await attempts()).toHaveLength(1);
  await page.context().setOffline(false);
});
