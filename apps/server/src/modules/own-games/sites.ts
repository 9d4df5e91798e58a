import type { DeSitio, PartidasDeSitio } from '@estratega/domain';
import { gamesFromChesscom, gamesFromLichess, type LecturaPartidas, ownGame } from '@estratega/own-games';
import type { ChesscomGateway } from '../../gateways/chesscom.ts';
import type { LichessGateway } from '../../gateways/lichess.ts';
import { SiteError } from '../../gateways/polite-fetch.ts';
import { AppError } from '../../platform/errors.ts';

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

  const read = async ({
    sitio,
    usuario,
    max,
    desde,
  }: DeSitio): Promise<{ readonly nombre: string; readonly read: LecturaPartidas }> => {
    const request = { max, ...(desde === undefined ? {} : { since: Date.parse(desde) }) };
    if (sitio === 'chesscom') {
      const { nombre, partidas } = await sites.chesscom.games(usuario, request);
      return { nombre, read: gamesFromChesscom({ games: partidas }) };
    }
    const games: unknown[] = [];
    for await (const game of sites.lichess.games(usuario, request)) games.push(game);
    return { nombre: usuario, read: gamesFromLichess(games) };
  };

  return async (request: DeSitio): Promise<PartidasDeSitio> => {
    const { sitio } = request;
    if (waiting[sitio] >= IN_LINE) throw new AppError('sitio_ocupado', { retryAfter: RETRY_AFTER });
    waiting[sitio]++;
    try {
      const { nombre, read: found } = await read(request);
      return {
        sitio,
        usuario: nombre,
        partidas: found.partidas.flatMap((partida) => ownGame(partida, nombre) ?? []),
        rechazadas: found.rechazadas.map(({ linea, motivo }) => ({ linea, motivo })),
      };
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
