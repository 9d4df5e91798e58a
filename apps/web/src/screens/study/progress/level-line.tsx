import { dayAndMonth, type Fecha, LEVEL_LINE, levelHeld, type Plan } from '@estratega/domain';
import { useState } from 'react';
import { api } from '../../../shell/api/client.ts';
import { messageOf } from '../../../shell/api/errors.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { refreshPlan } from '../plan/refresh.ts';

interface LevelLineProps {
  plan: Plan;
  today: Fecha;
  token: string;
  uid: string;
}

/** «Tu nivel»: what the answers say beside what was declared, for every tier; whoever disagrees can hold it for two weeks. */
export function LevelLine({ plan, today, token, uid }: LevelLineProps) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState('');
  const line = plan.cambios.find((change) => change.startsWith(LEVEL_LINE));
  if (!line) return null;
  const until = plan.informacionTema.preferencias?.nivelHasta;

  async function hold() {
    setBusy(true);
    setFailed('');
    try {
      const body = { planId: plan.id };
      await api('/api/chat/mantener-nivel', { method: 'POST', token, body, parse: (raw) => levelHeld.parse(raw) });
      await refreshPlan(uid, plan.id);
    } catch (error) {
      setFailed(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="progreso-oferta tu-nivel">
      <p>{line}</p>
      {until !== undefined && until > today ? (
        <p className="menor" role="status">
          Como pediste, tus respuestas no cambian tu nivel de estudio hasta el {dayAndMonth(until)}.
        </p>
      ) : (
        <Button kind="tertiary" disabled={busy} onClick={() => void hold()}>
          Mantener mi nivel dos semanas
        </Button>
      )}
      {failed ? (
        <div role="alert">
          <Notice tone="bad">
            <p>{failed}</p>
          </Notice>
        </div>
      ) : null}
    </div>
  );
}
