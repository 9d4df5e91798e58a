import { spawnSync } from 'node:child_process';
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** WEB_BUILD_DIR lets two builds of one tree live side by side. */
const BUILD = resolve(ROOT, 'apps/web', process.env.WEB_BUILD_DIR ?? 'build');
export const SITE = join(BUILD, 'client');
const STAMP = 'built-at';
/** Beside it where the compressed twins are there too. */
const TWINS = 'compressed';
/**
 * SITE_PLAIN=1 leaves the twins out: they cost a quarter of a minute, and the journeys of `npm test` look at what pages do, not at what they
 * weigh. Whoever wants the site next without it makes them then.
 */
const wantsTwins = process.env.SITE_PLAIN !== '1';
const SOURCES = [
  'apps/web/src',
  'apps/web/public',
  'apps/web/site-steps',
  'packages/domain/src',
  'packages/lessons/src',
  'packages/own-games/src',
  'packages/poker/src',
  'packages/chess/src',
  'packages/lessons/content/poker/charts',
  // The home page holds a few of the exercises.
  'packages/lessons/build/index.json',
  'package-lock.json',
];
const SOURCE_FILES = ['apps/web/package.json', 'apps/web/vite.config.ts', 'apps/web/react-router.config.ts'];

const newest = (path: string): number => {
  if (!existsSync(path)) return 0;
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
};

const isFresh = (): boolean => {
  const stamp = join(BUILD, STAMP);
  if (!existsSync(stamp)) return false;
  const built = statSync(stamp).mtimeMs;
  return [...SOURCES, ...SOURCE_FILES].every((path) => newest(join(ROOT, path)) <= built);
};

/** Wherever npm put it: beside the web or at the root. */
export const webCli = (): string => {
  const manifest = createRequire(join(ROOT, 'apps/web/package.json')).resolve('@react-router/dev/package.json');
  return join(dirname(manifest), 'bin.cjs');
};

/** Compressed once, at the best quality, so that serving is only copying. */
const compress = (build: string) => {
  const directory = join(build, 'client');
  for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
    const file = join(directory, name);
    if (!/\.(?:js|css|svg|json|xml|txt|wasm|webmanifest)$/u.test(name) || statSync(file).size < 1024) continue;
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
  writeFileSync(join(build, TWINS), '');
};

/** Builds the web unless what is there was built after its sources last changed. A build that fails leaves the old one. */
export const buildSite = ({ force = false } = {}) => {
  if (!force && isFresh()) {
    if (wantsTwins && !existsSync(join(BUILD, TWINS))) compress(BUILD);
    return;
  }
  // The first time it takes a minute or more, which reads as hung where nothing is said.
  console.log('Building the web, which takes a minute or two…');
  const fresh = `${BUILD}.new`;
  const started = new Date();
  rmSync(fresh, { recursive: true, force: true });
  const built = spawnSync(process.execPath, [webCli(), 'build'], {
    cwd: join(ROOT, 'apps/web'),
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', WEB_BUILD_DIR: relative(join(ROOT, 'apps/web'), fresh) },
  });
  if (built.status !== 0) throw new Error(`The web could not be built:\n${built.stdout}\n${built.stderr}`);
  if (wantsTwins) compress(fresh);
  const stamp = join(fresh, STAMP);
  writeFileSync(stamp, '');
  // What changed while it was being built is newer than the build.
  utimesSync(stamp, started, started);
  rmSync(BUILD, { recursive: true, force: true });
  renameSync(fresh, BUILD);
};
