import { send } from '../../shell/api/client.ts';
import { plansQuery } from '../../shell/data/plans-query.ts';
import { queries } from '../../shell/data/queries.tsx';
import { forgetStoredPlan } from '../../shell/offline/stored-plans.ts';

/** Answers whether it is gone. A failure is only logged (spec §8): the card stays, as the plan does. */
export async function deletePlan(token: string, planId: string): Promise<boolean> {
  const { queryKey } = plansQuery(token);
  try {
    await send(`/api/planes/${encodeURIComponent(planId)}`, { method: 'DELETE', token });
    void forgetStoredPlan(planId);
    await queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, (plans) => plans?.filter(({ id }) => id !== planId));
    return true;
  } catch (error) {
    console.error('Error al eliminar el plan de estudio', error);
    return false;
  } finally {
    // What the server has is what counts, also when another tab deleted it before.
    void queries.invalidateQueries({ queryKey });
  }
}
