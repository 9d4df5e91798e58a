import { useLocation } from 'react-router';

/** Which task is being studied. It travels in the navigation's state, which a reload keeps. */
export interface Place {
  readonly planId: string;
  readonly diaIndex: number;
  readonly tareaIndex: number;
}

const isIndex = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

export function readPlace(state: unknown): Place | null {
  if (typeof state !== 'object' || state === null) return null;
  const { planId, diaIndex, tareaIndex } = state as Record<string, unknown>;
  if (typeof planId !== 'string' || planId === '' || !isIndex(diaIndex) || !isIndex(tareaIndex)) return null;
  return { planId, diaIndex, tareaIndex };
}

export const usePlace = (): Place | null => readPlace(useLocation().state);
