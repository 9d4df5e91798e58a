import { expect, it } from 'vitest';
import { shortened } from './shorten-manifest.ts';

it('keeps what a route has and needs, and nothing else', () => {
  const script = `window.__reactRouterManifest=${JSON.stringify({
    entry: { module: '/e.js', imports: ['/base.js'] },
    routes: {
      root: { id: 'root', hasLoader: false, hasErrorBoundary: true, imports: ['/base.js', '/own.js'], css: ['/a.css'] },
    },
    url: '/m.js',
    version: '1',
  })};`;
  expect(shortened(script)).toBe(
    `window.__reactRouterManifest=${JSON.stringify({
      entry: { module: '/e.js', imports: ['/base.js'] },
      routes: { root: { id: 'root', hasErrorBoundary: true, imports: ['/own.js'], css: ['/a.css'] } },
      url: '/m.js',
      version: '1',
    })};`,
  );
});
