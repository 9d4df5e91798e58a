import { type Suscripcion, suscripcion } from '@estratega/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../shell/api/client.ts';
import { ApiError } from '../../shell/api/errors.ts';
import { queries } from '../../shell/data/queries.tsx';
import { getSession, refreshUser } from '../../shell/session/session.ts';
import { useSession } from '../../shell/session/use-session.ts';

export const parseSubscription = (raw: unknown): Suscripcion => suscripcion.parse(raw);

const KEY = 'suscripcion';

/** Asking also makes good an approval that was lost on the way: the server looks again at the provider. */
export const subscriptionQuery = (token: string) =>
  queryOptions({
    queryKey: [KEY, token],
    queryFn: ({ signal }) => api('/api/paypal/suscripcion', { token, signal, parse: parseSubscription }),
    staleTime: 0,
    retry: (failures, error) => failures < 1 && navigator.onLine && !(error instanceof ApiError && error.status < 500),
  });

const POLL_MS = 3000;

/** Asks again and again while a payment is `awaited`, here or at the provider. */
export function useSubscription(token: string, awaited: boolean) {
  const query = useQuery({
    ...subscriptionQuery(token),
    refetchInterval: ({ state }) => (awaited || state.data?.pendiente ? POLL_MS : false),
  });
  const { data } = query;
  const known = useSession().user !== null;
  useEffect(() => {
    if (data && known) void tellShell(data);
  }, [data, known]);
  return query;
}

/** What the server just answered about the subscription is what this screen shows from now on. */
export async function keepSubscription(token: string, answer: Suscripcion): Promise<void> {
  await queries.cancelQueries({ queryKey: [KEY] });
  queries.setQueryData(subscriptionQuery(token).queryKey, answer);
  await tellShell(answer);
}

/** A new tier counts everywhere at once: in the header, in the limits, in the ads. */
async function tellShell({ plan, planHasta, subscriptionID }: Suscripcion): Promise<void> {
  const { user } = getSession();
  if (!user) return;
  if (user.plan === plan && user.planHasta === planHasta && user.subscriptionID === subscriptionID) return;
  await refreshUser();
  void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== KEY });
}
