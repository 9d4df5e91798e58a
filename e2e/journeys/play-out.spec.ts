import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readTable, resist } from '../../packages/lessons/src/endings/index.ts';
import type { PlayOut } from '../../packages/lessons/src/index.ts';
import { replay } from '../../packages/lessons/src/play-out/board.ts';
import { perfectMove } from '../../packages/lessons/src/play-out/table-rival.ts';
import { expect, test } from '../fixtures.ts';
import { type By, move } from './session-answers.ts';
import { playOuts } from './session-bank.ts';
import { openSession, verdict } from './session-helpers.ts';

/** A position played to its end: what slips is shown, and what was kept ends it. */

const TABLES = join(import.meta.dirname, '../../packages/lessons/content/chess/tables');
const tables = new Map(
  ['KPK', 'KQK', 'KRK'].map((key) => [key, readTable(key, gunzipSync(readFileSync(join(TABLES, `${key}.gz`))))]),
);
/** King on the sixth before its pawn: everything but two moves gives the win away. */
const PAWN = '4k3/8/4K3/4P3/';
const pawn = (): PlayOut => {
  const found = playOuts().find(({ fen }) => fen.startsWith(PAWN));
  if (!found) throw new Error('the bank has no such ending');
  return found;
};

/** What is right now, and what Estratega answers to it. */
const nextOf = (exercise: PlayOut, line: readonly string[]) => {
  const game = replay(exercise.fen, line)?.game;
  const own = game && perfectMove(exercise, game, tables);
  if (!own) throw new Error('nothing to play');
  const after = replay(exercise.fen, [...line, own])?.game;
  return { own, reply: after && !own.endsWith('q') ? resist(tables, after.fen())?.lan : undefined };
};

async function win(page: Parameters<typeof move>[0], exercise: PlayOut, by: By, from: readonly string[] = []) {
  const line = [...from];
  for (let turn = 0; turn < 30; turn++) {
    const { own, reply } = nextOf(exercise, line);
    await move(page, own, by);
    line.push(own);
    if (reply === undefined) break;
    line.push(reply);
    await expect(page.locator(`[data-casilla="${reply.slice(2, 4)}"]`)).toHaveAccessibleName(/rey negro/u);
  }
  return line;
}

test('a won ending that slips is shown, gone on with and won, by pointer @quick', async ({
  signedIn: page,
  person,
  request,
}) => {
  const exercise = pawn();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { attempts } = await openSession(page, request, person, 'ejercicios', [exercise]);
  await expect(page.getByRole('heading', { name: exercise.consigna })).toBeAttached();
  await move(page, 'e6d5', 'pointer');
  await expect(verdict(page)).toContainText('Aquí se escapó: 1.Rd5');
  await expect(page.locator('.s-veredicto')).toContainText('son tablas');
  await expect(
    page.getByRole('region', { name: 'Ejercicio' }).getByText(exercise.explicacion.slice(0, 40)),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Seguir antes de 1.Rd5' }).click();
  const line = await win(page, exercise, 'pointer');
  await expect(verdict(page)).toContainText(/^Ganado en \d+ jugadas/u);
  // The first try is the one that measures, and both are kept whole.
  await expect
    .poll(async () => (await attempts()).map(({ respuesta }) => respuesta))
    .toEqual([
      { partida: ['e6d5'], fin: 'escapo' },
      { partida: line, fin: 'logrado' },
    ]);
});

test('it is won by keyboard alone, and goes on after a reload', async ({ signedIn: page, person, request }) => {
  const exercise = pawn();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSession(page, request, person, 'ejercicios', [exercise]);
  const { own, reply = '' } = nextOf(exercise, []);
  await move(page, own, 'keyboard');
  await expect(page.locator(`[data-casilla="${reply.slice(2, 4)}"]`)).toHaveAccessibleName(/rey negro/u);
  await page.reload();
  await expect(page.locator(`[data-casilla="${reply.slice(2, 4)}"]`)).toHaveAccessibleName(/rey negro/u);
  await expect(page.locator(`[data-casilla="${own.slice(2, 4)}"]`)).toHaveAccessibleName(/rey blanco/u);
  await win(page, exercise, 'keyboard', [own, reply]);
  await expect(verdict(page)).toContainText(/^Ganado en/u);
});
