import type { Locator, Page } from '@playwright/test';
import type { Exercise, PreguntaHecha } from '../../packages/lessons/src/index.ts';
import { HANDS, parseRange } from '../../packages/lessons/src/index.ts';
import { expect } from '../fixtures.ts';
import { verdict } from './session-helpers.ts';

/** Answers any exercise from its own data, right or wrong: with the mouse, with the keyboard alone, or by writing. */
export type By = 'pointer' | 'keyboard' | 'typed';

const next = (page: Page) =>
  page.getByRole('button', { name: /^(?:Siguiente|Siguiente mano|Siguiente pregunta|Terminar)$/u });

const writeMove = async (page: Page, uci: string) => {
  const box = page.getByLabel('Tu jugada');
  await expect(box).toBeVisible();
  await box.fill(uci);
  await box.press('Enter');
};

const PROMOTED: Readonly<Record<string, string>> = { q: 'dama', n: 'caballo', r: 'torre', b: 'alfil' };
const FILES = 'abcdefgh';

/** With the arrow keys from wherever the board's own place is, as seen from the side that moves. */
async function walkTo(page: Page, target: string): Promise<void> {
  const cursor = page.locator('.casillas [tabindex="0"]');
  await cursor.focus();
  const from = (await cursor.getAttribute('data-casilla')) ?? '';
  const turned = (await page.locator('.casillas [data-casilla]').first().getAttribute('data-casilla')) === 'h1';
  const files = (FILES.indexOf(target[0] ?? '') - FILES.indexOf(from[0] ?? '')) * (turned ? -1 : 1);
  const ranks = (Number(target[1]) - Number(from[1])) * (turned ? -1 : 1);
  for (let i = 0; i < Math.abs(files); i++) await page.keyboard.press(files > 0 ? 'ArrowRight' : 'ArrowLeft');
  for (let i = 0; i < Math.abs(ranks); i++) await page.keyboard.press(ranks > 0 ? 'ArrowUp' : 'ArrowDown');
  await expect(page.locator(`[data-casilla="${target}"]`)).toBeFocused();
}

export async function move(page: Page, uci: string, by: By): Promise<void> {
  const [from, to, piece] = [uci.slice(0, 2), uci.slice(2, 4), uci[4]];
  // The rival's answer is on the board before the next move begins.
  await expect(page.locator(`[data-casilla="${from}"].propia`)).toBeVisible();
  if (by === 'typed') return writeMove(page, uci);
  for (const square of [from, to]) {
    if (by === 'pointer') await page.locator(`[data-casilla="${square}"]`).click();
    else {
      await walkTo(page, square);
      await page.keyboard.press('Enter');
    }
  }
  if (piece === undefined) return;
  const wanted = page.getByRole('dialog').getByRole('button', { name: PROMOTED[piece] ?? '' });
  if (by === 'pointer') await wanted.click();
  else {
    for (let i = 0; i < 4 && !(await wanted.evaluate((one) => one === document.activeElement)); i++)
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  }
}

const es = (value: number): string => String(Math.round(value * 100) / 100).replace('.', ',');

async function paint(page: Page, hands: readonly string[], by: By): Promise<void> {
  for (const hand of hands) {
    const cell = page.getByRole('gridcell', { name: new RegExp(`^${hand},`, 'u') });
    if (by === 'pointer') await cell.click();
    else {
      await cell.focus();
      await page.keyboard.press('Space');
    }
  }
  await press(page.getByRole('button', { name: 'Comprobar' }), by);
}

const press = async (button: Locator, by: By): Promise<void> =>
  by === 'pointer' ? button.click() : button.press('Enter');

export const rangeHands = ({ solucion }: Extract<PreguntaHecha, { tipo: 'rango' }>): number =>
  Object.values(parseRange(solucion)).filter((part) => part >= 0.5).length;

/** An option that no reading of the question accepts; −1 where all are accepted, undefined where nothing is chosen. */
export function wrongOption(question: PreguntaHecha): number | undefined {
  if (question.tipo === 'accion')
    return question.opciones.findIndex((_, i) => i !== question.mejor && !question.aceptables.includes(i));
  if (question.tipo === 'elige')
    return question.textos.findIndex((_, i) => i !== question.correcta && !question.aceptables.includes(i));
  return undefined;
}

