import './progress.css';
import { type Campo, TIER_RULES, type Tier } from '@estratega/domain';
import { lazy, Suspense } from 'react';
import { messageOf } from '../../../shell/api/errors.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { FoldSection } from '../fold-section.tsx';
import { useFolded } from '../narrow.ts';
import { useProgress } from './progress-query.ts';

// Only for whoever has them.
const Charts = lazy(() => import('./charts.tsx').then((m) => ({ default: m.Charts })));

interface ProgressProps {
  tier: Tier;
  campo: Campo;
  token: string;
  uid: string;
}

/** «Progress information»: what was measured for who has it, and an honest description for who has not. */
export function Progress({ tier, ...rest }: ProgressProps) {
  return (
    <FoldSection id="progreso" title="Información sobre tu progreso" className="progreso" folded={useFolded()}>
      {TIER_RULES[tier].informacionProgreso ? <Measured {...rest} /> : <Offer />}
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

function Measured({ campo, token, uid }: Omit<ProgressProps, 'tier'>) {
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
