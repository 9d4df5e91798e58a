import { api } from '../../shell/api/client.ts';
import { keepSubscription, parseSubscription } from './subscription-query.ts';

export async function cancelSubscription(token: string, subscriptionID: string): Promise<void> {
  const answer = await api('/api/paypal/cancel-subscription', {
    method: 'POST',
    token,
    body: { subscriptionID },
    parse: parseSubscription,
  });
  await keepSubscription(token, answer);
}
