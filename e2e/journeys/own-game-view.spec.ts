import { gzipSync } from 'node:zlib';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { axeViolations, expect, type Person, test } from '../fixtures.ts';
import { LOOKS } from './looks.ts';

/** A real game, short, through the real engine in the browser: nothing here depends on how long it takes. */

interface Stored {
  readonly estado: string;
  readonly analisis?: {
    readonly motor: string;
    readonly posiciones: readonly ({ readonly linea?: readonly string[] } | null)[];
  };
}

/** White takes a pawn that is guarded, Black does not see it. */
const GAME = {
  sitio: 'archivo',
  idSitio: 'trampa-1',
  fecha: '2026-11-03T18:20:00Z',
  color: 'negras',
  elo: 1400,
  eloRival: 1480,
  resultado: '1-0',
  ritmo: '600+5',
  jugadas: 'd2d4 d7d5 c2c4 e7e6 b1c3 g8f6 c1g5 b8d7 c4d5 e6d5 c3d5 f8e7 d5f6 e7f6 g5f6 d7f6'.split(' '),
  libro: 8,
  termino: 'abandono',
} as const;
/** Half-moves, and the one that was the mistake: 6…Ae7 instead of 6…Cxd5. */
const PLIES = GAME.jugadas.length;
const MISTAKE = 11;

/** The engine takes its time on a machine that does much else. */
const PATIENCE = 240_000;

const headers = ({ token }: Person) => ({ authorization: `Bearer ${token}` });

async function bring(request: APIRequestContext, person: Person, partidas: readonly object[]): Promise<string[]> {
  const response = await request.post('/api/partidas', { data: { partidas }, headers: headers(person) });
  expect(response.status()).toBe(200);
  return ((await response.json()) as { partidas: { id: string }[] }).partidas.map(({ id }) => id);
}
const read = async (request: APIRequestContext, person: Person, id: string): Promise<Stored> =>
  (await (await request.get(`/api/partidas/${id}`, { headers: headers(person) })).json()) as Stored;

const address = (id: string | undefined) => `/mis-partidas/partida/${id}`;
const graph = (page: Page): Locator => page.getByRole('slider', { name: /^Tu probabilidad de ganar/u });
const moment = (page: Page): Locator => page.getByRole('button', { name: /^6…Ae7/u });

/** As the engine would have found it, for journeys that are about something else. */
const ANALYSIS = {
  motor: 'Motor de prueba',
  posiciones: Array.from({ length: PLIES + 1 }, (_, ply) =>
    ply < 8
      ? null
      : ply === MISTAKE
        ? { cp: -350, linea: ['f6d5', 'g5d8', 'f8b4'], segunda: 90 }
        : { cp: ply < MISTAKE ? (ply === 10 ? 15 : 20) : 110, linea: [ply === 12 ? 'd5f6' : 'a2a3'] },
  ),
};
async function analysed(request: APIRequestContext, person: Person): Promise<string> {
  const [id = ''] = await bring(request, person, [GAME]);
  const response = await request.put(`/api/partidas/${id}/analisis`, { data: ANALYSIS, headers: headers(person) });
  expect(response.status()).toBe(200);
  return id;
}

