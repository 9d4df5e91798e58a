import type { Estado, MotivoNoAplica, Prioridad } from '@estratega/domain';
import { useCallback, useMemo } from 'react';
import { api } from '../../../shell/api/client.ts';
import { ApiError } from '../../../shell/api/errors.ts';
import { addChange } from '../../../shell/offline/change-store.ts';
import { removeTimer } from '../../../shell/timer/timers.ts';
import { refreshPlan } from './refresh.ts';
import type { StudyTask } from './tasks.ts';

export { useShownPlan } from '../../../shell/data/shown-plan.ts';

export interface StudyActions {
  readonly setEstado: (task: StudyTask, estado: Estado) => void;
  readonly setPrioridad: (task: StudyTask, prioridad: Prioridad) => void;
  readonly setObjetivo: (objetivoIndex: number, estado: Estado) => void;
  /** Null takes it back. */
  readonly setNoAplica: (task: StudyTask, motivo: MotivoNoAplica | null, nota?: string) => void;
  /** Takes away a task that the player added; not without network. */
  readonly removeOwn: (task: StudyTask) => Promise<void>;
}

/** Each shows at once and is never taken back; the queue carries it to the server. */
export function useStudyActions(uid: string, planId: string, token: string): StudyActions {
  const setEstado = useCallback(
    ({ diaIndex, tareaIndex, key, propia }: StudyTask, nuevoEstado: Estado) => {
      const value = { nuevoEstado, nuevaPrioridad: null };
      addChange(uid, { planId, ...(propia ? { tareaPropia: propia } : { diaIndex, tareaIndex }), ...value });
      if (nuevoEstado === 'finalizado') removeTimer(key);
    },
    [uid, planId],
  );
  const setPrioridad = useCallback(
    ({ diaIndex, tareaIndex, propia }: StudyTask, nuevaPrioridad: Prioridad) => {
      const value = { nuevoEstado: null, nuevaPrioridad };
      addChange(uid, { planId, ...(propia ? { tareaPropia: propia } : { diaIndex, tareaIndex }), ...value });
    },
    [uid, planId],
  );
  const setObjetivo = useCallback(
    (objetivoIndex: number, nuevoEstado: Estado) => addChange(uid, { planId, objetivoIndex, nuevoEstado }),
    [uid, planId],
  );
  const setNoAplica = useCallback(
    ({ diaIndex, tareaIndex, key }: StudyTask, motivo: MotivoNoAplica | null, nota?: string) => {
      addChange(uid, { planId, diaIndex, tareaIndex, motivo, ...(motivo && nota ? { nota } : {}) });
      if (motivo) removeTimer(key);
    },
    [uid, planId],
  );
  const removeOwn = useCallback(
    async ({ propia, key }: StudyTask) => {
      try {
        await api(`/api/chat/tarea-propia/${planId}/${propia}`, { method: 'DELETE', token });
      } catch (error) {
        // Gone is gone, also where another device took it away first.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }
      removeTimer(key);
      await refreshPlan(uid, planId);
    },
    [uid, planId, token],
  );
  return useMemo(
    () => ({ setEstado, setPrioridad, setObjetivo, setNoAplica, removeOwn }),
    [setEstado, setPrioridad, setObjetivo, setNoAplica, removeOwn],
  );
}
