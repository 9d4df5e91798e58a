import type { ListaPartidas, ResumenPartida } from '@estratega/domain';
import { api } from '../../../shell/api/client.ts';
import { useLoaded } from '../../../shell/data/use-loaded.ts';
import { useSession } from '../../../shell/session/use-session.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import type { Place } from '../place.ts';

/** The own games that were played last: one of them is gone over, on the screen that shows it with its three moments. */

const SHOWN = 3;

const NONE: readonly ResumenPartida[] = [];
/** Undefined while nobody knows; without network there is none to choose from. */
export function useLastGames(): readonly ResumenPartida[] | undefined {
  const { token } = useSession();
  const { data, error } = useLoaded(`partidas ${token}`, (signal) =>
    token
      ? api<ListaPartidas>(`/api/partidas?limite=${SHOWN}`, { token, signal })
      : Promise.resolve({ total: 0, partidas: [] }),
  );
  return data?.partidas ?? (error ? NONE : undefined);
}

const WON = { blancas: '1-0', negras: '0-1' } as const;
const day = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'long' });
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
  [game.fecha ? day.format(new Date(game.fecha)) : undefined, `${Math.ceil(game.jugadas / 2)} jugadas`]
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
