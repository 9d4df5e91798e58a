import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseConfig } from '@estratega/server/config';
import { runServer } from '@estratega/server/run';
import { ROUTES } from '../../e2e/routes.ts';
import { findBrowser } from '../../tools/src/browser.ts';
import { command } from '../../tools/src/command.ts';
import { buildSite, SITE } from '../../tools/src/site.ts';
import { onDemand } from './on-demand.ts';

/**
 * Lighthouse as a phone over every public page (those that ask to be indexed) and over the screens of somebody who is signed in and has a
 * plan, with the figures that each has to hold beside it. The study screen and a session are reached from another screen only: they are
 * told where they come from, as the router would have. Arguments: the paths to measure, «yo:/cuenta» signed in. BENCH_RUNS: runs per page, the median counts. BENCH_URL: a site that already runs.
 * BENCH_BUSY=1: of each task only what the processor spent on it counts, and no wait for the server: what a shared machine can tell.
 */
const RUNS = Number(process.env.BENCH_RUNS ?? 3);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
interface Goal extends Partial<Record<(typeof CATEGORIES)[number], number>> {
  /** In KB, gzip, and a layout shift. */
  readonly script: number;
  readonly page: number;
  readonly shift: number;
}
const GOALS = {
  public: { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100, script: 115, page: 300, shift: 0 },
  // Nobody's search engine gets here, and what a plan weighs is its player's.
  signedIn: { accessibility: 100, 'best-practices': 100, script: 180, page: Number.POSITIVE_INFINITY, shift: 0.05 },
} as const satisfies Readonly<Record<string, Goal>>;
const SIGNED_IN = [
  '/',
  '/catalogo-planes-de-estudio',
  '/agregar-plan-de-estudio',
  '/informacion-plan-de-estudio',
  '/sesion',
  '/mis-partidas',
  '/subscripcion-selector',
  '/cuenta',
] as const;
/** Lighthouse takes a machine below this for too slow to judge speed as a phone's. */
const IDLE_MACHINE = 1000;

/** As much of what it tells as is read here. */
interface Result {
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly { id: string; weight: number }[] }>
  >;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly numericValue?: number; readonly details?: unknown }>
  >;
  readonly environment: { readonly benchmarkIndex: number };
  readonly runtimeError?: { readonly message: string };
}
const { default: lighthouse } = await onDemand<{
  default: (url: string, flags: object) => Promise<{ readonly lhr: Result } | undefined>;
}>('lighthouse');

interface Figures extends Record<(typeof CATEGORIES)[number], number> {
  readonly script: number;
  /** Requests, and KB as they went over the wire: each answer has a kilobyte of headers here, which HTTP/2 would pack. */
  readonly scripts: number;
  readonly wire: number;
  readonly page: number;
  readonly shift: number;
  /** In milliseconds: where the points for speed went. */
  readonly paint: number;
  readonly largest: number;
  readonly blocked: number;
  /** Lighthouse's own measure of the machine at that moment. */
  readonly machine: number;
  /** What cost points, apart from speed. */
  readonly failed: readonly string[];
}

const directory = mkdtempSync(join(tmpdir(), 'estratega-lighthouse-'));

/** Chrome with a debugging port of its own choice, which it writes to a file. */
const startChrome = async () => {
  const profile = join(directory, 'chrome');
  const browser = findBrowser();
  if (!browser) throw new Error('Set CHROME_PATH to Chrome or Chromium.');
  const child = spawn(
    browser,
    [
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--no-first-run',
      '--disable-gpu',
      '--disable-extensions',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Chromium does not run as root with its sandbox.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      'about:blank',
    ],
    { stdio: 'ignore' },
  );
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const file = join(profile, 'DevToolsActivePort');
  for (let tries = 0; !existsSync(file); tries++) {
    if (tries > 300 || child.exitCode !== null) throw new Error(`${browser} does not open its debugging port.`);
    await wait(100);
  }
  const port = Number(readFileSync(file, 'utf8').split('\n')[0]);
  return {
    port,
    close: async () => {
      child.kill();
      await gone;
    },
  };
};

