import type { GamesRequest } from './lichess.ts';
import { createListCutter } from './objects-in-list.ts';
import { type Get, openPoliteFetch, type Patience, SiteError } from './polite-fetch.ts';

/** Chess.com's published data: a player's games by month. */

export interface ChesscomConfig {
  /** "https://api.chess.com" */
  readonly baseUrl: string;
  readonly contact: string;
}

export interface ChesscomGateway {
  /**
   * Games as Chess.com describes them, newest month first, at most `max` and never more than a hundred; other rules than chess are dropped. `nombre` is
   * the name it goes by now, where it was changed. Rejects with a `SiteError`.
   */
  games(
    name: string,
    request: GamesRequest,
  ): Promise<{ readonly nombre: string; readonly partidas: readonly Readonly<Record<string, unknown>>[] }>;
}

const NAME = /^[\w-]{2,50}$/u;
const MONTH = /\/games\/(\d{4})\/(\d{2})$/u;
const LARGEST = 40_000_000;
const LARGEST_LIST = 1_000_000;
const LONGEST_GAME = 1_000_000;
/** Nobody is given more at once: of a month only its newest are kept, and the rest is never in memory together. */
const MOST_GAMES = 100;
/** Whoever played less than that in five years has little to bring. */
const MOST_MONTHS = 60;
/** What is kept with its tag, to be asked whether it still holds: in letters, about two bytes each, and for this long. */
const KEPT_ALL = 32_000_000;
const KEPT_ONE = 2_500_000;
const KEPT_MS = 60 * 60_000;
const HOPS = 3;

type Game = Readonly<Record<string, unknown>>;
interface Read<T> {
  readonly value: T;
  /** Letters of it. */
  readonly size: number;
}
interface Kept {
  readonly etag: string;
  readonly value: unknown;
  readonly size: number;
  readonly at: number;
}

/** The newest last, as long as all of it stays within bounds. */
const openShelf = (now: () => number) => {
  const kept = new Map<string, Kept>();
  let size = 0;
  const drop = (key: string): void => {
    size -= kept.get(key)?.size ?? 0;
    kept.delete(key);
  };
  return {
    get: (key: string): Kept | undefined => {
      for (const [old, { at }] of kept) if (now() - at > KEPT_MS) drop(old);
      return kept.get(key);
    },
    put: (key: string, etag: string, read: Read<unknown>): void => {
      drop(key);
      if (read.size > KEPT_ONE) return;
      kept.set(key, { etag, ...read, at: now() });
      size += read.size;
      for (const old of kept.keys()) {
        if (size <= KEPT_ALL) break;
        drop(old);
      }
    },
  };
};

