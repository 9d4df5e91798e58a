import { queries } from '../../../shell/data/queries.tsx';

/** What the server changed of a plan is asked for again; catalogue and home follow when they are next seen. */
export async function refreshPlan(uid: string, planId: string): Promise<void> {
  void queries.invalidateQueries({ queryKey: ['planes'], refetchType: 'none' });
  await queries.invalidateQueries({ queryKey: ['plan', uid, planId] });
}
