import { lazy, Suspense } from 'react';
import { WithQueries } from '../../shell/data/queries.tsx';
import { useOwner } from '../../shell/offline/owner.ts';
import { RequireSession } from '../../shell/session/require-session.tsx';
import { useSession } from '../../shell/session/use-session.ts';
import { Head } from '../../ui/page/head.tsx';
import { Page, PageTitle } from '../../ui/page/page.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';

// Loaded apart: what a route names itself stands in the list that every public page loads.
const ownGames = () => import('./own-games.tsx');
const OwnGames = lazy(() => ownGames().then((m) => ({ default: m.OwnGames })));
// Who has a session comes for this: it is on its way before the page is alive.
if (typeof document !== 'undefined' && 'session' in document.documentElement.dataset) ownGames().catch(() => undefined);

export default function OwnGamesScreen() {
  return (
    <Page tall>
      <Head
        title="Mis partidas y manos"
        description="Trae tus partidas de ajedrez y tus manos de póker, y mira qué muestran."
        noIndex
      />
      <PageTitle
        title="Mis partidas y manos"
        lead="Trae lo que juegas: tus errores se vuelven ejercicios y tu plan se adapta."
      />
      <RequireSession newcomer>
        <WithQueries>
          <Mine />
        </WithQueries>
      </RequireSession>
    </Page>
  );
}

function Mine() {
  const { token } = useSession();
  const owner = useOwner();
  return token ? (
    <Suspense fallback={<Spinner>Cargando tus partidas…</Spinner>}>
      <OwnGames token={token} uid={owner?.uid} />
    </Suspense>
  ) : null;
}
