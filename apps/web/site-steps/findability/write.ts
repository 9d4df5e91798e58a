import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FrontMatter } from '../../src/content/article/front-matter.ts';
import { LEGAL } from '../../src/content/legal/front-matter.ts';
import { articleFiles } from '../article-files.ts';
import { drawPicture } from '../pictures/picture.ts';
import { rss, sitemap } from './feeds.ts';
import { headOf, withHead } from './head.ts';
import { addressOf, type BuiltPage, pictureOf, readBuiltPages } from './page.ts';

/** After prerendering: everything by which search engines, feed readers and other sites find and show the public pages. */
export function makeFindable(site: string): void {
  const articles = articleFiles();
  const fronts = new Map(articles.map(({ slug, front }) => [`/${slug}`, front]));
  const pages = readBuiltPages(site).filter(({ indexed }) => indexed);

  for (const page of pages) {
    const front = fronts.get(page.path);
    writeFileSync(page.file, withHead(page.html, headOf(page, front)));
    if (page.path.lastIndexOf('/') > 0) continue;
    const picture = join(site, pictureOf(page.path));
    mkdirSync(dirname(picture), { recursive: true });
    writeFileSync(picture, drawPicture(page.title, front?.game ?? 'site'));
  }

  writeFileSync(join(site, 'sitemap.xml'), sitemap(pages, datesFrom(fronts)));
  writeFileSync(join(site, 'rss.xml'), rss(articles));
  const robots = join(site, 'robots.txt');
  writeFileSync(robots, `${readFileSync(robots, 'utf8').trimEnd()}\n\nSitemap: ${addressOf('/sitemap.xml')}\n`);
}

/** Texts have a date of their own; the other pages change when what they lead to does. */
function datesFrom(fronts: ReadonlyMap<string, FrontMatter>): (page: BuiltPage) => string {
  const legal: Record<string, { updated: string }> = LEGAL;
  const own = (path: string) => fronts.get(path)?.updated ?? legal[path.slice(1)]?.updated;
  const newest = [...fronts.keys(), ...Object.keys(LEGAL).map((slug) => `/${slug}`)].map((path) => own(path) ?? '');
  const latest = newest.sort().at(-1) ?? '';
  return ({ path }) => own(path) ?? latest;
}
