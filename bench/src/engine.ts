import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EjerciciosPropios, PartidaGuardada, PartidaPropia, PartidasGuardadas } from '@estratega/domain';
import { type Analisis, gameOfOwn, ownMoves } from '@estratega/own-games';
import { seeded } from '@estratega/own-games/generate';
import { parseConfig } from '@estratega/server/config';
import { runServer } from '@estratega/server/run';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../tools/src/browser.ts';
import { command } from '../../tools/src/command.ts';
import { buildSite, SITE } from '../../tools/src/site.ts';
import { agreement } from './engine-agreement.ts';
import { longGame, playOne, readBook, startEngine, type Table } from './simulated-games.ts';

const { values } = command('npm run bench:engine', {
  options: { phone: { type: 'boolean', default: false }, agree: { type: 'boolean', default: false } },
});
if (values.agree) process.exit((await agreement(Number(process.env.BENCH_GAMES ?? 12))) ? 0 : 1);

/**
 * npm run bench:engine: twenty games of a player of about 1400, made here by weakened self-play with a seed, analysed by the
 * real engine files in a real browser against the real server. How long it took, what it cost, how many exercises came out.
 * BENCH_GAMES: how many; BENCH_KEEP: a file that keeps the games, so that the next run need not play them again.
 * --phone: one game of forty moves, as somebody waits for it after playing. Chromium slows pages down but no workers. What a phone four
 * times slower takes is told as four times the processor of the busier of the two engines that share the game, and of all the rest of the
 * browser as if nothing of that went on beside them; the engines wait for each other only where one look ends and the next begins.
 * --agree: no browser; whether what is told of a game is what a full look at every position tells (`engine-agreement.ts`).
 */
const PHONE = values.phone ? { slower: 4, plies: 80, seconds: 40, shares: 5 } : undefined;
const GAMES = PHONE ? 1 : Number(process.env.BENCH_GAMES ?? 20);
const SEED = 1400;
const GOAL = { minutes: 3, exercises: 10, cores: 2 };

const makeGames = async (): Promise<PartidaPropia[]> => {
  const keep = process.env.BENCH_KEEP;
  try {
    if (keep) return JSON.parse(readFileSync(keep, 'utf8')) as PartidaPropia[];
  } catch {
    // Nothing kept yet.
  }
  const { engine, close } = await startEngine();
  const table: Table = { engine, book: readBook(), random: seeded(SEED) };
  const games: PartidaPropia[] = [];
  if (PHONE) games.push(await longGame(table, PHONE.plies));
  else for (let i = 0; i < GAMES; i++) games.push(await playOne(table, i));
  close();
  if (keep) writeFileSync(keep, JSON.stringify(games));
  return games;
};

/** Processes of a browser: itself and all below it. */
const family = (pid: number): readonly string[] => {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((one) => /^\d+$/u.test(one)))
    parents.set(Number(name), Number(statOf(`/proc/${name}`)?.fields[1] ?? 0));
  const isBelow = (one: number): boolean => one === pid || (one > 1 && isBelow(parents.get(one) ?? 0));
  return [...parents.keys()].filter(isBelow).map(String);
};
const statOf = (folder: string) => {
  try {
    const text = readFileSync(`${folder}/stat`, 'utf8');
    const end = text.lastIndexOf(') ');
    const fields = text.slice(end + 2).split(' ');
    return {
      name: text.slice(text.indexOf('(') + 1, end),
      fields,
      seconds: (Number(fields[11]) + Number(fields[12])) / 100,
    };
  } catch {
    // Gone meanwhile.
    return undefined;
  }
};

/** Seconds of processor that a browser has used; NaN where the system does not tell. */
const cpuSeconds = (pid: number): number => {
  try {
    return family(pid).reduce((sum, one) => sum + (statOf(`/proc/${one}`)?.seconds ?? 0), 0);
  } catch {
    return Number.NaN;
  }
};

/** What each worker of the browser has used, as last seen: a thread that has ended is told by nobody. */
const workers = new Map<string, number>();
const lookAtWorkers = (pid: number): void => {
  try {
    for (const one of family(pid))
      for (const thread of readdirSync(`/proc/${one}/task`)) {
        const stat = statOf(`/proc/${one}/task/${thread}`);
        if (stat?.name.startsWith('DedicatedWorker')) workers.set(thread, stat.seconds);
      }
  } catch {
    // A process that went meanwhile, or a system that does not tell.
  }
};

buildSite();
const games = await makeGames();
const plies = games.reduce((sum, { jugadas }) => sum + jugadas.length, 0);
console.log(`${games.length} games of ${Math.round(plies / games.length)} plies on average, seed ${SEED}`);

