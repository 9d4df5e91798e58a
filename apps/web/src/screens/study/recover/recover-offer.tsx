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
import type { RecoverPreview } from './recover-preview.tsx';
import { missedLine } from './recover-words.ts';

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
  const [Preview, setPreviewPart] = useState<typeof RecoverPreview>();
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
        // Comes with the first answer that has something to show.
        const { RecoverPreview } = await import('./recover-preview.tsx');
        flushSync(() => {
          setPreviewPart(() => RecoverPreview);
          setPreview(result);
        });
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
      {preview && Preview ? (
        <Preview ref={heading} preview={preview} busy={busy} onApply={() => void ask(true)} onLeave={leave} />
      ) : null}
      <p className="menor" role="status">
        {told}
      </p>
    </div>
  );
}
