import { expect, it } from 'vitest';
import { shortened } from './shorten-manifest.ts';

const written = (manifest: object) => `window.__reactRouterManifest=${JSON.stringify(manifest)};`;
const around = { entry: { module: '/e.js', imports: ['/base.js'] }, url: '/m.js', version: '1' };
const root = { id: 'root', path: '', hasLoader: false, hasErrorBoundary: true, imports: ['/base.js'], css: ['/a.css'] };

it('keeps what a browser reads of a route, and nothing else', () => {
  const home = { id: 'home', parentId: 'root', hasDefaultExport: true, module: '/h.js', css: ['/a.css', '/h.css'] };
  const plain = { id: 'plain', parentId: 'root', hasClientLoader: false, module: '/p.js', css: ['/a.css'] };
  const manifest = JSON.parse(
    shortened(written({ ...around, routes: { root, home, plain } })).replace(/^.*?=|;$/gu, ''),
  );
  expect(manifest).toEqual({
    ...around,
    routes: {
      root: { id: 'root', hasErrorBoundary: true, css: ['/a.css'] },
      home: { id: 'home', parentId: 'root', module: '/h.js', css: ['/h.css'] },
      plain: { id: 'plain', parentId: 'root', module: '/p.js' },
    },
  });
});

it.each(['hasLoader', 'hasAction', 'hasClientLoader', 'hasClientAction', 'hasClientMiddleware'])(
  'fails the build when a route %s, which the router we ship has no code for',
  (flag) => {
    expect(() => shortened(written({ ...around, routes: { root: { ...root, [flag]: true } } }))).toThrow(
      `root ${flag}`,
    );
  },
);
