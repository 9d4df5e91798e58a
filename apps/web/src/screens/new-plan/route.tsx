import { canAddPlan, GAMES, offersAnother } from '@estratega/domain';
import { useCallback, useState } from 'react';
import { messageOf, NetworkError } from '../../shell/api/errors.ts';
import { usePlans } from '../../shell/data/plans-query.ts';
import { WithQueries } from '../../shell/data/queries.tsx';
import { RequireSession } from '../../shell/session/require-session.tsx';
import { refreshUser } from '../../shell/session/session.ts';
import { useSession } from '../../shell/session/use-session.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Head } from '../../ui/page/head.tsx';
import { Page, PageTitle } from '../../ui/page/page.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { FORMAT_LABELS } from './labels.ts';
import { LimitReached } from './no-room.tsx';
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
      <RequireSession newcomer>
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
  // The list of games has each once: how many plans there are matters only where every game has one.
  const isTaken = studied.data !== undefined && offeredGames(studied.data).length === 0;
  const plans = usePlans(session.token, isTaken);

  if (user && studied.data && (!isTaken || plans.data || !canAddPlan(user.plan, studied.data.length))) {
    const offered = offeredGames(studied.data);
    const campos = isTaken ? (plans.data ?? []).flatMap(({ campo }) => campo ?? []) : studied.data;
    if (!canAddPlan(user.plan, Math.max(campos.length, studied.data.length))) return <LimitReached tier={user.plan} />;
    const another = offersAnother(user.plan, campos)
      ? GAMES.map((campo) => ({
          campo,
          formats: (plans.data ?? []).flatMap((plan) =>
            plan.campo === campo && plan.formato ? [FORMAT_LABELS[plan.formato] ?? plan.formato] : [],
          ),
        }))
      : [];
    return (
      <PlanForm key={user.uid} uid={user.uid} token={token} offered={offered} another={another} onStarted={onStarted} />
    );
  }
  const error = studied.isFetching || plans.isFetching ? undefined : (studied.error ?? plans.error ?? session.error);
  if (!error) return <Spinner>Preparando el formulario…</Spinner>;
  return (
    <div className="sin-lugar" role="alert">
      <Notice tone={error instanceof NetworkError ? 'offline' : 'bad'}>
        <p>{messageOf(error)}</p>
      </Notice>
      <Button
        onClick={() => {
          void studied.refetch();
          if (isTaken) void plans.refetch();
          if (!user) void refreshUser();
        }}
      >
        Volver a intentar
      </Button>
    </div>
  );
}
