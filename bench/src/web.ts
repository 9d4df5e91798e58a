import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { command } from '../../tools/src/command.ts';
import { buildSite, SITE } from '../../tools/src/site.ts';

command('npm run bench:web');

/**
 * npm run bench:web: what each page of the built site asks for at once (its document, scripts and what those import, styles,
 * preloads), in requests and gzip bytes, beside the figures of a public page; then Lighthouse (`bench:lighthouse` alone), which needs a browser.
 */
buildSite();

const MOST = { script: 115_000, page: 300_000 };
/** No search engine is asked in, yet anybody may read them without an account. */
const PUBLIC_UNLISTED = ['/subscripcion-selector', '/recuperar-contrasena', '/restablecer-contrasena'];

const sizes = new Map<string, number>();
/** As it is sent: compressed where that was done at building, as it is otherwise. */
const sent = (file: string): number => {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const size = existsSync(`${file}.gz`)
    ? statSync(`${file}.gz`).size
    : /\.(?:html|js|css|json|svg)$/u.test(file)
      ? gzipSync(readFileSync(file)).length
      : statSync(file).size;
  sizes.set(file, size);
  return size;
};
const fileOf = (address: string): string | undefined => {
  const file = join(SITE, address.split(/[?#]/u, 1)[0] ?? '');
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
};

/** Static imports, however deep: the browser asks for them before it runs anything. */
const withImports = (file: string, found = new Set<string>()): Set<string> => {
  if (found.has(file)) return found;
  found.add(file);
  if (!file.endsWith('.js')) return found;
  const text = readFileSync(file, 'utf8');
  for (const [, from = ''] of text.matchAll(
    /(?:^|[;}\s])(?:import|export)\s*(?:[\w$*{}\s,]+?\s*from\s*)?["']([^"']+)["']/gu,
  )) {
    const target = from.startsWith('.') ? `/${relative(SITE, join(dirname(file), from))}` : from;
    const next = fileOf(target);
    if (next !== undefined) withImports(next, found);
  }
  return found;
};

const pages = readdirSync(SITE, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('index.html'))
  .map((name) => ({ route: `/${dirname(name) === '.' ? '' : dirname(name)}`, file: join(SITE, name) }))
  .sort((a, b) => a.route.localeCompare(b.route));

console.log(
  `${'route'.padEnd(44)}${'requests'.padStart(9)}${'html'.padStart(8)}${'script'.padStart(8)}${'style'.padStart(8)}${'rest'.padStart(8)}${'all KB'.padStart(8)}`,
);
const over: string[] = [];
for (const { route, file } of pages) {
  const html = readFileSync(file, 'utf8');
  const asked = new Set<string>();
  for (const [, address = ''] of html.matchAll(/<(?:script|link|img)\b[^>]*?\b(?:src|href)="(\/[^"]+)"/gu)) {
    const target = fileOf(address);
    if (target !== undefined && !/\.(?:webmanifest|xml)$/u.test(target))
      for (const one of withImports(target)) asked.add(one);
  }
  // What the page's own inline scripts import.
  for (const [, address = ''] of html.matchAll(/["'](\/assets\/[\w.-]+\.js)["']/gu)) {
    const target = fileOf(address);
    if (target !== undefined) for (const one of withImports(target)) asked.add(one);
  }
  const total = (pattern: RegExp, not = false) =>
    [...asked].filter((one) => pattern.test(one) !== not).reduce((sum, one) => sum + sent(one), 0);
  const [document, script, style, rest] = [
    sent(file),
    total(/\.js$/u),
    total(/\.css$/u),
    total(/\.(?:js|css)$/u, true),
  ];
  const all = document + script + style + rest;
  const indexed = !/<meta name="robots" content="[^"]*noindex/u.test(html);
  const held = indexed || PUBLIC_UNLISTED.includes(route);
  if (held && (script > MOST.script || all > MOST.page)) over.push(route);
  const kb = (bytes: number) => (bytes / 1000).toFixed(1).padStart(8);
  console.log(
    `${`${route}${indexed ? '' : ' (not indexed)'}`.slice(0, 43).padEnd(44)}${String(asked.size + 1).padStart(9)}${kb(document)}${kb(script)}${kb(style)}${kb(rest)}${kb(all)}`,
  );
}
console.log(
  over.length === 0
    ? `\nEvery public page within ${MOST.script / 1000} KB of script and ${MOST.page / 1000} KB in all.`
    : `\nOver: ${over.join(', ')}`,
);
process.exit(over.length === 0 ? 0 : 1);
