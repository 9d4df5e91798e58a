import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { type Module, parseSync } from '@swc/core';
import { ROOT } from './site.ts';

/**
 * Files that nothing leads to, names that nobody imports, packages that are declared and not used or used and not
 * declared. What knip does; knip itself needs a parser whose binary is not to be had everywhere we build.
 */

interface SourceFile {
  readonly path: string;
  /** Its own names, as others import them. */
  readonly exports: ReadonlySet<string>;
  readonly uses: readonly Use[];
}
interface Use {
  readonly from: string;
  /** undefined: all of it, by a namespace, a dynamic import or `export *`. */
  readonly names: readonly string[] | undefined;
}
interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string>>;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const FOLDERS = ['packages', 'apps', 'emulators', 'e2e', 'bench', 'tools'];
/** Where somebody begins who is no import: a test, a script, a route, a configuration, a page of text. */
const BEGINS = [
  /\.(?:test|spec)\.tsx?$/u,
  /\.config\.(?:ts|js|cjs)$/u,
  /(?:^|\/)main\.ts$/u,
  /^apps\/web\/src\/(?:root|routes|entry\.\w+)\.tsx?$/u,
  /^apps\/web\/src\/.*\/(?:route|[\w-]*-route)\.tsx?$/u,
  /^apps\/web\/site-steps\//u,
  /^apps\/web\/src\/.*\.mdx$/u,
  /\.d\.ts$/u,
  /\.numbers\.ts$/u,
  /^e2e\/journeys\//u,
];

const textOf = (node: unknown): string =>
  node && typeof node === 'object' && 'value' in node ? String((node as { value: unknown }).value) : '';

