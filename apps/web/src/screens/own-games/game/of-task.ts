import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { addWorked, type TaskPlace } from '../../../shell/offline/worked.ts';
import { useSpent } from '../../../shell/timer/use-spent.ts';

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

const count = (ms: number, task: TaskPlace | undefined) => {
  if (task) addWorked(task, 'sesion', ms, true);
};

export function useTask(): TaskPlace | undefined {
  const { state } = useLocation();
  const task = useMemo(() => readTask(state), [state]);
  useSpent(task, count);
  return task;
}
