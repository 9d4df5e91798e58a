import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import { addWorked, type TaskPlace } from '../../../shell/offline/worked.ts';

/** The task of a week that goes over this game: it travels in the navigation's state, which a reload keeps, and its time is counted here too. */

const isIndex = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

export function readTask(state: unknown): TaskPlace | undefined {
  const { planId, diaIndex, tareaIndex } = ((state as { tarea?: unknown } | null)?.tarea ?? {}) as Record<
    string,
    unknown
  >;
  if (typeof planId !== 'string' || planId === '' || !isIndex(diaIndex) || !isIndex(tareaIndex)) return undefined;
  return { planId, diaIndex, tareaIndex };
}

export function useTask(): TaskPlace | undefined {
  const { state } = useLocation();
  const task = useMemo(() => readTask(state), [state]);
  useEffect(() => {
    if (!task) return;
    let since = document.visibilityState === 'hidden' ? undefined : performance.now();
    const tell = () => {
      if (since !== undefined) addWorked(task, 'sesion', performance.now() - since, true);
      since = undefined;
    };
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') tell();
      else since ??= performance.now();
    };
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('pagehide', tell);
    return () => {
      tell();
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('pagehide', tell);
    };
  }, [task]);
  return task;
}
