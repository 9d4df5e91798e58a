import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { articles } from './site-steps/articles.ts';
import { charts } from './site-steps/charts.ts';
import { engine } from './site-steps/engine.ts';
import { firstMovesPlugin } from './site-steps/first-moves.ts';
import { trimChess } from './site-steps/trim/chess.ts';
import { lazySchemas } from './site-steps/trim/lazy-schemas.ts';
import { trimReactRouter } from './site-steps/trim/react-router.ts';
import { trimZod } from './site-steps/trim/zod.ts';

/** The framework, the shell and what the shell draws with. */
const EVERY_PAGE =
  /node_modules\/(react|react-dom|scheduler|react-router)\/|src\/(shell\/(api|cookies|environment|footer|header|menu|theme|session\/(?!require)|[\w-]+\.tsx?$)|ui\/(styles|button|icon\/(icon|outline)|logo|card\/suit|page\/(head|page)|tag|illustration)[/.])/;

/** What forms are made of: a dozen files of a few hundred bytes each, always wanted together. */
const FORMS = /src\/(shell\/(form|password)|ui\/(field|notice))[/.]/;

/** Moves as they are written and said, and the names they are said with: whoever plays on a board wants both. */
const MOVES = /packages\/chess\/src\/(notation|pieces)\./;

/**
 * What screens of who is signed in share. Left alone each of these is a file of a few hundred bytes, since one or another screen asks for it
 * later than the rest: fifty requests before a week is drawn, of which a phone makes six at a time. A group takes along what its files need:
 * what public pages need of that too stands before it.
 */
const SHARED = [
  { name: 'zod', test: /node_modules\/zod\// },
  { name: 'idb', test: /node_modules\/idb-keyval\// },
  { name: 'spinner', test: /src\/ui\/spinner\// },
  { name: 'figures', test: /packages\/(lessons\/src\/compose\/numbers|domain\/src\/text\/(numbers|list))\./ },
  { name: 'safe-text', test: /packages\/domain\/src\/text\/safe-text\./ },
  { name: 'game', test: /packages\/domain\/src\/plan\/game\./ },
  {
    name: 'signed-in',
    test: /src\/shell\/(session\/require-session|offline\/(owner|quietly|register-worker)|data\/use-loaded)\./,
  },
  { name: 'plan', test: /packages\/domain\/src\/(plan\/(plan|week|not-applicable)|attempt\/answer)\./ },
  {
    name: 'plans',
    test: /packages\/domain\/src\/(plan\/(field-texts|request|session|contracts|progress)|attempt\/(notes|contracts|stored))\./,
  },
  {
    name: 'offline',
    test: /src\/shell\/offline\/(change|change-store|keyed-queue|sender|stored-plans|attempts|worked)\./,
  },
  { name: 'queries', test: /node_modules\/@tanstack\/|src\/shell\/data\/queries\./ },
  { name: 'review', test: /src\/shell\/review\/|packages\/domain\/src\/review\// },
  {
    name: 'study',
    test: /screens\/study\/(words|icons|narrow|fold-section|tasks\/reasons|plan\/refresh|recover\/recover-words)\.|packages\/domain\/src\/plan\/renew\./,
  },
  { name: 'session', test: /screens\/session\/(waiting|words)\./ },
  { name: 'answered', test: /screens\/session\/(notes|evidence|progress)\./ },
];

export default defineConfig({
  plugins: [
    articles(),
    charts(),
    firstMovesPlugin(),
    engine(),
    reactRouter(),
    trimReactRouter(),
    trimChess(),
    trimZod(),
    lazySchemas(),
  ],
  // Workers are bundled apart. The one that reads games is under the same content policy.
  worker: { plugins: () => [trimZod(), lazySchemas()] },
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
                { name: 'moves', test: MOVES },
                ...SHARED,
              ],
            },
          },
        },
      },
    },
  },
  server: { proxy: { '/api': process.env.API_URL ?? 'http://127.0.0.1:3000' } },
});