test('the engine analyses a game in the browser; paused and reloaded, it goes on where it was', async ({
  signedIn: page,
  person,
  request,
}) => {
  const [id] = await bring(request, person, [GAME]);
  const engine: string[] = [];
  page.on('request', (asked) => {
    const { pathname } = new URL(asked.url());
    if (pathname.startsWith('/motor/')) engine.push(pathname);
  });
  await page.goto('/');
  await page.goto(address(id));
  await expect(page).toHaveTitle(/^Partida contra un rival de 1480/u);
  await expect(graph(page)).toHaveCount(0);
  // Nobody is sent the engine before asking for it.
  expect(engine).toEqual([]);

  const kept = () =>
    page.evaluate(
      (game) =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open('estratega-analisis');
          opening.onerror = () => resolve(0);
          opening.onsuccess = () => {
            const { result } = opening;
            if (!result.objectStoreNames.contains('partidas')) return resolve(0);
            const asked = result.transaction('partidas').objectStore('partidas').get(game);
            asked.onsuccess = () => {
              result.close();
              const found = (asked.result as { hallazgos?: { primera: object; honda: object } } | undefined)?.hallazgos;
              resolve(found ? Object.keys(found.primera).length + Object.keys(found.honda).length : 0);
            };
          };
        }),
      id ?? '',
    );
  await page.getByRole('button', { name: 'Analizar esta partida' }).click();
  await expect(page.getByRole('progressbar', { name: 'Análisis de tus partidas' })).toBeVisible();
  await expect.poll(kept, { timeout: PATIENCE }).toBeGreaterThanOrEqual(2);
  await page.getByRole('button', { name: 'Pausar' }).click();
  await expect(page.getByText('En pausa')).toBeVisible();
  const before = await kept();
  expect((await read(request, person, id ?? '')).estado).toBe('por_analizar');

  await page.reload();
  // Nothing that was found is lost, and nothing goes on by itself that was paused.
  await page.getByRole('button', { name: 'Analizar esta partida' }).waitFor();
  const resumed = await kept();
  // One more, where it was being written when I paused.
  expect([before, before + 1]).toContain(resumed);
  const questions = await countQuestions(page);
  await page.getByRole('button', { name: 'Analizar esta partida' }).click();
  await expect(page.getByRole('heading', { name: /decidi(?:ó|eron) la partida$/u })).toBeVisible({ timeout: PATIENCE });

  const { analisis } = await read(request, person, id ?? '');
  expect(analisis?.motor).toMatch(/^Stockfish 19/u);
  expect(analisis?.posiciones.slice(0, 8).every((position) => position === null)).toBe(true);
  const looked = analisis?.posiciones.filter((position) => position !== null).length ?? 0;
  expect(looked).toBeGreaterThanOrEqual(4);
  // What had been found was not asked again.
  expect(await questions()).toBeLessThanOrEqual(looked + 2 * PLIES - resumed);
  expect(analisis?.posiciones[MISTAKE]?.linea?.[0]).toBe('f6d5');
  await expect(moment(page)).toBeVisible();
  await expect.poll(kept).toBe(0);
  expect(new Set(engine)).toEqual(
    new Set(['js', 'wasm'].map((kind) => `/motor/stockfish-19.0.0/stockfish-19-lite-single.${kind}`)),
  );
});

test('several games at once go on by themselves after a reload', async ({
  signedIn: page,
  person,
  request,
  complaints,
}) => {
  const ids = await bring(request, person, [GAME, { ...GAME, idSitio: 'trampa-2', color: 'blancas' }]);
  const states = async () => Promise.all(ids.map(async (id) => (await read(request, person, id)).estado));
  // What is found cannot be sent yet: both are still to be done when the page is loaded anew.
  let down = true;
  await page.route('**/api/partidas/*/analisis', (route) => (down ? route.abort() : route.fallback()));
  await page.goto(address(ids[0]));
  await page.getByRole('button', { name: 'Analizar 2 partidas' }).click();
  await expect(page.getByText(/^Sin conexión\./u)).toBeVisible({ timeout: PATIENCE });
  expect(await states()).toEqual(['por_analizar', 'por_analizar']);
  down = false;
  await page.reload();
  await expect.poll(states, { timeout: PATIENCE }).toEqual(['analizada', 'analizada']);
  // The browser itself complains of the request that was cut.
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('ERR_FAILED')));
});

