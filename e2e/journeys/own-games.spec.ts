import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  canPrint,
  PRINTED,
  playGame,
  playHand,
  printGame,
  printHand,
  seeded,
} from '../../packages/own-games/src/generate/index.fixture.ts';
import { axeViolations, expect, test } from '../fixtures.ts';
import { LOOKS } from './looks.ts';
import { openSession } from './session-helpers.ts';
import { bearer, makePlan, STUDY, study } from './study-helpers.ts';

const HERE = '/mis-partidas';
const random = seeded(41);

/** Hands of every room in one text, and how many of them are. */
const mixedRooms = (many: number, first = 500_000): string =>
  Array.from({ length: many }, (_, i) => {
    const hand = playHand(random, first + i);
    const wanted = PRINTED[i % PRINTED.length] ?? 'pokerstars-en';
    return printHand(hand, canPrint(hand, wanted) ? wanted : 'pokerstars-en');
  }).join('\n\n\n');

const pgn = (many: number): string =>
  Array.from({ length: many }, (_, i) => printGame(random, playGame(random, 40), `prueba${i}`).text).join('\n');

/** In the cutoff, into six pots of ten by calling, and out again when raised. */
const looseHands = (many: number): string =>
  Array.from({ length: many }, (_, i) => {
    const calls = i % 10 < 6;
    const time = `${String(Math.floor(i / 60) % 24).padStart(2, '0')}:${String(i % 60).padStart(2, '0')}:00`;
    return [
      `PokerStars Hand #${70_000_000 + i}:  Hold'em No Limit ($0.05/$0.10) - 2026/03/01 ${time} UTC`,
      "Table 'Asterope' 6-max Seat #1 is the button",
      ...['boton', 'chica', 'grande', 'primero', 'segundo', 'yo'].map(
        (name, seat) => `Seat ${seat + 1}: ${name} ($10 in chips)`,
      ),
      'chica: posts small blind $0.05',
      'grande: posts big blind $0.10',
      '*** HOLE CARDS ***',
      'Dealt to yo [7h 4d]',
      'primero: folds',
      'segundo: folds',
      calls ? 'yo: calls $0.10' : 'yo: folds',
      'boton: folds',
      'chica: folds',
      ...(calls
        ? [
            'grande: raises $0.30 to $0.40',
            'yo: folds',
            'Uncalled bet ($0.30) returned to grande',
            'grande collected $0.25 from pot',
          ]
        : ['Uncalled bet ($0.05) returned to grande', 'grande collected $0.10 from pot']),
      '*** SUMMARY ***',
      `Total pot ${calls ? '$0.25' : '$0.10'} | Rake $0`,
    ].join('\n');
  }).join('\n\n\n');

const file = (name: string, text: string | Buffer) => ({
  name,
  mimeType: 'text/plain',
  buffer: typeof text === 'string' ? Buffer.from(text) : text,
});

const byFile = async (page: Page, ...files: ReturnType<typeof file>[]) => {
  await page.getByRole('radio', { name: 'Por archivo' }).check();
  await page.getByLabel('Archivos de partidas o manos').setInputFiles(files);
};

const rowsOf = (page: Page, name: 'Partidas' | 'Manos') =>
  page.getByRole('region', { name: new RegExp(`^${name}`, 'u') }).getByRole('listitem');

test('my user name brings my games, a second time brings none, and other people’s names are nowhere', async ({
  signedIn: page,
  person,
  request,
}) => {
  await page.goto(HERE);
  await expect(page.getByText('Este mes quedan por analizar 20 de 20 partidas y 500 de 500 manos.')).toBeVisible();
  await page.getByLabel('Tu usuario de Lichess').fill('ana_prueba');
  await page.getByRole('button', { name: 'Traer mis partidas' }).click();
  await expect(page.getByText('Guardamos 40 partidas.')).toBeVisible();
  await expect(page.getByText('20 quedan en espera')).toBeVisible();
  await expect(rowsOf(page, 'Partidas')).toHaveCount(10);
  for (const many of [20, 30, 40]) {
    await page.getByRole('button', { name: 'Ver más partidas' }).click();
    await expect(rowsOf(page, 'Partidas')).toHaveCount(many);
  }
  await expect(page.getByRole('button', { name: 'Ver más partidas' })).toBeHidden();

  // A phone begins with a few; the keyboard goes on at the first of those that were asked for.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(rowsOf(page, 'Partidas')).toHaveCount(5);
  for (const [at, many] of [
    [5, 10],
    [10, 20],
  ] as const) {
    await page.getByRole('button', { name: 'Ver más partidas' }).press('Enter');
    await expect(rowsOf(page, 'Partidas')).toHaveCount(many);
    await expect(rowsOf(page, 'Partidas').nth(at).getByRole('link')).toBeFocused();
  }
  await page.setViewportSize({ width: 1280, height: 900 });

  // The name is remembered, and the same games are the same games.
  await page.reload();
  await expect(page.getByLabel('Tu usuario de Lichess')).toHaveValue('ana_prueba');
  await page.getByRole('button', { name: 'Traer mis partidas' }).click();
  await expect(page.getByText('No hay nada nuevo.')).toBeVisible();
  const stored = await (await request.get('/api/partidas?limite=100', { headers: bearer(person) })).text();
  expect(stored).not.toMatch(/rival_|ana_prueba/u);
});

