import { api } from '../../shell/api/client.ts';
import { keepSubscription, parseSubscription } from './subscription-query.ts';

/** The server asks the provider; only what it confirms becomes the tier. */
export async function activateSubscription(token: string, subscriptionID: string): Promise<void> {
  const answer = await api('/api/paypal/activar-suscripcion', {
    method: 'POST',
    token,
    body: { subscriptionID },
    parse: parseSubscription,
  });
  await keepSubscription(token, answer);
}
