import { globSync, readFileSync, writeFileSync } from 'node:fs';

interface Manifest {
  readonly entry: { readonly imports: readonly string[] };
  readonly routes: Readonly<Record<string, Record<string, unknown>>>;
}

/** The list of all routes without what says nothing: flags that are off, and files that every page has by then. */
export const shortened = (script: string): string =>
  script.replace(/\{.*\}/su, (text) => {
    const { entry, routes, ...rest }: Manifest = JSON.parse(text);
    const short = Object.entries(routes).map(([id, route]) => [
      id,
      Object.fromEntries(
        Object.entries(route)
          .filter(([, value]) => value !== false)
          .map(([key, value]) => [
            key,
            key === 'imports' && Array.isArray(value) ? value.filter((file) => !entry.imports.includes(file)) : value,
          ]),
      ),
    ]);
    return JSON.stringify({ entry, routes: Object.fromEntries(short), ...rest });
  });

/** Every public page loads it, and may load 115 KB in all. */
export function shortenManifest(site: string): void {
  const files = globSync(`${site}/assets/manifest-*.js`);
  if (files.length === 0) throw new Error('The list of routes is not where it was.');
  for (const file of files) writeFileSync(file, shortened(readFileSync(file, 'utf8')));
}
