import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { ENGINE_FOLDER } from '../src/shell/engine/address.ts';

/**
 * The chess engine of «Mis partidas»: Stockfish, compiled for browsers, under the GPL. Its two files, its licence and where
 * its source is are put beside our site, byte for byte as its package brings them; no line of it enters our bundles.
 */

const PACKAGE = dirname(createRequire(import.meta.url).resolve('stockfish/package.json'));
const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as { version: string };

/** Name in the site to its place in the package. */
const ENGINE_FILES = {
  'stockfish-19-lite-single.js': 'bin/stockfish-19-lite-single.js',
  'stockfish-19-lite-single.wasm': 'bin/stockfish-19-lite-single.wasm',
  'Copying.txt': 'Copying.txt',
} as const;
const NOTICE = 'LEEME.txt';

/**
 * The exact source of what we serve, kept with each release and not only on somebody else's site (GPL, 6d): docs/operations.md says
 * how it comes into this folder. Nothing else of ours is in it.
 */
const SOURCE = `stockfish-${version}-fuente.tar.gz`;
const SOURCE_FOLDER = join(import.meta.dirname, '../engine-source');

const sourceText = (kept: boolean): string =>
  kept
    ? `  ${SOURCE}, en esta misma carpeta: la fuente exacta de estos archivos
  https://github.com/nmrugg/stockfish.js (versión ${version}), de donde viene`
    : `  https://github.com/nmrugg/stockfish.js (versión ${version})`;

const noticeOf = (
  kept: boolean,
) => `Stockfish.js ${version}, el motor de ajedrez que analiza tus partidas en el navegador.

Es un programa aparte, hecho por otros: Stockfish (T. Romstad, M. Costalba, J. Kiiski, G. Linscott y colaboradores),
llevado a WebAssembly por Nathan Rugg para Chess.com, LLC. Se distribuye bajo la GNU General Public License, versión 3:
su texto está en Copying.txt, en esta misma carpeta.

Los archivos stockfish-19-lite-single.js y stockfish-19-lite-single.wasm son los del paquete npm stockfish ${version},
sin ningún cambio. Su código fuente:
${sourceText(kept)}
  https://github.com/official-stockfish/Stockfish

Estratega no contiene código de este motor: lo abre en un proceso del navegador y le habla por texto (protocolo UCI).
Puedes copiarlo, estudiarlo, cambiarlo y compartirlo según esa licencia.
`;

/** Of a release, which is not built without the source: a warning among a thousand lines is read by nobody. */
const isRequired = (): boolean => process.env.ENGINE_SOURCE === 'required';

export function copyEngine(site: string, sources = SOURCE_FOLDER): void {
  if (!ENGINE_FOLDER.endsWith(`-${version}`))
    throw new Error(`The engine is ${version} now: its address must say so (shell/engine/address.ts).`);
  const folder = join(site, ENGINE_FOLDER);
  mkdirSync(folder, { recursive: true });
  for (const [name, from] of Object.entries(ENGINE_FILES)) copyFileSync(join(PACKAGE, from), join(folder, name));
  const source = join(sources, SOURCE);
  const kept = existsSync(source);
  if (kept) copyFileSync(source, join(folder, SOURCE));
  else if (isRequired())
    throw new Error(
      `A release keeps the engine's source (${SOURCE}) in apps/web/engine-source: see docs/operations.md.`,
    );
  else console.warn(`The engine's source is not kept here (${SOURCE}): before a release see docs/operations.md.`);
  writeFileSync(join(folder, NOTICE), noticeOf(kept));
}

/** `npm run dev` has no built site to copy them into. */
export function engine(): Plugin {
  return {
    name: 'estratega:engine',
    configureServer(server) {
      server.middlewares.use(ENGINE_FOLDER, (request, response, next) => {
        const name = (request.url ?? '').slice(1).split(/[?#]/u, 1)[0] ?? '';
        if (!(name in ENGINE_FILES)) return next();
        const type = name.endsWith('.wasm')
          ? 'application/wasm'
          : name.endsWith('.js')
            ? 'text/javascript'
            : 'text/plain';
        response.setHeader('content-type', type);
        response.end(readFileSync(join(PACKAGE, ENGINE_FILES[name as keyof typeof ENGINE_FILES])));
      });
    },
  };
}
