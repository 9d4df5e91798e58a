import { canAddPlan } from '@estratega/domain';
import { useCallback, useState } from 'react';
import { messageOf, NetworkError } from '../../shell/api/errors.ts';
import { WithQueries } from '../../shell/data/queries.tsx';
import { RequireSession } from '../../shell/session/require-session.tsx';
import { refreshUser } from '../../shell/session/session.ts';
import { useSession } from '../../shell/session/use-session.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Head } from '../../ui/page/head.tsx';
import { Page, PageTitle } from '../../ui/page/page.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { EverythingStudied, LimitReached } from './no-room.tsx';
import { offeredGames, PlanForm } from './plan-form.tsx';
import { useStudiedFields } from './studied-fields.ts';

export default function NewPlanScreen() {
  const { status } = useSession();
  const [kept, setKept] = useState(false);
  const onStarted = useCallback(() => setKept(true), []);
  return (
    <Page tall>
      <Head title="Nuevo plan de estudio" description="Pide un plan semanal de ajedrez o póker a tu medida." noIndex />
      <PageTitle
        title="Nuevo plan de estudio"
        lead="Siete días a partir de hoy, a la medida de tu nivel y tu tiempo."
      />
      <RequireSession>
        <WithQueries>
          <NewPlan onStarted={onStarted} />
        </WithQueries>
      </RequireSession>
      {status === 'signed-out' && kept ? (
        <p className="tenue" role="status">
          Guardamos lo que escribiste: lo encontrarás aquí cuando vuelvas a entrar.
        </p>
      ) : null}
    </Page>
  );
}

function NewPlan({ onStarted }: { onStarted: () => void }) {
  const session = useSession();
  const token = session.token ?? '';
  const { user } = session;
  const studied = useStudiedFields(token);

  if (user && studied.data) {
    const offered = offeredGames(studied.data);
    if (!canAddPlan(user.plan, studied.data.length)) return <LimitReached tier={user.plan} />;
    if (offered.length === 0) return <EverythingStudied />;
    return <PlanForm key={user.uid} uid={user.uid} token={token} offered={offered} onStarted={onStarted} />;
  }
  const error = studied.isFetching ? undefined : (studied.error ?? session.error);
  if (!error) return <Spinner>Preparando el formulario…</Spinner>;
  return (
    <div className="sin-lugar" role="alert">
      <Notice tone={error instanceof NetworkError ? 'offline' : 'bad'}>
        <p>{messageOf(error)}</p>
      </Notice>
      <Button
        onClick={() => {
          void studied.refetch();
          if (!user) void refreshUser();
        }}
      >
        Volver a intentar
      </Button>
    </div>
  );
}
