import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { readMove, uciOf } from '@estratega/chess/notation';
import { Chess, playUci } from '@estratega/chess/rules';
import type { EjerciciosPropios, PartidaGuardada, PartidaPropia, PartidasGuardadas } from '@estratega/domain';
import { type Analisis, gameOfOwn, ownMoves } from '@estratega/own-games';
import { openEngine, type UciEngine } from '@estratega/own-games/analysis';
import { below, chance, pick, seeded } from '@estratega/own-games/generate';
import { parseConfig } from '@estratega/server/config';
import { runServer } from '@estratega/server/run';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../tools/src/browser.ts';
import { command } from '../../tools/src/command.ts';
import { buildSite, ROOT, SITE } from '../../tools/src/site.ts';

const { values } = command('npm run bench:engine', { options: { phone: { type: 'boolean', default: false } } });

/**
 * npm run bench:engine: twenty games of a player of about 1400, made here by weakened self-play with a seed, analysed by the
 * real engine files in a real browser against the real server. How long it took, what it cost, how many exercises came out.
 * BENCH_GAMES: how many; BENCH_KEEP: a file that keeps the games, so that the next run need not play them again.
 * --phone: one game of forty moves, as somebody waits for it after playing. Chromium slows pages down but no workers, and the engine is one: what
 * a phone four times slower takes is four times the processor that the whole browser used, since one game has one engine.
 */
const PHONE = values.phone ? { slower: 4, plies: 80, seconds: 40, shares: 5 } : undefined;
const GAMES = PHONE ? 1 : Number(process.env.BENCH_GAMES ?? 20);
const SEED = 1400;
const GOAL = { minutes: 3, exercises: 10, cores: 2 };

/** How the player errs: now and then a glance instead of a look, and sometimes whatever comes to hand. */
const LOOK = 400;
const GLANCE = 12;
const GLANCES = 0.22;
const SLIPS = 0.035;
const LONGEST = 150;
/** Four plies in a row beyond this and somebody may have had enough. */
const LOST = 900;
const RESIGNS = 0.25;

const random = seeded(SEED);

/** Lines of the openings that the topics teach, as their texts write them. */
const readBook = (): string[][] => {
  const folder = join(ROOT, 'packages/lessons/content/chess/topics/ape');
  const lines: string[][] = [];
  for (const name of readdirSync(folder)) {
    const text = readFileSync(join(folder, name), 'utf8').replaceAll(/\s+/gu, ' ');
    for (const [start] of text.matchAll(/(?<![\d.])1\.[a-hCDTAR]\S*(?: \S+){6,30}/gu)) {
      const chess = new Chess();
      const moves: string[] = [];
      for (const word of start.split(' ')) {
        const read = readMove(word.replace(/^\d+\.+/u, '').replace(/[;,.]$/u, ''), chess.moves({ verbose: true }));
        if ('falla' in read) break;
        moves.push(uciOf(read.jugada));
        chess.move(read.jugada.san);
      }
      if (moves.length >= 6) lines.push(moves);
    }
  }
  if (lines.length < 5) throw new Error('The topics teach no lines any more: review readBook.');
  return lines;
};

/** The same package that the browser gets, in a process of Node. */
const startEngine = async (): Promise<{ engine: UciEngine; close: () => void }> => {
  const folder = dirname(createRequire(join(ROOT, 'apps/web/package.json')).resolve('stockfish/package.json'));
  const child = spawn(process.execPath, [join(folder, 'bin/stockfish-19-lite-single.js')], { stdio: 'pipe' });
  let listener = (_line: string): void => undefined;
  createInterface({ input: child.stdout }).on('line', (line) => listener(line));
  const engine = await openEngine({
    send: (line) => child.stdin.write(`${line}\n`),
    listen: (next) => {
      listener = next;
    },
  });
  return { engine, close: () => child.kill() };
};

