import './session.css';
import type { Plan } from '@estratega/domain';
import { type ReactNode, useEffect, useMemo } from 'react';
import { Navigate } from 'react-router';
import { messageOf } from '../../shell/api/errors.ts';
import { isGone, type LoadedPlan, loadPlan, recentPlan } from '../../shell/data/load-plan.ts';
import { readMaterial } from '../../shell/data/packs.ts';
import { useShownPlan } from '../../shell/data/shown-plan.ts';
import { useLoaded } from '../../shell/data/use-loaded.ts';
import { type Owner, useOwner } from '../../shell/offline/owner.ts';
import { registerWorker } from '../../shell/offline/register-worker.ts';
import { RequireSession } from '../../shell/session/require-session.tsx';
import { observeSession } from '../../shell/session/session.ts';
import { useSession } from '../../shell/session/use-session.ts';
import { paintBrowserChrome } from '../../shell/theme/theme.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Logo } from '../../ui/logo/logo.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Head } from '../../ui/page/head.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { returningTo } from './evidence.ts';
import { type Place, usePlace } from './place.ts';
import { changeProgress, progressKey, readProgress, useProgress } from './progress.ts';
import { Session } from './session.tsx';

const CATALOGUE = '/catalogo-planes-de-estudio';
const STUDY = '/informacion-plan-de-estudio';

/** The whole screen for one task: no menu, nothing else to look at. */
export default function SessionScreen() {
  const place = usePlace();
  const { status } = useSession();
  useEffect(observeSession, []);
  useEffect(paintBrowserChrome, []);
  useEffect(registerWorker, []);
  if (status !== 'signed-in')
    return (
      <Framed>
        <RequireSession>{null}</RequireSession>
      </Framed>
    );
  if (!place) return <Navigate to={CATALOGUE} replace state={{ aviso: 'Elige un plan para estudiar.' }} />;
  return <OpenPlan place={place} />;
}

/** Before there is a task to name the screen. */
function Framed({ children }: { children: ReactNode }) {
  return (
    <main className="s-antes tapete" id="contenido">
      <Head title="Sesión de estudio" description="Tu sesión de hoy, ejercicio por ejercicio." noIndex />
      <Logo />
      <h1>Sesión de estudio</h1>
      {children}
    </main>
  );
}

function OpenPlan({ place }: { place: Place }) {
  const { token, error } = useSession();
  const owner = useOwner();
  if (token && owner) return <LoadPlan key={place.planId} place={place} token={token} owner={owner} />;
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

function LoadPlan({ place, token, owner }: { place: Place; token: string; owner: Owner }) {
  const { data, error, refetch, isFetching } = useLoaded(
    `${owner.uid}.${place.planId}`,
    (signal) => loadPlan(token, owner.uid, place.planId, signal),
    {
      initial: recentPlan(owner.uid, place.planId),
      // Shown from this machine: the server is asked again until it answers.
      again: ({ fromStore }) => (fromStore ? 15_000 : null),
    },
  );
  if (data && !isGone(error)) return <LoadLesson place={place} loaded={data} uid={owner.uid} />;
  if (isGone(error))
    return <Navigate to={CATALOGUE} replace state={{ aviso: 'Ese plan ya no está entre los tuyos. Elige otro.' }} />;
  return <Trouble error={isFetching ? null : error} again={refetch} waiting="Cargando tu plan…" />;
}

function LoadLesson({ place, loaded, uid }: { place: Place; loaded: LoadedPlan; uid: string }) {
  const plan = useShownPlan(loaded);
  const tarea = plan.planEstudio[place.diaIndex]?.tareas[place.tareaIndex];
  const key = progressKey(place, plan.semana);
  const { vuelven } = useProgress(key);
  // What returns is settled once, when the task is first entered: it must not change under the player.
  useEffect(() => {
    if (vuelven === null) changeProgress(key, (now) => ({ ...now, vuelven: returningTo(plan, place) }));
  }, [vuelven, key, plan, place]);
  const { addresses, ids } = useMemo(() => wanted(plan, place, key), [plan, place, key]);
  const isSeries = tarea?.leccion?.serie !== undefined;
  const { data, error, refetch, isFetching } = useLoaded([...addresses, ...ids].join(), async () => ({
    ...(await readMaterial(addresses, ids)),
    // Only a series is served.
    serving: isSeries ? await import('./serving.ts') : undefined,
  }));

  if (!tarea) return <Navigate to={STUDY} replace state={{ planId: plan.id }} />;
  if (!data || vuelven === null)
    return (
      <Trouble error={isFetching ? null : error} again={refetch} waiting="Preparando la sesión…">
        <ButtonLink to={STUDY} state={{ planId: plan.id }}>
          Volver a la semana
        </ButtonLink>
      </Trouble>
    );
  return <Session key={key} plan={plan} tarea={tarea} place={place} uid={uid} material={data} serving={data.serving} />;
}

/** Packs and exercises of the task, and of those that return to it. */
function wanted(plan: Plan, place: Place, key: string): { addresses: readonly string[]; ids: readonly string[] } {
  const back = readProgress(key).vuelven ?? returningTo(plan, place);
  const own = plan.planEstudio[place.diaIndex]?.tareas[place.tareaIndex]?.leccion;
  const others = back.map(({ diaIndex, tareaIndex }) => plan.planEstudio[diaIndex]?.tareas[tareaIndex]?.leccion);
  return {
    addresses: [...new Set([own, ...others].flatMap((one) => one?.paquetes ?? []))],
    ids: [...(own?.ejercicios ?? []), ...back.map(({ id }) => id)],
  };
}

interface TroubleProps {
  error: unknown;
  again: () => void;
  waiting: string;
  children?: ReactNode;
}

function Trouble({ error, again, waiting, children }: TroubleProps) {
  return (
    <Framed>
      {error ? (
        <div className="s-falla" role="alert">
          <Notice tone="bad">
            <p>{messageOf(error)}</p>
          </Notice>
          <div className="fila">
            <Button kind="primary" onClick={again}>
              Volver a intentar
            </Button>
            {children}
          </div>
        </div>
      ) : (
        <Spinner>{waiting}</Spinner>
      )}
    </Framed>
  );
}
