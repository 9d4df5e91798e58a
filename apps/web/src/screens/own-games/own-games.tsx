import { lazy, Suspense } from 'react';
import './own-games.css';
import { useLocation } from 'react-router';
import { useLeftGames } from '../../shell/offline/use-left-games.ts';
import { Illustration } from '../../ui/illustration/illustration.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { Bring } from './bring/bring.tsx';
import { AnalysisPanel } from './engine/analysis-panel.tsx';
import { Exercises } from './exercises/exercises.tsx';
import { Costly } from './facts/costly.tsx';
import { Facts } from './facts/facts.tsx';
import { Games, Hands } from './list/lists.tsx';
import { refreshOwnGames, useGames, useHands, useQuota, useRecentHands } from './queries.ts';

/** Whoever brought no hands has nothing to look at. */
const SessionReview = lazy(() => import('./review/session-review.tsx').then((m) => ({ default: m.SessionReview })));

/** Bring, see what they show, and everything that was brought. */
export function OwnGames({ token, uid }: { token: string; uid: string | undefined }) {
  const location = useLocation();
  useLeftGames();
  const quota = useQuota(token);
  const games = useGames(token);
  const hands = useHands(token);
  const recent = useRecentHands(token);
  const totals = [games.data?.pages[0]?.total, hands.data?.pages[0]?.total];
  const nothing = totals.every((total) => total === 0);
  // Whose machine this is decides which names are remembered. What says how much fits comes with its form: added later, it
  // would push away what a finger is about to touch. Without network nothing is on its way, and nothing is waited for.
  if (uid === undefined || quota.isLoading || games.isLoading || hands.isLoading || recent.isLoading)
    return <Spinner>Cargando tus partidas…</Spinner>;
  const reviewed = recent.data?.manos ?? [];
  const latest = (location.state as { ultima?: unknown } | null)?.ultima === true;
  return (
    <div className="mis-partidas">
      <Bring token={token} uid={uid} cupo={quota.data} latest={latest} />
      <AnalysisPanel onAnalysed={() => void refreshOwnGames()} />
      {nothing ? <Nothing /> : <Facts token={token} />}
      <Costly hands={hands.data?.pages.flatMap(({ manos }) => manos) ?? []} />
      {reviewed.length > 0 ? (
        <Suspense fallback={null}>
          <SessionReview token={token} hands={reviewed} />
        </Suspense>
      ) : null}
      <Exercises token={token} />
      <Games token={token} cupo={quota.data} />
      <Hands token={token} cupo={quota.data} />
    </div>
  );
}

function Nothing() {
  return (
    <section className="sin-partidas hoja">
      <Illustration name="empty" />
      <h2>Todavía no trajiste nada</h2>
      <p>
        Con 20 partidas o 500 manos se ve dónde pierdes más. De ahí salen tus próximos ejercicios y los minutos de tu
        próxima semana.
      </p>
    </section>
  );
}
