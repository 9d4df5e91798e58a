import type { FrontMatter } from '../../src/content/article/front-matter.ts';
import { addressOf, type BuiltPage, escapeXml, ORIGIN } from './page.ts';

export function sitemap(pages: readonly BuiltPage[], dateOf: (page: BuiltPage) => string): string {
  const entries = pages.map((page) => {
    const address = addressOf(page.path);
    return [
      '  <url>',
      `    <loc>${address}</loc>`,
      `    <lastmod>${dateOf(page)}</lastmod>`,
      `    <xhtml:link rel="alternate" hreflang="es" href="${address}"/>`,
      '  </url>',
    ].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}

const rssDate = (day: string) => new Date(`${day}T12:00:00Z`).toUTCString();

const CATEGORIES = { chess: 'Ajedrez', poker: 'Póker' } as const satisfies Record<FrontMatter['game'], string>;

export function rss(articles: readonly { slug: string; front: FrontMatter }[]): string {
  const newest =
    articles
      .map(({ front }) => front.updated)
      .sort()
      .at(-1) ?? '';
  const items = articles
    .toSorted((a, b) => b.front.published.localeCompare(a.front.published) || a.slug.localeCompare(b.slug))
    .map(({ slug, front }) => {
      const address = addressOf(`/${slug}`);
      return [
        '    <item>',
        `      <title>${escapeXml(front.title)}</title>`,
        `      <link>${address}</link>`,
        `      <guid>${address}</guid>`,
        `      <category>${CATEGORIES[front.game]}</category>`,
        `      <pubDate>${rssDate(front.published)}</pubDate>`,
        `      <description>${escapeXml(front.description)}</description>`,
        '    </item>',
      ].join('\n');
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '  <channel>',
    '    <title>Estratega: artículos de ajedrez y póker</title>',
    `    <link>${ORIGIN}/</link>`,
    `    <atom:link href="${addressOf('/rss.xml')}" rel="self" type="application/rss+xml"/>`,
    '    <description>Artículos para estudiar ajedrez y póker Texas Hold’em con método.</description>',
    '    <language>es</language>',
    `    <lastBuildDate>${rssDate(newest)}</lastBuildDate>`,
    ...items,
    '  </channel>',
    '</rss>\n',
  ].join('\n');
}