/** Without emulators, as a visitor finds it: the notice of the test mode is not there. */
const startSite = async () => {
  if (process.env.BENCH_URL) return { url: process.env.BENCH_URL.replace(/\/$/u, ''), close: async () => {} };
  buildSite();
  const config = parseConfig({
    DATA_DIR: join(directory, 'data'),
    PORT: '0',
    LOG_LEVEL: 'error',
    // A browser and Lighthouse beside it may keep it waiting.
    PATIENCE_SECONDS: '60',
    // Configured as a public site is; nobody signs in by it here.
    GOOGLE_CLIENT_ID: 'bench',
    GOOGLE_CLIENT_SECRET: 'bench',
  });
  const running = await runServer({ config, siteRoot: SITE });
  return { url: running.address, close: () => running.close() };
};

const { positionals: asked } = command('npm run bench:lighthouse [-- address…]', { allowPositionals: true });
const publicPages = async (site: string): Promise<string[]> => {
  if (asked.length > 0) return asked.filter((path) => !path.startsWith('yo:'));
  const pages: string[] = [];
  for (const route of ROUTES) {
    const html = await (await fetch(`${site}${route}`)).text();
    if (!/<meta name="robots" content="[^"]*noindex/u.test(html)) pages.push(route);
  }
  return pages;
};

interface Session {
  readonly diaIndex: number;
  readonly tareaIndex: number;
}

/** What a screen is told by the one before it, put into the history of every page before its own script runs. */
const arriveWith = async (port: number, told: Readonly<Record<string, object>>): Promise<void> => {
  const { webSocketDebuggerUrl } = (await (await fetch(`http://127.0.0.1:${port}/json/version`)).json()) as {
    webSocketDebuggerUrl: string;
  };
  const socket = new WebSocket(webSocketDebuggerUrl);
  await once(socket, 'open');
  let id = 0;
  const send = (method: string, params: object, sessionId?: string) =>
    socket.send(JSON.stringify({ id: ++id, method, params, ...(sessionId === undefined ? {} : { sessionId }) }));
  const source = `{
    const told = ${JSON.stringify(told)}[location.pathname];
    if (told && !history.state) history.replaceState({ usr: told, key: 'bench', idx: 0 }, '');
  }`;
  socket.addEventListener('message', ({ data }) => {
    const { method, params } = JSON.parse(String(data)) as {
      method?: string;
      params?: { sessionId: string; targetInfo: { type: string } };
    };
    if (method !== 'Target.attachedToTarget' || !params) return;
    if (params.targetInfo.type === 'page') {
      send('Page.enable', {}, params.sessionId);
      send('Page.addScriptToEvaluateOnNewDocument', { source }, params.sessionId);
    }
    send('Runtime.runIfWaitingForDebugger', {}, params.sessionId);
  });
  // It ends with the browser.
  send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true });
};

