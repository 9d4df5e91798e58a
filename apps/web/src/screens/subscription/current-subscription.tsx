import { longDate, type Suscripcion, TIER_RULES } from '@estratega/domain';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { CheckIcon } from '../../ui/icon/screen-icons.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { cancelSubscription } from './cancel-subscription.ts';

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
  const [asking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [outcome, setOutcome] = useState<Outcome>();
  const { plan, subscriptionID } = subscription;
  const cancellable = plan !== 'gratuito' || subscriptionID !== null;

  /** At once: while the question is on the page, nothing behind it takes focus. */
  function close() {
    flushSync(() => setAsking(false));
    button.current?.focus();
  }

  async function cancel() {
    close();
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
      flushSync(() => setBusy(false));
      // The button may be gone with the subscription: the keyboard then stays at what is told about it.
      (button.current ?? title.current)?.focus();
    }
  }

  // Cancelled without anything paid there is no tier left, yet its message must still be read.
  if (!cancellable && !outcome) return null;
  return (
    <section className="pago actual" aria-labelledby={CURRENT_TITLE}>
      <h2 ref={title} id={CURRENT_TITLE} tabIndex={-1}>
        Tu suscripción
      </h2>
      {sentencesAbout(subscription).map((sentence) => (
        <p key={sentence} className="menor">
          {sentence}
        </p>
      ))}
      {cancellable ? (
        <Button ref={button} aria-disabled={busy} onClick={() => (busy ? undefined : setAsking(true))}>
          {busy ? 'Cancelando...' : 'Cancelar Suscripción'}
        </Button>
      ) : null}
      {asking ? (
        <Dialog title="¿Cancelar tu suscripción?" onClose={close}>
          <p>{sentencesAbout(subscription).at(-1)} Puedes volver a suscribirte cuando quieras.</p>
          <div className="acc">
            <Button onClick={close}>Seguir suscripto</Button>
            <Button kind="danger" onClick={() => void cancel()}>
              Sí, cancelar
            </Button>
          </div>
        </Dialog>
      ) : null}
      <div role="status">
        {outcome?.good ? (
          <p className="pago-hecho">
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
    plan !== 'gratuito' && planHasta ? `conservas el ${nombre} hasta el ${longDate(new Date(planHasta))}` : undefined;
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
      ? `Si cancelas, conservas el ${nombre} hasta el ${longDate(new Date(pagadaHasta))}.`
      : `Si cancelas, vuelves al plan Gratuito.`,
  ];
}
