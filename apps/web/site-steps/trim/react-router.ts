import type { Plugin } from 'vite';

/**
 * Public pages may load 115 KB of JavaScript and React with its router alone take most of it. These parts of React Router
 * (pinned to 8.4.0) cannot run here, yet the bundler cannot know it: each replacement answers what the original answers when
 * its feature is off. A version that moves the files or the functions fails the build instead of silently growing.
 */
export function trimReactRouter(): Plugin {
  const seen = new Set<string>();
  return {
    name: 'estratega:trim-react-router',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      const part = /react-router\/dist\/production\/(lib\/.+\.js)$/.exec(id)?.[1];
      const trim = part ? PARTS[part] : undefined;
      if (!part || !trim) return;
      seen.add(part);
      return { code: trim(code), map: null };
    },
    buildEnd(error) {
      const missing = Object.keys(PARTS).filter((part) => !seen.has(part));
      if (!error && missing.length > 0) this.error(changed(missing.join(', ')));
    },
  };
}

const changed = (what: string) => `React Router changed ${what}: review site-steps/trim/react-router.ts.`;

/** Imported only by server code that is shaken away afterwards; the names must resolve until then. */
const unused = (...names: string[]) => names.map((name) => `export const ${name} = undefined;`).join('\n');

const swap = (code: string, what: RegExp, by: string): string => {
  if (code.search(what) < 0) throw new Error(changed(String(what)));
  return code.replace(what, by);
};

/** From its name to the brace that closes it, at the same depth. */
const whole = (name: string) => new RegExp(`^(\\t*)((?:async )?function ${name})\\([\\s\\S]*?^\\1}$`, 'm');
/** A function that nobody calls, and that says so if somebody does. */
const emptied = (code: string, name: string): string =>
  swap(code, whole(name), `$1$2() { throw new Error('${name} is not in this build'); }`);

/** What only warns whoever writes routes: calls of it go, with their sentences. */
const silent = (code: string, name: string): string =>
  swap(code, new RegExp(`^function ${name}\\(`, 'm'), `/* #__NO_SIDE_EFFECTS__ */ function ${name}(`);

const PARTS: Readonly<Record<string, (code: string) => string>> = {
  // Routes are all known at start (`ssr: false`), so nothing is discovered while browsing.
  'lib/dom/ssr/fog-of-war.js': () => `
    export const isFogOfWarEnabled = () => false;
    export const getPartialManifest = (manifest) => manifest;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => {};
    ${unused('URL_LIMIT', 'getManifestPath', 'getPathsWithAncestors', 'handleClientVersionMismatch')}`,

  // No route has a loader (shorten-manifest.ts fails the build if one has): nothing is fetched on navigating, and what a
  // prerendered page hands over is always the same. With this goes the reader of streams.
  'lib/dom/ssr/single-fetch.js': () => `
    const answer = async ({ matches }) =>
      Object.fromEntries(
        await Promise.all(
          matches
            .filter((match) => match.shouldCallHandler())
            .map(async (match) => [match.route.id, await match.resolve((handler) => handler())]),
        ),
      );
    export const getTurboStreamSingleFetchDataStrategy = () => async (args) => args.runClientMiddleware(answer);
    export const decodeViaTurboStream = async () => ({ value: { loaderData: {}, actionData: null, errors: null } });
    ${unused('NO_BODY_STATUS_CODES', 'SingleFetchRedirectSymbol', 'StreamTransfer', 'getSingleFetchDataStrategyImpl')}
    ${unused('singleFetchUrl', 'stripIndexParam')}`,

  // Nobody submits a form through the router, asks for a fetcher or adds routes.
  'lib/router/router.js': (code) => {
    const without = ['handleAction', 'fetch', 'handleFetcherAction', 'handleFetcherLoader', 'patchRoutes'].reduce(
      emptied,
      code,
    );
    const known = swap(
      without,
      whole('discoverRoutes'),
      `async function discoverRoutes(matches) { return { type: 'success', matches }; }`,
    );
    return swap(
      known,
      whole('normalizeNavigateOptions'),
      'function normalizeNavigateOptions(_, path) { return { path }; }',
    );
  },

  'lib/router/history.js': (code) => silent(code, 'warning'),
  'lib/hooks.js': (code) => silent(code, 'warningOnce'),

  // Nobody passes `instrumentations`.
  'lib/router/instrumentation.js': () => `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    ${unused('instrumentHandler', 'instrumentationResultMetaContext')}`,

  // The page of last resort, if even our own error page throws: theirs is English, with inline script and styles.
  'lib/dom/ssr/errorBoundaries.js': (code) =>
    swap(
      code,
      /function RemixRootDefaultErrorBoundary[\s\S]*?(?=\/\/#endregion)/,
      `function RemixRootDefaultErrorBoundary({ error }) {
        console.error(error);
        return React$1.createElement('html', { lang: 'es' }, React$1.createElement('body', null, 'Algo salió mal. Vuelve a cargar la página.'));
      }
      const BoundaryShell = ({ children }) => children;`,
    ),

  // Nothing is prefetched: the code of a screen is 1 to 4 KB, less than this machinery costs every page.
  'lib/dom/ssr/components.js': (code) =>
    swap(code, whole('PrefetchPageLinks'), 'function PrefetchPageLinks() { return null; }'),

  // <Form> and <NavLink>, unused, are only kept because of these two marks of a possible side effect.
  'lib/dom/lib.js': (code) =>
    swap(
      swap(code, /= React\$1\.forwardRef\(/g, '= /*#__PURE__*/ React$1.forwardRef('),
      /^\w+\.displayName = .*$/gm,
      '',
    ),
};
