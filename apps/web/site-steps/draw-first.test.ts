import { expect, it } from 'vitest';
import { leavesFirst, withPatientScript, withScriptInTurns } from './draw-first.ts';

const page = (preloads: string, script: string) =>
  `<html><head>${preloads}<link rel="stylesheet" href="/assets/base.css"/></head><body><h1>Hola</h1>${script}</body></html>`;
const PRELOADS = '<link rel="modulepreload" href="/assets/root.js"/><link rel="modulepreload" href="/assets/base.js"/>';
const SCRIPT = `<script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
  window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry.js");</script>`;

const FILES: Record<string, string> = {
  '/assets/root.js': 'import{a}from"./base.js";a()',
  '/assets/base.js': 'import"./leaf.js";export{a}',
};
const order = leavesFirst((href) => FILES[href] ?? '');

it('asks for the script after the first paint, all of it at once, and starts the same routes', () => {
  const html = withPatientScript(page(PRELOADS, SCRIPT), order);
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
  for (const withScript of [withPatientScript, withScriptInTurns])
    expect(() => withScript(page(PRELOADS, '<script src="/otro.js"></script>'), order)).toThrow(/draw-first/);
});

it('runs each file after what it imports, and the routes after all of them', () => {
  const entry = '<link rel="modulepreload" href="/assets/entry.js"/>';
  const html = withScriptInTurns(page(`${entry}${PRELOADS}`, SCRIPT), order);
  const [, code = ''] = /<script type="module" async="">([\s\S]*)<\/script>/.exec(html) ?? [];
  // On their way at once, behind what the page is drawn with.
  const quiet = `${entry}${PRELOADS}`.replaceAll('"/>', '" fetchpriority="low"/>');
  expect(html.replace(code, '')).toBe(page(quiet, '<script type="module" async=""></script>'));
  expect(code.indexOf('await painted()')).toBeLessThan(code.indexOf('await import(href)'));
  expect(code.indexOf('await painted()')).toBeGreaterThan(-1);
  expect(code).toContain('for (const href of ["/assets/leaf.js","/assets/base.js","/assets/root.js"]) {');
  expect(code.indexOf('await import(href)')).toBeLessThan(code.indexOf('window.__reactRouterRouteModules'));
});

it('finds what a built file imports, round a circle too, and not what it asks for later', () => {
  const built: Record<string, string> = {
    '/a/one.js': 'import"./two.js";import{a as b}from"./three.js";import("./later.js");export{b as c}',
    '/a/two.js': 'import{x}from"./one.js";',
    '/a/three.js': 'var a=1;export{a}',
  };
  expect(leavesFirst((href) => built[href] ?? '')(['/a/one.js'])).toEqual(['/a/two.js', '/a/three.js', '/a/one.js']);
});
