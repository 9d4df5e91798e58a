import { planSummary } from '@estratega/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { ApiError } from '../api/errors.ts';
import { isLeaving } from '../session/use-leave.ts';

/** A plan without a game, or of a game this version does not know, is still the user's: it is shown and can be deleted. */
const row = planSummary.extend({ campo: planSummary.shape.campo.optional().catch(undefined) });
const rows = row.array();
export type PlanRow = ReturnType<typeof row.parse>;

export const plansQuery = (token: string) =>
  queryOptions({
    queryKey: ['planes', token],
    queryFn: ({ signal }) => api('/api/planes', { token, signal, parse: (raw) => rows.parse(raw) }),
    // What is known is shown at once, and asked again: the study screen changes the figures.
    staleTime: 0,
    // A refusal will not change by asking again, and without network the wait would be for nothing.
    retry: (failures, error) => failures < 1 && navigator.onLine && !(error instanceof ApiError && error.status < 500),
  });

/** Nothing is asked without a key, nor with one that is about to be given back: home is shown before a session ends. */
export function usePlans(token: string | null, enabled = true) {
  return useQuery({ ...plansQuery(token ?? ''), enabled: enabled && token !== null && !isLeaving() });
}
