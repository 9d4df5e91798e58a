import { plan as planSchema } from '@estratega/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { ApiError, NetworkError } from '../api/errors.ts';
import { forgetStoredPlan, readStoredPlan, type StoredPlan, storePlan } from '../offline/stored-plans.ts';

/** A plan as last known, and what is needed to show it right. */
export interface LoadedPlan extends StoredPlan {
  /** performance.now() when it was asked for: changes confirmed after that are shown over it. */
  readonly askedAt: number;
  /** From this machine, because the server could not be reached. */
  readonly fromStore: boolean;
}

async function loadPlan(token: string, uid: string, planId: string, signal: AbortSignal): Promise<LoadedPlan> {
  const askedAt = performance.now();
  try {
    const path = `/api/chat/obtener-plan/${encodeURIComponent(planId)}`;
    const plan = await api(path, { token, signal, parse: (raw) => planSchema.parse(raw) });
    const stored = { uid, plan, offset: Date.parse(plan.ahora) - Date.now() };
    void storePlan(stored);
    return { ...stored, askedAt, fromStore: false };
  } catch (error) {
    const away = error instanceof NetworkError || (error instanceof ApiError && error.status >= 500);
    const stored = away ? await readStoredPlan(uid, planId) : null;
    if (stored) return { ...stored, askedAt, fromStore: true };
    if (isGone(error)) void forgetStoredPlan(planId);
    throw error;
  }
}

export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

const planOptions = (token: string, uid: string, planId: string) =>
  queryOptions({
    queryKey: ['plan', uid, planId],
    queryFn: ({ signal }) => loadPlan(token, uid, planId, signal),
    retry: (failures, error) => failures < 1 && !(error instanceof ApiError),
    // Shown from this machine: the server is asked again until it answers.
    refetchInterval: ({ state }) => (state.data?.fromStore ? 15_000 : false),
  });

export const usePlan = (token: string, uid: string, planId: string) => useQuery(planOptions(token, uid, planId));