test('where another tab was analysing and is closed, this one goes on', async ({
  signedIn: page,
  person,
  request,
  complaints,
}) => {
  const ids = await bring(request, person, [GAME, { ...GAME, idSitio: 'trampa-2', color: 'blancas' }]);
  const states = async () => Promise.all(ids.map(async (id) => (await read(request, person, id)).estado));
  let down = true;
  await page.context().route('**/api/partidas/*/analisis', (route) => (down ? route.abort() : route.fallback()));
  await page.goto(address(ids[0]));
  await page.getByRole('button', { name: 'Analizar 2 partidas' }).click();
  await expect(page.getByText(/^Sin conexión\./u)).toBeVisible({ timeout: PATIENCE });
  const other = await page.context().newPage();
  await other.goto(address(ids[0]));
  await expect(other.getByText('Otra pestaña de este navegador está analizando tus partidas.')).toBeVisible();
  down = false;
  await page.close();
  await expect.poll(states, { timeout: PATIENCE }).toEqual(['analizada', 'analizada']);
  await other.close();
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('ERR_FAILED')));
});

/** Counts what is asked of the engine from now on. */
async function countQuestions(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = window as unknown as { asked: number };
    counted.asked = 0;
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, message: unknown) {
      if (typeof message === 'string' && message.startsWith('go ')) counted.asked++;
      return Reflect.apply(postMessage, this, [message]);
    };
  });
  return () => page.evaluate(() => (window as unknown as { asked: number }).asked);
}

test('the screen costs at most 180 KB of script, the engine apart', async ({ signedIn: page, person, request }) => {
  await page.goto(address(await analysed(request, person)));
  await moment(page).waitFor();
  await page.waitForLoadState('networkidle');
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
  expect(scripts.filter((name) => name.includes('/motor/'))).toEqual([]);
  let bytes = 0;
  for (const script of new Set(scripts))
    bytes += gzipSync(await (await request.get(script)).body(), { level: 9 }).length;
  console.log(`/mis-partidas/partida: ${bytes} bytes of script`);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(180_000);
});

test('what is found without network is kept and sent when it comes back', async ({
  signedIn: page,
  person,
  request,
  complaints,
}) => {
  const [id = ''] = await bring(request, person, [GAME]);
  await page.goto(address(id));
  let down = true;
  await page.route(`**/api/partidas/${id}/analisis`, (route) => (down ? route.abort() : route.fallback()));
  await page.getByRole('button', { name: 'Analizar esta partida' }).click();
  await expect(page.getByText(/^Sin conexión\./u)).toBeVisible({ timeout: PATIENCE });
  down = false;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByRole('heading', { name: /decidi(?:ó|eron) la partida$/u })).toBeVisible({ timeout: PATIENCE });
  expect((await read(request, person, id)).estado).toBe('analizada');
  // The browser itself complains of the request that was cut.
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('ERR_FAILED')));
});

