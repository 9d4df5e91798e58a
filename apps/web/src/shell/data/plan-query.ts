import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError } from '../api/errors.ts';
import { loadPlan } from './load-plan.ts';

export { isGone, type LoadedPlan } from './load-plan.ts';

const planOptions = (token: string, uid: string, planId: string) =>
  queryOptions({
    queryKey: ['plan', uid, planId],
    queryFn: ({ signal }) => loadPlan(token, uid, planId, signal),
    retry: (failures, error) => failures < 1 && !(error instanceof ApiError),
    // Shown from this machine: the server is asked again until it answers.
    refetchInterval: ({ state }) => (state.data?.fromStore ? 15_000 : false),
  });

export const usePlan = (token: string, uid: string, planId: string) => useQuery(planOptions(token, uid, planId));
