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
  /** Positions that are being played out: what was played so far, by step. */
  readonly partidas: Readonly<Record<string, readonly string[]>>;
}

export const FIN = 'fin';
const PREFIX = 'estratega.sesion.';
const NOTHING: Progress = { paso: null, hechos: {}, ms: 0, notas: {}, vuelven: null, partidas: {} };

const known = new Map<string, Progress>();
const listeners = new Set<() => void>();
whenForgotten(() => known.clear());

/** What is played out in the daily review. */
export const REVIEW = 'repaso';

export const progressKey = ({ planId, diaIndex, tareaIndex }: Place, semana: number): string =>
  `${planId}.${semana}.${diaIndex}.${tareaIndex}`;

const UCI = /^[a-h][1-8][a-h][1-8][qrbn]?$/u;
function linesIn(raw: unknown): Progress['partidas'] {
  if (typeof raw !== 'object' || raw === null) return {};
  const isLine = (line: unknown): line is readonly string[] =>
    Array.isArray(line) && line.every((move) => typeof move === 'string' && UCI.test(move));
  return Object.fromEntries(Object.entries(raw).filter(([, line]) => isLine(line)));
}

/** Storage is the user's: whatever is in it may be anything. */
function parse(text: string | null): Progress {
  try {
    const raw = JSON.parse(text ?? 'null') as Partial<Progress> | null;
    if (typeof raw !== 'object' || raw === null) return NOTHING;
    return {
      paso: typeof raw.paso === 'string' ? raw.paso : null,
      hechos: typeof raw.hechos === 'object' && raw.hechos !== null ? raw.hechos : {},
      ms: typeof raw.ms === 'number' && Number.isFinite(raw.ms) ? raw.ms : 0,
      notas: typeof raw.notas === 'object' && raw.notas !== null ? raw.notas : {},
      vuelven: Array.isArray(raw.vuelven) ? raw.vuelven : null,
      partidas: linesIn(raw.partidas),
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

/** A play-out, move by move; nothing is kept of one that is over. */
export function keepLine(key: string, clave: string, moves: readonly string[]): void {
  const { [clave]: before = [], ...others } = readProgress(key).partidas;
  if (before.length === 0 && moves.length === 0) return;
  changeProgress(key, (now) => ({ ...now, partidas: moves.length === 0 ? others : { ...others, [clave]: moves } }));
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
