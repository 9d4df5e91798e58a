import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, sep } from 'node:path';
import { KERNELS } from '../../packages/poker/src/solver/kernels.ts';
import { command } from './command.ts';
import { ROOT, SITE } from './site.ts';

/**
 * The licences of what reaches somebody else: the packages that the server runs with and the browser is sent, and the
 * built site itself. Tools, tests and benches stay with us and may be under any licence.
 */

interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string | { readonly type?: string };
  readonly licenses?: readonly { readonly type?: string }[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export interface Shipped {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly directory: string;
}

const SHIPPED = ['apps/server', 'apps/web'];
/** Whoever gets what we ship could ask for its source, all of it. */
const COPYLEFT = /\b(?:A|L)?GPL|\bSSPL|\bEUPL|\bOSL|\bCC-BY-(?:NC|SA)|\bBUSL|\bUNLICENSED\b|SEE LICENSE/iu;

const manifestOf = (directory: string): Manifest =>
  JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as Manifest;

/** As a package says it, or as its LICENSE file begins. */
const licenceOf = (directory: string, manifest: Manifest): string => {
  const { license, licenses } = manifest;
  const said =
    typeof license === 'string' ? license : (license?.type ?? licenses?.map(({ type }) => type).join(' OR '));
  if (said) return said;
  const file = readdirSync(directory).find((name) => /^licen[cs]e/iu.test(name));
  return file ? (readFileSync(join(directory, file), 'utf8').trim().split('\n')[0] ?? '').trim() : '';
};

/** Where an alternative is offered we take it: "(MIT OR GPL-2.0)" is MIT. */
export const isAllowed = (licence: string): boolean =>
  licence
    .replaceAll(/[()]/gu, '')
    .split(/\s+OR\s+/iu)
    .some((choice) => choice !== '' && !COPYLEFT.test(choice));

const directoryOf = (name: string, from: string): string | undefined => {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return candidate;
    if (folder === dirname(folder)) return undefined;
  }
};

/** Every package that one of ours needs to run, however deep. One that is not installed here is for another machine. */
export const shippedPackages = (root = ROOT): Shipped[] => {
  const found = new Map<string, Shipped>();
  const visit = (directory: string, own: boolean) => {
    const manifest = manifestOf(directory);
    const { dependencies = {}, optionalDependencies = {} } = manifest;
    if (!own) {
      if (found.has(directory)) return;
      found.set(directory, {
        name: manifest.name ?? directory,
        version: manifest.version ?? '',
        licence: licenceOf(directory, manifest),
        directory,
      });
    }
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const next = directoryOf(name, directory);
      if (next === undefined) {
        if (name in dependencies && !(name in optionalDependencies))
          throw new Error(`${name} of ${directory} is not installed`);
      } else visit(realpathSync(next), name.startsWith('@estratega/'));
    }
  };
  for (const workspace of SHIPPED) visit(join(root, workspace), true);
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name));
};

/** What a file of the built site says about itself; bundlers keep such comments. */
const SAYS_COPYLEFT =
  /GNU (?:Affero |Lesser )?General Public License|\b(?:A|L)?GPL-[23]|@licen[cs]e[^\n]{0,80}\b(?:A|L)?GPL/iu;

/** The one program of others that is served beside ours, under the GPL: apart, unmodified, with its licence. */
const ENGINE_FOLDER = 'motor';
const ENGINE_LICENCE = 'Copying.txt';
const ENGINE_NOTICE = 'LEEME.txt';

const enginePackage = (): string =>
  dirname(createRequire(join(ROOT, 'apps/web/package.json')).resolve('stockfish/package.json'));

const filesIn = (site: string): string[] =>
  readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(site.length + 1))
    .map((name) => name.split(sep).join('/'));

