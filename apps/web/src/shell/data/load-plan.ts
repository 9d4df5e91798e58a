import { plan as planSchema } from '@estratega/domain';
import { api } from '../api/client.ts';
import { ApiError, NetworkError } from '../api/errors.ts';
import { forgetStoredPlan, readStoredPlan, type StoredPlan, storePlan } from '../offline/stored-plans.ts';
import { takeEarly } from './early.ts';

/** A plan as last known, and what is needed to show it right. */
export interface LoadedPlan extends StoredPlan {
  /** performance.now() when it was asked for: changes confirmed after that are shown over it. */
  readonly askedAt: number;
  /** From this machine, because the server could not be reached. */
  readonly fromStore: boolean;
}

/** The last one that came, so that the next screen shows it while it asks again. */
let recent: LoadedPlan | undefined;
export const recentPlan = (uid: string, planId: string): LoadedPlan | undefined =>
  recent?.uid === uid && recent.plan.id === planId ? recent : undefined;

export async function loadPlan(token: string, uid: string, planId: string, signal: AbortSignal): Promise<LoadedPlan> {
  const path = `/api/chat/obtener-plan/${encodeURIComponent(planId)}`;
  const early = takeEarly(path, token);
  const askedAt = early?.at ?? performance.now();
  try {
    const plan = await api(path, { token, signal, asked: early?.response, parse: (raw) => planSchema.parse(raw) });
    const stored = { uid, plan, offset: Date.parse(plan.ahora) - Date.now() };
    void storePlan(stored);
    recent = { ...stored, askedAt, fromStore: false };
    return recent;
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

/** Tests only: as a page load does. */
export function forgetRecentPlan(): void {
  recent = undefined;
}
