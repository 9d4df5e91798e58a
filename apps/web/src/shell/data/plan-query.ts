import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../api/errors.ts';
import { useWaitingAnswers } from '../offline/attempts.ts';
import { loadPlan } from './load-plan.ts';

export { isGone, type LoadedPlan } from './load-plan.ts';

const planOptions = (token: string, uid: string, planId: string) =>
  queryOptions({
    queryKey: ['plan', uid, planId],
    queryFn: ({ signal }) => loadPlan(token, uid, planId, signal),
    // The effect below asks again.
    refetchOnMount: false,
    retry: (failures, error) => failures < 1 && !(error instanceof ApiError),
    // Shown from this machine: the server is asked again until it answers.
    refetchInterval: ({ state }) => (state.data?.fromStore ? 15_000 : false),
  });

export function usePlan(token: string, uid: string, planId: string) {
  const query = useQuery(planOptions(token, uid, planId));
  const { refetch } = query;
  const isSent = useWaitingAnswers(uid) === 0;
  // Who comes back from a session of a few seconds has answered: what was asked for before the server had it does not tell it.
  useEffect(() => {
    if (isSent) void refetch();
  }, [isSent, refetch]);
  return query;
}
