import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { articleFiles } from '../article-files.ts';
import { readPng } from '../pictures/png.ts';
import { jsonLd } from './json-ld.ts';
import { makeFindable } from './write.ts';

const html = (title: string, extra = '') =>
  `<!DOCTYPE html><html><head><title>${title} · Estratega</title><meta name="description" content="Qué &amp; cómo"/>${extra}</head><body></body></html>`;

let site: string;
const put = (path: string, text: string) => {
  mkdirSync(join(site, path), { recursive: true });
  writeFileSync(join(site, path, 'index.html'), text);
};
const page = (path: string) => readFileSync(join(site, path, 'index.html'), 'utf8');

beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), 'site-'));
  writeFileSync(join(site, 'robots.txt'), 'User-agent: *\nDisallow: /api/\n');
  put('.', html('Planes'));
  put('contacto', html('Contacto'));
  put('cuenta', html('Mi cuenta', '<meta name="robots" content="noindex"/>'));
  put('politica-de-privacidad', html('Política'));
  put('errores-comunes', html('Errores comunes en ajedrez'));
  makeFindable(site);
});
afterAll(() => rmSync(site, { recursive: true }));

const things = (path: string) => {
  const text = /<script type="application\/ld\+json">(.+?)<\/script>/.exec(page(path))?.[1] ?? '{}';
  return (JSON.parse(text) as { '@graph': { '@type': string }[] })['@graph'];
};

it('says where each public page lives and how to show it', () => {
  expect(page('contacto')).toContain('<link rel="canonical" href="https://estratega.example/contacto"/>');
  expect(page('contacto')).toContain('hreflang="es" href="https://estratega.example/contacto"');
  expect(page('contacto')).toContain('<meta property="og:type" content="website"/>');
  expect(page('.')).toContain('content="https://estratega.example/og/inicio.png"');
  expect(page('errores-comunes')).toContain('<meta property="article:published_time" content="2026-11-15"/>');
});

it('leaves alone what search engines should not show', () => expect(page('cuenta')).not.toContain('canonical'));

it('describes itself to programs', () => {
  expect(things('.').map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite']);
  expect(things('contacto').map((thing) => thing['@type'])).toEqual(['BreadcrumbList']);
  expect(things('errores-comunes').map((thing) => thing['@type'])).toEqual(['Article', 'BreadcrumbList', 'FAQPage']);
});

it('lists its pages with the date of each text', () => {
  const map = readFileSync(join(site, 'sitemap.xml'), 'utf8');
  expect(map.match(/<loc>/g)).toHaveLength(4);
  expect(map).toMatch(/politica-de-privacidad<\/loc>\s*<lastmod>2025-04-01/);
  expect(map).not.toContain('cuenta');
  expect(readFileSync(join(site, 'robots.txt'), 'utf8')).toMatch(/Disallow: \/api\/\n\nSitemap: .*\/sitemap.xml/);
});

it('has a feed of every article', () => {
  const feed = readFileSync(join(site, 'rss.xml'), 'utf8');
  expect(feed.match(/<item>/g)).toHaveLength(articleFiles().length);
  expect(feed).toContain('<pubDate>Sun, 15 Nov 2026 12:00:00 GMT</pubDate>');
});

it('has a light picture of the right size for every public page', () => {
  const pictures = readdirSync(join(site, 'og'));
  expect(pictures).toHaveLength(4);
  for (const name of pictures) {
    const { width, height } = readPng(readFileSync(join(site, 'og', name)));
    expect([width, height]).toEqual([1200, 630]);
    expect(statSync(join(site, 'og', name)).size).toBeLessThan(60_000);
  }
});

it('does not let a text end its script', () => {
  expect(jsonLd([{ '@type': 'X', text: '</script>' }])).not.toMatch(/<\/script>.+<\/script>/);
});
