import type { ListaPartidas, ResumenPartida } from '@estratega/domain';
import { countOf } from '@estratega/lessons/compose';
import { useEffect } from 'react';
import { api } from '../../../shell/api/client.ts';
import { useLoaded } from '../../../shell/data/use-loaded.ts';
import { subscribeGames } from '../../../shell/offline/games.ts';
import { useLeftGames } from '../../../shell/offline/use-left-games.ts';
import { useSession } from '../../../shell/session/use-session.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import type { Place } from '../place.ts';

/** The own games that were played last: one of them is gone over, on the screen that shows it with its three moments. */

const SHOWN = 3;

const NONE: readonly ResumenPartida[] = [];
/** Undefined while nobody knows; without network there is none to choose from. */
export function useLastGames(): readonly ResumenPartida[] | undefined {
  const { token } = useSession();
  // What was just played here may still be on its way.
  useLeftGames();
  const { data, error, refetch } = useLoaded(`partidas ${token}`, (signal) =>
    token
      ? api<ListaPartidas>(`/api/partidas?limite=${SHOWN}`, { token, signal })
      : Promise.resolve({ total: 0, partidas: [] }),
  );
  useEffect(() => subscribeGames(refetch), [refetch]);
  return data?.partidas ?? (error ? NONE : undefined);
}

const WON = { blancas: '1-0', negras: '0-1' } as const;
const DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const localDay = new Intl.DateTimeFormat('es', DAY);
/** A day without an hour is that day everywhere. */
const bareDay = new Intl.DateTimeFormat('es', { ...DAY, timeZone: 'UTC' });
const dayOf = (fecha: string): string => (fecha.endsWith('Z') ? localDay : bareDay).format(new Date(fecha));
const FROM = { estratega: 'contra Estratega', lichess: 'en Lichess', chesscom: 'en Chess.com', archivo: '' } as const;

const resultOf = ({ resultado, color }: ResumenPartida): string => {
  if (resultado === '1/2-1/2') return 'Tablas';
  if (resultado === '*') return 'Sin terminar';
  return resultado === WON[color] ? 'Ganaste' : 'Perdiste';
};

/** "Perdiste con blancas, contra Estratega" */
export const gameTitle = (game: ResumenPartida): string =>
  [`${resultOf(game)} con ${game.color}`, FROM[game.sitio]].filter(Boolean).join(', ');
export const gameFacts = (game: ResumenPartida): string =>
  [game.fecha ? dayOf(game.fecha) : undefined, countOf(Math.ceil(game.jugadas / 2), 'jugada', 'jugadas')]
    .filter(Boolean)
    .join(' · ');

export function LastGames({ games, place }: { games: readonly ResumenPartida[] | undefined; place: Place }) {
  if (!games) return <p className="menor tenue">Buscando tus partidas…</p>;
  return (
    <ul className="s-partidas">
      {games.map((game) => (
        <li key={game.id}>
          <ButtonLink to={`/mis-partidas/partida/${game.id}`} state={{ analizar: true, tarea: place }}>
            <b>{gameTitle(game)}</b>
            <small className="num">{gameFacts(game)}</small>
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