/** Enough scattered pieces of the engine's two files that no copy of a part of it goes unseen. */
const PIECE = 48;
const EVERY = { js: 512, wasm: 16_384 } as const;
const enginePieces = (directory = enginePackage()): readonly string[] =>
  (['js', 'wasm'] as const).flatMap((kind) => {
    const text = readFileSync(join(directory, `bin/stockfish-19-lite-single.${kind}`), 'latin1');
    const pieces: string[] = [];
    for (let at = EVERY[kind]; at + PIECE < text.length; at += EVERY[kind]) {
      const piece = text.slice(at, at + PIECE);
      // Paddings of noughts are in every program.
      if (new Set(piece).size > PIECE / 4) pieces.push(piece);
    }
    return pieces;
  });

/** A WebAssembly module, bare or written as text inside a script. */
const MODULE = ['\0asm\u0001\0\0\0', 'AGFzbQEAAAA'];

/** Files of the built site that are under such a licence, or hold a part of the engine, or look like a program that nobody here wrote. */
export const suspectFiles = (site: string, pieces: readonly string[] = enginePieces()): string[] =>
  filesIn(site)
    .filter((name) => /\.(?:js|mjs|css|wasm|html|nnue)$/u.test(name) && !name.startsWith(`${ENGINE_FOLDER}/`))
    .filter((name) => {
      if (/stockfish|\.nnue$/iu.test(name)) return true;
      // The solver's loops are a module of our own, made from kernels.as: to the letter, or it is somebody else's.
      const text = readFileSync(join(site, name), 'latin1').replaceAll(KERNELS, '');
      return SAYS_COPYLEFT.test(text) || [...MODULE, ...pieces].some((piece) => text.includes(piece));
    });

/** What is wrong with the engine as it is served: it must be whole, as its package brings it, and say whose it is. */
export const engineFaults = (site: string, directory = enginePackage()): string[] => {
  const served = filesIn(site).filter((name) => name.startsWith(`${ENGINE_FOLDER}/`) && !/\.(?:br|gz)$/u.test(name));
  if (served.length === 0) return ['the engine is not there'];
  const faults: string[] = [];
  for (const name of served) {
    if (basename(name) === ENGINE_NOTICE) continue;
    const original = [join(directory, 'bin', basename(name)), join(directory, basename(name))].find(existsSync);
    if (!original) faults.push(`${name} is not of the engine's package`);
    else if (!readFileSync(original).equals(readFileSync(join(site, name)))) faults.push(`${name} was changed`);
  }
  for (const folder of new Set(served.map(dirname))) {
    if (!served.includes(`${folder}/${ENGINE_LICENCE}`)) faults.push(`${folder} has no licence`);
    const notice = join(site, folder, ENGINE_NOTICE);
    const text = existsSync(notice) ? readFileSync(notice, 'utf8') : '';
    if (!/General Public License/u.test(text) || !/https:\/\/github\.com\/nmrugg\/stockfish\.js/u.test(text))
      faults.push(`${folder} does not say where its source is`);
  }
  return faults;
};

const main = () => {
  const { built: wanted = false } = command('npm run licences', { options: { built: { type: 'boolean' } } }).values;
  const packages = shippedPackages();
  const counts = Map.groupBy(packages, ({ licence }) => licence);
  for (const [licence, those] of [...counts].sort(([, a], [, b]) => b.length - a.length))
    console.log(`${String(those.length).padStart(5)}  ${licence || '(none)'}`);
  const refused = packages.filter(({ licence }) => !isAllowed(licence));
  for (const { name, version, licence } of refused) console.error(`✗ ${name} ${version}: ${licence || 'no licence'}`);
  const built = existsSync(SITE);
  if (!built && wanted) console.error('✗ the site is not built: npm run build');
  const suspects = built ? suspectFiles(SITE) : [];
  for (const file of suspects) console.error(`✗ ${file} of the built site`);
  const faults = built ? engineFaults(SITE) : [];
  for (const fault of faults) console.error(`✗ ${fault}`);
  console.log(
    `${packages.length} packages shipped, ${refused.length} refused; ${built ? `${suspects.length} files of the site; the engine ${faults.length === 0 ? 'apart and as it came' : 'not as it should be'}` : 'the site is not built'}`,
  );
  return refused.length + suspects.length + faults.length === 0 && (built || !wanted);
};

if (import.meta.main) process.exit(main() ? 0 : 1);
