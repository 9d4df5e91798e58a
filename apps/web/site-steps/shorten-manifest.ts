import { globSync, readFileSync, writeFileSync } from 'node:fs';

interface Route extends Readonly<Record<string, unknown>> {
  readonly id: string;
  readonly css?: readonly string[];
}
interface Manifest {
  readonly routes: Readonly<Record<string, Route>>;
}

/** What the router we ship can do without: see trim/react-router.ts, which leaves out whatever fetches data. */
const FETCHES = ['hasLoader', 'hasAction', 'hasClientLoader', 'hasClientAction', 'hasClientMiddleware'] as const;
/** Which files a route needs besides its own is written in the page, and in the files; whether it has a component, in its module. */
const UNREAD: readonly string[] = ['imports', 'hasDefaultExport'];

/** The list of all routes without what says nothing to a browser: flags that are off, and what nobody reads there. */
export const shortened = (script: string): string =>
  script.replace(/\{.*\}/su, (text) => {
    const { routes, ...rest }: Manifest = JSON.parse(text);
    const everywhere = routes.root?.css ?? [];
    return JSON.stringify({
      routes: Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, shortRoute(route, everywhere)])),
      ...rest,
    });
  });

function shortRoute(route: Route, everywhere: readonly string[]): object {
  const fetching = FETCHES.find((flag) => route[flag]);
  if (fetching)
    throw new Error(`${route.id} ${fetching}: the router of this build cannot do it (trim/react-router.ts).`);
  const own = route.css?.filter((file) => route.id === 'root' || !everywhere.includes(file));
  const told: [string, unknown][] = Object.entries({ ...route, css: own });
  return Object.fromEntries(told.filter(([key, value]) => !UNREAD.includes(key) && saysSomething(value)));
}

const saysSomething = (value: unknown): boolean =>
  value !== false && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Every public page loads it, and may load 115 KB in all. */
export function shortenManifest(site: string): void {
  const files = globSync(`${site}/assets/manifest-*.js`);
  if (files.length === 0) throw new Error('The list of routes is not where it was.');
  for (const file of files) writeFileSync(file, shortened(readFileSync(file, 'utf8')));
}
