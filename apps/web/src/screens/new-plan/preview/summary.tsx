import './summary.css';
import type { Campo, NivelIntensidad } from '@estratega/domain';
import { Link } from 'react-router';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import type { Failure } from '../create-plan.ts';
import { weekTotal } from '../days/hours.ts';
import { isRated } from '../draft/check.ts';
import type { Draft } from '../draft/draft.ts';
import { formatHours } from '../format.ts';
import { DAY_LABELS, INTENSITY_DEGREES } from '../labels.ts';

interface SummaryProps {
  draft: Draft;
  campo: Campo | '';
  busy: boolean;
  failure: Failure | undefined;
}

/** Beside the form on a wide screen, at its end on a phone: the total, what was chosen, and the way on. */
export function Summary({ draft, campo, busy, failure }: SummaryProps) {
  return (
    <aside className="resumen-plan" aria-label="Resumen del plan">
      <p className="total tapete">
        <span id="total-semana">Total de la semana</span>
        <output aria-labelledby="total-semana">{formatHours(weekTotal(draft))}</output>
      </p>
      <div className="resumen-cuerpo">
        <dl>
          {rows(draft, campo).map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value || '–'}</dd>
            </div>
          ))}
        </dl>
        <div role="alert">
          {failure ? (
            <Notice tone="bad">
              <p>{failure.text}</p>
              {failure.cause ? <p>{failure.cause}</p> : null}
              {failure.upgrade ? (
                <p>
                  <Link to="/subscripcion-selector">Ver los planes de suscripción</Link>
                </p>
              ) : null}
            </Notice>
          ) : null}
        </div>
        <Button kind="primary" type="submit" large full disabled={busy}>
          {busy ? 'Creando tu plan…' : 'Crear plan de estudio'}
        </Button>
        <p className="nota tenue">Tarda unos segundos. Te llevaremos a tus planes.</p>
      </div>
    </aside>
  );
}

function rows(draft: Draft, campo: Campo | ''): readonly (readonly [string, string])[] {
  const intensity = INTENSITY_DEGREES[draft.nivelIntensidad as NivelIntensidad] ?? '';
  const days = draft.dias.map((day) => DAY_LABELS[day].short).join(', ');
  return [
    ['Juego', campo],
    ['Intensidad', intensity],
    ...(campo ? ([['Nivel', level(draft, campo)]] as const) : []),
    ['Días', days],
  ];
}

function level(draft: Draft, campo: Campo): string {
  const levels = {
    Ajedrez: isRated(draft.experienciaAjedrez) ? `${draft.experienciaAjedrez} ${draft.elo}`.trim() : 'Sin Elo',
    'Poker Texas Holdem': [draft.tipoPoker, draft.limiteMesa].filter(Boolean).join(', '),
  } satisfies Record<Campo, string>;
  return levels[campo];
}