/** A walk over the whole tree for what is not said at its top: `import('…')`, `typeof import('…')`, `require.resolve('…')`, `new URL('…')`. */
const deepUses = (text: string): Use[] => [
  ...[...text.matchAll(/\b(?:import|require(?:\.resolve)?)\(\s*['"`]([^'"`$]+)['"`]/gu)].map(([, from = '']) => ({
    from,
    names: undefined,
  })),
  ...[...text.matchAll(/new URL\(\s*['"`](\.[^'"`$]+\.tsx?)['"`]/gu)].map(([, from = '']) => ({
    from,
    names: undefined,
  })),
];

const read = (path: string): SourceFile => {
  const text = readFileSync(join(ROOT, path), 'utf8');
  const uses: Use[] = [...deepUses(text)];
  const exports = new Set<string>();
  if (path.endsWith('.mdx')) {
    for (const [, from = ''] of text.matchAll(/^import .* from '([^']+)'/gmu)) uses.push({ from, names: undefined });
    return { path, exports, uses };
  }
  const tree: Module = parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x'), decorators: true });
  for (const item of tree.body) {
    if (item.type === 'ImportDeclaration') {
      const all = item.specifiers.some(({ type }) => type === 'ImportNamespaceSpecifier');
      const names = item.specifiers.map((one) =>
        one.type === 'ImportDefaultSpecifier'
          ? 'default'
          : one.type === 'ImportSpecifier'
            ? textOf(one.imported ?? one.local)
            : '*',
      );
      uses.push({ from: item.source.value, names: all ? undefined : names });
    } else if (item.type === 'ExportAllDeclaration') uses.push({ from: item.source.value, names: undefined });
    else if (item.type === 'ExportNamedDeclaration') {
      for (const one of item.specifiers) {
        if (one.type !== 'ExportSpecifier') continue;
        const orig = textOf(one.orig);
        exports.add(textOf(one.exported ?? one.orig));
        if (item.source) uses.push({ from: item.source.value, names: [orig] });
      }
    } else if (item.type === 'ExportDefaultDeclaration' || item.type === 'ExportDefaultExpression')
      exports.add('default');
    else if (item.type === 'ExportDeclaration') {
      const { declaration } = item;
      if (declaration.type === 'VariableDeclaration')
        for (const { id } of declaration.declarations) if (id.type === 'Identifier') exports.add(id.value);
      if ('identifier' in declaration) exports.add(textOf(declaration.identifier));
      if ('id' in declaration) exports.add(textOf(declaration.id));
    }
  }
  return { path, exports, uses };
};

const main = () => {
  const manifests = new Map<string, { readonly folder: string; readonly manifest: Manifest }>();
  for (const file of globSync('{packages/*,apps/*,emulators,e2e,bench,tools,.}/package.json', { cwd: ROOT })) {
    const manifest = JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Manifest;
    manifests.set(manifest.name, { folder: dirname(file), manifest });
  }
  const files = new Map<string, SourceFile>();
  for (const path of globSync([...FOLDERS.map((one) => `${one}/**/*.{ts,tsx,mdx}`), '*.config.ts'], {
    cwd: ROOT,
    exclude: (name) => /^(?:node_modules|build|build-\w+|\.react-router)$/u.test(name.split('/').at(-1) ?? ''),
  }))
    if (!/(?:^|\/)(?:node_modules|build|\.react-router)\//u.test(path)) files.set(path, read(path));

  const asFile = (path: string): string | undefined => {
    for (const candidate of [path, `${path}.ts`, `${path}.tsx`, join(path, 'index.ts')])
      if (files.has(candidate)) return candidate;
    return undefined;
  };
  const own = (from: string): string | undefined => {
    const name = from.split('/').slice(0, 2).join('/');
    const found = manifests.get(name);
    if (!found) return undefined;
    const target = found.manifest.exports?.[`.${from.slice(name.length)}`];
    return target === undefined ? undefined : asFile(join(found.folder, target));
  };
  const target = (use: Use, file: SourceFile): string | undefined =>
    use.from.startsWith('.')
      ? asFile(relative(ROOT, resolve(ROOT, dirname(file.path), use.from.split('?')[0] ?? '')))
      : use.from.startsWith('~/')
        ? asFile(join('apps/web/src', use.from.slice(2)))
        : own(use.from);

  // Where it begins: also every file that a script of some package.json runs, and whatever a route file names as text.
  const begins = new Set([...files.keys()].filter((path) => BEGINS.some((pattern) => pattern.test(path))));
  for (const { folder, manifest } of manifests.values())
    for (const script of Object.values(manifest.scripts ?? {}))
      for (const [name] of script.matchAll(/[\w./-]+\.tsx?/gu)) begins.add(relative(ROOT, resolve(ROOT, folder, name)));
  const routes = files.get('apps/web/src/routes.ts');
  if (routes)
    for (const [, name = ''] of readFileSync(join(ROOT, routes.path), 'utf8').matchAll(/['"`]([\w./-]+\.tsx)['"`]/gu))
      begins.add(join('apps/web/src', name));
  for (const name of ['vitest.config.ts', 'apps/web/vitest.config.ts'])
    if (existsSync(join(ROOT, name)))
      for (const [, file = ''] of readFileSync(join(ROOT, name), 'utf8').matchAll(/['"`]([\w./-]+\.ts)['"`]/gu))
        begins.add(relative(ROOT, resolve(ROOT, dirname(name), file)));
  // Whoever starts a program of ours names its file, in a string or in a comment that says how.
  for (const { path } of files.values())
    for (const [, name = ''] of readFileSync(join(ROOT, path), 'utf8').matchAll(/(?:node |['"`])([\w./-]+\.ts)\b/gu))
      if (files.has(name)) begins.add(name);

  const used = new Map<string, Set<string> | 'all'>();
  const reached = new Set<string>();
  const packages = new Map<string, Set<string>>();
  const queue = [...begins];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    const file = files.get(path);
    if (!file || reached.has(path)) continue;
    reached.add(path);
    for (const use of file.uses) {
      const to = target(use, file);
      if (to === undefined) continue;
      const known = used.get(to);
      if (use.names === undefined) used.set(to, 'all');
      else if (known !== 'all') used.set(to, new Set([...(known ?? []), ...use.names]));
      queue.push(to);
    }
  }
  // Imports of packages count wherever they are made.
  for (const file of files.values())
    for (const { from } of file.uses) {
      if (
        !/^(?:@[\w.-]+\/)?[\w.-]+(?:\/|$)/u.test(from) ||
        from.startsWith('.') ||
        from.startsWith('virtual:') ||
        from.startsWith('node:') ||
        builtinModules.includes(from)
      )
        continue;
      const name = from.startsWith('@') ? from.split('/').slice(0, 2).join('/') : (from.split('/')[0] ?? '');
      const folder = [...manifests.values()]
        .map((one) => one.folder)
        .filter((one) => one !== '.' && file.path.startsWith(`${one}/`))
        .at(0);
      packages.set(folder ?? '.', new Set([...(packages.get(folder ?? '.') ?? []), name]));
    }

  const problems: string[] = [];
  for (const path of files.keys()) if (!reached.has(path)) problems.push(`file      ${path}`);
  const entries = new Set(
    [...manifests.values()].flatMap(({ folder, manifest }) =>
      Object.values(manifest.exports ?? {}).map((one) => join(folder, one)),
    ),
  );
  const names: string[] = [];
  for (const file of files.values()) {
    if (!reached.has(file.path) || begins.has(file.path) || entries.has(file.path)) continue;
    const known = used.get(file.path);
    if (known === 'all') continue;
    for (const name of file.exports) if (!known?.has(name)) names.push(`export    ${file.path} ${name}`);
  }
  for (const { folder, manifest } of manifests.values()) {
    if (folder === '.') continue;
    const imported = packages.get(folder) ?? new Set();
    const declared = { ...manifest.dependencies, ...manifest.devDependencies };
    for (const name of imported) {
      if (name in declared || name === manifest.name) continue;
      const root = manifests.get('estratega')?.manifest.devDependencies ?? {};
      // What the whole workspace shares (vitest, types) is declared once; a server's own test may reach its own tools.
      if (name in root || `@types/${name}` in root) continue;
      problems.push(`missing   ${folder}: ${name} is imported and not declared`);
    }
    const text = [...files.values()]
      .filter(({ path }) => path.startsWith(`${folder}/`))
      .map(({ path }) => readFileSync(join(ROOT, path), 'utf8'))
      .join('\n');
    const scripts = Object.values(manifest.scripts ?? {}).join('\n');
    const other = globSync(`${folder}/**/*.{css,html,json,cjs}`, {
      cwd: ROOT,
      exclude: (name) => /node_modules|build/u.test(name),
    })
      .filter((path) => !path.endsWith('package.json') && statSync(join(ROOT, path)).size < 500_000)
      .map((path) => readFileSync(join(ROOT, path), 'utf8'))
      .join('\n');
    for (const name of Object.keys(declared))
      if (
        !imported.has(name) &&
        !name.startsWith('@types/') &&
        ![text, scripts, other].some((one) => one.includes(name))
      )
        problems.push(`unused    ${folder}: ${name} is declared and never named`);
  }
  const all = process.argv.includes('--exports');
  for (const line of [...problems, ...(all ? names : [])].sort()) console.log(line);
  console.log(
    `${files.size} files: ${problems.length} problems; ${names.length} names exported for nobody${all ? '' : ' (--exports lists them)'}`,
  );
  return problems.length === 0;
};

process.exit(main() ? 0 : 1);
