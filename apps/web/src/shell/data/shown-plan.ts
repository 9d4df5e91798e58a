import type { Plan } from '@estratega/domain';
import { useMemo } from 'react';
import { applyChanges } from '../offline/change.ts';
import { changesOver, useChanges } from '../offline/change-store.ts';
import type { LoadedPlan } from './load-plan.ts';

/** The plan with everything the user has done to it, confirmed or not. */
export function useShownPlan(loaded: LoadedPlan): Plan {
  const changes = useChanges();
  return useMemo(() => applyChanges(loaded.plan, changesOver(changes, loaded.uid, loaded.askedAt)), [loaded, changes]);
}
