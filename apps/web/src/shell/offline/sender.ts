import { intentosRegistrados } from '@estratega/domain';
import { useEffect, useSyncExternalStore } from 'react';
import { api } from '../api/client.ts';
import { ApiError, NetworkError } from '../api/errors.ts';
import { getSession, subscribeSession } from '../session/session.ts';
import {
  answerReadyAt,
  forgetAnswers,
  nextBatch,
  type PendingAnswer,
  pendingAnswers,
  subscribeAnswers,
} from './attempts.ts';
import { type Change, isNote, isObjectiveChange, isTime, pathOf } from './change.ts';
import { drop, type Pending, pendingOf, readyAt, settleSent, subscribeChanges } from './change-store.ts';
import { currentOwner } from './owner.ts';
import { applyToStored } from './stored-plans.ts';

/** Sends the waiting changes and answers in order, one tab at a time, for as long as it takes. */

const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 60_000;
/** No request of a queue is waited for longer. */
export const PATIENCE = 20_000;
/** Refusals that pass with time or with a new session; any other 4xx is for good. */
const PASSING = new Set([401, 408, 425, 429]);

export interface Sending {
  /** The last attempt failed and another will follow. */
  readonly failing: boolean;
  /** It failed because nobody answered. */
  readonly unreachable: boolean;
  /** What the server said of something that it has no more room for, since this page was loaded. */
  readonly full: string;
}
type State = Omit<Sending, 'full'>;
const CALM: State = { failing: false, unreachable: false };
const QUIET: Sending = { ...CALM, full: '' };

let state: Sending = QUIET;
let failures = 0;
let retry: ReturnType<typeof setTimeout> | undefined;
let later: ReturnType<typeof setTimeout> | undefined;
let busy: Promise<void> | undefined;
let watching = false;
const listeners = new Set<() => void>();

function set(given: State & { readonly full?: string }): void {
  const next = { ...state, ...given };
  if (next.failing === state.failing && next.unreachable === state.unreachable && next.full === state.full) return;
  state = next;
  for (const notify of listeners) notify();
}

/** Another tab's turn is waited for: what it has sent is then no longer here to send. */
function inTurn(work: () => Promise<boolean>): Promise<boolean> {
  return navigator.locks ? navigator.locks.request('estratega.cambios', work) : work();
}

const TROUBLES = {
  objetivo: 'Error al actualizar el estado del objetivo en la base de datos',
  tarea: 'Error al actualizar el estado y/o prioridad en la base de datos',
  apunte: 'Error al guardar el apunte en la base de datos',
} as const;

const kindOf = (change: Change): keyof typeof TROUBLES =>
  isObjectiveChange(change) ? 'objetivo' : isNote(change) || isTime(change) ? 'apunte' : 'tarea';

function report({ change }: Pending, error: unknown): void {
  console.error(TROUBLES[kindOf(change)], error);
}

async function send({ change }: Pending, token: string): Promise<void> {
  await api(pathOf(change), { method: 'POST', token, body: change, signal: AbortSignal.timeout(PATIENCE) });
}

function isForGood(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && !PASSING.has(error.status);
}

const isFull = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.code === 'limite_apuntes' || error.code === 'limite_navegadores');

async function sendChange(next: Pending, uid: string, token: string): Promise<void> {
  try {
    await send(next, token);
    settleSent(next.id);
    void applyToStored(uid, next.change);
  } catch (error) {
    report(next, error);
    if (!isForGood(error)) throw error;
    if (isFull(error)) set({ ...state, full: error.message });
    drop(next.id);
  }
}

/**
 * The server takes a batch whole or not at all. Where it refuses one for good, the halves are tried: one answer that it
 * will never take must not cost the others.
 */
