import { type PaidTier, type Suscripcion, TIER_RULES } from '@estratega/domain';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useServerConfig } from '../../shell/api/config.ts';
import { messageOf, NetworkError } from '../../shell/api/errors.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { rememberChoice, takeChoice } from './chosen-plan.ts';
import { Comparison } from './comparison.tsx';
import { CURRENT_TITLE, CurrentSubscription } from './current-subscription.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import { mayLoad, usePayPalConfig } from './paypal-sdk.ts';
import { useSubscription } from './subscription-query.ts';
import type { PaymentEnd } from './use-payment.ts';

const CANCEL_FIRST = 'Debes cancelar tu plan actual antes de seleccionar uno nuevo.';
const UNAVAILABLE = 'pagos-no';

/** A cancelled tier that still lasts does not stand in the way of another plan. */
const mustCancelFirst = ({ plan, planHasta, subscriptionID }: Suscripcion): boolean =>
  subscriptionID !== null || (plan !== 'gratuito' && planHasta === null);

export function Subscription({ token }: { token: string }) {
  /** Approved, but the provider has not confirmed it yet. */
  const [unconfirmed, setUnconfirmed] = useState<string>();
  const { data, error, refetch, isFetching } = useSubscription(token, unconfirmed !== undefined);
  const confirmed = unconfirmed !== undefined && data?.subscriptionID === unconfirmed;
  useEffect(() => {
    if (confirmed) setUnconfirmed(undefined);
  }, [confirmed]);

  if (!data)
    return error && !isFetching ? (
      <div className="suscripcion" role="alert">
        <Notice tone={error instanceof NetworkError ? 'offline' : 'bad'}>
          <p>{messageOf(error)}</p>
        </Notice>
        <Button onClick={() => void refetch()}>Volver a intentar</Button>
      </div>
    ) : (
      <Spinner>Cargando tu suscripción…</Spinner>
    );
  return (
    <Plans token={token} subscription={data} unconfirmed={unconfirmed !== undefined} onUnconfirmed={setUnconfirmed} />
  );
}

interface PlansProps {
  token: string;
  subscription: Suscripcion;
  unconfirmed: boolean;
  onUnconfirmed: (subscriptionID: string) => void;
}

function Plans({ token, subscription, unconfirmed, onUnconfirmed }: PlansProps) {
  const { pathname } = useLocation();
  const paypal = usePayPalConfig();
  const testMode = Boolean(useServerConfig()?.avisoEntorno);
  const [paying, setPaying] = useState<PaidTier | null>(null);
  const picked = useRef<Element>(null);

  function pick(plan: PaidTier) {
    if (mustCancelFirst(subscription)) return alert(CANCEL_FIRST);
    if (paypal && !mayLoad(paypal, pathname)) {
      rememberChoice(plan);
      return location.reload();
    }
    picked.current = document.activeElement;
    setPaying(plan);
  }
  // After the reload that lets the provider in, the payment goes on where it was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival.
  useEffect(() => {
    const plan = takeChoice();
    if (plan && !mustCancelFirst(subscription)) setPaying(plan);
  }, []);

  function end(how: PaymentEnd) {
    setPaying(null);
    if (typeof how === 'object') onUnconfirmed(how.unconfirmed);
    // To what was bought, or back to where the person was.
    const target = how === 'paid' ? document.getElementById(CURRENT_TITLE) : picked.current;
    if (target instanceof HTMLElement && target.isConnected) target.focus();
  }

  const pending = subscription.pendiente;
  return (
    <div className="suscripcion">
      {paypal === null ? (
        <div id={UNAVAILABLE}>
          <Notice>Los pagos no están disponibles por ahora. Puedes seguir usando tu plan actual.</Notice>
        </div>
      ) : null}
      <div role="status">
        {unconfirmed || pending ? (
          <Notice>
            El pago{pending ? ` del ${TIER_RULES[pending.plan].nombre}` : ''} todavía no está confirmado. Tu plan se
            activará en cuanto lo esté.
          </Notice>
        ) : null}
      </div>
      <Comparison tier={subscription.plan} unavailable={paypal === null ? UNAVAILABLE : undefined} onPick={pick} />
      <div className="duo">
        {paying && paypal !== null ? (
          <PaymentPanel key={paying} plan={paying} token={token} paypal={paypal} testMode={testMode} onEnd={end} />
        ) : null}
        <CurrentSubscription token={token} subscription={subscription} />
      </div>
    </div>
  );
}
