import './route.css';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { ApiError, messageOf } from '../../../shell/api/errors.ts';
import { WithQueries } from '../../../shell/data/queries.tsx';
import { RequireSession } from '../../../shell/session/require-session.tsx';
import { useSession } from '../../../shell/session/use-session.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Head } from '../../../ui/page/head.tsx';
import { Page, PageTitle } from '../../../ui/page/page.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { useHand } from '../queries.ts';
import { blindsOf, dayOf, ROOM_NAMES, seatOf } from '../words.ts';

// Loaded apart: what a route names itself stands in the list that every public page loads.
const Hand = lazy(() => import('./hand.tsx').then((m) => ({ default: m.Hand })));

export default function HandScreen() {
  const { status, token } = useSession();
  return (
    <Page tall>
      <Head title="Una mano tuya" description="Una de tus manos de póker, paso a paso en la mesa." noIndex />
      {status === 'signed-in' && token ? (
        <WithQueries>
          <Mine token={token} />
        </WithQueries>
      ) : (
        <>
          <PageTitle title="Una mano tuya" />
          <RequireSession>{null}</RequireSession>
        </>
      )}
    </Page>
  );
}

function Mine({ token }: { token: string }) {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useHand(token, id);
  const back = (
    <ButtonLink kind="tertiary" className="volver-lista" to="/mis-partidas">
      Volver a mis partidas y manos
    </ButtonLink>
  );
  if (data) {
    const { mano } = data;
    const pos = mano.asientos.find(({ heroe }) => heroe)?.pos;
    return (
      <>
        <PageTitle
          title={pos ? `Tu mano ${seatOf(pos)}` : 'Una mano sin asiento tuyo'}
          lead={`${dayOf(mano.fecha)}, ${ROOM_NAMES[mano.sala]}, ${mano.tipo === 'torneo' ? 'torneo' : 'cash'} ${blindsOf(mano)}.`}
        />
        <Suspense fallback={<Spinner>Cargando la mano…</Spinner>}>
          <Hand key={data.id} saved={data} />
        </Suspense>
        {back}
      </>
    );
  }
  const gone = error instanceof ApiError && error.status === 404;
  return (
    <>
      <PageTitle title={gone ? 'Esa mano ya no está' : 'Una mano tuya'} />
      {error && !isFetching ? (
        <div className="sin-mano" role="alert">
          <Notice tone={gone ? 'info' : 'bad'}>
            <p>{gone ? 'La borraste, o la dirección no es de una mano tuya.' : messageOf(error)}</p>
          </Notice>
          {gone ? null : <Button onClick={() => void refetch()}>Volver a intentar</Button>}
        </div>
      ) : (
        <Spinner>Cargando la mano…</Spinner>
      )}
      {back}
    </>
  );
}