test('a site that does not know me, closed my account or breaks off says so, and offers a file', async ({
  signedIn: page,
  complaints,
}) => {
  await page.goto(HERE);
  for (const [site, name, said] of [
    ['Lichess', 'nadie_asi', 'No encontramos ese usuario en Lichess.'],
    ['Lichess', 'cortada', 'Lichess no responde en este momento.'],
    ['Chess.com', 'cerrada', 'Esa cuenta de Chess.com está cerrada.'],
  ] as const) {
    await page.getByRole('radio', { name: site }).check();
    await page.getByLabel(`Tu usuario de ${site}`).fill(name);
    await page.getByRole('button', { name: 'Traer mis partidas' }).click();
    await expect(page.getByRole('alert').getByText(said)).toBeVisible();
  }
  await page.getByRole('radio', { name: 'Lichess' }).check();
  await page.getByLabel('Tu usuario de Lichess').fill('sin_partidas');
  await page.getByRole('button', { name: 'Traer mis partidas' }).click();
  await expect(page.getByText('sin_partidas no tiene partidas que podamos traer de Lichess.')).toBeVisible();

  // With the site down everything else works.
  await page.getByLabel('Tu usuario de Lichess').fill('cortada');
  await page.getByRole('button', { name: 'Traer mis partidas' }).click();
  await page.getByRole('button', { name: 'Traerlas desde un archivo' }).click();
  await byFile(page, file('manos.txt', mixedRooms(5)));
  await expect(page.getByText('Guardamos 5 manos.')).toBeVisible();
  // The browser itself reports what the server refused.
  expect(complaints.splice(0).every((text) => text.includes('/api/partidas/de-sitio'))).toBe(true);
});

test('files of all rooms together, with rubbish among them: the good ones are kept, the rest is told', async ({
  signedIn: page,
}) => {
  await page.goto(HERE);
  const broken = mixedRooms(1, 700_000).replace(/\n.*(?:posts big blind|pone la ciega grande).*\n/u, '\n');
  await byFile(
    page,
    file('salas.txt', `${mixedRooms(51, 600_000)}\n\n\nesto no es nada\n\n\n${broken}`),
    file('foto.bin', Buffer.from(Array.from({ length: 5_000 }, (_, i) => (i * 7919) % 256))),
    file('vacio.txt', ''),
    file('nuevas.zip', Buffer.from('PK\u0003\u0004lo que sea', 'latin1')),
  );
  await expect(page.getByText('Guardamos 51 manos.')).toBeVisible();
  await page.getByText(/quedaron fuera: por qué/u).click();
  const told = page.locator('.traer-fuera li');
  await expect(told.filter({ hasText: 'foto.bin, línea 1: Es un archivo binario' })).toHaveCount(1);
  await expect(told.filter({ hasText: 'vacio.txt, línea 1: El archivo está vacío.' })).toHaveCount(1);
  await expect(told.filter({ hasText: 'nuevas.zip, línea 1: Es un archivo comprimido (ZIP).' })).toHaveCount(1);
  await expect(told.filter({ hasText: /salas\.txt, línea [\d.]+: Este texto no es de una mano/u })).toHaveCount(1);
  await expect(told.filter({ hasText: /salas\.txt, línea [\d.]+: Falta la línea de una ciega/u })).toHaveCount(1);
  await expect(rowsOf(page, 'Manos')).toHaveCount(10);
});

