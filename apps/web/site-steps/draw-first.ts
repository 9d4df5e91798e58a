import { writeFileSync } from 'node:fs';
import { readBuiltPages } from './findability/page.ts';

/**
 * After prerendering: a public page can be read without script, so its script must not compete with what draws it. React
 * Router asks for all of it at once, as eagerly as for styles; here it is asked for, all at once too, after the first
 * paint. The app's own screens show nothing without script and stay as they are.
 */
export function drawFirst(site: string): void {
  for (const { file, html, indexed } of readBuiltPages(site)) if (indexed) writeFileSync(file, withPatientScript(html));
}

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const START = /<script type="module" async="">(import "[\s\S]*?)import\("([^"]+)"\);<\/script>/;
const ROUTE = /^import (?:\* as (\w+) from )?"([^"]+)";$/gm;

/**
 * A page that stays hidden paints nothing: it starts all the same. So it does for who is signed in, where what they came for is
 * drawn by the script (`shell/before-paint.js` marks the page).
 */
const PAINTED =
  "if (!('session' in document.documentElement.dataset)) await new Promise((go) => { requestAnimationFrame(() => setTimeout(go)); setTimeout(go, 800); });";

export function withPatientScript(html: string): string {
  const files = [...html.matchAll(PRELOAD)].map(([, href]) => href);
  const [, start, entry] = START.exec(html) ?? [];
  if (files.length === 0 || !start || !entry)
    throw new Error('React Router starts its pages in another way: review draw-first.ts.');
  const routes = [...start.matchAll(ROUTE)];
  const names = routes.map(([, name]) => name ?? '').join(', ');
  const code = [
    PAINTED,
    `for (const href of ${JSON.stringify(files)}) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));`,
    `const [${names}] = await Promise.all([${routes.map(([, , href]) => `import(${JSON.stringify(href)})`).join(', ')}]);`,
    start.replaceAll(ROUTE, '').trim(),
    `import(${JSON.stringify(entry)});`,
  ].join('\n');
  return html.replaceAll(PRELOAD, '').replace(START, () => `<script type="module" async="">${code}</script>`);
}
