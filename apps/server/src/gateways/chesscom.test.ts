import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openChesscom } from './chesscom.ts';
import { createListCutter } from './objects-in-list.ts';

/** A site whose players have months of any size: what we keep of it must have an end, in bytes and in time. */

let server: Server | undefined;
afterEach(async () => {
  vi.restoreAllMocks();
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
});

const gameOf = (n: number, letters: number) => ({
  rules: 'chess',
  end_time: 1_700_000_000 + n,
  pgn: `{[}"\\ ${'x'.repeat(letters)}`,
});
const site = async (games: number, letters: number) => {
  const month = JSON.stringify({ games: Array.from({ length: games }, (_, n) => gameOf(n, letters)) });
  const conditional: boolean[] = [];
  server = createServer((request, response) => {
    const { url = '', headers } = request;
    const isMonth = url.endsWith('/2026/01');
    if (isMonth) conditional.push(headers['if-none-match'] !== undefined);
    if (headers['if-none-match'] !== undefined) return response.writeHead(304).end();
    response.writeHead(200, { etag: `"${url}"`, 'content-type': 'application/json' });
    response.end(isMonth ? month : JSON.stringify({ archives: ['https://api.chess.com/x/games/2026/01'] }));
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let now = 0;
  const gateway = openChesscom({ baseUrl, contact: 'hola@estratega.example' }, { now: () => now });
  return {
    month,
    gateway,
    conditional,
    later: (ms: number) => {
      now += ms;
    },
  };
};

describe('months of Chess.com', () => {
  it('are kept up to 64 MB in all, whoever is asked for: the oldest go', async () => {
    const { gateway, conditional } = await site(100, 10_000);
    const names = Array.from({ length: 45 }, (_, n) => `nombre${n}`);
    for (const name of names) expect((await gateway.games(name, { max: 100 })).partidas).toHaveLength(100);
    conditional.length = 0;
    for (const name of names.toReversed()) await gateway.games(name, { max: 1 });
    const kept = conditional.filter((known) => known).length;
    // A letter may take two bytes.
    expect(kept * 100 * 10_000 * 2).toBeLessThanOrEqual(64_000_000);
    expect(kept).toBeGreaterThan(20);
  });

  it('are kept for an hour', async () => {
    const { gateway, conditional, later } = await site(3, 10);
    await gateway.games('ana', { max: 3 });
    later(59 * 60_000);
    await gateway.games('ana', { max: 3 });
    later(62 * 60_000);
    expect((await gateway.games('ana', { max: 3 })).partidas).toHaveLength(3);
    expect(conditional).toEqual([false, true, false]);
  });

  it('of twelve megabytes are read game by game, and only the newest hundred stay', async () => {
    const { gateway, month } = await site(4_000, 3_000);
    expect(month.length).toBeGreaterThan(12_000_000);
    const parse = vi.spyOn(JSON, 'parse');
    const { partidas } = await gateway.games('ana', { max: 4_000 });
    const longest = Math.max(...parse.mock.calls.map(([text]) => String(text).length));
    expect(longest).toBeLessThan(5_000);
    expect(partidas.map(({ end_time }) => end_time)).toEqual(
      Array.from({ length: 100 }, (_, n) => 1_700_000_000 + 3_999 - n),
    );
  });

  it('of which one alone is too large are read, and not kept', async () => {
    const { gateway, conditional } = await site(100, 30_000);
    await gateway.games('ana', { max: 100 });
    await gateway.games('ana', { max: 100 });
    expect(conditional).toEqual([false, false]);
  });
});

describe('a list that is cut into its objects', () => {
  const cut = (pieces: readonly string[]): string[] => {
    const found: string[] = [];
    const cutter = createListCutter((text) => found.push(text), 50);
    for (const piece of pieces) cutter.feed(piece);
    cutter.end();
    return found;
  };
  const LIST = '{"games":[{"a":"}]{[","b":{"c":["\\"}"]}},{},{"d":1}]}';
  const OBJECTS = ['{"a":"}]{[","b":{"c":["\\"}"]}}', '{}', '{"d":1}'];

  it('gives the same, wherever it is broken', () => {
    for (let at = 0; at <= LIST.length; at++) expect(cut([LIST.slice(0, at), LIST.slice(at)])).toEqual(OBJECTS);
    expect(cut([...LIST])).toEqual(OBJECTS);
    expect(cut(['{"games":[]}'])).toEqual([]);
  });

  it.each([
    ['nothing', ''],
    ['no object', '[{"a":1}]'],
    ['no list', '{"games":1}'],
    ['half of it', '{"games":[{"a":1}'],
    ['too many ends', '{"games":[]}}'],
    ['an object without end', `{"games":[{"a":"${'x'.repeat(60)}`],
  ])('%s is refused', (_what, text) => {
    expect(() => cut([text])).toThrow(SyntaxError);
  });
});
