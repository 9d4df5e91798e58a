import { type Suscripcion, TIER_RULES } from '@estratega/domain';
import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { CheckIcon } from '../../ui/icon/screen-icons.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { cancelSubscription } from './cancel-subscription.ts';
import { formatDate } from './format-date.ts';

const CANCELLED = 'Suscripción cancelada con éxito.';
const CANCEL_ERROR = 'Hubo un error al cancelar la suscripción.';
const MISSING_ID = 'No se encontró el ID de la suscripción.';

/** Where the focus goes once something was bought. */
export const CURRENT_TITLE = 'tu-suscripcion';

interface Outcome {
  readonly good: boolean;
  readonly sentences: readonly string[];
}

export function CurrentSubscription({ token, subscription }: { token: string; subscription: Suscripcion }) {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const { plan, subscriptionID } = subscription;
  const cancellable = plan !== 'gratuito' || subscriptionID !== null;

  async function cancel() {
    setBusy(true);
    setOutcome(undefined);
    try {
      if (!subscriptionID) return setOutcome({ good: false, sentences: [MISSING_ID, CANCEL_ERROR] });
      await cancelSubscription(token, subscriptionID);
      setOutcome({ good: true, sentences: [CANCELLED] });
    } catch (error) {
      // What went wrong is for us; the person reads one sentence (spec §8).
      console.warn(error instanceof Error ? error.message : error);
      setOutcome({ good: false, sentences: [CANCEL_ERROR] });
    } finally {
      setBusy(false);
    }
  }

  // Cancelled without anything paid there is no tier left, yet its message must still be read.
  if (!cancellable && !outcome) return null;
  return (
    <section className="pago actual" aria-labelledby={CURRENT_TITLE}>
      <h2 id={CURRENT_TITLE} tabIndex={-1}>
        Tu suscripción
      </h2>
      {sentencesAbout(subscription).map((sentence) => (
        <p key={sentence} className="menor">
          {sentence}
        </p>
      ))}
      {cancellable ? (
        <Button disabled={busy} onClick={() => void cancel()}>
          {busy ? 'Cancelando...' : 'Cancelar Suscripción'}
        </Button>
      ) : null}
      <div role="status">
        {outcome?.good ? (
          <p className="hecho">
            <CheckIcon />
            {outcome.sentences}
          </p>
        ) : null}
      </div>
      <div role="alert">
        {outcome && !outcome.good ? (
          <Notice tone="bad">
            {outcome.sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </Notice>
        ) : null}
      </div>
    </section>
  );
}

function sentencesAbout({ plan, planHasta, pagadaHasta, subscriptionID, suspendida }: Suscripcion): string[] {
  const { nombre } = TIER_RULES[plan];
  const keeps =
    plan !== 'gratuito' && planHasta ? `conservas el ${nombre} hasta el ${formatDate(planHasta)}` : undefined;
  if (subscriptionID === null) {
    if (plan === 'gratuito') return [];
    return keeps
      ? [`Cancelaste tu suscripción: ${keeps}. Después vuelves al plan Gratuito.`]
      : [`Tienes el ${nombre}.`];
  }
  if (suspendida)
    return [
      'PayPal no pudo cobrar y tu suscripción está en pausa. Revisa tu medio de pago en PayPal, o cancélala aquí.',
      ...(keeps ? [`Mientras tanto ${keeps}.`] : []),
    ];
  if (plan === 'gratuito')
    return [
      'Tu último pago se devolvió, pero la suscripción sigue en PayPal. Cancélala aquí si no quieres otro cobro.',
    ];
  return [
    pagadaHasta
      ? `Si cancelas, conservas el ${nombre} hasta el ${formatDate(pagadaHasta)}.`
      : `Si cancelas, vuelves al plan Gratuito.`,
  ];
}
