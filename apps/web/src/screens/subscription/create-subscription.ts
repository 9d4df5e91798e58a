import { createdSubscription, type PaidTier } from '@estratega/domain';
import { api } from '../../shell/api/client.ts';

/** Answers the provider's id of a subscription that now waits for approval. */
export async function createSubscription(token: string, plan: PaidTier): Promise<string> {
  const { subscriptionID } = await api('/api/paypal/crear-suscripcion', {
    method: 'POST',
    token,
    body: { plan },
    parse: (raw) => createdSubscription.parse(raw),
  });
  return subscriptionID;
}