async function answer(page: Page, question: PreguntaHecha, right: boolean, by: By): Promise<void> {
  switch (question.tipo) {
    case 'accion': {
      const options = page.getByRole('group', { name: 'Tu decisión' }).getByRole('button');
      const at = right ? question.mejor : (wrongOption(question) ?? -1);
      if (by === 'pointer') await options.nth(at).click();
      else await options.first().press(String(at + 1));
      return;
    }
    case 'elige': {
      const options = page.getByRole('group', { name: 'Tu respuesta' }).getByRole('button');
      const at = right ? question.correcta : (wrongOption(question) ?? -1);
      if (by === 'keyboard') await options.first().press(String(at + 1));
      else await options.nth(at).click();
      return;
    }
    case 'numero': {
      const box = page.getByLabel(/^Tu respuesta/u);
      await box.fill(es(right ? question.valor : question.valor * 3 + 7));
      if (by === 'pointer') await page.getByRole('button', { name: 'Comprobar' }).click();
      else await box.press('Enter');
      return;
    }
    case 'rango': {
      const solution = parseRange(question.solucion);
      const hands = HANDS.filter((hand) => (solution[hand] ?? 0) >= 0.5 === right);
      await paint(page, right ? hands : hands.slice(-6), by);
      return;
    }
    case 'casillas': {
      for (const square of right ? question.casillas : question.casillas.slice(1).concat('a1')) {
        if (by === 'pointer') await page.locator(`.casillas [data-casilla="${square}"]`).click();
        else {
          await walkTo(page, square);
          await page.keyboard.press('Enter');
        }
      }
      await press(page.getByRole('button', { name: 'Comprobar' }), by);
      return;
    }
    case 'libre':
      await page.getByRole('button', { name: 'Comparar con las claves' }).click();
      await page.getByRole('button', { name: right ? 'La tenía' : 'No la tenía', exact: true }).click();
  }
}

/** A hand of a chart, one of many in a row. */
const isQuick = (exercise: Exercise): boolean => exercise.tipo === 'poker' && exercise.ritmo !== undefined;

/** Right, it goes on by itself; wrong, it waits. */
async function answerQuick(page: Page, exercise: Exercise, right: boolean, by: By): Promise<void> {
  const [question] = exercise.tipo === 'poker' ? exercise.preguntas : [];
  if (!question) throw new Error(`${exercise.id} asks nothing`);
  await expect(page.getByRole('group', { name: 'Tu decisión' })).toBeVisible();
  await answer(page, question, right, by);
  if (!right) {
    await expect(page.getByRole('list', { name: /El borde de la tabla/u })).toBeVisible();
    await press(page.getByRole('button', { name: /^(?:Seguir|Terminar)$/u }), by);
  }
  await expect(page.locator('.t-mano[data-respondida]')).toHaveCount(0);
}

export async function solveExercise(page: Page, exercise: Exercise, by: By = 'typed'): Promise<void> {
  if (isQuick(exercise)) return answerQuick(page, exercise, true, by);
  if (exercise.tipo === 'poker-mano') throw new Error('a whole hand is played by its own journey');
  if (exercise.tipo === 'ajedrez') {
    for (let turn = 0; turn * 2 < exercise.linea.length; turn++)
      await move(page, exercise.linea[turn * 2] as string, by);
  } else if (exercise.tipo !== 'ajedrez-partida') {
    for (const [i, question] of exercise.preguntas.entries()) {
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Corrección');
      await answer(page, question, true, by);
      await expect(page.locator('.s-veredicto.bien')).toBeVisible();
      if (i < exercise.preguntas.length - 1) await press(next(page), by);
    }
  }
  await expect(page.locator('.s-veredicto.bien')).toBeVisible();
  await press(next(page), by);
}

export async function failExercise(page: Page, exercise: Exercise, by: By = 'typed'): Promise<void> {
  if (isQuick(exercise)) return answerQuick(page, exercise, false, by);
  if (exercise.tipo === 'poker-mano') throw new Error('a whole hand is played by its own journey');
  if (exercise.tipo === 'ajedrez') {
    const refuted = Object.keys(exercise.refutaciones)[0];
    if (refuted === undefined) await press(page.getByRole('button', { name: 'Rendirme' }), by);
    else {
      await move(page, refuted, by);
      await expect(page.locator('.s-veredicto.mal')).toBeVisible();
      await press(page.getByRole('button', { name: 'Ver la solución' }), by);
    }
    await expect(verdict(page)).toContainText('La solución');
    await press(next(page), by);
    return;
  }
  for (const question of exercise.tipo === 'ajedrez-partida' ? [] : exercise.preguntas) {
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Corrección');
    await answer(page, question, false, by);
    await expect(page.locator('.s-veredicto.mal')).toBeVisible();
    const reveal = page.getByRole('button', { name: 'Ver la solución' });
    if (question.tipo === 'numero') await press(reveal, by);
    await press(next(page), by);
  }
}
