import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { ROUTES } from '../routes.ts';

/** The whole site as a robot without JavaScript sees it: what the server sends, and every address in it. */

interface Visited {
  readonly status: number;
  readonly html: string;
}

interface Link {
  readonly from: string;
  readonly path: string;
  readonly anchor: string;
}

const ORIGIN = 'http://site.test';
const ATTRIBUTE = /<(?:a|link|script|img|image|use|source|iframe|form)\b[^>]*?\s(?:href|src|action)="([^"]+)"/gu;

/** Without them an example of HTML in a script would be taken for the page's own. */
const markup = (html: string) => html.replace(/<script\b(?![^>]*\ssrc=)[^>]*>[\s\S]*?<\/script>/gu, '');

const decode = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');

/** Links to our own site: relative ones, and those that spell out the address under which the site runs. */
const linksOf = (from: string, html: string, own: string): Link[] =>
  [...markup(html).matchAll(ATTRIBUTE)].flatMap(([, address = '']) => {
    const url = new URL(decode(address).replace(own, ORIGIN), `${ORIGIN}${from}`);
    if (url.origin !== ORIGIN) return [];
    return [{ from, path: `${url.pathname}${url.search}`, anchor: decodeURIComponent(url.hash.slice(1)) }];
  });

const hasAnchor = (html: string, anchor: string) =>
  [...markup(html).matchAll(/\s(?:id|name)="([^"]+)"/gu)].some(([, id = '']) => decode(id) === anchor);

async function crawl(request: APIRequestContext, own: string, from: readonly string[]) {
  const pages = new Map<string, Visited>();
  const links: Link[] = [];
  const waiting = [...from];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (pages.has(path)) continue;
    const response = await request.get(path);
    const isPage = response.headers()['content-type']?.includes('text/html') ?? false;
    const html = isPage ? await response.text() : '';
    pages.set(path, { status: response.status(), html });
    // What the emulators show is not the site, and the page of a broken link is already reported.
    if (path.startsWith('/emuladores') || response.status() !== 200) continue;
    const found = linksOf(path, html, own);
    links.push(...found);
    waiting.push(...found.map((link) => link.path));
  }
  return { pages, links };
}

test('every link of the site leads somewhere, and every anchor exists', { tag: '@quick' }, async ({
  request,
  baseURL,
}) => {
  const { pages, links } = await crawl(request, baseURL ?? '', ROUTES);
  const broken = links.flatMap(({ from, path, anchor }) => {
    const target = pages.get(path);
    if (target?.status !== 200) return [`${from} → ${path}: ${target?.status}`];
    // Drawings are named by an anchor too, but in a file that is not a page.
    if (anchor !== '' && target.html !== '' && !hasAnchor(target.html, anchor)) return [`${from} → ${path}#${anchor}`];
    return [];
  });
  expect([...new Set(broken)]).toEqual([]);
  // A crawl that found nothing would prove nothing.
  expect(links.filter(({ anchor }) => anchor !== '').length).toBeGreaterThan(50);
  expect(links.length).toBeGreaterThan(500);
});

test('every public page can be reached by following links from the home page', async ({ request, baseURL }) => {
  const { links } = await crawl(request, baseURL ?? '', ['/']);
  const linked = new Set(links.map(({ path }) => path));
  // Reached from a message, a button or with something in hand, never from a link of a page for visitors.
  const apart = [
    '/restablecer-contrasena',
    '/informacion-plan-de-estudio',
    '/agregar-plan-de-estudio',
    '/cuenta',
    '/sesion',
    '/prueba-de-nivel',
    '/mis-partidas',
    '/mis-partidas/mano/0000000000000000',
    '/mis-partidas/partida/0000000000000000',
  ];
  const lost = ROUTES.filter((route) => !linked.has(route) && !apart.includes(route));
  expect(lost).toEqual([]);
});

test('every route answers 200 with its own HTML', async ({ request }) => {
  const seen = new Map<string, string>();
  for (const route of ROUTES) {
    const response = await request.get(route);
    expect(response.status(), route).toBe(200);
    expect(response.headers()['content-type'], route).toContain('text/html');
    const main = /<main\b[\s\S]*<\/main>/u.exec(markup(await response.text()))?.[0] ?? '';
    expect(main, `${route} has no text without JavaScript`).toMatch(/<h1\b[^>]*>\s*\S/u);
    expect(seen.get(main), `${route} says the same as ${seen.get(main)}`).toBeUndefined();
    seen.set(main, route);
  }
});

test('an unknown address answers 404 with a page that leads back', async ({ request }) => {
  for (const path of ['/no-existe', '/gestion-bankroll-poker/otra', '/assets/no-existe.js']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
  }
  const page = await request.get('/no-existe');
  expect(await page.text()).toContain('href="/"');
});