export const openChesscom = ({ baseUrl, contact }: ChesscomConfig, patience: Patience = {}): ChesscomGateway => {
  const polite = openPoliteFetch('Chess.com', contact, patience);
  const shelf = openShelf(patience.now ?? Date.now);

  /** Piece by piece as it comes, others served in between. */
  const hear = async (response: Response, largest: number, onText: (text: string) => void): Promise<void> => {
    const timer = AbortSignal.timeout(polite.idleMs);
    const decoder = new TextDecoder();
    let size = 0;
    const reader = response.body?.getReader();
    try {
      while (reader) {
        const late = new Promise<never>((_resolve, reject) => {
          timer.addEventListener('abort', () => reject(new SiteError('Chess.com', 'caido', 'the answer stopped')), {
            once: true,
          });
        });
        const part = await Promise.race([reader.read(), late]);
        if (part.done) break;
        size += part.value.length;
        if (size > largest) throw new SiteError('Chess.com', 'formato', 'an answer without end');
        onText(decoder.decode(part.value, { stream: true }));
      }
      onText(decoder.decode());
    } catch (error) {
      if (error instanceof SiteError) throw error;
      if (error instanceof SyntaxError) throw new SiteError('Chess.com', 'formato', 'not what it should be');
      throw new SiteError('Chess.com', 'caido', 'the answer broke off');
    } finally {
      await reader?.cancel().catch(() => {});
    }
  };
  const parsed = (text: string): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      throw new SiteError('Chess.com', 'formato', 'not JSON');
    }
  };

  /** Only the month is taken from their addresses: we ask where the configuration says. */
  const monthsOf = async (response: Response): Promise<Read<readonly string[]>> => {
    let text = '';
    await hear(response, LARGEST_LIST, (part) => {
      text += part;
    });
    const archives = (parsed(text) as { archives?: unknown } | null)?.archives;
    if (!Array.isArray(archives)) throw new SiteError('Chess.com', 'formato', 'no list of months');
    const value = archives.flatMap((url) => {
      const month = MONTH.exec(String(url));
      return month ? [`${month[1]}/${month[2]}`] : [];
    });
    return { value, size: text.length };
  };
  /** The newest games of a month, in the order in which they were played. */
  const gamesOf = async (response: Response): Promise<Read<readonly Game[]>> => {
    const newest: Read<Game>[] = [];
    const cutter = createListCutter((text) => {
      const game = parsed(text);
      if (typeof game !== 'object' || game === null || (game as Game).rules !== 'chess') return;
      newest.push({ value: game as Game, size: text.length });
      if (newest.length > MOST_GAMES) newest.shift();
    }, LONGEST_GAME);
    await hear(response, LARGEST, cutter.feed);
    try {
      cutter.end();
    } catch {
      throw new SiteError('Chess.com', 'formato', 'a month without games');
    }
    return { value: newest.map(({ value }) => value), size: newest.reduce((sum, { size }) => sum + size, 0) };
  };

  /** Follows a renamed account within the site; a move to anywhere else is not followed. */
  const ask = async <T>(
    get: Get,
    path: string,
    signal: AbortSignal | undefined,
    readAnswer: (response: Response) => Promise<Read<T>>,
  ): Promise<{ readonly path: string; readonly value: T }> => {
    let at = path;
    for (let hop = 0; hop <= HOPS; hop++) {
      const url = `${baseUrl}${at}`;
      const known = shelf.get(url);
      const response = await get(
        url,
        { accept: 'application/json', ...(known ? { 'if-none-match': known.etag } : {}) },
        signal,
      );
      if (response.status === 304 && known) return { path: at, value: known.value as T };
      if (response.status === 200) {
        const read = await readAnswer(response);
        const etag = response.headers.get('etag');
        if (etag !== null) shelf.put(url, etag, read);
        return { path: at, value: read.value };
      }
      await response.body?.cancel();
      const { status } = response;
      if (status === 301 || status === 302 || status === 308) {
        const moved = /\/pub\/player\/[\w-]{2,50}\/games\/(?:archives|\d{4}\/\d{2})$/u.exec(
          response.headers.get('location') ?? '',
        );
        if (!moved) throw new SiteError('Chess.com', 'formato', 'moved to nowhere', status);
        at = moved[0];
        continue;
      }
      if (status === 404) throw new SiteError('Chess.com', 'desconocido', 'no such user', status);
      if (status === 410) throw new SiteError('Chess.com', 'cerrada', 'gone', status);
      throw new SiteError('Chess.com', 'caido', 'unexpected answer', status);
    }
    throw new SiteError('Chess.com', 'formato', 'moved too often');
  };

  return {
    games: async (name, { max, since, signal }) => {
      if (!NAME.test(name)) throw new SiteError('Chess.com', 'desconocido', 'not a user name');
      return polite.alone(async (get) => {
        const archives = `/pub/player/${encodeURIComponent(name.toLowerCase())}/games/archives`;
        const { path, value: months } = await ask(get, archives, signal, monthsOf);
        const nombre = /\/player\/([\w-]+)\//u.exec(path)?.[1] ?? name;
        const partidas: Game[] = [];
        const most = Math.min(max, MOST_GAMES);
        for (const month of months.toSorted().reverse().slice(0, MOST_MONTHS)) {
          const [year, number] = month.split('/').map(Number) as [number, number];
          if (partidas.length >= most || (since !== undefined && Date.UTC(year, number, 1) <= since)) break;
          const { value: games } = await ask(get, `/pub/player/${nombre}/games/${month}`, signal, gamesOf);
          for (const game of games.toReversed()) {
            if (since !== undefined && Number(game.end_time) * 1000 < since) continue;
            if (partidas.length < most) partidas.push(game);
          }
        }
        return { nombre, partidas };
      });
    },
  };
};
