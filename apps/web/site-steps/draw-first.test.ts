import { expect, it } from 'vitest';
import { withPatientScript } from './draw-first.ts';

const page = (preloads: string, script: string) =>
  `<html><head>${preloads}<link rel="stylesheet" href="/assets/base.css"/></head><body><h1>Hola</h1>${script}</body></html>`;
const PRELOADS = '<link rel="modulepreload" href="/assets/root.js"/><link rel="modulepreload" href="/assets/base.js"/>';
const SCRIPT = `<script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
  window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry.js");</script>`;

it('asks for the script after the first paint, all of it at once, and starts the same routes', () => {
  const html = withPatientScript(page(PRELOADS, SCRIPT));
  const [, code = ''] = /<script type="module" async="">([\s\S]*)<\/script>/.exec(html) ?? [];
  expect(html.replace(code, '')).toBe(page('', '<script type="module" async=""></script>'));
  expect(code).not.toMatch(/^import [^(]/m);
  expect(code.indexOf('requestAnimationFrame')).toBeLessThan(code.indexOf('["/assets/root.js","/assets/base.js"]'));
  expect(code).toContain(
    'const [, route0] = await Promise.all([import("/assets/manifest.js"), import("/assets/root.js")]);',
  );
  expect(code.trimEnd()).toMatch(
    /window\.__reactRouterRouteModules = \{"root":route0\};\s+import\("\/assets\/entry\.js"\);$/,
  );
});

it('fails the build when React Router starts its pages in another way', () => {
  expect(() => withPatientScript(page(PRELOADS, '<script src="/otro.js"></script>'))).toThrow(/draw-first/);
});
