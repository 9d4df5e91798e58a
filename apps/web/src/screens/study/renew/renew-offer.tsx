import '../recover/recover-offer.css';
import { daysToRenew, type Plan, type RenewBody, type Renovacion, renovacion } from '@estratega/domain';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { api } from '../../../shell/api/client.ts';
import { messageOf } from '../../../shell/api/errors.ts';
import { flushChanges } from '../../../shell/offline/sender.ts';
import { Button } from '../../../ui/button/button.tsx';
import { refreshPlan } from '../plan/refresh.ts';
import { RenewPreview } from './renew-preview.tsx';

interface RenewOfferProps {
  plan: Plan;
  today: string;
  uid: string;
  token: string;
}

const SAID = {
  aplicar: 'Listo: lo que queda de tu semana ya tiene ejercicios.',
  dejar: 'De acuerdo: esta semana se queda como está.',
} as const;

/** A week from before exercises could be answered: what is left of it can be brought into today's form, once. */
export function RenewOffer({ plan, today, uid, token }: RenewOfferProps) {
  const [preview, setPreview] = useState<Renovacion>();
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);

  async function ask(accion: RenewBody['accion']): Promise<void> {
    if (busy) return;
    setBusy(true);
    setTold('');
    try {
      // A day that was just begun stays: the server must know of it.
      await flushChanges();
      const result = await api('/api/chat/renovar-semana', {
        method: 'POST',
        token,
        body: { planId: plan.id, accion } satisfies RenewBody,
        parse: (raw) => renovacion.parse(raw),
      });
      if (accion === 'ver' && result.hay) {
        flushSync(() => setPreview(result));
        heading.current?.focus();
        return;
      }
      await refreshPlan(uid, plan.id);
      setPreview(undefined);
      setTold(
        accion === 'dejar' || result.aplicada
          ? SAID[accion === 'dejar' ? 'dejar' : 'aplicar']
          : 'No queda ningún día por pasar: tu semana sigue como está.',
      );
    } catch (error) {
      setTold(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  const offered = daysToRenew(plan, today).length > 0;
  return (
    <div className="recupera">
      {offered && !preview ? (
        <div className="atras">
          <p className="menor">
            Esta semana es de antes de los ejercicios en pantalla. Lo que te falta puede pasar al formato de hoy, con
            ejercicios que se responden y se corrigen al momento.
          </p>
          <span className="recupera-botones">
            <Button kind="tertiary" aria-disabled={busy} onClick={() => void ask('ver')}>
              Ver cómo quedaría
            </Button>
            <Button kind="tertiary" aria-disabled={busy} onClick={() => void ask('dejar')}>
              Dejarla como está
            </Button>
          </span>
        </div>
      ) : null}
      {preview ? (
        <RenewPreview
          ref={heading}
          preview={preview}
          busy={busy}
          onApply={() => void ask('aplicar')}
          onLeave={() => void ask('dejar')}
        />
      ) : null}
      <p className="menor" role="status">
        {told}
      </p>
    </div>
  );
}