test('the graph names every position, by pointer and by keys, and the arrows walk the game', async ({
  signedIn: page,
  person,
  request,
}) => {
  await page.goto(address(await analysed(request, person)));
  const slider = graph(page);
  await expect(slider).toHaveAttribute('aria-valuetext', /^Posición inicial; sin evaluar$/u);
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('1');
  await expect(slider).toHaveAttribute('aria-valuetext', /^1\.d4, /u);
  await page.keyboard.press('End');
  await expect(slider).toHaveValue(String(PLIES));
  await page.keyboard.press('Home');
  await slider.focus();
  for (let i = 0; i <= MISTAKE; i++) await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', /^6…Ae7, .+; 40\s% de ganar; error: bajó de 78\s%$/u);
  await expect(
    page.getByText(/jugaste 6…Ae7 y tu probabilidad de ganar bajó de 78\s% a 40\s%\..+ Lo mejor era 6…Cxd5/u),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Jugada anterior' }).click();
  await expect(slider).toHaveValue(String(MISTAKE));
  await page.getByRole('button', { name: /^Cxf6\+\s*, jugada 7, caballo/u }).click();
  await expect(slider).toHaveValue('13');

  await page.getByText('Ver en tabla').click();
  const table = page.getByRole('table', { name: /probabilidad de ganar/u });
  await expect(table.getByRole('row')).toHaveCount(PLIES + 1);
  await expect(table.getByRole('row', { name: /^6…Ae7 40\s% Error tuyo$/u })).toBeVisible();
});

test('«¿Qué habrías jugado?»: the board asks, judges as the exercise does, and tells what it cost', {
  tag: '@quick',
}, async ({ signedIn: page, person, request }) => {
  await page.goto(address(await analysed(request, person)));
  await moment(page).click();
  await expect(page.getByRole('heading', { name: '¿Qué habrías jugado?' })).toBeVisible();
  const square = (name: string) => page.locator(`[data-casilla="${name}"]`);

  // What was played in the game, by pointer.
  await square('f8').click();
  await square('e7').click();
  await expect(page.getByRole('heading', { name: '6…Ae7: lo mismo que en la partida' })).toBeVisible();
  await page.getByRole('button', { name: 'Probar otra vez' }).click();

  // The better one, by keys alone.
  await square('f6').focus();
  await page.keyboard.press('Enter');
  await square('d5').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '6…Cxd5: la mejor' })).toBeVisible();
  await expect(page.getByText(/bajó de 78\s% a 40\s%\..+ Lo mejor era 6…Cxd5/u)).toBeVisible();
  await page.getByRole('button', { name: 'Seguir la partida' }).click();
  await expect(page.getByRole('heading', { name: '6…Ae7', exact: true })).toBeVisible();

  // Asked again, by writing.
  await page.getByRole('button', { name: 'Probar esa posición' }).click();
  await page.getByLabel('Tu jugada').fill('h6');
  await page.getByLabel('Tu jugada').press('Enter');
  await expect(page.getByRole('heading', { name: '6…h6 no es la mejor' })).toBeVisible();
  await page.getByRole('button', { name: 'Ver la respuesta' }).click();
  await expect(page.getByRole('heading', { name: 'Lo mejor era 6…Cxd5' })).toBeVisible();
});

test('a game that waits says why; one that is not there too; one that is there can be deleted', async ({
  signedIn: page,
  person,
  request,
  complaints,
}) => {
  const games = Array.from({ length: 21 }, (_, i) => ({ ...GAME, idSitio: `trampa-${i}`, fecha: `2026-10-${i + 10}` }));
  const [oldest = ''] = await bring(request, person, games);
  await page.goto(address(oldest));
  await expect(page.getByRole('heading', { name: 'Esta partida espera su turno' })).toBeVisible();
  await expect(page.getByText(/^Ya usaste los 20 análisis de este mes\./u)).toBeVisible();
  await page.getByRole('button', { name: 'Eliminar partida' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Conservar' }).click();
  await page.getByRole('button', { name: 'Eliminar partida' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar partida' }).click();
  await page.waitForURL('**/mis-partidas');
  const gone = await request.get(`/api/partidas/${oldest}`, { headers: headers(person) });
  expect(gone.status()).toBe(404);
  await page.goto(address(oldest));
  await expect(page.getByText(/^No encontramos esa partida/u)).toBeVisible();
  // The browser complains of the answers that it was sent here for.
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('404')));
});

test('every state is accessible, in both themes and widths', async ({ signedIn: page, person, request }) => {
  const check = async (what: string) => {
    for (const { width, colorScheme } of LOOKS) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await axeViolations(page), `${what} ${width} ${colorScheme}`).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${what} ${width}`).toBeLessThanOrEqual(0);
    }
  };
  const [pending] = await bring(request, person, [{ ...GAME, idSitio: 'otra' }]);
  await page.goto(address(pending));
  await page.getByRole('button', { name: 'Analizar esta partida' }).waitFor();
  await check('not analysed');
  await page.goto(address(await analysed(request, person)));
  await moment(page).waitFor();
  await check('analysed');
  await moment(page).click();
  await page.getByRole('heading', { name: '¿Qué habrías jugado?' }).waitFor();
  await check('question');
  await page.getByRole('button', { name: 'Ver la respuesta' }).click();
  await page.getByText('Ver en tabla').click();
  await check('answer and table');
  await page.getByRole('button', { name: 'Eliminar partida' }).click();
  await page.getByRole('dialog').waitFor();
  await check('delete');
});
