import type { Resultado } from '@estratega/lessons';
import { useSyncExternalStore } from 'react';
import { whenForgotten } from '../../shell/session/forget.ts';
import { readStored, writeStored } from '../../shell/storage.ts';
import type { Place } from './place.ts';

/** How far a task has come on this machine: one localStorage key a task, so that a reload goes on at the same step. */

export interface Done {
  /** The first answer, which is the one that measures. */
  readonly resultado: Resultado | 'leido';
  /** Right as far as the bar is concerned. */
  readonly acierto: boolean;
  readonly pistas: number;
  readonly ms: number;
  /** What was answered, as the summary shows it: "5.Cd4". */
  readonly texto: string;
  readonly solucion: string;
  /** Sums on the way to a decision, booked apart. */
  readonly cuentas?: { readonly bien: number; readonly de: number } | undefined;
  /** When, so that today's can be told from another day's. */
  readonly dia: string;
}

/** An exercise missed days ago, met again here; its answer belongs to the task that it comes from. */
export interface Returning {
  readonly id: string;
  readonly diaIndex: number;
  readonly tareaIndex: number;
}

export interface Progress {
  /** Step to show; `fin` once the last is done. */
  readonly paso: string | null;
  readonly hechos: Readonly<Record<string, Done>>;
  /** Time with the task in sight. */
  readonly ms: number;
  /** What the player wrote. */
  readonly notas: Readonly<Record<string, string>>;
  /** Settled when the task is first entered; null before. */
  readonly vuelven: readonly Returning[] | null;
  /** Steps that a series has served, in order. */
  readonly orden: readonly string[];
  /** Time at the board, without what was idle: what a series goes by. */
  readonly activo: number;
  /** Minutes that the player asked for beyond the task's own. */
  readonly mas: number;
}

export const FIN = 'fin';
const PREFIX = 'estratega.sesion.';
const NOTHING: Progress = { paso: null, hechos: {}, ms: 0, notas: {}, vuelven: null, orden: [], activo: 0, mas: 0 };

const known = new Map<string, Progress>();
const listeners = new Set<() => void>();
whenForgotten(() => known.clear());

export const progressKey = ({ planId, diaIndex, tareaIndex }: Place, semana: number): string =>
  `${planId}.${semana}.${diaIndex}.${tareaIndex}`;

const numberOr0 = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

/** Storage is the user's: whatever is in it may be anything. */
function parse(text: string | null): Progress {
  try {
    const raw = JSON.parse(text ?? 'null') as Partial<Progress> | null;
    if (typeof raw !== 'object' || raw === null) return NOTHING;
    return {
      paso: typeof raw.paso === 'string' ? raw.paso : null,
      hechos: typeof raw.hechos === 'object' && raw.hechos !== null ? raw.hechos : {},
      ms: numberOr0(raw.ms),
      notas: typeof raw.notas === 'object' && raw.notas !== null ? raw.notas : {},
      vuelven: Array.isArray(raw.vuelven) ? raw.vuelven : null,
      orden: Array.isArray(raw.orden) ? raw.orden.filter((one) => typeof one === 'string') : [],
      activo: numberOr0(raw.activo),
      mas: numberOr0(raw.mas),
    };
  } catch {
    return NOTHING;
  }
}

export function readProgress(key: string): Progress {
  const found = known.get(key);
  if (found) return found;
  const read = typeof window === 'undefined' ? NOTHING : parse(readStored(PREFIX + key));
  known.set(key, read);
  return read;
}

export function changeProgress(key: string, change: (now: Progress) => Progress): void {
  const next = change(readProgress(key));
  known.set(key, next);
  writeStored(PREFIX + key, JSON.stringify(next));
  for (const notify of listeners) notify();
}

export function useProgress(key: string): Progress {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => readProgress(key),
    () => NOTHING,
  );
}

/** What a plan's earlier weeks left behind goes. */
export function forgetOtherWeeks(planId: string, semana: number): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(`${PREFIX}${planId}.`) && !key.startsWith(`${PREFIX}${planId}.${semana}.`))
        writeStored(key, null);
    }
  } catch {
    // Without storage there is nothing to forget.
  }
}

/** Tests only: as a page load does. */
export function forgetLoadedProgress(): void {
  known.clear();
}
