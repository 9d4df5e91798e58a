import type { GamesRequest } from './lichess.ts';
import { type Get, openPoliteFetch, type Patience, SiteError } from './polite-fetch.ts';

/** Chess.com's published data: a player's games by month. */

export interface ChesscomConfig {
  /** "https://api.chess.com" */
  readonly baseUrl: string;
  readonly contact: string;
}

export interface ChesscomGateway {
  /**
   * Games as Chess.com describes them, newest month first, at most `max`; other rules than chess are dropped. `nombre` is
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
/** Months kept with their tag; a month that is over never changes. */
const KEPT = 200;
const HOPS = 3;

export const openChesscom = ({ baseUrl, contact }: ChesscomConfig, patience: Patience = {}): ChesscomGateway => {
  const polite = openPoliteFetch('Chess.com', contact, patience);
  const kept = new Map<string, { readonly etag: string; readonly body: string }>();

  const bodyOf = async (response: Response): Promise<string> => {
    const timer = AbortSignal.timeout(polite.idleMs);
    const parts: string[] = [];
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
        if (size > LARGEST) throw new SiteError('Chess.com', 'formato', 'a month without end');
        parts.push(decoder.decode(part.value, { stream: true }));
      }
    } catch (error) {
      if (error instanceof SiteError) throw error;
      throw new SiteError('Chess.com', 'caido', 'the answer broke off');
    } finally {
      await reader?.cancel().catch(() => {});
    }
    return parts.join('') + decoder.decode();
  };

  /** Follows a renamed account within the site; a move to anywhere else is not followed. */
  const read = async (
    get: Get,
    path: string,
    signal: AbortSignal | undefined,
  ): Promise<{ readonly path: string; readonly value: unknown }> => {
    let at = path;
    for (let hop = 0; hop <= HOPS; hop++) {
      const url = `${baseUrl}${at}`;
      const known = kept.get(url);
      const response = await get(
        url,
        { accept: 'application/json', ...(known ? { 'if-none-match': known.etag } : {}) },
        signal,
      );
      let text: string;
      if (response.status === 304 && known) text = known.body;
      else if (response.status === 200) {
        text = await bodyOf(response);
        const etag = response.headers.get('etag');
        if (etag !== null) {
          kept.delete(url);
          kept.set(url, { etag, body: text });
          const [oldest] = kept.keys();
          if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
        }
      } else {
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
      try {
        return { path: at, value: JSON.parse(text) };
      } catch {
        throw new SiteError('Chess.com', 'formato', 'not JSON');
      }
    }
    throw new SiteError('Chess.com', 'formato', 'moved too often');
  };

  return {
    games: async (name, { max, since, signal }) => {
      if (!NAME.test(name)) throw new SiteError('Chess.com', 'desconocido', 'not a user name');
      return polite.alone(async (get) => {
        const { path, value } = await read(
          get,
          `/pub/player/${encodeURIComponent(name.toLowerCase())}/games/archives`,
          signal,
        );
        const nombre = /\/player\/([\w-]+)\//u.exec(path)?.[1] ?? name;
        const archives = (value as { archives?: unknown } | null)?.archives;
        if (!Array.isArray(archives)) throw new SiteError('Chess.com', 'formato', 'no list of months');
        // Only the month is taken from their addresses: we ask where the configuration says.
        const months = archives.flatMap((url) => {
          const month = MONTH.exec(String(url));
          return month ? [`${month[1]}/${month[2]}`] : [];
        });
        const partidas: Readonly<Record<string, unknown>>[] = [];
        for (const month of months.sort().reverse()) {
          const [year, number] = month.split('/').map(Number) as [number, number];
          if (partidas.length >= max || (since !== undefined && Date.UTC(year, number, 1) <= since)) break;
          const { value: page } = await read(get, `/pub/player/${nombre}/games/${month}`, signal);
          const games = (page as { games?: unknown } | null)?.games;
          if (!Array.isArray(games)) throw new SiteError('Chess.com', 'formato', 'a month without games');
          for (const game of games.toReversed()) {
            if (typeof game !== 'object' || game === null || (game as { rules?: unknown }).rules !== 'chess') continue;
            const end = Number((game as { end_time?: unknown }).end_time) * 1000;
            if (since !== undefined && end < since) continue;
            if (partidas.length < max) partidas.push(game as Readonly<Record<string, unknown>>);
          }
        }
        return { nombre, partidas };
      });
    },
  };
};
