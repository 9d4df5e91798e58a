import { openPoliteFetch, type Patience, SiteError } from './polite-fetch.ts';

/** Lichess's export of a player's games. */

export interface LichessConfig {
  /** "https://lichess.org" */
  readonly baseUrl: string;
  /** Who to write to about our requests: an address or a page. */
  readonly contact: string;
}

export interface GamesRequest {
  readonly max: number;
  /** Only games begun at or after it, in milliseconds. */
  readonly since?: number;
  readonly signal?: AbortSignal;
}

export interface LichessGateway {
  /**
   * Games as Lichess describes them, newest first, as they arrive. Rejects with a `SiteError`: `desconocido`, `ocupado`
   * (asked to rest, twice), `caido` (no answer, or one that breaks off), `formato`.
   */
  games(name: string, request: GamesRequest): AsyncGenerator<Readonly<Record<string, unknown>>>;
}

const NAME = /^[\w-]{2,30}$/u;

export const openLichess = ({ baseUrl, contact }: LichessConfig, patience: Patience = {}): LichessGateway => {
  const polite = openPoliteFetch('Lichess', contact, patience);
  return {
    games: async function* (name, { max, since, signal }) {
      if (!NAME.test(name)) throw new SiteError('Lichess', 'desconocido', 'not a user name');
      const query = new URLSearchParams({
        max: String(max),
        rated: 'true',
        perfType: 'blitz,rapid,classical',
        clocks: 'true',
        evals: 'true',
        opening: 'true',
        division: 'true',
        ...(since === undefined ? {} : { since: String(since) }),
      });
      const url = `${baseUrl}/api/games/user/${encodeURIComponent(name)}?${query}`;
      let count = 0;
      const lines = polite.lines(async (get) => {
        const response = await get(url, { accept: 'application/x-ndjson' }, signal);
        if (response.status === 200) {
          if (response.headers.get('content-type')?.startsWith('application/x-ndjson')) return response;
          await response.body?.cancel();
          throw new SiteError('Lichess', 'formato', 'not a stream of games', 200);
        }
        await response.body?.cancel();
        if (response.status === 404) throw new SiteError('Lichess', 'desconocido', 'no such user', 404);
        if (response.status === 410) throw new SiteError('Lichess', 'cerrada', 'closed account', 410);
        throw new SiteError('Lichess', 'caido', 'unexpected answer', response.status);
      }, signal);
      for await (const line of lines) {
        // An empty line only says that more is to come.
        if (line.trim() === '') continue;
        let game: unknown;
        try {
          game = JSON.parse(line);
        } catch {
          throw new SiteError('Lichess', 'formato', 'a line is not JSON');
        }
        if (typeof game !== 'object' || game === null || Array.isArray(game))
          throw new SiteError('Lichess', 'formato', 'a line is no game');
        yield game as Readonly<Record<string, unknown>>;
        if (++count >= max) return;
      }
    },
  };
};
