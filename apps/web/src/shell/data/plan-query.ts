import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ApiError } from '../api/errors.ts';
import { useWaitingAnswers } from '../offline/attempts.ts';
import { loadPlan } from './load-plan.ts';

export { isGone, type LoadedPlan } from './load-plan.ts';

const planOptions = (token: string, uid: string, planId: string) =>
  queryOptions({
    queryKey: ['plan', uid, planId],
    queryFn: ({ signal }) => loadPlan(token, uid, planId, signal),
    // Who comes back from a session of a few seconds has answered: what was asked for before does not tell it.
    refetchOnMount: 'always',
    retry: (failures, error) => failures < 1 && !(error instanceof ApiError),
    // Shown from this machine: the server is asked again until it answers.
    refetchInterval: ({ state }) => (state.data?.fromStore ? 15_000 : false),
  });

export function usePlan(token: string, uid: string, planId: string) {
  const query = useQuery(planOptions(token, uid, planId));
  const waiting = useWaitingAnswers(uid);
  const before = useRef(waiting);
  const { refetch } = query;
  // The server has taken answers since it was asked.
  useEffect(() => {
    if (waiting < before.current) void refetch();
    before.current = waiting;
  }, [waiting, refetch]);
  return query;
}
