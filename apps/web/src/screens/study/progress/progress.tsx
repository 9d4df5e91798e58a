import './progress.css';
import { type Campo, type Fecha, type Plan, TIER_RULES, type Tier } from '@estratega/domain';
import { lazy, Suspense } from 'react';
import { messageOf } from '../../../shell/api/errors.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { FoldSection } from '../fold-section.tsx';
import { useFolded } from '../narrow.ts';
import { LevelLine } from './level-line.tsx';
import { useProgress } from './progress-query.ts';

// Only for whoever has them.
const Charts = lazy(() => import('./charts.tsx').then((m) => ({ default: m.Charts })));

interface ProgressProps {
  tier: Tier;
  plan: Plan;
  today: Fecha;
  token: string;
  uid: string;
}

/** «Progress information»: what was measured for who has it, and an honest description for who has not. */
export function Progress({ tier, plan, today, token, uid }: ProgressProps) {
  return (
    <FoldSection id="progreso" title="Información sobre tu progreso" className="progreso" folded={useFolded()}>
      <LevelLine plan={plan} today={today} token={token} uid={uid} />
      {TIER_RULES[tier].informacionProgreso ? <Measured campo={plan.campo} token={token} uid={uid} /> : <Offer />}
    </FoldSection>
  );
}

function Offer() {
  return (
    <div className="oferta">
      <p>
        Con {TIER_RULES.pro.nombre} verás aquí tus semanas: minutos, objetivos, temas que dominas y temas por repasar.
      </p>
      <ButtonLink to="/subscripcion-selector">Ver planes</ButtonLink>
    </div>
  );
}

function Measured({ campo, token, uid }: { campo: Campo; token: string; uid: string }) {
  const { data, error, refetch } = useProgress(token, uid);
  if (!data) {
    return error ? (
      <div className="oferta" role="alert">
        <Notice tone="bad">
          <p>{messageOf(error)}</p>
        </Notice>
        <Button onClick={() => void refetch()}>Volver a intentar</Button>
      </div>
    ) : (
      <Spinner>Cargando tu progreso…</Spinner>
    );
  }
  return (
    <Suspense fallback={<Spinner>Cargando tu progreso…</Spinner>}>
      <Charts progress={data.find((one) => one.campo === campo)} />
    </Suspense>
  );
}
