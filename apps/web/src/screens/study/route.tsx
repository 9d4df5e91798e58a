import { type ReactNode, Suspense, useDeferredValue, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { messageOf } from '../../shell/api/errors.ts';
import { usePlans } from '../../shell/data/plans-query.ts';
import { WithQueries } from '../../shell/data/queries.tsx';
import { type Owner, useOwner } from '../../shell/offline/owner.ts';
import { RequireSession } from '../../shell/session/require-session.tsx';
import { useSession } from '../../shell/session/use-session.ts';
import { readStored, writeStored } from '../../shell/storage.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Head } from '../../ui/page/head.tsx';
import { Page, PageTitle } from '../../ui/page/page.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { isGone, usePlan } from './plan/plan-query.ts';
import { Study } from './study.tsx';

const CATALOGUE = '/catalogo-planes-de-estudio';
const RETURN_KEY = 'estratega.volver.plan';
const session = () => sessionStorage;

function usePlanId(): string | null {
  const state: unknown = useLocation().state;
  const planId = typeof state === 'object' && state !== null && 'planId' in state ? state.planId : null;
  return typeof planId === 'string' && planId !== '' ? planId : null;
}

export default function StudyScreen() {
  const planId = usePlanId();
  const { status } = useSession();

  // Signing in passes through other screens, which do not carry the plan along.
  useEffect(() => {
    if (status === 'signed-out' && planId) writeStored(RETURN_KEY, planId, session);
    if (status === 'signed-in' && planId) writeStored(RETURN_KEY, null, session);
  }, [status, planId]);

  return (
    <Page tall>
      {status === 'signed-in' ? (
        planId ? (
          <WithQueries>
            <OpenPlan planId={planId} />
          </WithQueries>
        ) : (
          <WithoutPlan />
        )
      ) : (
        <Framed>
          <RequireSession>{null}</RequireSession>
        </Framed>
      )}
    </Page>
  );
}

/** Before there is a plan to name the screen. */
function Framed({ children }: { children: ReactNode }) {
  return (
    <>
      <Head title="Plan de estudio" description="Tu semana de estudio: tareas, objetivos y avance." noIndex />
      <PageTitle title="Plan de estudio" lead="Tu semana, tarea por tarea." />
      {children}
    </>
  );
}

function WithoutPlan() {
  const waiting = readStored(RETURN_KEY, session);
  return waiting ? (
    <Navigate to="/informacion-plan-de-estudio" replace state={{ planId: waiting }} />
  ) : (
    <WithQueries>
      <OnlyPlan />
    </WithQueries>
  );
}

/** «Mi semana» of who has one plan is that plan's; of several one is chosen. */
function OnlyPlan() {
  const { token } = useSession();
  const { data, error } = usePlans(token);
  if (!data && !error)
    return (
      <Framed>
        <Spinner>Cargando tu plan…</Spinner>
      </Framed>
    );
  const [only, ...others] = data ?? [];
  return only && others.length === 0 ? (
    <Navigate to="/informacion-plan-de-estudio" replace state={{ planId: only.id }} />
  ) : (
    <Navigate to={CATALOGUE} replace state={{ aviso: 'Elige un plan para estudiar.' }} />
  );
}

function OpenPlan({ planId }: { planId: string }) {
  const { token, error } = useSession();
  const owner = useOwner();
  if (!token) return null;
  if (owner) return <LoadedStudy key={planId} planId={planId} token={token} owner={owner} />;
  return (
    <Framed>
      {error ? (
        <Notice tone="offline">
          <p>{messageOf(error)}</p>
        </Notice>
      ) : (
        <Spinner>Cargando tu plan…</Spinner>
      )}
    </Framed>
  );
}

function LoadedStudy({ planId, token, owner }: { planId: string; token: string; owner: Owner }) {
  const { data, error, refetch, isFetching } = usePlan(token, owner.uid, planId);
  // A week that arrives is drawn in slices: in one go it kept a phone from answering for a fifth of a second. What changes in it is drawn at once.
  const isDrawn = useDeferredValue(data !== undefined);
  const waiting = (
    <Framed>
      <Spinner>Cargando tu plan…</Spinner>
    </Framed>
  );
  if (data && isDrawn && !isGone(error))
    return (
      <Suspense fallback={waiting}>
        <Study loaded={data} owner={owner} token={token} />
      </Suspense>
    );
  if (isGone(error)) {
    return <Navigate to={CATALOGUE} replace state={{ aviso: 'Ese plan ya no está entre los tuyos. Elige otro.' }} />;
  }
  if (data || !error || isFetching) return waiting;
  return (
    <Framed>
      <div className="estudio-falla" role="alert">
        <Notice tone="bad">
          <p>{messageOf(error)}</p>
        </Notice>
        <Button onClick={() => void refetch()}>Volver a intentar</Button>
      </div>
    </Framed>
  );
}
