import type { Page } from '@playwright/test';
import { PRICE } from '../../apps/web/src/screens/session/session.fixture.ts';
import { expect, test } from '../fixtures.ts';
import { openSession } from './session-helpers.ts';
import { bearer } from './study-helpers.ts';

/** The fullest table there can be: everybody is still in, everybody has bet, five cards lie in the middle. */

const ORDER = ['UTG', 'UTG1', 'UTG2', 'LJ', 'HJ', 'CO', 'BTN', 'SB', 'BB'] as const;
type Seat = (typeof ORDER)[number];
const seatsOf = (n: number): readonly Seat[] =>
  n === 2 ? ['BTN', 'BB'] : ORDER.filter((pos, i) => i >= ORDER.length - n || pos === 'BTN');
const TABLES = [2, 3, 4, 5, 6, 7, 8, 9] as const;
const BOARD = ['Ks', '7d', '4s', '2c', 'Td'];

function history(seats: readonly Seat[]) {
  const last: Seat = seats.includes('SB') ? 'SB' : 'BTN';
  const before = seats.filter((pos) => pos !== last && pos !== 'BB');
  const after = (first: readonly Seat[]) => [...first, ...seats.filter((pos) => !first.includes(pos))];
  const round = after(seats.length === 2 ? ['BB'] : seats.filter((pos) => pos === 'SB' || pos === 'BB'));
  const checks = round.map((pos) => ({ pos, hace: 'check' as const }));
  const [first, ...rest] = round;
  return [
    {
      calle: 'pre' as const,
      acciones: [
        ...[...before, last].map((pos) => ({ pos, hace: 'call' as const, a: 1 })),
        { pos: 'BB' as const, hace: 'check' as const },
      ],
    },
    { calle: 'flop' as const, cartas: BOARD.slice(0, 3), acciones: checks },
    { calle: 'turn' as const, cartas: BOARD.slice(3, 4), acciones: checks },
    {
      calle: 'river' as const,
      cartas: BOARD.slice(4),
      acciones: [
        { pos: first as Seat, hace: 'bet' as const, a: 12.75 },
        ...rest.filter((pos) => pos !== 'BTN').map((pos) => ({ pos, hace: 'call' as const, a: 12.75 })),
      ],
    },
  ];
}

/** The button itself has to be drawn too, beside somebody else's plate. */
const heroOf = (n: number): Seat => (n % 2 === 0 ? 'BTN' : 'BB');

const exerciseOf = (n: number) => ({
  ...PRICE,
  id: `pk00bb0${n}`,
  situacion: 'Todos siguen en la mano.',
  mano: ['As', 'Js'] as [string, string],
  mesa: {
    tipo: 'cash' as const,
    unidad: 'bb' as const,
    ciegas: [0.5, 1] as [number, number],
    asientos: seatsOf(n).map((pos) => ({ pos, stack: 206.45, ...(pos === heroOf(n) ? { heroe: true as const } : {}) })),
  },
  historia: history(seatsOf(n)),
  preguntas: [
    {
      tipo: 'accion' as const,
      opciones: [{ hace: 'fold' as const }, { hace: 'call' as const }],
      mejor: 1,
      aceptables: [],
    },
  ],
});

/** Everything that is drawn, against everything else: the two cards of one hidden hand lie on each other, and that is all. */
const overlaps = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const table = document.querySelector('.s-mesa') as HTMLElement;
    const box = table.getBoundingClientRect();
    const drawn = [
      ...table.querySelectorAll<HTMLElement>(
        '.placa, .apuesta:not(.nada), .carta:not(.vacia), .dorso, .bote, .boton-d',
      ),
    ]
      .filter((one) => one.checkVisibility())
      .map((one) => ({ name: `${one.className} ${one.textContent ?? ''}`.trim(), rect: one.getBoundingClientRect() }));
    const found: string[] = drawn
      .filter(
        ({ rect }) =>
          rect.left < -0.5 ||
          rect.right > innerWidth + 0.5 ||
          rect.top < box.top - 0.5 ||
          rect.bottom > box.bottom + 0.5,
      )
      .map(({ name }) => `${name} sticks out`);
    for (const [i, a] of drawn.entries())
      for (const b of drawn.slice(i + 1)) {
        const [w, h] = [
          Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left),
          Math.min(a.rect.bottom, b.rect.bottom) - Math.max(a.rect.top, b.rect.top),
        ];
        if (w > 0.5 && h > 0.5) found.push(`${a.name} × ${b.name}: ${Math.round(w)}×${Math.round(h)}`);
      }
    return found;
  });

