import './advance.css';
import '../../../ui/field/field.css';
import { metricas, type Plan, TIER_RULES, type Tier } from '@estratega/domain';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApiError } from '../../../shell/api/errors.ts';
import { queries } from '../../../shell/data/queries.tsx';
import { forgetStoredPlan } from '../../../shell/offline/stored-plans.ts';
import { refreshUser } from '../../../shell/session/session.ts';
import { removeTimersOf } from '../../../shell/timer/timers.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { ArrowIcon, CrownIcon } from '../icons.tsx';
import type { StudyTask } from '../plan/tasks.ts';
import { count } from '../words.ts';
import { requestAdvance } from './advance-request.ts';

const LIMIT_TEXT =
  'Has alcanzado el límite de 3 progresiones en el plan gratuito. Considera actualizar a un plan superior para continuar progresando.';
const FAILURE_TEXT = 'Ocurrió un error al generar tu plan de estudio. Por favor, intenta nuevamente.';
const NEWS_MAX = 2000;

interface AdvanceProps {
  plan: Plan;
  tasks: readonly StudyTask[];
  token: string;
  tier: Tier;
  progressCount: number;
}

/** Shown only when the week is over and everything in it is finished; what it offers depends on the tier. */
export function Advance({ plan, tasks, token, tier, progressCount }: AdvanceProps) {
  const { progresiones, nuevaInformacion } = TIER_RULES[tier];
  const [refused, setRefused] = useState(false);
  if (refused || (progresiones !== null && progressCount >= progresiones)) return <LimitReached />;
  return (
    <AdvanceForm plan={plan} tasks={tasks} token={token} withNews={nuevaInformacion} onLimit={() => setRefused(true)} />
  );
}

function LimitReached() {
  return (
    <section className="seccion" aria-label="Avanzar" id="avanzar" tabIndex={-1}>
      <Notice>
        <p>{LIMIT_TEXT}</p>
        <p className="avance-ver">
          <ButtonLink kind="primary" to="/subscripcion-selector">
            Ver planes
          </ButtonLink>
        </p>
      </Notice>
    </section>
  );
}

interface AdvanceFormProps extends Pick<AdvanceProps, 'plan' | 'tasks' | 'token'> {
  withNews: boolean;
  onLimit: () => void;
}

function AdvanceForm({ plan, tasks, token, withNews, onLimit }: AdvanceFormProps) {
  const navigate = useNavigate();
  const sent = useRef(useLocation().state?.avanzar === true);
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever comes from the last session for this is taken to it, once.
  useEffect(() => {
    if (sent.current) heading.current?.focus();
    sent.current = false;
  }, []);
  const { totalTareas, totalObjetivos } = metricas(tasks, plan.objetivos);
  // What was planned is no merit: only what was measured is told.
  const measured = tasks.reduce((sum, { minutosReales = 0 }) => sum + minutosReales, 0);
  const [news, setNews] = useState('');
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailed(false);
    try {
      await requestAdvance(token, plan, withNews ? news.trim() : undefined);
    } catch (error) {
      setBusy(false);
      if (error instanceof ApiError && error.code === 'limite_progresiones') return onLimit();
      return setFailed(true);
    }
    removeTimersOf(plan.id);
    void forgetStoredPlan(plan.id);
    void refreshUser();
    // Every list of plans is out of date; this plan is gone, so nothing is asked before leaving.
    void queries.invalidateQueries({ refetchType: 'none' });
    navigate('/catalogo-planes-de-estudio', { state: { aviso: 'Tu semana nueva está lista.', nuevo: plan.campo } });
  }

  return (
    <section className="seccion" aria-labelledby="avanzar">
      <form className="avanzar tapete" onSubmit={(event) => void submit(event)}>
        {/* Nothing is celebrated with a player who is in trouble. */}
        {plan.cautela ? null : <CrownIcon />}
        <h2 id="avanzar" ref={heading} tabIndex={-1}>
          Semana cumplida. Te toca avanzar
        </h2>
        <p>
          {count(totalTareas, 'tarea', 'tareas')} y {count(totalObjetivos, 'objetivo', 'objetivos')}
          {measured > 0 ? `, en ${count(measured, 'minuto', 'minutos')} de estudio medidos` : ''}. El plan siguiente
          parte de lo que hiciste esta semana.
        </p>
        {withNews ? (
          <div className="campo">
            <label htmlFor="novedades">Información nueva para tu próximo plan</label>
            <textarea
              className="entrada"
              id="novedades"
              maxLength={NEWS_MAX}
              value={news}
              onChange={(event) => setNews(event.target.value)}
              placeholder="Por ejemplo: juego un torneo el domingo, quiero reforzar finales."
              aria-describedby="novedades-ayuda"
            />
            <p className="ayuda num" id="novedades-ayuda">
              Solo en Plan Pro. Opcional. {news.length} de 2.000 caracteres.
            </p>
          </div>
        ) : null}
        <div>
          <Button kind="primary" large type="submit" aria-disabled={busy}>
            {busy ? 'Avanzando…' : 'Avanzar'}
            <ArrowIcon />
          </Button>
        </div>
        <div role="alert">
          {failed ? (
            <Notice tone="bad">
              <p>{FAILURE_TEXT}</p>
            </Notice>
          ) : null}
        </div>
      </form>
    </section>
  );
}
