import { remainingMs, type Sesion } from '@estratega/domain';
import { messageOf } from '../../shell/api/errors.ts';
import { type PlanRow, usePlans } from '../../shell/data/plans-query.ts';
import { WithQueries } from '../../shell/data/queries.tsx';
import { ReviewRow } from '../../shell/review/review-row.tsx';
import { useSession } from '../../shell/session/use-session.ts';
import { sessionLine, useEnterSession } from '../../shell/session-entry.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Looking } from './looking.tsx';

export function NextSession() {
  return (
    <WithQueries>
      <Next />
    </WithQueries>
  );
}

type WithSession = PlanRow & { readonly sesion: Sesion };
const ORDER = ['hoy', 'atrasada', 'proxima'] as const;

/** Of all plans the session that is nearest: today's, then what was left behind, then what comes. */
function nearest(plans: readonly PlanRow[]): WithSession | undefined {
  const open = plans.filter((plan): plan is WithSession => plan.sesion !== undefined);
  return open.toSorted((a, b) => ORDER.indexOf(a.sesion.cuando) - ORDER.indexOf(b.sesion.cuando))[0];
}

function Next() {
  const { token } = useSession();
  const { data, error, refetch, isFetching } = usePlans(token);
  if (!data) {
    if (!error || isFetching) return <Looking />;
    return (
      <div role="alert">
        <h1 className="vh">Tu próxima sesión</h1>
        <Notice tone="offline">
          <p>{messageOf(error)}</p>
        </Notice>
        <div className="hoy-acc">
          <Button onClick={() => void refetch()}>Volver a intentar</Button>
          <ToPlans />
        </div>
      </div>
    );
  }
  if (data.length === 0) return <FirstPlan />;
  const plan = nearest(data);
  return plan ? <Session plan={plan} others={data.length - 1} /> : <AllDone plans={data} />;
}

function FirstPlan() {
  return (
    <>
      <h1>Crea tu primer plan</h1>
      <p className="hoy-entra estreno">
        Cuéntanos qué juegas, cuánto sabes y qué días puedes estudiar. En dos minutos estarás resolviendo el primer
        ejercicio.
      </p>
      <div className="hoy-acc">
        <ButtonLink kind="primary" large to="/agregar-plan-de-estudio">
          Crear mi primer plan
        </ButtonLink>
      </div>
    </>
  );
}

const TITLES = {
  hoy: 'Tu sesión de hoy',
  atrasada: 'Te espera una sesión pendiente',
  proxima: 'Hoy descansas',
} as const satisfies Record<Sesion['cuando'], string>;
const VERBS = {
  hoy: 'la sesión de hoy',
  atrasada: 'la sesión pendiente',
  proxima: 'la próxima sesión',
} as const satisfies Record<Sesion['cuando'], string>;

function Session({ plan, others }: { plan: WithSession; others: number }) {
  const enter = useEnterSession();
  const { sesion, semana, campo } = plan;
  const verb = sesion.empezada ? 'Continuar' : sesion.cuando === 'proxima' ? 'Adelantar' : 'Empezar';
  return (
    <>
      <h1>{sesion.hoyHecha ? 'Lo de hoy está hecho' : TITLES[sesion.cuando]}</h1>
      <ReviewRow />
      <p className="toca">
        <b>{sesion.titulo}</b>
        {sesion.tema ? <span className="toca-tema">{sesion.tema}</span> : null}
        <small className="num">
          {campo ?? 'Subcampo no especificado'}, semana {semana}. {sessionLine(sesion)}.
        </small>
      </p>
      <div className="hoy-acc">
        <Button kind="primary" large onClick={() => enter(plan.id, sesion)}>
          {verb} {VERBS[sesion.cuando]}
        </Button>
        {others > 0 ? (
          <ToPlans>{`Ver mis ${others + 1} planes`}</ToPlans>
        ) : (
          <ButtonLink kind="tertiary" to="/informacion-plan-de-estudio" state={{ planId: plan.id }}>
            Ver la semana
          </ButtonLink>
        )}
      </div>
    </>
  );
}

/** Every task is done: of all plans the one that something is still to be done about tells what. */
function AllDone({ plans }: { plans: readonly PlanRow[] }) {
  const open = plans.find((plan) => openIn(plan) > 0);
  const over = plans.find(({ createdAt, ahora }) => remainingMs(new Date(createdAt), new Date(ahora)) === 0);
  const plan = open ?? over ?? plans[0];
  const left = open ? openIn(open) : 0;
  return (
    <>
      <h1>{open ? 'Terminaste las tareas de esta semana' : 'Terminaste todo lo de esta semana'}</h1>
      <p className="hoy-entra">
        {left > 0
          ? `Te ${left === 1 ? 'queda 1\u00a0objetivo' : `quedan ${left}\u00a0objetivos`} por cerrar.`
          : over
            ? 'Los siete días se cumplieron: te toca avanzar a la siguiente.'
            : 'Cuando se cumplan los siete días podrás avanzar a la siguiente.'}
      </p>
      <ReviewRow />
      <div className="hoy-acc">
        {plan ? (
          <ButtonLink
            kind={open || over ? 'primary' : 'tertiary'}
            large={Boolean(open || over)}
            to="/informacion-plan-de-estudio"
            state={{ planId: plan.id }}
          >
            {open || !over ? 'Ver la semana' : 'Avanzar'}
          </ButtonLink>
        ) : null}
        {plans.length > 1 ? <ToPlans>{`Ver mis ${plans.length} planes`}</ToPlans> : null}
      </div>
    </>
  );
}

const openIn = ({ objetivosTerminados, totalObjetivos }: PlanRow): number => totalObjetivos - objetivosTerminados;

function ToPlans({ children = 'Mis planes de estudio' }: { children?: string }) {
  return (
    <ButtonLink kind="tertiary" to="/catalogo-planes-de-estudio">
      {children}
    </ButtonLink>
  );
}
