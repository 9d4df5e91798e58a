import { type Campo, dayIn, dueOn, nextDue, type ParaRepasar } from '@estratega/domain';
import { useSyncExternalStore } from 'react';
import { useLoaded } from '../data/use-loaded.ts';
import { pendingAnswers, subscribeAnswers } from '../offline/attempts.ts';
import { whenForgotten } from '../session/forget.ts';
import { type LoadedReview, loadReview } from './load-review.ts';

/**
 * Answered in this page: the server may be asked for the list before it has the answer. What was answered without network waits in
 * the queue and says so itself.
 */
const answered = new Set<string>();
whenForgotten(() => answered.clear());
export const markReviewed = (ejercicio: string): void => {
  answered.add(ejercicio);
};

export interface Review {
  readonly hoy: string;
  /** Due today, the longest due first. */
  readonly due: readonly ParaRepasar[];
  readonly next: { readonly fecha: string; readonly cuantos: number } | undefined;
  readonly segundos: number;
}

/** `campo`: of one game only. */
export function reviewOn(
  { repaso, offset }: LoadedReview,
  waiting: ReadonlySet<string>,
  now: number,
  campo?: Campo,
): Review {
  const hoy = dayIn(new Date(now + offset), repaso.zonaHoraria);
  const open = repaso.ejercicios.filter(
    (one) =>
      (campo === undefined || one.campo === campo) && !waiting.has(one.ejercicio) && !answered.has(one.ejercicio),
  );
  return { hoy, due: dueOn(open, hoy), next: nextDue(open, hoy), segundos: repaso.segundos };
}

export const waitingAnswers = (uid: string): ReadonlySet<string> =>
  new Set(pendingAnswers(uid).map(({ item }) => item.intento.ejercicio));

/** What is to be reviewed today; `failed` where nobody answered and nothing is kept. */
export function useReview(
  token: string | null,
  uid: string | undefined,
  campo?: Campo,
): { readonly review: Review | undefined; readonly failed: boolean } {
  const { data, error, isFetching } = useLoaded(`${uid}`, (signal) =>
    token && uid ? loadReview(token, uid, signal) : Promise.reject(new Error('nobody')),
  );
  const waiting = useSyncExternalStore(
    subscribeAnswers,
    () => [...(uid ? waitingAnswers(uid) : [])].join(),
    () => '',
  );
  return {
    review: data ? reviewOn(data, new Set(waiting.split(',')), Date.now(), campo) : undefined,
    failed: !data && !isFetching && error !== null,
  };
}