const directory = mkdtempSync(join(tmpdir(), 'estratega-engine-'));
const port = Number(process.env.BENCH_PORT ?? 4790);
const url = `http://localhost:${port}`;
const config = parseConfig({
  ...process.env,
  PORT: String(port),
  PUBLIC_URL: url,
  DATA_DIR: directory,
  LOG_LEVEL: 'error',
});
const running = await runServer({ config, siteRoot: SITE });
const call = async <T>(method: string, path: string, token?: string, body?: unknown): Promise<T> => {
  const response = await fetch(url + path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
};

const { token } = await call<{ token: string }>('POST', '/api/auth/sign-up/email', undefined, {
  name: 'Prueba',
  email: 'prueba@ejemplo.test',
  password: 'el caballo salta 7',
});
await call('PATCH', '/api/usuarios/yo', token, { consentimientos: { tratamientoDatos: true } });
const { partidas } = await call<PartidasGuardadas>('POST', '/api/partidas', token, { partidas: games });
const executablePath = findBrowser();
const chrome = await chromium.launchServer({
  ...(executablePath ? { executablePath } : {}),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const browser = await chromium.connect(chrome.wsEndpoint());
const page = await browser.newPage();
await page.addInitScript((mine) => {
  localStorage.setItem('estratega.token', mine);
  localStorage.setItem('cookieConsent', 'true');
}, token);
await page.goto(`${url}/mis-partidas/partida/${partidas[0]?.id}`);
const button = page.getByRole('button', {
  name: PHONE ? 'Analizar esta partida' : `Analizar ${games.length} partidas`,
});
await button.waitFor();
const pid = chrome.process().pid ?? 0;
const [before, started] = [cpuSeconds(pid), performance.now()];
await button.click();
/** What somebody who waits is shown of it. */
const shown = new Set<string>();
for (let waiting = games.length; waiting > 0; ) {
  await page.waitForTimeout(PHONE ? 250 : 1_000);
  lookAtWorkers(pid);
  const bar = page.getByRole('progressbar');
  if ((await bar.count()) > 0)
    shown.add((await bar.getAttribute('aria-valuenow', { timeout: 500 }).catch(() => null)) ?? '');
  const { partidas: now } = await call<{ partidas: { estado: string }[] }>('GET', '/api/partidas?limite=100', token);
  waiting = now.filter(({ estado }) => estado !== 'analizada').length;
}
const minutes = (performance.now() - started) / 60_000;
const cpu = cpuSeconds(pid) - before;

let [nodes, moves, serious] = [0, 0, 0];
for (const { id } of partidas) {
  const { partida, analisis } = await call<PartidaGuardada>('GET', `/api/partidas/${id}`, token);
  nodes += analisis?.nodos ?? 0;
  const own = ownMoves(gameOfOwn(partida), 0, partida.color, analisis as Analisis);
  moves += own.length;
  serious += own.filter(({ perdida }) => perdida >= 0.15).length;
}
const { ejercicios } = await call<EjerciciosPropios>('GET', '/api/partidas/ejercicios', token);
const engines = [...workers.values()].sort((a, b) => b - a);
const rest = cpu - engines.reduce((sum, seconds) => sum + seconds, 0);
const phone = PHONE && { ...PHONE, took: PHONE.slower * ((engines[0] ?? Number.NaN) + rest) };
const quiet = cpu / 60 / Math.min(GOAL.cores, availableParallelism());
console.table({
  minutes: minutes.toFixed(2),
  'processor of the browser, s': cpu.toFixed(0),
  [`minutes if ${GOAL.cores} cores were its own`]: quiet.toFixed(2),
  ...(phone
    ? {
        'of which each engine, s': engines.map((seconds) => seconds.toFixed(1)).join(' and '),
        [`seconds on a phone ${phone.slower} times slower`]: phone.took.toFixed(1),
        'steps shown': shown.size,
      }
    : {}),
  'million nodes': (nodes / 1e6).toFixed(1),
  'nodes for each second of processor': Math.round(nodes / cpu),
  'load of the machine': (loadavg()[0] ?? 0).toFixed(1),
  'own moves looked at': moves,
  'serious errors in 100 moves (1400: about 4.2)': ((100 * serious) / moves).toFixed(1),
  exercises: ejercicios.length,
});
await browser.close();
await chrome.close();
await running.close();
rmSync(directory, { recursive: true, force: true });
const good = phone
  ? phone.took <= phone.seconds && shown.size >= phone.shares
  : minutes <= GOAL.minutes && ejercicios.length >= GOAL.exercises;
const goals = phone
  ? `${phone.seconds} seconds for ${phone.plies / 2} moves on a phone, ${phone.shares} steps shown`
  : `${GOAL.minutes} minutes, ${GOAL.exercises} exercises`;
console.log(`Goals: ${goals}: ${good ? 'met' : 'not met'}`);
process.exit(good ? 0 : 1);
