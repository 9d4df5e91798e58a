import type { RequestListener, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { STOCK, type StockGame } from './games.ts';

/** A stand-in for Lichess's export of a player's games: a stream of JSON lines, throttled, with its errors. */

export interface LichessEmulatorOptions {
  /** Where it is mounted: "http://localhost:3000/emuladores/lichess". */
  readonly url: string;
  /** The real one sends about twenty a second to strangers; 0 sends them at once. */
  readonly gamesPerSecond?: number;
}

export interface LichessEmulator {
  readonly listener: RequestListener;
  /** The next requests fail like this. */
  fail(status: number, times?: number): void;
  /** What was asked, and how. */
  readonly asked: {
    readonly path: string;
    readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  }[];
}

/** People who are always there; anybody else is unknown. */
export const LICHESS_PEOPLE = {
  ana_prueba: 'forty rated games, half of them analysed',
  sin_partidas: 'an account that never played',
  variantes: 'mostly variants and games from other positions',
  pausada: 'a slow stream, kept alive by empty lines',
  cortada: 'a stream that breaks off in the middle',
  basura: 'a line that is no JSON',
} as const;

const FIRST = Date.UTC(2026, 0, 10, 18, 0, 0);
const DAY = 86_400_000;
const RIVALS = ['rival_uno', 'rival_dos', 'rival_tres', 'rival_cuatro'];

const gameOf = (name: string, i: number, changes: object = {}): Record<string, unknown> => {
  const stock = STOCK[i % STOCK.length] as StockGame;
  const white = i % 2 === 0;
  const sans = stock.moves.split(' ');
  const own = { user: { name, id: name.toLowerCase() }, rating: 1400 + (i % 7) * 6, ratingDiff: white ? 5 : -6 };
  const rival = RIVALS[i % RIVALS.length] as string;
  const other = { user: { name: rival, id: rival }, rating: 1405 + (i % 5) * 9, ratingDiff: white ? -5 : 6 };
  const lost = i % 3 === 0;
  const winner = stock.mate
    ? sans.length % 2 === 1
      ? 'white'
      : 'black'
    : i % 4 === 3
      ? undefined
      : lost
        ? 'black'
        : 'white';
  const analysed = i % 2 === 0;
  return {
    id: `emu${String(i).padStart(5, '0')}`,
    rated: true,
    variant: 'standard',
    speed: 'rapid',
    perf: 'rapid',
    createdAt: FIRST + i * DAY,
    lastMoveAt: FIRST + i * DAY + 900_000,
    status: stock.mate ? 'mate' : winner === undefined ? 'draw' : i % 5 === 0 ? 'outoftime' : 'resign',
    source: 'lobby',
    players: { white: white ? own : other, black: white ? other : own },
    ...(winner === undefined ? {} : { winner }),
    opening: { eco: 'C40', name: 'Emulated Opening', ply: 4 },
    moves: stock.moves,
    clocks: sans.map((_, ply) => Math.max(500, 60_000 - Math.floor(ply / 2) * (900 + 137 * (i % 4)))),
    ...(analysed
      ? { analysis: stock.evals.map((cp) => (Math.abs(cp) > 2_000 ? { mate: cp > 0 ? 3 : -3 } : { eval: cp })) }
      : {}),
    clock: { initial: 600, increment: 5, totalTime: 800 },
    division: { middle: 22, end: 50 },
    ...changes,
  };
};

const gamesOf = (name: string): Record<string, unknown>[] => {
  if (name === 'sin_partidas') return [];
  if (name === 'variantes')
    return ['atomic', 'chess960', 'standard', 'fromPosition', 'crazyhouse', 'standard'].map((variant, i) =>
      gameOf(name, i, {
        variant,
        ...(variant === 'fromPosition' ? { initialFen: '8/8/8/8/8/8/8/K1k5 w - - 0 1' } : {}),
      }),
    );
  return Array.from({ length: name === 'ana_prueba' ? 40 : 12 }, (_, i) => gameOf(name, i)).reverse();
};

const json = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
};

const PATH = /^\/api\/games\/user\/([^/?]+)$/u;

export const createLichessEmulator = ({ url, gamesPerSecond = 20 }: LichessEmulatorOptions): LichessEmulator => {
  const base = new URL(url).pathname.replace(/\/$/u, '');
  const asked: { path: string; headers: Record<string, string | string[] | undefined> }[] = [];
  const faults: number[] = [];
  let busy = false;

  const stream = async (response: ServerResponse, name: string, query: URLSearchParams): Promise<void> => {
    const max = Number(query.get('max') ?? 0) || Number.POSITIVE_INFINITY;
    const since = Number(query.get('since') ?? 0);
    const drop = (field: string, flag: string) => (query.get(flag) === 'true' ? [] : [field]);
    const hidden = [
      ...drop('clocks', 'clocks'),
      ...drop('analysis', 'evals'),
      ...drop('opening', 'opening'),
      ...drop('division', 'division'),
    ];
    const games = gamesOf(name)
      .filter(({ createdAt }) => Number(createdAt) >= since)
      .slice(0, max);
    response.writeHead(200, { 'content-type': 'application/x-ndjson' });
    // Lichess sends an empty line at once, so that nobody takes a slow answer for none.
    response.write('\n');
    for (const [i, game] of games.entries()) {
      if (response.destroyed) return;
      if (name === 'pausada') {
        response.write('\n');
        await sleep(20);
      }
      if (name === 'cortada' && i === 5) {
        response.destroy();
        return;
      }
      if (name === 'basura' && i === 3) response.write('{"id": "rota", \n');
      const line = JSON.stringify(game, (key, value: unknown) => (hidden.includes(key) ? undefined : value));
      // Networks cut where they like, letters of two bytes included.
      const bytes = Buffer.from(`${line}\n`);
      const cut = Math.floor(bytes.length / 2);
      response.write(bytes.subarray(0, cut));
      if (gamesPerSecond > 0) await sleep(1000 / gamesPerSecond);
      response.write(bytes.subarray(cut));
    }
    response.end();
  };

  const listener: RequestListener = (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://emulator');
    const path = pathname.startsWith(base) ? pathname.slice(base.length) : pathname;
    asked.push({ path: path + (searchParams.size > 0 ? `?${searchParams}` : ''), headers: request.headers });
    const fault = faults.shift();
    if (fault !== undefined) {
      json(response, fault, { error: fault === 429 ? 'Too many requests. Try again later.' : 'Emulated trouble' });
      return;
    }
    const match = PATH.exec(path);
    if (!match || request.method !== 'GET') {
      json(response, 404, { error: 'Not found' });
      return;
    }
    const name = decodeURIComponent(match[1] as string).toLowerCase();
    if (!(name in LICHESS_PEOPLE)) {
      json(response, 404, { error: 'Not found' });
      return;
    }
    if (request.headers.accept !== 'application/x-ndjson') {
      response.writeHead(200, { 'content-type': 'application/x-chess-pgn' });
      response.end('');
      return;
    }
    // One export at a time.
    if (busy) {
      json(response, 429, { error: 'Please only run 1 request(s) at a time' });
      return;
    }
    busy = true;
    response.on('close', () => {
      busy = false;
    });
    void stream(response, name, searchParams);
  };
  return {
    listener,
    asked,
    fail: (status, times = 1) => {
      for (let i = 0; i < times; i++) faults.push(status);
    },
  };
};
