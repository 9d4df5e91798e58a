import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBuiltPages } from './findability/page.ts';

/**
 * After prerendering: how a page starts its script. React Router asks for all of it at once, as eagerly as for styles, and runs every
 * file of it in one go, which keeps a phone from answering to anybody for a third of a second. Here the files run one after the other,
 * and the page may draw and be touched between them, all of them after the first paint: the frame of a screen says where one is while
 * the rest comes. A public page can be read without script, so there it must not even compete with what draws the page: it is asked
 * for, all at once too, after the first paint.
 */
export function drawFirst(site: string): void {
  const order = leavesFirst((href) => readFileSync(join(site, href), 'utf8'));
  for (const { file, html, indexed } of readBuiltPages(site)) {
    // What is shown for every address that is not ours.
    const starts = START.test(html);
    if (!starts && !indexed) continue;
    writeFileSync(file, indexed ? withPatientScript(html, order) : withScriptInTurns(html, order));
  }
}

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const START = /<script type="module" async="">(import "[\s\S]*?)import\("([^"]+)"\);<\/script>/;
const ROUTE = /^import (?:\* as (\w+) from )?"([^"]+)";$/gm;
/** What a built file imports before it runs. */
const IMPORT = /(?:\bfrom|^import|[;}]import)\s*"(\.\/[^"]+\.js)"/g;

type Order = (files: readonly string[]) => readonly string[];

/** Each file after what it imports, so that each runs by itself. */
export const leavesFirst =
  (read: (href: string) => string): Order =>
  (files) => {
    const ordered = new Set<string>();
    const onTheWay = new Set<string>();
    const visit = (href: string): void => {
      if (onTheWay.has(href)) return;
      onTheWay.add(href);
      const folder = href.slice(0, href.lastIndexOf('/'));
      for (const [, name = ''] of read(href).matchAll(IMPORT)) visit(`${folder}${name.slice(1)}`);
      ordered.add(href);
    };
    for (const href of files) visit(href);
    return [...ordered];
  };

/** A page that stays hidden paints nothing: it starts all the same. */
const PAINTED =
  'const painted = () => new Promise((go) => { requestAnimationFrame(() => setTimeout(go)); setTimeout(go, 800); });';

/** What shell/before-paint.js has marked. */
const SIGNED_IN = "'session' in document.documentElement.dataset";

/** In milliseconds: what one turn may take before others have theirs. A phone is four times as slow as what it is measured on. */
const TURN = 6;

/** A message comes back at once and after what waits; a timer would come late. */
const inTurns = (files: readonly string[]): string =>
  [
    'let since = performance.now();',
    `for (const href of ${JSON.stringify(files)}) {`,
    '  await import(href);',
    `  if (performance.now() - since < ${TURN}) continue;`,
    '  await new Promise((go) => { const { port1, port2 } = new MessageChannel(); port1.onmessage = go; port2.postMessage(0); });',
    '  since = performance.now();',
    '}',
  ].join('\n');

interface Started {
  readonly files: readonly string[];
  /** React's own start is not among them: it looks for the routes. */
  readonly before: readonly string[];
  /** Runs the routes and React itself. */
  readonly start: readonly string[];
}

const startedBy = (html: string): Started => {
  const files = [...html.matchAll(PRELOAD)].map(([, href = '']) => href);
  const [, start, entry] = START.exec(html) ?? [];
  if (files.length === 0 || !start || !entry)
    throw new Error('React Router starts its pages in another way: review draw-first.ts.');
  const routes = [...start.matchAll(ROUTE)];
  const names = routes.map(([, name]) => name ?? '').join(', ');
  return {
    files,
    before: files.filter((href) => href !== entry),
    start: [
      `const [${names}] = await Promise.all([${routes.map(([, , href]) => `import(${JSON.stringify(href)})`).join(', ')}]);`,
      start.replaceAll(ROUTE, '').trim(),
      `import(${JSON.stringify(entry)});`,
    ],
  };
};

const startingWith = (html: string, code: readonly string[]): string =>
  html.replace(START, () => `<script type="module" async="">${code.join('\n')}</script>`);

/** On its way at once, behind what the page is drawn with; run once that is drawn. */
export function withScriptInTurns(html: string, order: Order): string {
  const { before, start } = startedBy(html);
  const quiet = html.replaceAll(PRELOAD, '<link rel="modulepreload" href="$1" fetchpriority="low"/>');
  return startingWith(quiet, [PAINTED, 'await painted();', inTurns(order(before)), ...start]);
}

/** Who is signed in came for what the script draws: for them it is on its way at once here too. */
export function withPatientScript(html: string, order: Order): string {
  const { files, before, start } = startedBy(html);
  return startingWith(html.replaceAll(PRELOAD, ''), [
    PAINTED,
    `if (!(${SIGNED_IN})) await painted();`,
    `for (const href of ${JSON.stringify(files)}) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', fetchPriority: 'low', href }));`,
    `if (${SIGNED_IN}) await painted();`,
    inTurns(order(before)),
    ...start,
  ]);
}
