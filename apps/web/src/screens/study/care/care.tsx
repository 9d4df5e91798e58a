import { type Cuidado, careStored, PLAYED_FOR_MONEY, type Plan } from '@estratega/domain';
import { lazy, useState } from 'react';
import { api } from '../../../shell/api/client.ts';
import { messageOf } from '../../../shell/api/errors.ts';
import { refreshPlan } from '../plan/refresh.ts';

const HelpPanel = lazy(() => import('../../../ui/help/help-panel.tsx').then((m) => ({ default: m.HelpPanel })));
const CareQuestion = lazy(() =>
  import('../../../ui/help/care-question.tsx').then((m) => ({ default: m.CareQuestion })),
);
const UnderAge = lazy(() => import('../../../ui/help/care-question.tsx').then((m) => ({ default: m.UnderAge })));

interface CareProps {
  plan: Plan;
  uid: string;
  token: string;
}

const HEARD = {
  si: 'Gracias por contarlo. Quitamos de esta semana lo que se jugaba por dinero.',
  no: 'De acuerdo. Tu próxima semana sigue como la pediste.',
} as const;

/** Help where it is needed, a question where the words leave it open; whatever is answered is believed. */
export function Care({ plan, uid, token }: CareProps) {
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState(false);

  async function answer(cuidado: Cuidado) {
    setBusy(true);
    try {
      const body = { planId: plan.id, ...cuidado };
      await api('/api/chat/cuidado', { method: 'POST', token, body, parse: (raw) => careStored.parse(raw) });
      setSaid(cuidado.dinero ? HEARD[cuidado.dinero] : 'De acuerdo. Tu próxima semana lo tiene en cuenta.');
      await refreshPlan(uid, plan.id);
    } catch (error) {
      setSaid(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      {plan.cautela ? (
        <HelpPanel zonaHoraria={plan.zonaHoraria} busy={busy} onNotMine={() => void answer({ dinero: 'no' })} />
      ) : null}
      {plan.duda && !plan.cautela ? <CareQuestion busy={busy} onAnswer={(dinero) => void answer({ dinero })} /> : null}
      {plan.menor ? <UnderAge busy={busy} onAdult={() => void answer({ edad: 'mayor' })} /> : null}
      {PLAYED_FOR_MONEY[plan.campo] ? (
        <p className="menor tenue dicho-cuidado" role="status">
          {said}
        </p>
      ) : null}
    </>
  );
}
