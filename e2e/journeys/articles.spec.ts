import { gzipSync } from 'node:zlib';
import { expect, test } from '../fixtures.ts';
import { ARTICLES } from '../routes.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('somebody reads an article, jumps to a section and unfolds an answer', async ({ page }) => {
    await page.goto('/errores-comunes');
    await expect(page.getByRole('heading', { level: 1, name: 'Errores comunes en ajedrez' })).toBeVisible();
    await expect(page.getByText('Equipo de Estratega')).toBeVisible();
    await page
      .getByRole('navigation', { name: 'En este artículo' })
      .getByRole('link', { name: 'Preguntas frecuentes' })
      .click();
    await expect(page).toHaveURL(/#preguntas$/);
    const answer = page.getByText('Uno. Elige el que más se repite');
    await expect(answer).toBeHidden();
    await page.getByText('¿Cuántos errores debería corregir a la vez?').click();
    await expect(answer).toBeVisible();
  });
});

test('a diagram is described to whoever does not see it', async ({ page }) => {
  await page.goto('/errores-comunes');
  const board = page.getByRole('img', { name: /La torre dejó la última fila\. Juegan blancas\. Blancas: rey en g1/ });
  await expect(board).toBeVisible();
});

test('somebody goes from one article to another and back through the menu', { tag: '@quick' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  const open = async (name: string) => {
    await page.getByRole('button', { name: 'Artículos de ajedrez' }).hover();
    await page.getByRole('link', { name, exact: true }).click();
  };
  await open('Errores comunes');
  await expect(page.getByRole('heading', { level: 1, name: 'Errores comunes en ajedrez' })).toBeVisible();
  await expect(page.locator('.tablero').first()).toBeVisible();
  await page.getByRole('heading', { level: 1 }).hover();
  await open('Mejorar el Elo');
  await expect(page.getByRole('heading', { level: 1, name: 'Mejorar el Elo en ajedrez' })).toBeVisible();
  await expect(page).toHaveTitle('Mejorar el Elo en ajedrez · Estratega');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Errores comunes en ajedrez' })).toBeVisible();
});

test('an article leads to the plans', async ({ page }) => {
  await page.goto('/mejorar-elo-en-ajedrez');
  await page.getByRole('link', { name: 'Empieza a aprender' }).click();
  await expect(page).toHaveURL(/\/catalogo-planes-de-estudio$/);
});

test('an article costs at most 115 KB of script and stays as it was written', async ({ page, request }) => {
  for (const path of ARTICLES) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.endsWith('.js')),
    );
    let bytes = 0;
    for (const script of new Set(scripts)) {
      const code = await (await request.get(script)).body();
      bytes += gzipSync(code, { level: 9 }).length;
    }
    expect(bytes, path).toBeGreaterThan(50_000);
    expect(bytes, path).toBeLessThanOrEqual(115_000);
    await expect(page.getByRole('heading', { name: 'Preguntas frecuentes' })).toBeVisible();
  }
});

test('search engines and other sites find what they need', async ({ request }) => {
  for (const path of ['/', '/sobre-nosotros', ...ARTICLES]) {
    const html = await (await request.get(path)).text();
    const canonical = /<link rel="canonical" href="([^"]+)"/u.exec(html)?.[1] ?? '';
    expect(new URL(canonical).pathname).toBe(path);
    const picture = new URL(/<meta property="og:image" content="([^"]+)"/u.exec(html)?.[1] ?? '').pathname;
    const image = await request.get(picture);
    expect(image.headers()['content-type'], picture).toBe('image/png');
    const data = /<script type="application\/ld\+json">(.+?)<\/script>/u.exec(html)?.[1] ?? '';
    expect(JSON.parse(data)).toHaveProperty('@graph');
  }
  const map = await (await request.get('/sitemap.xml')).text();
  for (const path of ARTICLES) expect(map).toMatch(new RegExp(`${path}</loc>\\s*<lastmod>2026-11-15`, 'u'));
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');
  expect((await (await request.get('/rss.xml')).text()).match(/<item>/gu)).toHaveLength(ARTICLES.length);
});
