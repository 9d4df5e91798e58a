import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { articles } from './site-steps/articles.ts';
import { charts } from './site-steps/charts.ts';
import { engine } from './site-steps/engine.ts';

/** The framework, the shell and what the shell draws with. */
const EVERY_PAGE =
  /node_modules\/(react|react-dom|scheduler|react-router)\/|src\/(shell\/(api|cookies|environment|footer|header|menu|theme|session\/(?!require)|[\w-]+\.tsx?$)|ui\/(styles|button|icon\/(icon|outline)|logo|card\/suit|page\/(head|page)|tag|illustration)[/.])/;

/** What forms are made of: a dozen files of a few hundred bytes each, always wanted together. */
const FORMS = /src\/(shell\/(form|password|consent\/consent-text)|ui\/(field|notice))[/.]/;

export default defineConfig({
  plugins: [tailwindcss(), articles(), charts(), engine(), reactRouter(), trimReactRouter(), trimChess(), trimZod()],
  define: { __BUILD_YEAR__: JSON.stringify(new Date().getFullYear()) },
  build: {
    // Every browser with light-dark() has modulepreload: the polyfill would be dead weight.
    modulePreload: { polyfill: false },
    // light-dark() must reach the browser as written: its fallback is resolved once at :root, and .tapete turns it there.
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    // The content policy allows no data: URLs, and drawings are shared files.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page loads is one file: fewer requests, and 4 KB less than the same code in ten pieces.
            codeSplitting: {
              groups: [
                { name: 'base', test: EVERY_PAGE },
                { name: 'form', test: FORMS },
              ],
            },
          },
        },
      },
    },
  },
  server: { proxy: { '/api': process.env.API_URL ?? 'http://127.0.0.1:3000' } },
});

/**
 * Public pages may load 115 KB of JavaScript and the framework alone takes 107. These parts of React Router (pinned to
 * 8.4.0) cannot run here, yet the bundler cannot know it: each replacement answers what the original answers when its
 * feature is off. A version that moves the files fails the build instead of silently growing.
 */
function trimReactRouter(): Plugin {
  // Imported only by server code that is shaken away afterwards; the names must resolve until then.
  const unused = (...names: string[]) => names.map((name) => `export const ${name} = undefined;`).join('\n');
  const parts: Record<string, (code: string) => string> = {
    // Routes are all known at start (`ssr: false`), so nothing is discovered while browsing.
    'lib/dom/ssr/fog-of-war.js': () => `
      export const isFogOfWarEnabled = () => false;
      export const getPartialManifest = (manifest) => manifest;
      export const getPatchRoutesOnNavigationFunction = () => undefined;
      export const useFogOFWarDiscovery = () => {};
      ${unused('URL_LIMIT', 'getManifestPath', 'getPathsWithAncestors', 'handleClientVersionMismatch')}`,
    // Nobody passes `instrumentations`.
    'lib/router/instrumentation.js': () => `
      export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
      export const getRouteInstrumentationUpdates = () => ({});
      export const instrumentClientSideRouter = (router) => router;
      ${unused('instrumentHandler', 'instrumentationResultMetaContext')}`,
    // The page of last resort, if even our own error page throws: theirs is English, with inline script and styles.
    'lib/dom/ssr/errorBoundaries.js': (code) =>
      code.replace(
        /function RemixRootDefaultErrorBoundary[\s\S]*?(?=\/\/#endregion)/,
        `function RemixRootDefaultErrorBoundary({ error }) {
          console.error(error);
          return React$1.createElement('html', { lang: 'es' }, React$1.createElement('body', null, 'Algo salió mal. Vuelve a cargar la página.'));
        }
        const BoundaryShell = ({ children }) => children;`,
      ),
    // Nothing is prefetched: the code of a screen is 1 to 4 KB, less than this machinery costs every page.
    'lib/dom/ssr/components.js': (code) =>
      code.replace(/^function PrefetchPageLinks\([\s\S]*?^}$/m, 'function PrefetchPageLinks() { return null; }'),
    // <Form> and <NavLink>, unused, are only kept because of these two marks of a possible side effect.
    'lib/dom/lib.js': (code) =>
      code
        .replaceAll('= React$1.forwardRef(', '= /*#__PURE__*/ React$1.forwardRef(')
        .replace(/^\w+\.displayName = .*$/gm, ''),
  };
  const seen = new Set<string>();
  return {
    name: 'estratega:trim-react-router',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      const part = /react-router\/dist\/production\/(lib\/.+\.js)$/.exec(id)?.[1];
      const trim = part ? parts[part] : undefined;
      if (!part || !trim) return;
      const trimmed = trim(code);
      if (trimmed !== code) seen.add(part);
      return { code: trimmed, map: null };
    },
    buildEnd(error) {
      const missing = Object.keys(parts).filter((part) => !seen.has(part));
      if (!error && missing.length > 0)
        this.error(`React Router changed ${missing.join(', ')}: review trimReactRouter.`);
    },
  };
}

/**
 * The board needs the rules of chess, not the parser of PGN files that chess.js carries: a third of it. Games that a player
 * pastes are read move by move (screens/session/forms/read-game.ts), which also understands Spanish letters. `loadPgn`
 * therefore throws in the browser; on the server it is whole.
 */
function trimChess(): Plugin {
  return {
    name: 'estratega:trim-chess',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!/chess\.js\/dist\/esm\/chess\.js$/.test(id)) return;
      const from = code.indexOf('function peg$subclass(');
      const to = code.indexOf('/**\n * @license', from);
      if (from < 0 || to < 0) return this.error('chess.js changed: review trimChess.');
      const without = `function peg$parse() { throw new Error('PGN is not read in the browser'); }\n`;
      return { code: code.slice(0, from) + without + code.slice(to), map: null };
    },
  };
}

/**
 * Schemas read what arrives; none is ever written out as JSON Schema here, and what is wrong is told in our own words. Each
 * kind of schema holds on to its writer, a seventh of the library: without those lines the bundler drops them all.
 */
function trimZod(): Plugin {
  return {
    name: 'estratega:trim-zod',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!/zod\/v4\/classic\/schemas\.js$/.test(id)) return;
      const writers = /^ *inst\._zod\.processJSONSchema = .*;$/gm;
      const makers = /^import \{ createStandardJSONSchemaMethod, createToJSONSchemaMethod \} from .*$/m;
      const english = /^import en from .*$/m;
      if (!writers.test(code) || !makers.test(code) || !english.test(code))
        return this.error('zod changed: review trimZod.');
      const none = `() => () => { throw new Error('No JSON Schema in the browser'); }`;
      return {
        code: code
          .replace(writers, '')
          .replace(makers, `const createStandardJSONSchemaMethod = ${none};\nconst createToJSONSchemaMethod = ${none};`)
          .replace(english, 'const en = () => ({});'),
        map: null,
      };
    },
  };
}