const playOne = async (engine: UciEngine, book: readonly string[][], i: number): Promise<PartidaPropia> => {
  const line = pick(random, book);
  const libro = Math.min(line.length, 6 + below(random, 7));
  const chess = new Chess();
  const jugadas: string[] = [];
  const play = (uci: string) => {
    playUci(chess, uci);
    jugadas.push(uci);
  };
  for (const uci of line.slice(0, libro)) play(uci);
  let [beyond, resigned] = [0, 0];
  while (!chess.isGameOver() && jugadas.length < LONGEST && resigned === 0) {
    if (chance(random, SLIPS)) {
      play(uciOf(pick(random, chess.moves({ verbose: true }))));
      continue;
    }
    const { cp, linea } = await engine.ask({ jugadas, nodos: chance(random, GLANCES) ? GLANCE : LOOK, lineas: 1 });
    beyond = Math.abs(cp) >= LOST ? beyond + 1 : 0;
    if (beyond >= 4 && chance(random, RESIGNS)) resigned = Math.sign(cp);
    else play(linea[0] ?? '');
  }
  const mate = chess.isCheckmate();
  const won = mate ? (jugadas.length % 2 === 1 ? 1 : -1) : resigned;
  return {
    sitio: 'archivo',
    idSitio: `simulada${String(i).padStart(3, '0')}`,
    fecha: `2026-11-${String(1 + (i % 28)).padStart(2, '0')}`,
    color: i % 2 === 0 ? 'blancas' : 'negras',
    elo: 1400,
    eloRival: 1400,
    resultado: won > 0 ? '1-0' : won < 0 ? '0-1' : '1/2-1/2',
    jugadas,
    libro,
    termino: mate ? 'mate' : won !== 0 ? 'abandono' : 'tablas',
  };
};

/** Both sides go on as long as it takes. */
const longGame = async (engine: UciEngine, book: readonly string[][], plies: number): Promise<PartidaPropia> => {
  for (let i = 0; ; i++) {
    const game = await playOne(engine, book, i);
    if (game.jugadas.length >= plies)
      return { ...game, jugadas: game.jugadas.slice(0, plies), resultado: '1/2-1/2', termino: 'tablas' };
  }
};

const makeGames = async (): Promise<PartidaPropia[]> => {
  const keep = process.env.BENCH_KEEP;
  try {
    if (keep) return JSON.parse(readFileSync(keep, 'utf8')) as PartidaPropia[];
  } catch {
    // Nothing kept yet.
  }
  const book = readBook();
  const { engine, close } = await startEngine();
  const games: PartidaPropia[] = [];
  if (PHONE) games.push(await longGame(engine, book, PHONE.plies));
  else for (let i = 0; i < GAMES; i++) games.push(await playOne(engine, book, i));
  close();
  if (keep) writeFileSync(keep, JSON.stringify(games));
  return games;
};

/** Seconds of processor that a process and all below it have used; NaN where the system does not tell. */
const cpuSeconds = (pid: number): number => {
  try {
    const parents = new Map<number, number>();
    const spent = new Map<number, number>();
    for (const name of readdirSync('/proc').filter((one) => /^\d+$/u.test(one))) {
      try {
        const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
        parents.set(Number(name), Number(fields[1]));
        spent.set(Number(name), (Number(fields[11]) + Number(fields[12])) / 100);
      } catch {
        // Gone meanwhile.
      }
    }
    const isBelow = (one: number): boolean => one === pid || (one > 1 && isBelow(parents.get(one) ?? 0));
    return [...spent].reduce((sum, [one, seconds]) => sum + (isBelow(one) ? seconds : 0), 0);
  } catch {
    return Number.NaN;
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
const phone = PHONE && { ...PHONE, took: PHONE.slower * cpu };
const quiet = cpu / 60 / Math.min(GOAL.cores, availableParallelism());
console.table({
  minutes: minutes.toFixed(2),
  'processor of the browser, s': cpu.toFixed(0),
  [`minutes if ${GOAL.cores} cores were its own`]: quiet.toFixed(2),
  ...(phone
    ? { [`seconds on a phone ${phone.slower} times slower`]: phone.took.toFixed(1), 'steps shown': shown.size }
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
