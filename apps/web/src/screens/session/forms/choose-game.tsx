import type { ListaPartidas, ResumenPartida } from '@estratega/domain';
import { countOf } from '@estratega/lessons/compose';
import { useEffect } from 'react';
import { api } from '../../../shell/api/client.ts';
import { useLoaded } from '../../../shell/data/use-loaded.ts';
import { dayOf, outcomeWords } from '../../../shell/games/words.ts';
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

const FROM = { estratega: 'contra Estratega', lichess: 'en Lichess', chesscom: 'en Chess.com', archivo: '' } as const;

/** "Perdiste con blancas, contra Estratega" */
export const gameTitle = (game: ResumenPartida): string =>
  [`${outcomeWords(game)} con ${game.color}`, FROM[game.sitio]].filter(Boolean).join(', ');
export const gameFacts = (game: ResumenPartida): string =>
  [game.fecha ? dayOf(game.fecha, 'largo') : undefined, countOf(Math.ceil(game.jugadas / 2), 'jugada', 'jugadas')]
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
