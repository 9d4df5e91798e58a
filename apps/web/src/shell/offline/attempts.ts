import { type Intento, intento as intentoSchema, MAX_INTENTOS } from '@estratega/domain';
import { useSyncExternalStore } from 'react';
import { type Entry, keyedQueue } from './keyed-queue.ts';
import { currentOwner } from './owner.ts';

/** Answers that the server has not confirmed. Nothing replaces anything here: each is sent, once, in its turn. */
export interface Answer {
  readonly planId: string;
  readonly intento: Intento;
}
export type PendingAnswer = Entry<Answer>;

/** The server takes 64 KiB; the rest is for what stands around the answers. */
const MAX_BYTES = 60_000;

function readAnswer(raw: unknown): Answer | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { planId, intento } = raw as Record<string, unknown>;
  const parsed = intentoSchema.safeParse(intento);
  return typeof planId === 'string' && parsed.success ? { planId, intento: parsed.data } : null;
}

const queue = keyedQueue<Answer>({ prefix: 'estratega.intento.', field: 'respuesta', read: readAnswer });

/**
 * Keeps an answer until the server has it. It is on this machine when the call returns; sending it is not waited for.
 * False only where nobody is signed in, and there is nobody whose answer it would be.
 */
export function recordAttempt(planId: string, intento: Intento): boolean {
  const uid = currentOwner()?.uid;
  if (uid === undefined) return false;
  // A screen that says the same thing twice has still been answered once.
  if (queue.of(uid).some(({ item }) => item.intento.id === intento.id)) return true;
  queue.add(uid, { planId, intento });
  return true;
}

export const pendingAnswers = queue.of;
export const forgetAnswers = queue.remove;
export const answerReadyAt = queue.readyAt;
export const subscribeAnswers = queue.subscribe;

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

/** The first of them that can go together: of one plan, in order, as many as one request takes. */
export function nextBatch(entries: readonly PendingAnswer[]): readonly PendingAnswer[] {
  const [first] = entries;
  if (!first) return [];
  const batch: PendingAnswer[] = [];
  let bytes = 0;
  for (const entry of entries) {
    bytes += bytesOf(entry.item.intento) + 1;
    if (entry.item.planId !== first.item.planId || batch.length === MAX_INTENTOS) break;
    if (bytes > MAX_BYTES && batch.length > 0) break;
    batch.push(entry);
  }
  return batch;
}

/** How many of a user's answers wait. */
export function useWaitingAnswers(uid: string): number {
  return useSyncExternalStore(
    subscribeAnswers,
    () => pendingAnswers(uid).length,
    () => 0,
  );
}
