import type { Page } from '@playwright/test';
import type { Exercise, PreguntaLista } from '../../packages/lessons/src/index.ts';
import { HANDS, parseRange } from '../../packages/lessons/src/index.ts';
import { expect } from '../fixtures.ts';
import { verdict } from './session-helpers.ts';

/** Answers any exercise from its own data, right or wrong: by writing moves, by keys, by painting with the keyboard. */

const next = (page: Page) =>
  page.getByRole('button', { name: /^(?:Siguiente|Siguiente mano|Siguiente pregunta|Terminar)$/u });

const writeMove = async (page: Page, uci: string) => {
  const box = page.getByLabel('Tu jugada');
  await expect(box).toBeVisible();
  await box.fill(uci);
  await box.press('Enter');
};

const es = (value: number): string => String(Math.round(value * 100) / 100).replace('.', ',');

async function paint(page: Page, hands: readonly string[]): Promise<void> {
  for (const hand of hands) {
    await page.getByRole('gridcell', { name: new RegExp(`^${hand},`, 'u') }).focus();
    await page.keyboard.press('Space');
  }
  await page.getByRole('button', { name: 'Comprobar' }).click();
}

/** An option that no reading of the question accepts. */
function wrongOption(question: PreguntaLista): number {
  if (question.tipo === 'accion')
    return question.opciones.findIndex((_, i) => i !== question.mejor && !question.aceptables.includes(i));
  if (question.tipo === 'elige')
    return question.textos.findIndex((_, i) => i !== question.correcta && !question.aceptables.includes(i));
  return -1;
}

async function answer(page: Page, question: PreguntaLista, right: boolean): Promise<void> {
  switch (question.tipo) {
    case 'accion': {
      const options = page.getByRole('group', { name: 'Tu decisión' }).getByRole('button');
      await options.first().press(String((right ? question.mejor : wrongOption(question)) + 1));
      return;
    }
    case 'elige': {
      const options = page.getByRole('group', { name: 'Tu respuesta' }).getByRole('button');
      await options.nth(right ? question.correcta : wrongOption(question)).click();
      return;
    }
    case 'numero': {
      const box = page.getByLabel(/^Tu respuesta/u);
      await box.fill(es(right ? question.valor : question.valor * 3 + 7));
      await box.press('Enter');
      return;
    }
    case 'rango': {
      const solution = parseRange(question.solucion);
      const hands = HANDS.filter((hand) => (solution[hand] ?? 0) >= 0.5 === right);
      await paint(page, right ? hands : hands.slice(-6));
      return;
    }
    case 'libre':
      await page.getByRole('button', { name: 'Comparar con las claves' }).click();
      await page.getByRole('button', { name: right ? 'La tenía' : 'No la tenía', exact: true }).click();
  }
}

export async function solveExercise(page: Page, exercise: Exercise): Promise<void> {
  if (exercise.tipo === 'ajedrez') {
    for (let turn = 0; turn * 2 < exercise.linea.length; turn++)
      await writeMove(page, exercise.linea[turn * 2] as string);
  } else {
    for (const [i, question] of exercise.preguntas.entries()) {
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Corrección');
      await answer(page, question, true);
      await expect(page.locator('.s-veredicto.bien')).toBeVisible();
      if (i < exercise.preguntas.length - 1) await next(page).click();
    }
  }
  await expect(page.locator('.s-veredicto.bien')).toBeVisible();
  await next(page).click();
}

export async function failExercise(page: Page, exercise: Exercise): Promise<void> {
  if (exercise.tipo === 'ajedrez') {
    const refuted = Object.keys(exercise.refutaciones)[0];
    if (refuted === undefined) await page.getByRole('button', { name: 'Rendirme' }).click();
    else {
      await writeMove(page, refuted);
      await expect(page.locator('.s-veredicto.mal')).toBeVisible();
      await page.getByRole('button', { name: 'Ver la solución' }).click();
    }
    await expect(verdict(page)).toContainText('La solución');
    await next(page).click();
    return;
  }
  for (const question of exercise.preguntas) {
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Corrección');
    await answer(page, question, false);
    await expect(page.locator('.s-veredicto.mal')).toBeVisible();
    const reveal = page.getByRole('button', { name: 'Ver la solución' });
    if (question.tipo === 'numero' || question.tipo === 'rango') await reveal.click();
    await next(page).click();
  }
}
