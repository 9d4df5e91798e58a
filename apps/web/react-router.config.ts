import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { generateSW } from 'workbox-build';
import { chartPaths } from './site-steps/charts.ts';
import { drawFirst } from './site-steps/draw-first.ts';
import { copyEngine } from './site-steps/engine.ts';
import { makeFindable } from './site-steps/findability/write.ts';
import { shortenManifest } from './site-steps/shorten-manifest.ts';
import { PRERENDERED_PATHS } from './src/routes.ts';
import { ENGINE_FOLDER } from './src/shell/engine/address.ts';

/** What must open without network: the user's plans, one of them, and a session of it. */
const OFFLINE_PATHS = ['/informacion-plan-de-estudio', '/catalogo-planes-de-estudio', '/sesion'] as const;
/** The copy for offline has an address of its own, so that with network the page is always the server's. */
const offlineCopy = (path: string) => `${path}?sin-conexion`;

/** The engine's script and what it runs. */
const ENGINE_FILES = 2;

export default {
  appDirectory: 'src',
  // tools/src/site.ts builds beside the old build and swaps them, so that a failed build leaves the old one.
  buildDirectory: process.env.WEB_BUILD_DIR ?? 'build',
  // Plain files: the server only sends them. Unknown paths get build/client/__spa-fallback.html with status 404.
  ssr: false,
  prerender: [...PRERENDERED_PATHS, ...chartPaths()],
  async buildEnd(build) {
    shortenManifest(clientFolder(build));
    drawFirst(clientFolder(build));
    makeFindable(clientFolder(build));
    await writeWorker(build);
    copyEngine(clientFolder(build));
  },
} satisfies Config;

type Build = { reactRouterConfig: { buildDirectory: string } };

const clientFolder = ({ reactRouterConfig }: Build) =>
  resolve(import.meta.dirname, reactRouterConfig.buildDirectory, 'client');

/**
 * The service worker, registered only by the screens that work offline. It answers for the app's own hashed files, for the
 * engine once somebody has used it and, when the network fails, for those pages; `/api` and everything else never pass through it.
 */
async function writeWorker(build: Build): Promise<void> {
  const site = clientFolder(build);
  const { warnings } = await generateSW({
    mode: 'production',
    swDest: `${site}/sw.js`,
    globDirectory: site,
    globPatterns: [...filesOf(site, OFFLINE_PATHS.map(pageFile)), 'favicon.svg'],
    manifestTransforms: [
      (entries) => ({
        manifest: entries.map((entry) => ({ ...entry, url: addressOf(entry.url) })),
        warnings: [],
      }),
    ],
    // Their names change with their content.
    dontCacheBustURLsMatching: /^assets\//,
    runtimeCaching: [
      ...OFFLINE_PATHS.map((path) => ({
        urlPattern: new RegExp(`^[^?#]*//[^/]+${path}(?:#.*)?$`),
        handler: 'NetworkOnly' as const,
        options: { precacheFallback: { fallbackURL: offlineCopy(path) } },
      })),
      {
        // Seven megabytes that nobody is asked to fetch ahead. Its version is in its address: an older one makes room.
        urlPattern: new RegExp(`^[^?#]*//[^/]+${ENGINE_FOLDER}/[^/]+\\.(?:js|wasm)$`),
        handler: 'CacheFirst' as const,
        options: { cacheName: 'motor', expiration: { maxEntries: ENGINE_FILES } },
      },
    ],
    inlineWorkboxRuntime: true,
    sourcemap: false,
    cleanupOutdatedCaches: true,
    clientsClaim: true,
    skipWaiting: true,
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
}

const pageFile = (path: string) => `${path.slice(1)}/index.html`;

/** The pages and every built file that they name, directly or through another; the list of all routes names no need. */
function filesOf(site: string, pages: readonly string[]): string[] {
  const found = new Set(pages);
  for (const file of found) {
    if (!/\.(?:html|js|css)$/.test(file) || /assets\/manifest-/.test(file)) continue;
    const text = readFileSync(`${site}/${file}`, 'utf8');
    for (const [, name] of text.matchAll(/["'`(/]([\w.-]+-[\w-]{8}\.(?:js|css|woff2|svg))\b/g))
      found.add(`assets/${name}`);
  }
  return [...found];
}

function addressOf(file: string): string {
  const path = OFFLINE_PATHS.find((one) => file === pageFile(one));
  return path ? offlineCopy(path) : `/${file}`;
}
