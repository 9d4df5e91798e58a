import './recover-offer.css';
import { addDays, type Plan, type Recuperacion, recuperacion } from '@estratega/domain';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { api } from '../../../shell/api/client.ts';
import { messageOf } from '../../../shell/api/errors.ts';
import { flushChanges } from '../../../shell/offline/sender.ts';
import { Button } from '../../../ui/button/button.tsx';
import { refreshPlan } from '../plan/refresh.ts';
import type { StudyTask } from '../plan/tasks.ts';
import { capital, count, dayAndNumber } from '../words.ts';
import { missedLine, movedLine } from './recover-words.ts';

interface RecoverOfferProps {
  plan: Plan;
  tasks: readonly StudyTask[];
  today: string;
  uid: string;
  token: string;
  /** Filters the list down to what is pending. */
  onShowPending: (task: StudyTask) => void;
}

const AWAY_DAYS = 7;

/** Days are left to bring it over to, or so many went by that ten minutes are the way back. */
function canRecover({ planEstudio, createdAt }: Plan, tasks: readonly StudyTask[], today: string): boolean {
  if (planEstudio.some(({ fecha }) => fecha >= today)) return true;
  const studied = tasks
    .filter(({ estado, noAplica, fecha }) => estado === 'finalizado' && !noAplica && fecha <= today)
    .map(({ fecha }) => fecha);
  const last = [createdAt.slice(0, 10), ...studied].reduce((a, b) => (a > b ? a : b));
  return addDays(last, AWAY_DAYS) <= today;
}

/** What was missed, said once and calmly: it can be seen, re-planned, or left as it is. */
export function RecoverOffer({ plan, tasks, today, uid, token, onShowPending }: RecoverOfferProps) {
  const planned = tasks.filter(({ propia }) => propia === undefined);
  const missed = planned.filter(({ fecha, estado }) => fecha < today && estado !== 'finalizado');
  const [preview, setPreview] = useState<Recuperacion>();
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const offer = useRef<HTMLButtonElement>(null);

  async function ask(aplicar: boolean): Promise<void> {
    if (busy) return;
    setBusy(true);
    setTold('');
    try {
      // What was just ticked must be known before it is decided what was missed.
      await flushChanges();
      const body = { planId: plan.id, aplicar };
      const result = await api('/api/chat/recuperar', {
        method: 'POST',
        token,
        body,
        parse: (raw) => recuperacion.parse(raw),
      });
      if (aplicar) {
        await refreshPlan(uid, plan.id);
        setPreview(undefined);
        setTold('Listo: tu semana quedó reorganizada.');
      } else if (result.hay) {
        flushSync(() => setPreview(result));
        heading.current?.focus();
      } else setTold('No hay nada que mover: lo pendiente te espera donde está.');
    } catch (error) {
      setTold(messageOf(error));
    } finally {
      setBusy(false);
    }
  }
  const leave = () => {
    flushSync(() => setPreview(undefined));
    offer.current?.focus();
  };

  const [first] = missed;
  return (
    <div className="recupera">
      {first && !preview ? (
        <div className="atras">
          <p className="menor">{missedLine(planned, today)}</p>
          <span className="recupera-botones">
            {canRecover(plan, tasks, today) ? (
              <Button ref={offer} kind="tertiary" aria-disabled={busy} onClick={() => void ask(false)}>
                Reorganizar la semana
              </Button>
            ) : null}
            <Button kind="tertiary" onClick={() => onShowPending(first)}>
              Ver pendientes
            </Button>
          </span>
        </div>
      ) : null}
      {preview ? (
        <section className="recupera-vista" aria-labelledby="recupera">
          <h3 id="recupera" ref={heading} tabIndex={-1}>
            {preview.primeraSesion === undefined
              ? `Así quedaría: ${count(preview.recuperados, 'minuto', 'minutos')} de vuelta`
              : `Vuelve con ${preview.primeraSesion} minutos`}
          </h3>
          {preview.primeraSesion === undefined ? null : (
            <p className="menor">
              Una sesión corta hoy, y el resto de esta semana queda cerrado: la próxima parte de donde estás.
            </p>
          )}
          <Listed
            title="Días"
            items={preview.dias.map(
              ({ dia, fecha, minutos, antes }) =>
                `${capital(dayAndNumber(dia, fecha))}: ${minutos} min${antes === minutos || antes === 0 ? '' : `, antes ${antes}`}`,
            )}
          />
          <Listed title="Se mueve" items={preview.movidas.map(movedLine)} />
          <Listed
            title="Se deja fuera"
            items={preview.quitadas.map(({ titulo, tiempo }) => `«${titulo}», ${tiempo} min`)}
          />
          <p className="recupera-botones">
            <Button aria-disabled={busy} onClick={() => void ask(true)}>
              {busy ? 'Reorganizando…' : 'Reorganizar así'}
            </Button>
            <Button kind="tertiary" onClick={leave}>
              Dejarla como está
            </Button>
          </p>
        </section>
      ) : null}
      <p className="menor" role="status">
        {told}
      </p>
    </div>
  );
}

/** Said in full up to a few; a long week would fill the screen. */
const SHOWN = 6;

function Listed({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  const more = items.length - SHOWN;
  return (
    <div>
      <h4>{title}</h4>
      <ul>
        {items.slice(0, SHOWN).map((item) => (
          <li key={item}>{item}</li>
        ))}
        {more > 0 ? <li>y {count(more, 'tarea más', 'tareas más')}</li> : null}
      </ul>
    </div>
  );
}
