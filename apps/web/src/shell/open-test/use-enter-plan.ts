import type { PlanSummary } from '@estratega/domain';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../api/client.ts';

/** From a plan that has just been made to its first exercise; to its week, where there is nothing to be opened at the board. */
export function useEnterPlan(): (planId: string, token: string) => Promise<void> {
  const navigate = useNavigate();
  return useCallback(
    async (planId, token) => {
      const plans = await api<PlanSummary[]>('/api/planes', { token });
      const sesion = plans.find(({ id }) => id === planId)?.sesion;
      if (sesion?.conLeccion) {
        const { diaIndex, tareaIndex } = sesion;
        return navigate('/sesion', { state: { planId, diaIndex, tareaIndex }, replace: true });
      }
      return navigate('/informacion-plan-de-estudio', { state: { planId }, replace: true });
    },
    [navigate],
  );
}