async function sendAnswers(batch: readonly PendingAnswer[], token: string): Promise<void> {
  const [first] = batch;
  if (!first) return;
  const ids = batch.map(({ id }) => id);
  try {
    const body = { planId: first.item.planId, intentos: batch.map(({ item }) => item.intento) };
    const signal = AbortSignal.timeout(PATIENCE);
    const parse = (raw: unknown) => intentosRegistrados.parse(raw);
    const { aviso } = await api('/api/chat/registrar-intentos', { method: 'POST', token, body, signal, parse });
    if (aviso) set({ ...state, full: aviso });
    forgetAnswers(ids);
  } catch (error) {
    if (!isForGood(error)) {
      console.error('Error al registrar las respuestas en la base de datos', error);
      throw error;
    }
    const planIsGone = error instanceof ApiError && error.status === 404;
    if (batch.length === 1 || planIsGone) {
      console.error('Error al registrar las respuestas en la base de datos', error);
      forgetAnswers(ids);
      return;
    }
    const half = Math.ceil(batch.length / 2);
    await sendAnswers(batch.slice(0, half), token);
    await sendAnswers(batch.slice(half), token);
  }
}

/** Answers whether nothing was left to send. */
async function sendAll(): Promise<boolean> {
  for (;;) {
    const { token } = getSession();
    const uid = currentOwner()?.uid;
    const change = uid ? pendingOf(uid).find(isReady) : undefined;
    const answers = uid ? nextBatch(pendingAnswers(uid).filter(isReadyAnswer)) : [];
    const [answer] = answers;
    if (!token || !uid || (!change && !answer)) {
      failures = 0;
      set(CALM);
      return true;
    }
    try {
      // The older first: a task is begun, answered and finished in this order.
      if (change && (!answer || change.id < answer.id)) await sendChange(change, uid, token);
      else await sendAnswers(answers, token);
      failures = 0;
    } catch (error) {
      waitAfter(error);
      return false;
    }
  }
}

function waitAfter(error: unknown): void {
  if (error instanceof ApiError && error.status === 401) {
    // Signing in again starts it.
    set(CALM);
    return;
  }
  const asked = error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0;
  const grown = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures++);
  clearTimeout(retry);
  retry = setTimeout(() => void flushChanges(), Math.max(asked, grown * (0.8 + Math.random() * 0.4)));
  set({ failing: true, unreachable: !(error instanceof ApiError) || error instanceof NetworkError });
}

/** Tries now; resolves when everything was sent or an attempt failed. */
export function flushChanges(): Promise<void> {
  clearTimeout(retry);
  busy ??= run();
  return busy;
}

async function run(): Promise<void> {
  const done = await inTurn(sendAll).finally(() => {
    busy = undefined;
  });
  // A change made between the last look and the end of the turn.
  if (done && hasWork()) await flushChanges();
}

const isReady = (change: Pending): boolean => readyAt(change) <= Date.now();
const isReadyAnswer = (answer: PendingAnswer): boolean => answerReadyAt(answer) <= Date.now();

/** Whether there is something to send now; for what another tab should be sending, it looks again later. */
function hasWork(): boolean {
  const uid = currentOwner()?.uid;
  const waiting = uid ? [...pendingOf(uid).map(readyAt), ...pendingAnswers(uid).map(answerReadyAt)] : [];
  const soonest = Math.min(...waiting);
  if (soonest <= Date.now()) return true;
  clearTimeout(later);
  if (waiting.length > 0) later = setTimeout(onChange, soonest - Date.now());
  return false;
}

function onChange(): void {
  // While a retry is due, new changes wait for it with the rest.
  if (hasWork() && !state.failing) void flushChanges();
}

function onReturn(): void {
  if (hasWork() && document.visibilityState === 'visible') void flushChanges();
}

function onSession(): void {
  if (getSession().status !== 'signed-out') onReturn();
  else set({ ...state, full: '' });
}

/** Once per page: it goes on when the screen that asked for it is left. */
export function watchChanges(): void {
  if (watching) return;
  watching = true;
  subscribeChanges(onChange);
  subscribeAnswers(onChange);
  subscribeSession(onSession);
  window.addEventListener('online', onReturn);
  document.addEventListener('visibilitychange', onReturn);
  onReturn();
}

/** For every screen that shows plans: sends what is waiting, and says how that goes. */
export function useSending(): Sending {
  useEffect(watchChanges, []);
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
    () => QUIET,
  );
}

/** Tests only: as a page load does. */
export function forgetSending(): void {
  clearTimeout(retry);
  clearTimeout(later);
  failures = 0;
  busy = undefined;
  state = QUIET;
}
