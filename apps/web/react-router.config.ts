import type { Config } from '@react-router/dev/config';
import { generateSW } from 'workbox-build';
import { PRERENDERED_PATHS } from './src/routes.ts';

/** What must open without network: the user's plans, and one of them. */
const OFFLINE_PATHS = ['/informacion-plan-de-estudio', '/catalogo-planes-de-estudio'] as const;
/** The copy for offline has an address of its own, so that with network the page is always the server's. */
const offlineCopy = (path: string) => `${path}?sin-conexion`;

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  // Plain files: the server only sends them. Unknown paths get build/client/__spa-fallback.html with status 404.
  ssr: false,
  prerender: [...PRERENDERED_PATHS],
  buildEnd: writeWorker,
} satisfies Config;

/**
 * The service worker, registered only by the screens that work offline. It answers for the app's own hashed files and, when
 * the network fails, for those two pages; `/api` and everything else never pass through it.
 */
async function writeWorker(): Promise<void> {
  const site = `${import.meta.dirname}/build/client`;
  const { warnings } = await generateSW({
    mode: 'production',
    swDest: `${site}/sw.js`,
    globDirectory: site,
    globPatterns: [
      'assets/*.{js,css,woff2,svg}',
      'before-paint.js',
      'favicon.svg',
      ...OFFLINE_PATHS.map((path) => `${path.slice(1)}/index.html`),
    ],
    manifestTransforms: [
      (entries) => ({
        manifest: entries.map((entry) => ({ ...entry, url: addressOf(entry.url) })),
        warnings: [],
      }),
    ],
    // Their names change with their content.
    dontCacheBustURLsMatching: /^assets\//,
    runtimeCaching: OFFLINE_PATHS.map((path) => ({
      urlPattern: new RegExp(`^[^?#]*//[^/]+${path}(?:#.*)?$`),
      handler: 'NetworkOnly',
      options: { precacheFallback: { fallbackURL: offlineCopy(path) } },
    })),
    inlineWorkboxRuntime: true,
    sourcemap: false,
    cleanupOutdatedCaches: true,
    clientsClaim: true,
    skipWaiting: true,
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
}

function addressOf(file: string): string {
  const path = OFFLINE_PATHS.find((one) => file === `${one.slice(1)}/index.html`);
  return path ? offlineCopy(path) : `/${file}`;
}