test('pasted games ask who I am, and remember it', { tag: '@quick' }, async ({ signedIn: page, person, request }) => {
  await page.goto(HERE);
  await page.getByRole('radio', { name: 'Pegar texto' }).check();
  await page.getByRole('button', { name: 'Leer el texto' }).click();
  await expect(page.getByText('Pega primero el texto de una partida o de una mano.')).toBeVisible();
  const text = page.getByLabel('Texto de las partidas o manos');
  await text.fill(pgn(3));
  await page.getByRole('button', { name: 'Leer el texto' }).click();
  await expect(page.getByRole('heading', { name: '¿Quién eres en estas partidas?' })).toBeFocused();
  await page.getByRole('button', { name: 'Guardar mis partidas' }).click();
  await expect(page.getByText('Elige uno de los nombres.')).toBeVisible();
  await page.getByRole('radio', { name: /^Rival/u }).check();
  await page.getByRole('button', { name: 'Guardar mis partidas' }).click();
  await expect(page.getByText('Guardamos 3 partidas.')).toBeVisible();
  await expect(page.getByText('Te contamos como Rival.')).toBeVisible();
  expect(await (await request.get('/api/partidas', { headers: bearer(person) })).text()).not.toMatch(/"Rival"|roca/u);

  await page.getByRole('radio', { name: 'Pegar texto' }).check();
  await text.fill(`${pgn(1)}\n\nNada de esto se entiende`);
  await page.getByRole('button', { name: 'Leer el texto' }).click();
  await expect(page.getByText('Guardamos 1 partida.')).toBeVisible();

  await page.getByRole('radio', { name: 'Pegar texto' }).check();
  await text.fill('hola, ¿qué tal?');
  await page.getByRole('button', { name: 'Leer el texto' }).click();
  await expect(page.getByText('No encontramos partidas ni manos que sepamos leer.')).toBeVisible();
});

test('I delete one, and all; the focus stays where I was', async ({ signedIn: page }) => {
  await page.goto(HERE);
  await byFile(page, file('manos.txt', mixedRooms(3, 800_000)));
  await expect(rowsOf(page, 'Manos')).toHaveCount(3);
  const trash = rowsOf(page, 'Manos')
    .first()
    .getByRole('button', { name: /^Borrar la mano/u });
  await trash.click();
  await page.getByRole('button', { name: 'Conservar' }).click();
  await expect(trash).toBeFocused();
  await trash.click();
  await page.getByRole('button', { name: 'Borrar mano' }).click();
  await expect(rowsOf(page, 'Manos')).toHaveCount(2);
  await expect(page.getByRole('heading', { name: /^Manos/u })).toBeFocused();
  await page.getByRole('button', { name: 'Borrar todas' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Borrar todas' }).click();
  await expect(page.getByText('Borraste tus manos.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Todavía no trajiste nada' })).toBeVisible();
});

test('a hand is replayed on the table, by button and by key', { tag: '@quick' }, async ({
  signedIn: page,
  complaints,
}) => {
  await page.goto(HERE);
  await byFile(page, file('manos.txt', mixedRooms(2, 810_000)));
  await rowsOf(page, 'Manos').first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: /^Tu mano en / })).toBeVisible();
  const now = page.locator('.mano-ahora');
  await expect(now).toHaveText(/Las ciegas están puestas/u);
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(now).not.toHaveText(/Las ciegas están puestas/u);
  await page.keyboard.press('ArrowLeft');
  await expect(now).toHaveText(/Las ciegas están puestas/u);
  await page.keyboard.press('End');
  await expect(now).toHaveText(/Bote final/u);
  await expect(page.getByRole('button', { name: 'Siguiente' })).toBeDisabled();

  await page.goto(`${HERE}/mano/aaaaaaaaaaaaaaaaaaaa`);
  await expect(page.getByRole('heading', { name: 'Esa mano ya no está' })).toBeVisible();
  // The browser itself reports the 404.
  expect(complaints.splice(0)).toHaveLength(1);
});

test('five hundred hands of a loose caller show it, and it goes to my plan', async ({
  signedIn: page,
  request,
  person,
}) => {
  // As many as a free month looks at.
  const text = looseHands(500);
  await page.goto(HERE);
  await byFile(page, file('sueltas.txt', text));
  await expect(page.getByText('Guardamos 500 manos.')).toBeVisible();
  const shown = page.getByRole('region', { name: 'Lo que muestran' });
  await expect(shown.getByText('De 500 manos.')).toBeVisible();
  const first = shown.getByRole('listitem').first();
  await expect(first.getByText('Pide trabajo')).toBeVisible();
  await expect(first.getByText(/^Entre .* de 500; lo habitual, /u)).toBeVisible();
  await expect(first.getByText('Entra por sí solo en tu próxima semana.')).toBeVisible();
  const take = first.getByRole('button', { name: /^Llevarlo a mi plan/u });
  await take.click();
  await expect(take).toHaveAttribute('aria-pressed', 'true');
  await expect(first.getByText('Entra en tu próxima semana porque lo pediste.')).toBeVisible();
  const facts = (await (await request.get('/api/partidas/hechos', { headers: bearer(person) })).json()) as Facts;
  expect(facts.juegos[1]?.hechos.some(({ enPlan }) => enPlan === 'pedido')).toBe(true);
  await take.click();
  await expect(take).toHaveAttribute('aria-pressed', 'false');
});