/** Somebody with a plan, made as a person makes it, and a browser that knows their key. */
const signIn = async (site: string, port: number): Promise<void> => {
  const post = async (path: string, body: unknown, token = ''): Promise<Record<string, unknown>> => {
    const response = await fetch(`${site}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Record<string, unknown>;
  };
  const email = `faro-${randomBytes(6).toString('hex')}@ejemplo.test`;
  const { token } = await post('/api/auth/sign-up/email', {
    name: 'Ana',
    email,
    password: 'el caballo salta 7',
    // As the form sends it: whoever has not consented meets the question, and not the screen.
    consentimientos: { tratamientoDatos: true },
  });
  const informacionTema = {
    campo: 'Ajedrez',
    nivelIntensidad: 'bajo',
    diasEstudio: ['lunes', 'miercoles', 'viernes'],
    horasEstudio: { lunes: 1, miercoles: 1, viernes: 1 },
    experienciaAjedrez: 'No tengo elo',
    conocimientosAjedrez: '',
  };
  await post('/api/chat/custom-prompt', { informacionTema }, String(token));
  const listed = await fetch(`${site}/api/planes`, { headers: { authorization: `Bearer ${token}` } });
  const [plan] = (await listed.json()) as readonly { readonly id: string; readonly sesion?: Session }[];
  if (!plan?.sesion) throw new Error('The plan just made has no session.');
  const { diaIndex, tareaIndex } = plan.sesion;
  await arriveWith(port, {
    '/informacion-plan-de-estudio': { planId: plan.id },
    '/sesion': { planId: plan.id, diaIndex, tareaIndex },
  });
  const opened = await fetch(`http://127.0.0.1:${port}/json/new?${encodeURIComponent(`${site}/sobre-nosotros`)}`, {
    method: 'PUT',
  });
  const { webSocketDebuggerUrl, id } = (await opened.json()) as { webSocketDebuggerUrl: string; id: string };
  const socket = new WebSocket(webSocketDebuggerUrl);
  await once(socket, 'open');
  const evaluate = async (expression: string): Promise<unknown> => {
    const answered = once(socket, 'message') as Promise<[{ readonly data: string }]>;
    socket.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression } }));
    const [{ data }] = await answered;
    return (JSON.parse(data) as { result?: { result?: { value?: unknown } } }).result?.result?.value;
  };
  // Until the page is ours and not the blank one before it.
  while ((await evaluate('location.origin')) !== new URL(site).origin) await wait(100);
  await evaluate(
    `localStorage.setItem('estratega.token', ${JSON.stringify(token)}); localStorage.setItem('cookieConsent', 'true')`,
  );
  socket.close();
  await fetch(`http://127.0.0.1:${port}/json/close/${id}`);
};

interface Transfer {
  readonly url: string;
  readonly resourceType?: string;
  readonly transferSize?: number;
}

const sizes = new Map<string, number>();
/** What a script weighs as gzip, without the headers of its answer: what goals are written in. */
const gzipped = async (url: string): Promise<number> => {
  const known = sizes.get(url);
  if (known !== undefined) return known;
  const [answer] = (await once(get(url, { headers: { 'accept-encoding': 'gzip' } }), 'response')) as [IncomingMessage];
  let size = 0;
  for await (const chunk of answer) size += (chunk as Buffer).length;
  sizes.set(url, size);
  return size;
};

const figuresOf = async ({ categories, audits, environment }: Result, goal: Goal): Promise<Figures> => {
  const score = (id: (typeof CATEGORIES)[number]) => Math.round((categories[id]?.score ?? 0) * 100);
  const value = (id: string) => audits[id]?.numericValue ?? 0;
  const details = audits['network-requests']?.details as { items?: readonly Transfer[] } | undefined;
  const items = details?.items ?? [];
  const kilobytes = (wanted: readonly Transfer[]) =>
    wanted.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000;
  const scripts = items.filter(({ resourceType }) => resourceType === 'Script');
  let script = 0;
  for (const { url } of scripts) script += (await gzipped(url)) / 1000;
  const judged = CATEGORIES.filter((id) => id !== 'performance' && goal[id] !== undefined);
  const failed = judged.flatMap((id) =>
    (categories[id]?.auditRefs ?? [])
      .filter((ref) => ref.weight > 0 && (audits[ref.id]?.score ?? 1) < 1)
      .map((ref) => {
        const { items = [] } = (audits[ref.id]?.details ?? {}) as { items?: readonly object[] };
        const [first] = items;
        return first === undefined ? ref.id : `${ref.id} ${JSON.stringify(first).slice(0, 160)}`;
      }),
  );
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    script,
    scripts: scripts.length,
    wire: kilobytes(scripts),
    page: kilobytes(items),
    shift: value('cumulative-layout-shift'),
    paint: value('first-contentful-paint'),
    largest: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    machine: environment.benchmarkIndex,
    failed,
  };
};

interface TraceEvent {
  dur?: number;
  readonly tdur?: number;
}

/**
 * On a machine that others use, a task takes as long as they let it: what counts instead is the processor's time, which the
 * browser writes beside it, and the answers are taken to come at once. The points are those of a machine of one's own.
 */
