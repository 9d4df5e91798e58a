import type { DeSitio, PartidaPropia, PartidasDeSitio } from '@estratega/domain';
import { gamesFromChesscom, gamesFromLichess, type LecturaPartidas, ownGame } from '@estratega/own-games';
import type { ChesscomGateway } from '../../gateways/chesscom.ts';
import type { LichessGateway } from '../../gateways/lichess.ts';
import { SiteError } from '../../gateways/polite-fetch.ts';
import { AppError } from '../../platform/errors.ts';
import { takingTurns } from '../../platform/turns.ts';

/** A player's games from where they were played, without anybody's name. Nothing is stored here. */

export interface Sites {
  readonly lichess: LichessGateway;
  readonly chesscom: ChesscomGateway;
}

/** Sites are asked one thing at a time for all of our players: a longer line than this would be no answer at all. */
const IN_LINE = 20;
const RETRY_AFTER = 60;
const NAMES = { lichess: 'Lichess', chesscom: 'Chess.com' } as const;

const toAppError = (error: SiteError, sitio: DeSitio['sitio']): AppError => {
  const name = NAMES[sitio];
  switch (error.trouble) {
    case 'desconocido':
      return new AppError('sitio_usuario_desconocido', {
        title: `No encontramos ese usuario en ${name}. Revisa cómo está escrito.`,
      });
    case 'cerrada':
      return new AppError('sitio_cuenta_cerrada', {
        title: `Esa cuenta de ${name} está cerrada. Si tienes tus partidas en un archivo, puedes traerlas así.`,
      });
    case 'ocupado':
      return new AppError('sitio_ocupado', {
        title: `${name} nos pide una pausa. Espera un momento, o trae tus partidas desde un archivo.`,
        retryAfter: error.retryAfter ?? RETRY_AFTER,
      });
    default:
      return new AppError('sitio_caido', {
        title: `${name} no responde en este momento. Mientras tanto puedes traer tus partidas desde un archivo.`,
        retryAfter: RETRY_AFTER,
      });
  }
};

export const siteReader = (sites: Sites, onTrouble: (error: SiteError) => void) => {
  const waiting = { lichess: 0, chesscom: 0 };

  /** Game by game, with room in between: reading a hundred at once would keep everybody else waiting. */
  const collect = async (
    games: Iterable<unknown> | AsyncIterable<unknown>,
    readOne: (game: unknown) => LecturaPartidas,
    name: string,
  ): Promise<Pick<PartidasDeSitio, 'partidas' | 'rechazadas'>> => {
    const partidas: PartidaPropia[] = [];
    const rechazadas: { linea: number; motivo: string }[] = [];
    let linea = 0;
    const turn = takingTurns();
    for await (const game of games) {
      linea++;
      const read = readOne(game);
      for (const { motivo } of read.rechazadas) rechazadas.push({ linea, motivo });
      for (const one of read.partidas) {
        const own = ownGame(one, name);
        if (own) partidas.push(own);
      }
      await turn();
    }
    return { partidas, rechazadas };
  };

  const read = async ({ sitio, usuario, max, desde }: DeSitio): Promise<PartidasDeSitio> => {
    const request = { max, ...(desde === undefined ? {} : { since: Date.parse(desde) }) };
    if (sitio === 'lichess') {
      const games = sites.lichess.games(usuario, request);
      return { sitio, usuario, ...(await collect(games, (game) => gamesFromLichess([game]), usuario)) };
    }
    const { nombre, partidas } = await sites.chesscom.games(usuario, request);
    return {
      sitio,
      usuario: nombre,
      ...(await collect(partidas, (game) => gamesFromChesscom({ games: [game] }), nombre)),
    };
  };

  return async (request: DeSitio): Promise<PartidasDeSitio> => {
    const { sitio } = request;
    if (waiting[sitio] >= IN_LINE) throw new AppError('sitio_ocupado', { retryAfter: RETRY_AFTER });
    waiting[sitio]++;
    try {
      return await read(request);
    } catch (error) {
      if (!(error instanceof SiteError)) throw error;
      if (error.trouble === 'caido' || error.trouble === 'formato') onTrouble(error);
      throw toAppError(error, sitio);
    } finally {
      waiting[sitio]--;
    }
  };
};
export type SiteReader = ReturnType<typeof siteReader>;
