import { advanceRefusal, canAddPlan } from '@estratega/domain';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { NetworkError } from '../../shell/api/errors.ts';
import { type PlanRow, usePlans } from '../../shell/data/plans-query.ts';
import { useOwner } from '../../shell/offline/owner.ts';
import { registerWorker } from '../../shell/offline/register-worker.ts';
import { useLeftGames } from '../../shell/offline/use-left-games.ts';
import { useSession } from '../../shell/session/use-session.ts';
import { Ad } from '../../ui/ad/ad.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { AddCard } from './add-card.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { deletePlan } from './delete-plan.ts';
import { EmptyCatalogue } from './empty-catalogue.tsx';
import { NoMore } from './no-more.tsx';
import { fieldName, PlanCard } from './plan-card.tsx';
import { useStoredRows } from './stored-rows.ts';
import { tierLine } from './tier-line.ts';
import { useServerNow } from './use-server-now.ts';
import { useWaitingChanges } from './use-waiting-changes.ts';
import { weekPercent } from './week-facts.ts';

const LOAD_FAILED = 'Error al obtener los temas. Verifica los permisos.';

/** `onLead` gets the line under the title, undefined for the usual one. */
export function Catalogue({ onLead }: { onLead: (lead: string | undefined) => void }) {
  const { token } = useSession();
  // Known without network too.
  const user = useOwner();
  const { data, dataUpdatedAt, error, isFetching, refetch } = usePlans(token);
  const away = error instanceof NetworkError;
  const stored = useStoredRows(user?.uid, away && !data);
  const plans = data ?? (stored.length > 0 ? stored : undefined);
  const now = useServerNow(plans?.[0]?.ahora, data ? dataUpdatedAt : undefined);
  useEffect(registerWorker, []);
  useLeftGames();
  useWaitingChanges(refetch);
  const [asking, setAsking] = useState<PlanRow>();
  const [deleted, setDeleted] = useState<string>();
  const region = useRef<HTMLDivElement>(null);

  const lead = user && data?.length ? tierLine(user.plan, data.length) : undefined;
  useEffect(() => onLead(lead), [lead, onLead]);

  function keep(plan: PlanRow) {
    closeDialog();
    region.current?.querySelector<HTMLElement>(`[data-eliminar="${CSS.escape(plan.id)}"]`)?.focus();
  }

  async function remove(plan: PlanRow) {
    if (!(await deletePlan(token ?? '', plan.id))) return keep(plan);
    closeDialog();
    setDeleted(`Plan de ${fieldName(plan)} eliminado.`);
    // The button that opened the dialog went away with its card.
    region.current?.focus();
  }

  /** At once: while it is on the page, nothing behind it takes focus. */
  function closeDialog() {
    flushSync(() => setAsking(undefined));
  }

  if (!plans) {
    if (!error || isFetching) return <Spinner>Cargando tus planes…</Spinner>;
    return <LoadFailed error={error} onRetry={() => void refetch()} />;
  }
  const canAdvance = (plan: PlanRow) =>
    user !== null &&
    advanceRefusal({
      semanaTerminada: weekPercent(plan),
      createdAt: new Date(plan.createdAt),
      now,
      plan: user.plan,
      progressCount: user.progressCount,
    }) === undefined;

  return (
    <div className="catalogo" ref={region} tabIndex={-1}>
      {error ? <LoadFailed error={error} stale={away} onRetry={() => void refetch()} /> : null}
      <div role="status">{deleted ? <Notice tone="good">{deleted}</Notice> : null}</div>
      {plans.length === 0 ? (
        <EmptyCatalogue />
      ) : (
        <ul className="planes">
          {plans.map((plan) => (
            <PlanCard
              key={plan.id}
              plan={plan}
              now={now}
              canAdvance={canAdvance(plan)}
              onDelete={() => {
                setDeleted(undefined);
                setAsking(plan);
              }}
            />
          ))}
          {user === null || canAddPlan(user.plan, plans.length) ? <AddCard /> : <NoMore tier={user.plan} />}
        </ul>
      )}
      <Ad tier={user?.plan} />
      {asking ? <DeleteDialog plan={asking} onKeep={() => keep(asking)} onDelete={() => remove(asking)} /> : null}
    </div>
  );
}

function LoadFailed({ error, stale, onRetry }: { error: Error; stale?: boolean; onRetry: () => void }) {
  const offline = error instanceof NetworkError;
  return (
    <div className="sin-planes" role="alert">
      <Notice tone={offline ? 'offline' : 'bad'}>
        <p>{stale ? 'Sin conexión: esto es lo último que sabemos de tus planes.' : LOAD_FAILED}</p>
        {offline && !stale ? <p>{error.message}</p> : null}
      </Notice>
      <Button onClick={onRetry}>Volver a intentar</Button>
    </div>
  );
}
