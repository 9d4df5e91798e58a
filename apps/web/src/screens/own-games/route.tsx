import { WithQueries } from '../../shell/data/queries.tsx';
import { useOwner } from '../../shell/offline/owner.ts';
import { RequireSession } from '../../shell/session/require-session.tsx';
import { useSession } from '../../shell/session/use-session.ts';
import { Head } from '../../ui/page/head.tsx';
import { Page, PageTitle } from '../../ui/page/page.tsx';
import { OwnGames } from './own-games.tsx';

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
      <RequireSession>
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
  return token ? <OwnGames token={token} uid={owner?.uid} /> : null;
}
