import { createHash } from 'node:crypto';
import type { RequestListener, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { STOCK, type StockGame } from './games.ts';

/** A stand-in for Chess.com's published data: archives by month, with its headers, its moved names and its errors. */

export interface ChesscomEmulatorOptions {
  /** Where it is mounted: "http://localhost:3000/emuladores/chesscom". */
  readonly url: string;
  readonly latencyMs?: number;
}

export interface ChesscomEmulator {
  readonly listener: RequestListener;
  fail(status: number, times?: number, headers?: Readonly<Record<string, string>>): void;
  readonly asked: {
    readonly path: string;
    readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  }[];
}

export const CHESSCOM_PEOPLE = {
  ana_prueba: 'three months of games',
  sin_partidas: 'an account that never played',
  variantes: 'games of other rules among the usual ones',
  nombre_viejo: 'moved to ana_prueba',
  cerrada: 'gone',
} as const;

const MONTHS = ['2025/11', '2025/12', '2026/01'] as const;
const RIVALS = ['rival_uno', 'rival_dos', 'rival_tres'];
const RULES = ['chess', 'chess960', 'chess', 'bughouse', 'kingofthehill', 'chess'];

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 3600)}:${String(Math.floor(seconds / 60) % 60).padStart(2, '0')}:${(seconds % 60).toFixed(1).padStart(4, '0').replace(/\.0$/u, '')}`;

const gameOf = (name: string, month: string, i: number, rules: string): object => {
  const stock = STOCK[(i + month.length) % STOCK.length] as StockGame;
  const white = i % 2 === 0;
  const rival = RIVALS[i % RIVALS.length] as string;
  const sans = stock.moves.split(' ');
  const whiteWins = stock.mate ? sans.length % 2 === 1 : i % 3 !== 0;
  const result = whiteWins ? '1-0' : '0-1';
  const lost = stock.mate ? 'checkmated' : i % 4 === 0 ? 'timeout' : 'resigned';
  const [year, number] = month.split('/');
  const end = Date.UTC(Number(year), Number(number) - 1, 3 + i, 20, 0, 0) / 1000;
  const url = `https://www.chess.com/game/live/${Number(`${year}${number}`) * 1000 + i}`;
  const [w, b] = white ? [name, rival] : [rival, name];
  const day = new Date(end * 1000).toISOString();
  const tags = [
    ['Event', 'Live Chess'],
    ['Site', 'Chess.com'],
    ['Date', day.slice(0, 10).replaceAll('-', '.')],
    ['Round', '-'],
    ['White', w],
    ['Black', b],
    ['Result', result],
    ['ECO', 'C40'],
    ['UTCDate', day.slice(0, 10).replaceAll('-', '.')],
    ['UTCTime', '19:45:00'],
    ['WhiteElo', '1310'],
    ['BlackElo', '1295'],
    ['TimeControl', '900+10'],
    [
      'Termination',
      `${whiteWins ? w : b} won by ${lost === 'timeout' ? 'time' : lost === 'resigned' ? 'resignation' : 'checkmate'}`,
    ],
    ['Link', url],
  ];
  const text = sans
    .map(
      (san, ply) =>
        `${Math.floor(ply / 2) + 1}${ply % 2 === 0 ? '.' : '...'} ${san} {[%clk ${clock(900 - 7.3 * Math.floor(ply / 2))}]}`,
    )
    .join(' ');
  return {
    url,
    pgn: `${tags.map(([tag, value]) => `[${tag} "${value}"]`).join('\n')}\n\n${text} ${result}\n`,
    time_control: '900+10',
    end_time: end,
    rated: true,
    tcn: '',
    uuid: `${month.replace('/', '')}-${i}`,
    initial_setup: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    time_class: 'rapid',
    rules,
    white: { rating: 1310, result: whiteWins ? 'win' : lost, '@id': 'x', username: w, uuid: 'w' },
    black: { rating: 1295, result: whiteWins ? lost : 'win', '@id': 'y', username: b, uuid: 'b' },
  };
};

export const createChesscomEmulator = ({ url, latencyMs = 0 }: ChesscomEmulatorOptions): ChesscomEmulator => {
  const base = new URL(url).pathname.replace(/\/$/u, '');
  const asked: { path: string; headers: Record<string, string | string[] | undefined> }[] = [];
  const faults: { status: number; headers: Readonly<Record<string, string>> }[] = [];
  let busy = 0;

  const send = (
    response: ServerResponse,
    status: number,
    body: unknown,
    headers: Record<string, string> = {},
  ): void => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
    response.end(status === 304 || status === 301 ? undefined : JSON.stringify(body));
  };

  const answer = (path: string, tag: string | undefined, response: ServerResponse): void => {
    const match = /^\/pub\/player\/([^/]+)\/games\/(archives|\d{4}\/\d{2})$/u.exec(path);
    const name = decodeURIComponent(match?.[1] ?? '').toLowerCase();
    if (!match || !(name in CHESSCOM_PEOPLE)) {
      send(response, 404, { code: 0, message: `User "${name}" not found.` });
      return;
    }
    if (name === 'cerrada') {
      send(response, 410, { code: 0, message: 'Data for this user is gone.' });
      return;
    }
    if (name === 'nombre_viejo') {
      send(response, 301, undefined, {
        location: `${url.replace(/\/$/u, '')}${path.replace(/nombre_viejo/iu, 'ana_prueba')}`,
      });
      return;
    }
    const what = match[2] as string;
    let body: unknown;
    if (what === 'archives') {
      const months = name === 'sin_partidas' ? [] : name === 'variantes' ? MONTHS.slice(0, 1) : MONTHS;
      // The real service names its own host, whoever asks.
      body = { archives: months.map((month) => `https://api.chess.com/pub/player/${name}/games/${month}`) };
    } else if ((MONTHS as readonly string[]).includes(what)) {
      const rules = name === 'variantes' ? RULES : Array.from({ length: 9 }, () => 'chess');
      body = { games: rules.map((rule, i) => gameOf(name, what, i, rule)) };
    } else {
      send(response, 404, { code: 0, message: 'Date cannot be set in the future' });
      return;
    }
    const etag = `W/"${createHash('sha1').update(JSON.stringify(body)).digest('hex').slice(0, 16)}"`;
    if (tag === etag) send(response, 304, undefined, { etag });
    else send(response, 200, body, { etag, 'cache-control': 'public, max-age=60' });
  };

  const listener: RequestListener = (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://emulator');
    const path = pathname.startsWith(base) ? pathname.slice(base.length) : pathname;
    asked.push({ path, headers: request.headers });
    const fault = faults.shift();
    if (fault) {
      send(response, fault.status, { code: 0, message: 'Emulated trouble' }, { ...fault.headers });
      return;
    }
    // Two requests at once, or nobody to write to, are what the real service refuses.
    if (busy > 0) {
      send(response, 429, { code: 0, message: 'Too many requests' });
      return;
    }
    if (!/@|https?:/u.test(request.headers['user-agent'] ?? '')) {
      send(response, 403, { code: 0, message: 'Forbidden' });
      return;
    }
    busy++;
    response.on('close', () => {
      busy--;
    });
    void sleep(latencyMs).then(() => answer(path, request.headers['if-none-match'], response));
  };
  return {
    listener,
    asked,
    fail: (status, times = 1, headers = {}) => {
      for (let i = 0; i < times; i++) faults.push({ status, headers });
    },
  };
};