interface Facts {
  readonly juegos: readonly { readonly hechos: readonly { readonly enPlan: string }[] }[];
}

test('below the thresholds nothing is said but how many are missing', async ({ signedIn: page }) => {
  await page.goto(HERE);
  await byFile(page, file('manos.txt', mixedRooms(10, 820_000)));
  await expect(
    page.getByText(/Con 10 manos todavía no se puede decir nada con fundamento. Faltan 490 más./u),
  ).toBeVisible();
});

test('fifty megabytes are read while the screen answers', async ({ signedIn: page }, info) => {
  await page.goto(HERE);
  const hand = mixedRooms(1, 900_000);
  const rubbish = 'una línea que no dice nada de nada y se repite muchas veces\n'.repeat(850_000);
  const path = info.outputPath('enorme.txt');
  await writeFile(path, `${hand}\n\n\n${rubbish}\n\n\n${mixedRooms(1, 900_001)}`);
  await page.getByRole('radio', { name: 'Por archivo' }).check();
  await page.getByLabel('Archivos de partidas o manos').setInputFiles(path);
  await expect(page.getByText(/^Leyendo: /u)).toBeVisible();
  // While it reads, the page takes clicks: the theme has changed before the reading is over, however slow the machine.
  const reading = await page.getByRole('button', { name: 'Cambiar tema' }).evaluate(
    (button: HTMLButtonElement) =>
      new Promise<boolean>((resolve) => {
        const all = () => [...document.querySelectorAll('*')];
        const changed = () => resolve(all().some(({ textContent }) => /^Leyendo: /u.test(textContent)));
        new MutationObserver(changed).observe(document.documentElement, { attributeFilter: ['data-theme'] });
        button.click();
      }),
  );
  expect(reading).toBe(true);
  await expect(page.getByText('Guardamos 2 manos.')).toBeVisible({ timeout: 240_000 });
});

test('the task that analyses opens the game just played: asked for once, then by itself', async ({
  signedIn: page,
  person,
  request,
}) => {
  await openSession(page, request, person, 'analizar');
  await page.getByRole('link', { name: 'Abrir mi última partida en línea' }).click();
  await page.getByLabel('Tu usuario de Lichess').fill('ana_prueba');
  await page.getByRole('button', { name: 'Traer mis partidas' }).click();
  await expect(page).toHaveURL(/\/mis-partidas\/partida\/[0-9a-z]{16,32}$/u);
  const game = page.url();
  await page.goBack();
  await page.getByRole('link', { name: 'Abrir mi última partida en línea' }).click();
  await expect(page).toHaveURL(game);
  expect(await (await request.get('/api/partidas', { headers: bearer(person) })).json()).toMatchObject({ total: 1 });
});

test('the account and the study screen lead here', async ({ signedIn: page, person, request }) => {
  await makePlan(request, person);
  for (const [from, name] of [
    ['/cuenta', 'Ver mis partidas y manos'],
    [STUDY, 'Mis partidas'],
  ] as const) {
    if (from === STUDY) await study(page);
    else await page.goto(from);
    await page.locator('#contenido').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mis partidas y manos' })).toBeVisible();
  }
});

test('whoever is signed out is asked to sign in', async ({ page }) => {
  for (const path of [HERE, `${HERE}/mano/aaaaaaaaaaaaaaaaaaaa`]) {
    await page.goto(path);
    await expect(page.getByText('No estás autenticado. Por favor, inicia sesión.')).toBeVisible();
  }
});

test('with games and hands there is no accessibility violation, in both themes and widths', async ({
  signedIn: page,
}) => {
  await page.goto(HERE);
  await fill(page);
  const hand = await rowsOf(page, 'Manos').first().getByRole('link').getAttribute('href');
  for (const path of [HERE, hand ?? '']) {
    await page.goto(path);
    await (path === HERE ? rowsOf(page, 'Manos').first() : page.locator('.mano-ahora')).waitFor();
    for (const { width, colorScheme } of LOOKS) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await axeViolations(page), `${path} ${width} ${colorScheme}`).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${path} ${width}`).toBeLessThanOrEqual(0);
    }
  }
});

async function fill(page: Page) {
  await page.getByLabel('Tu usuario de Lichess').fill('ana_prueba');
  await page.getByRole('button', { name: 'Traer mis partidas' }).click();
  await expect(page.getByText('Guardamos 40 partidas.')).toBeVisible();
  await byFile(page, file('manos.txt', mixedRooms(12, 830_000)));
  await expect(page.getByText('Guardamos 12 manos.')).toBeVisible();
}
