import type { Estado, Prioridad } from '@estratega/domain';
import { useCallback, useMemo } from 'react';
import { addChange } from '../../../shell/offline/change-store.ts';
import { removeTimer } from '../timer/timers.ts';
import type { StudyTask } from './tasks.ts';

export { useShownPlan } from '../../../shell/data/shown-plan.ts';

export interface StudyActions {
  readonly setEstado: (task: StudyTask, estado: Estado) => void;
  readonly setPrioridad: (task: StudyTask, prioridad: Prioridad) => void;
  readonly setObjetivo: (objetivoIndex: number, estado: Estado) => void;
}

/** Each shows at once and is never taken back; the queue carries it to the server. */
export function useStudyActions(uid: string, planId: string): StudyActions {
  const setEstado = useCallback(
    ({ diaIndex, tareaIndex, key }: StudyTask, nuevoEstado: Estado) => {
      addChange(uid, { planId, diaIndex, tareaIndex, nuevoEstado, nuevaPrioridad: null });
      if (nuevoEstado === 'finalizado') removeTimer(key);
    },
    [uid, planId],
  );
  const setPrioridad = useCallback(
    ({ diaIndex, tareaIndex }: StudyTask, nuevaPrioridad: Prioridad) =>
      addChange(uid, { planId, diaIndex, tareaIndex, nuevoEstado: null, nuevaPrioridad }),
    [uid, planId],
  );
  const setObjetivo = useCallback(
    (objetivoIndex: number, nuevoEstado: Estado) => addChange(uid, { planId, objetivoIndex, nuevoEstado }),
    [uid, planId],
  );
  return useMemo(() => ({ setEstado, setPrioridad, setObjetivo }), [setEstado, setPrioridad, setObjetivo]);
}
