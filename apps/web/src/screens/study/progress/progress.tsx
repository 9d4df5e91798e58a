import './progress.css';
import { type Fecha, type Plan, TIER_RULES, type Tier } from '@estratega/domain';
import { lazy, Suspense } from 'react';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { FoldSection } from '../fold-section.tsx';
import { useFolded } from '../narrow.ts';

// The first week has nothing to tell of the level yet.
const LevelLine = lazy(() => import('./level-line.tsx').then((m) => ({ default: m.LevelLine })));
// Only for whoever has them.
const Measured = lazy(() => import('./measured.tsx').then((m) => ({ default: m.Measured })));

interface ProgressProps {
  tier: Tier;
  plan: Plan;
  today: Fecha;
  token: string;
  uid: string;
}

/** «Progress information»: the level for everybody, what was measured for who has it, and an honest description for who has not. */
export function Progress({ tier, plan, today, token, uid }: ProgressProps) {
  return (
    <FoldSection id="progreso" title="Información sobre tu progreso" className="progreso" folded={useFolded()}>
      {plan.cambios.length > 0 ? (
        <Suspense fallback={null}>
          <LevelLine plan={plan} today={today} token={token} uid={uid} />
        </Suspense>
      ) : null}
      {TIER_RULES[tier].informacionProgreso ? (
        <Suspense fallback={<Spinner>Cargando tu progreso…</Spinner>}>
          <Measured campo={plan.campo} token={token} uid={uid} />
        </Suspense>
      ) : (
        <Offer />
      )}
    </FoldSection>
  );
}

function Offer() {
  return (
    <div className="progreso-oferta">
      <p>
        Con {TIER_RULES.pro.nombre} verás aquí tus semanas: minutos, objetivos, temas que dominas y temas por repasar.
      </p>
      <ButtonLink to="/subscripcion-selector">Ver planes</ButtonLink>
    </div>
  );
}