test('tables of two to nine seats: nothing lies over anything, on any phone', async ({
  signedIn: page,
  person,
  request,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 800 });
  await openSession(page, request, person, 'ejercicios', TABLES.map(exerciseOf), 'Poker Texas Holdem');
  const sizes = [
    [360, 800],
    [390, 844],
    [360, 640],
    [320, 568],
    [844, 390],
    [667, 375],
    [640, 400],
    [1280, 800],
  ] as const;
  for (const n of TABLES) {
    await expect(page.locator('.s-mesa .placa')).toHaveCount(n);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      expect.soft(await overlaps(page), `${n} seats, ${width}×${height}`).toEqual([]);
      // One pot, with all that lies in front.
      await expect(page.locator('.bote')).toContainText(`${String(n + 12.75 * (n - 1)).replace('.', ',')}\u00a0bb`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    }
    await page.setViewportSize({ width: 360, height: 800 });
    await page.keyboard.press('1');
    await expect(page.locator('.s-veredicto')).toBeVisible();
    expect.soft(await overlaps(page), `${n} seats, corrected`).toEqual([]);
    await page.getByRole('button', { name: n === 9 ? 'Terminar' : 'Siguiente mano' }).click();
  }
});

test('own hands of two to nine seats: every step lies clear at 360 px', async ({ signedIn: page, person, request }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 800 });
  const manos = TABLES.map((n) => {
    // Between two, whoever deals is the small blind.
    const seats: readonly Seat[] = n === 2 ? ['SB', 'BB'] : seatsOf(n);
    const own: Seat = n === 2 ? 'SB' : 'BTN';
    return {
      sala: 'pokerstars',
      id: `mesa-${n}`,
      fecha: '2026-11-03T18:20:00Z',
      tipo: 'cash',
      ciegas: [0.5, 1],
      asientos: seats.map((pos) => ({ pos, stack: 206.45, ...(pos === own ? { heroe: true as const } : {}) })),
      mano: ['As', 'Js'],
      historia: history(seats).map((street) =>
        street.calle === 'river'
          ? {
              ...street,
              acciones: [...street.acciones, ...(own === 'BTN' ? [{ pos: own, hace: 'call', a: 12.75 }] : [])],
            }
          : street,
      ),
      bote: n + 12.75 * n,
      comision: 0,
      netoHeroe: -13.75,
    };
  });
  const sent = await request.post('/api/manos', { data: { manos }, headers: bearer(person) });
  expect(await sent.json()).toMatchObject({ manos: manos.map(() => ({})) });
  const { manos: stored } = (await sent.json()) as { manos: { id: string }[] };
  for (const [i, { id }] of stored.entries()) {
    await page.goto(`/mis-partidas/mano/${id}`);
    const next = page.getByRole('button', { name: 'Siguiente' });
    await expect(page.locator('.s-mesa')).toBeVisible();
    const before = await page.locator('.s-mesa').boundingBox();
    for (let step = 0; await next.isEnabled(); step++) {
      expect.soft(await overlaps(page), `${TABLES[i]} seats, step ${step}`).toEqual([]);
      await next.click();
    }
    expect.soft(await overlaps(page), `${TABLES[i]} seats, the end`).toEqual([]);
    // It keeps its place from the first step to the last.
    expect.soft((await page.locator('.s-mesa').boundingBox())?.height, `${TABLES[i]} seats`).toBe(before?.height);
  }
});
