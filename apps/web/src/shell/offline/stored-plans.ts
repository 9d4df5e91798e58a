import { type Plan, plan as planSchema } from '@estratega/domain';
import { createStore, delMany, entries, get, set, update } from 'idb-keyval';
import { applyChanges, type Change } from './change.ts';
import { quietly } from './quietly.ts';

/** The plans last seen, so that they open without network. A browser that refuses to store them only loses that. */
export interface StoredPlan {
  readonly uid: string;
  readonly plan: Plan;
  /** Server clock minus this machine's, in ms, when the plan arrived. */
  readonly offset: number;
}

let opened: ReturnType<typeof createStore> | undefined;
const store = () => {
  opened ??= createStore('estratega', 'planes');
  return opened;
};

function checked(raw: StoredPlan | undefined, uid: string): StoredPlan | null {
  const plan = planSchema.safeParse(raw?.plan);
  return raw && raw.uid === uid && plan.success ? { uid, plan: plan.data, offset: Number(raw.offset) || 0 } : null;
}

/** What another user left on this machine goes. */
export function storePlan(stored: StoredPlan): Promise<void> {
  return quietly(async () => {
    const others = (await entries<string, StoredPlan>(store())).filter(([, { uid }]) => uid !== stored.uid);
    await delMany(
      others.map(([id]) => id),
      store(),
    );
    await set(stored.plan.id, stored, store());
  }, undefined);
}

export function readStoredPlan(uid: string, planId: string): Promise<StoredPlan | null> {
  return quietly(async () => checked(await get<StoredPlan>(planId, store()), uid), null);
}

export function storedPlansOf(uid: string): Promise<readonly StoredPlan[]> {
  return quietly(
    async () => (await entries<string, StoredPlan>(store())).flatMap(([, raw]) => checked(raw, uid) ?? []),
    [],
  );
}

export function forgetStoredPlan(planId: string): Promise<void> {
  return quietly(() => delMany([planId], store()), undefined);
}

/** A confirmed change is part of the plan from now on, also for the next time without network. */
export function applyToStored(uid: string, change: Change): Promise<void> {
  return quietly(async () => {
    if (!(await readStoredPlan(uid, change.planId))) return;
    await update<StoredPlan>(
      change.planId,
      (stored) => ({ ...(stored as StoredPlan), plan: applyChanges((stored as StoredPlan).plan, [change]) }),
      store(),
    );
  }, undefined);
}
