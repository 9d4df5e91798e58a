import './game.css';
import type { EjerciciosPropios, PartidaGuardada } from '@estratega/domain';
import type { ChessExercise, Pack } from '@estratega/lessons';
import { lazy, type ReactNode, Suspense } from 'react';
import { useParams } from 'react-router';
import { api } from '../../../shell/api/client.ts';
import { ApiError, messageOf } from '../../../shell/api/errors.ts';
import { useLoaded } from '../../../shell/data/use-loaded.ts';
import { RequireSession } from '../../../shell/session/require-session.tsx';
import { useSession } from '../../../shell/session/use-session.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Head } from '../../../ui/page/head.tsx';
import { Page, PageTitle } from '../../../ui/page/page.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { rival } from './words.ts';

// Loaded apart: what a route names itself stands in the list that every public page loads.
const GameView = lazy(() => import('./game-view.tsx').then((m) => ({ default: m.GameView })));

export default function GameScreen() {
  const { id = '' } = useParams();
  const { status, token } = useSession();
  return (
    <Page tall>
      {status === 'signed-in' && token ? (
        <Loaded key={id} id={id} token={token} />
      ) : (
        <Framed>
          <RequireSession>{null}</RequireSession>
        </Framed>
      )}
    </Page>
  );
}

function Framed({ children }: { children: ReactNode }) {
  return (
    <>
      <Head title="Una partida tuya" description="Tu partida, jugada por jugada, con lo que cambió en ella." noIndex />
      <PageTitle title="Una partida tuya" />
      {children}
    </>
  );
}

interface Shown {
  readonly game: PartidaGuardada;
  readonly ejercicios: readonly ChessExercise[];
}

/** At most as many as one request may name; a game never has more mistakes worth one. */
const MOST = 40;

async function loadGame(id: string, token: string, signal: AbortSignal): Promise<Shown> {
  const game = await api<PartidaGuardada>(`/api/partidas/${encodeURIComponent(id)}`, { token, signal });
  if (game.estado !== 'analizada') return { game, ejercicios: [] };
  const { ejercicios } = await api<EjerciciosPropios>('/api/partidas/ejercicios', { token, signal });
  const ids = ejercicios
    .filter(({ de }) => de === id)
    .map((one) => one.id)
    .slice(0, MOST);
  if (ids.length === 0) return { game, ejercicios: [] };
  const pack = await api<Pack>(`/api/partidas/ejercicios/paquete?ids=${ids.join(',')}`, { token, signal });
  return { game, ejercicios: (pack.ejercicios ?? []).filter((one) => one.tipo === 'ajedrez') };
}

function Loaded({ id, token }: { id: string; token: string }) {
  const { data, error, isFetching, refetch } = useLoaded(id, (signal) => loadGame(id, token, signal));
  if (data) {
    return (
      <>
        <Head
          title={`Partida contra ${rival(data.game.partida)}`}
          description="Tu partida, jugada por jugada, con lo que cambió en ella."
          noIndex
        />
        <Suspense fallback={<Spinner>Cargando tu partida…</Spinner>}>
          <GameView game={data.game} ejercicios={data.ejercicios} token={token} onChanged={refetch} />
        </Suspense>
      </>
    );
  }
  if (error instanceof ApiError && error.status === 404) {
    return (
      <Framed>
        <div className="partida-falla">
          <Notice>
            <p>No encontramos esa partida entre las tuyas. Quizá la eliminaste.</p>
          </Notice>
          <ButtonLink kind="primary" to="/mis-partidas">
            Ver mis partidas
          </ButtonLink>
        </div>
      </Framed>
    );
  }
  return (
    <Framed>
      {error && !isFetching ? (
        <div className="partida-falla" role="alert">
          <Notice tone="bad">
            <p>{messageOf(error)}</p>
          </Notice>
          <Button onClick={refetch}>Volver a intentar</Button>
        </div>
      ) : (
        <Spinner>Cargando tu partida…</Spinner>
      )}
    </Framed>
  );
}
