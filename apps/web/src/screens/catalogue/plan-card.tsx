import './plan-card.css';
import { type Campo, remainingMs } from '@estratega/domain';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import type { PlanRow } from '../../shell/data/plans-query.ts';
import { sessionLine, useEnterSession } from '../../shell/session-entry.ts';
import { Button } from '../../ui/button/button.tsx';
import { TrashIcon } from '../../ui/icon/screen-icons.tsx';
import { Illustration } from '../../ui/illustration/illustration.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import { ChessArt } from './chess-art.tsx';
import { PokerArt } from './poker-art.tsx';
import { timeLeft, weekPercent } from './week-facts.ts';

const ART = { Ajedrez: ChessArt, 'Poker Texas Holdem': PokerArt } as const satisfies Record<Campo, unknown>;
const INTENSITY = { bajo: 'intensidad baja', alto: 'intensidad alta' } as const satisfies Record<
  PlanRow['nivelIntensidad'],
  string
>;

/** What tells two plans of one game apart. */
const FORMATS: Readonly<Record<string, string>> = {
  rapida: 'rápida',
  'Cash games': 'cash',
  Torneos: 'torneos',
};

export function fieldName(plan: PlanRow): string {
  return plan.campo ?? 'Subcampo no especificado';
}

interface PlanCardProps {
  plan: PlanRow;
  now: Date;
  /** Everything finished, the week over and a progression left. */
  canAdvance: boolean;
  onDelete: () => void;
}

export function PlanCard({ plan, now, canAdvance, onDelete }: PlanCardProps) {
  const navigate = useNavigate();
  const enter = useEnterSession();
  const { sesion } = plan;
  const id = useId();
  const Art = plan.campo && ART[plan.campo];
  const percent = weekPercent(plan);
  const over = remainingMs(new Date(plan.createdAt), now) === 0;

  return (
    <li className="plan hoja">
      <div className="arte">
        {Art ? <Art /> : <Illustration name="empty" />}
        {canAdvance ? <Tag tone="now">Lista para avanzar</Tag> : null}
      </div>
      <div className="cuerpo">
        <div>
          <h2 id={id}>{fieldName(plan)}</h2>
          <p className="menor tenue">
            Semana {plan.semana}, {INTENSITY[plan.nivelIntensidad]}
            {plan.formato ? `, ${FORMATS[plan.formato] ?? plan.formato}` : ''}
          </p>
        </div>
        <div>
          <p className="terminada">
            <span id={`${id}-avance`}>Semana terminada</span>
            <b className="num">{percent}&nbsp;%</b>
          </p>
          <progress className="barra" max={100} value={percent} aria-labelledby={`${id}-avance`} />
        </div>
        <dl>
          <dt>Tareas</dt>
          <dd>
            {plan.tareasTerminadas}/{plan.totalTareas}
          </dd>
          <dt>Objetivos</dt>
          <dd>
            {plan.objetivosTerminados}/{plan.totalObjetivos}
          </dd>
          <dt>{over ? 'La semana' : 'Quedan'}</dt>
          <dd>{over ? 'Ha terminado' : timeLeft(new Date(plan.createdAt), now)}</dd>
        </dl>
      </div>
      {sesion && !canAdvance ? (
        <div className="hoy-toca">
          <p>{sessionLine(sesion)}</p>
          <Button
            kind="primary"
            aria-label={`${sesion.empezada ? 'Continuar' : 'Empezar'}: ${fieldName(plan)}`}
            onClick={() => enter(plan.id, sesion)}
          >
            {sesion.empezada ? 'Continuar' : 'Empezar'}
          </Button>
        </div>
      ) : null}
      <div className="plan-acc">
        {/* Buttons, not links: the plan travels in the navigation state, which a new tab would not have. */}
        <Button
          kind={sesion && !canAdvance ? 'secondary' : 'primary'}
          className="estudiar"
          aria-describedby={id}
          onClick={() => void navigate('/informacion-plan-de-estudio', { state: { planId: plan.id } })}
        >
          Estudiar
        </Button>
        <Button kind="danger" aria-describedby={id} data-eliminar={plan.id} onClick={onDelete}>
          <TrashIcon />
          Eliminar
        </Button>
      </div>
    </li>
  );
}
