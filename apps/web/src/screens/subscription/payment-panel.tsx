import './payment.css';
import { formatArs, formatUsd, type PaidTier, PRICES, TIER_RULES } from '@estratega/domain';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import type { PayPalConfig } from './paypal-sdk.ts';
import { type PaymentEnd, usePayment } from './use-payment.ts';

interface PaymentPanelProps {
  plan: PaidTier;
  token: string;
  /** undefined while it is not known. */
  paypal: PayPalConfig | undefined;
  testMode: boolean;
  onEnd: (end: PaymentEnd) => void;
}

export function PaymentPanel({ plan, token, paypal, testMode, onEnd }: PaymentPanelProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another plan is another panel.
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.closest('section')?.scrollIntoView?.({ block: 'nearest' });
  }, [plan]);
  const { ars, usd } = PRICES[plan];

  return (
    <section className="pago hoja" aria-labelledby="pagar">
      <div>
        <h2 id="pagar" ref={title} tabIndex={-1}>
          Pagar el {TIER_RULES[plan].nombre}
        </h2>
        <p className="menor tenue">
          {formatArs(ars)} por mes (ARS). PayPal cobra {formatUsd(usd)}.
        </p>
      </div>
      <div className="caja">
        {testMode ? <Tag>Modo de prueba</Tag> : null}
        {paypal ? (
          <ProviderButton plan={plan} token={token} paypal={paypal} onEnd={onEnd} />
        ) : (
          <Spinner>Preparando el pago…</Spinner>
        )}
      </div>
      <Button full onClick={() => onEnd('cancelled')}>
        Cancelar Pago
      </Button>
    </section>
  );
}

function ProviderButton(props: {
  plan: PaidTier;
  token: string;
  paypal: PayPalConfig;
  onEnd: (end: PaymentEnd) => void;
}) {
  const container = useRef<HTMLDivElement>(null);
  const { state, failure, retry } = usePayment(container, props);
  const empty = failure !== undefined && container.current?.childElementCount === 0;
  return (
    <>
      {state === 'loading' ? <Spinner>Preparando el pago…</Spinner> : null}
      {state === 'confirming' ? <Spinner>Confirmando tu suscripción…</Spinner> : null}
      {/* What is inside belongs to the provider's script. */}
      <div className="botones" ref={container} hidden={state === 'confirming'} />
      <div role="alert">{failure ? <Notice tone="bad">{failure}</Notice> : null}</div>
      {empty ? <Button onClick={retry}>Volver a intentar</Button> : null}
    </>
  );
}
