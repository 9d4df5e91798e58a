import type { PaidTier } from '@estratega/domain';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../shell/api/errors.ts';
import { activateSubscription } from './activate-subscription.ts';
import { createSubscription } from './create-subscription.ts';
import { loadPayPal, type PayPalButtons, type PayPalConfig } from './paypal-sdk.ts';

const PAYMENT_ERROR = 'Error en el proceso de suscripción.';

export type PaymentEnd = 'paid' | 'cancelled' | { readonly unconfirmed: string };

interface PaymentOptions {
  token: string;
  plan: PaidTier;
  paypal: PayPalConfig;
  onEnd: (end: PaymentEnd) => void;
}

/** Lets what has just changed be drawn: an alert stops everything. */
const drawn = () => new Promise((resolve) => setTimeout(resolve, 50));

/** Draws the provider's button into the container and sees the payment through. */
export function usePayment(container: RefObject<HTMLElement | null>, { token, plan, paypal, onEnd }: PaymentOptions) {
  const [state, setState] = useState<'loading' | 'ready' | 'confirming'>('loading');
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const ended = useRef(onEnd);
  ended.current = onEnd;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` loads again.
  useEffect(() => {
    let buttons: PayPalButtons | undefined;
    let left = false;
    /** The provider wraps what our own handlers throw: what they said is kept here. */
    let refusal: string | undefined;

    const fail = async (sentence: string) => {
      if (left) return;
      setState('ready');
      setFailure(sentence);
      await drawn();
      alert(sentence);
    };
    const approved = async (subscriptionID: string) => {
      setState('confirming');
      try {
        await activateSubscription(token, subscriptionID);
      } catch (error) {
        if (error instanceof ApiError && error.code === 'pago_pendiente')
          return ended.current({ unconfirmed: subscriptionID });
        return fail(sentenceFor(error));
      }
      await drawn();
      alert(`Suscripción completada. ID: ${subscriptionID}`);
      ended.current('paid');
    };

    const draw = async () => {
      const sdk = await loadPayPal(paypal);
      const root = container.current;
      if (left || !root) return;
      buttons = sdk.Buttons({
        style: { label: 'subscribe', layout: 'vertical' },
        createSubscription: async () => {
          refusal = undefined;
          setFailure(undefined);
          try {
            return await createSubscription(token, plan);
          } catch (error) {
            refusal = sentenceFor(error);
            throw error;
          }
        },
        onApprove: async ({ subscriptionID }) => (subscriptionID ? approved(subscriptionID) : fail(PAYMENT_ERROR)),
        onCancel: () => ended.current('cancelled'),
        onError: () => void fail(refusal ?? PAYMENT_ERROR),
      });
      await buttons.render(root);
      if (!left) setState('ready');
    };
    setState('loading');
    setFailure(undefined);
    draw().catch(() => {
      if (left) return;
      setState('ready');
      setFailure(PAYMENT_ERROR);
    });
    return () => {
      left = true;
      void buttons?.close().catch(() => {});
    };
  }, [token, plan, paypal.sdkUrl, paypal.clientId, attempt]);

  return { state, failure, retry: () => setAttempt((n) => n + 1) };
}

/** Our own refusals say what to do; everything else is the provider's error (spec §8). */
function sentenceFor(error: unknown): string {
  return error instanceof ApiError && error.code === 'suscripcion_activa' ? error.message : PAYMENT_ERROR;
}
