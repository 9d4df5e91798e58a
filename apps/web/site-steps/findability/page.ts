import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

/**
 * Where the site will live is only known to the server that sends it (PUBLIC_URL): it writes its own address in place of
 * this one.
 */
export const ORIGIN = 'https://estratega.example';

/** A prerendered page, as read back from the build. */
export interface BuiltPage {
  /** "/" or "/slug". */
  path: string;
  file: string;
  html: string;
  /** Without the name of the site. */
  title: string;
  description: string;
  indexed: boolean;
}

const readEntities = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? '');
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

export function readBuiltPage(path: string, file: string, html: string): BuiltPage {
  const title = /<title[^>]*>([^<]+)<\/title>/.exec(html)?.[1];
  const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1];
  if (!title || !description) throw new Error(`${path} has no title or no description`);
  return {
    path,
    file,
    html,
    title: readEntities(title).replace(/ · Estratega$/, ''),
    description: readEntities(description),
    indexed: !/<meta name="robots" content="noindex"/.test(html),
  };
}

export function readBuiltPages(site: string): BuiltPage[] {
  return readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('index.html'))
    .sort()
    .map((name) => {
      const folder = dirname(name).split(sep).join('/');
      const file = join(site, name);
      return readBuiltPage(folder === '.' ? '/' : `/${folder}`, file, readFileSync(file, 'utf8'));
    });
}

export const addressOf = (path: string): string => `${ORIGIN}${path}`;
/** A page under another shares its picture: forty charts need no forty drawings. */
export const pictureOf = (path: string): string => `/og/${path === '/' ? 'inicio' : path.split('/')[1]}.png`;

export const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);