const judgeBusy = async (url: string, port: number) => {
  const folder = join(directory, 'gathered');
  const { origin } = new URL(url);
  const flags = {
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    precomputedLanternData: {
      additionalRttByOrigin: { [origin]: 0 },
      serverResponseTimeByOrigin: { [origin]: SERVER_MS },
    },
  };
  await lighthouse(url, { ...flags, port, gatherMode: folder });
  const file = join(folder, 'trace.json');
  const trace = JSON.parse(readFileSync(file, 'utf8')) as { readonly traceEvents: TraceEvent[] };
  for (const event of trace.traceEvents)
    if (event.dur !== undefined && event.tdur !== undefined) event.dur = Math.min(event.dur, event.tdur);
  writeFileSync(file, JSON.stringify(trace));
  const judged = await lighthouse(url, { ...flags, auditMode: folder });
  rmSync(folder, { recursive: true });
  return judged;
};
const SERVER_MS = 20;
const BUSY = process.env.BENCH_BUSY === '1';

const measure = async (url: string, port: number, goal: Goal): Promise<Figures> => {
  const runs: Figures[] = [];
  for (let run = 0; run < RUNS; run++) {
    // Every page is met for the first time: caches go before each run. What tells who is there is not a cache, and stays.
    const result = await (BUSY
      ? judgeBusy(url, port)
      : lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: [...CATEGORIES] }));
    if (!result || result.lhr.runtimeError)
      throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    runs.push(await figuresOf(result.lhr, goal));
  }
  runs.sort((a, b) => a.performance - b.performance);
  const median = runs[Math.floor(runs.length / 2)];
  if (!median) throw new Error('BENCH_RUNS must be at least 1.');
  return median;
};

const WIDTH = 46;
const cell = (text: string, good: boolean) => `${text}${good ? ' ' : '✗'}`.padStart(9);
const line = (path: string, figures: Figures, goal: Goal) =>
  [
    path.padEnd(WIDTH),
    ...CATEGORIES.map((id) => cell(String(figures[id]), figures[id] >= (goal[id] ?? 0))),
    cell(figures.script.toFixed(1), figures.script <= goal.script),
    cell(`${figures.wire.toFixed(0)}/${figures.scripts}`, true),
    cell(figures.page.toFixed(1), figures.page <= goal.page),
    cell(figures.shift.toFixed(3), figures.shift <= goal.shift),
    ...[figures.paint, figures.largest, figures.blocked].map((time) => cell(time.toFixed(0), true)),
    figures.failed.length > 0 ? `  ${[...new Set(figures.failed)].join(', ')}` : '',
  ].join('');
const heads = ['perf', 'a11y', 'best', 'seo', 'JS KB', 'wire/n', 'page KB', 'shift', 'FCP ms', 'LCP ms', 'TBT ms'];

const site = await startSite();
const chrome = await startChrome();
try {
  const pages = await publicPages(site.url);
  console.log(`Lighthouse, phone, median of ${RUNS}; ✗ misses its figure (${site.url})\n`);
  console.log(['page'.padEnd(WIDTH), ...heads.map((head) => `${head} `.padStart(9))].join(''));
  let slowest = Number.POSITIVE_INFINITY;
  const over = async (paths: readonly string[], kind: keyof typeof GOALS) => {
    for (const path of paths) {
      const figures = await measure(`${site.url}${path}`, chrome.port, GOALS[kind]);
      slowest = Math.min(slowest, figures.machine);
      console.log(line(kind === 'signedIn' ? `${path} (signed in)` : path, figures, GOALS[kind]));
    }
  };
  await over(pages, 'public');
  const screens = asked.length === 0 ? SIGNED_IN : asked.flatMap((path) => /^yo:(.*)$/u.exec(path)?.[1] ?? []);
  if (screens.length > 0) await signIn(site.url, chrome.port);
  await over(screens, 'signedIn');
  if (slowest < IDLE_MACHINE)
    console.log(
      `\nThe machine was slow or busy (index ${slowest.toFixed(0)}): the speed column says less than it should.`,
    );
} finally {
  await chrome.close();
  await site.close();
  rmSync(directory, { recursive: true, force: true });
}
