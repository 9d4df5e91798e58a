import type { FrontMatter } from '../../src/content/article/front-matter.ts';
import { PICTURE } from '../pictures/picture.ts';
import { jsonLd, thingsOn } from './json-ld.ts';
import { addressOf, type BuiltPage, escapeXml, pictureOf } from './page.ts';

const meta = (property: string, content: string | number) =>
  `<meta property="${property}" content="${escapeXml(String(content))}"/>`;
const link = (rel: string, href: string, more = '') => `<link rel="${rel}" ${more}href="${escapeXml(href)}"/>`;

/** What crawlers read and browsers do not need: written into the file, so that it costs no script. */
export function headOf(page: BuiltPage, front?: FrontMatter): string {
  const address = addressOf(page.path);
  const dates = front
    ? [meta('article:published_time', front.published), meta('article:modified_time', front.updated)]
    : [];
  return [
    link('canonical', address),
    link('alternate', address, 'hreflang="es" '),
    link('alternate', address, 'hreflang="x-default" '),
    link('alternate', '/rss.xml', 'type="application/rss+xml" title="Artículos de Estratega" '),
    meta('og:type', front ? 'article' : 'website'),
    meta('og:url', address),
    meta('og:image', addressOf(pictureOf(page.path))),
    meta('og:image:type', 'image/png'),
    meta('og:image:width', PICTURE.width),
    meta('og:image:height', PICTURE.height),
    meta('og:image:alt', page.title),
    '<meta name="twitter:card" content="summary_large_image"/>',
    ...dates,
    jsonLd(thingsOn(page, front)),
  ].join('');
}

export const withHead = (html: string, head: string): string => html.replace('</head>', () => `${head}</head>`);
