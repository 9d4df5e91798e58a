import type { Usuario } from '@estratega/domain';
import { api, listenUnauthorized } from '../api/client.ts';
import { ApiError } from '../api/errors.ts';
import { readStored, writeStored } from '../storage.ts';
import { forgetEverythingOf, lastOwner } from './forget.ts';
import { forgetOwnPacks } from './own-packs.ts';

export const TOKEN_KEY = 'estratega.token';

export type Session =
  /** The prerendered page: nobody knows yet. */
  | { status: 'unknown'; token: null; user: null; error: null }
  | { status: 'signed-out'; token: null; user: null; error: null }
  /** `user` is null until the server has answered, `error` says why it has not. */
  | { status: 'signed-in'; token: string; user: Usuario | null; error: Error | null };

const UNKNOWN: Session = { status: 'unknown', token: null, user: null, error: null };
const SIGNED_OUT: Session = { status: 'signed-out', token: null, user: null, error: null };

let session: Session = UNKNOWN;
const listeners = new Set<() => void>();

function set(next: Session): void {
  session = next;
  if (typeof document !== 'undefined') document.documentElement.toggleAttribute('data-session', next.token !== null);
  for (const notify of listeners) notify();
}

function fromStorage(): Session {
  const token = readStored(TOKEN_KEY);
  return token ? { status: 'signed-in', token, user: null, error: null } : SIGNED_OUT;
}

export function getSession(): Session {
  if (session.status === 'unknown') session = fromStorage();
  return session;
}

export function getServerSession(): Session {
  return UNKNOWN;
}

export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks the server who this is. A 401 has already ended the session by the time it throws. */
export async function refreshUser(): Promise<void> {
  const { token } = getSession();
  if (!token) return;
  try {
    replaceUser(await api<Usuario>('/api/usuarios/yo', { token }), token);
  } catch (error) {
    if (session.token !== token) return;
    if (error instanceof ApiError && error.status === 401) endSession();
    else set({ status: 'signed-in', token, user: session.user, error: error as Error });
  }
}

/** After a change that the server has confirmed; ignored when the session is no longer the one that asked. */
export function replaceUser(user: Usuario, token = session.token): void {
  if (!token || session.token !== token) return;
  const before = lastOwner();
  // Somebody else's work that an expired session left; what they could not send waits for them.
  if (before !== null && before !== user.uid) void forgetEverythingOf(null);
  set({ status: 'signed-in', token, user, error: null });
}

export function startSession(token: string): void {
  writeStored(TOKEN_KEY, token);
  forgetOwnPacks();
  set({ status: 'signed-in', token, user: null, error: null });
  void refreshUser();
}

function end(keepWork: boolean): void {
  const uid = session.user?.uid ?? lastOwner();
  writeStored(TOKEN_KEY, null);
  if (session.status !== 'signed-out') set(SIGNED_OUT);
  void forgetEverythingOf(uid, { keepWork });
}

/** It came to its end: what the server does not have yet waits for its owner. */
export function endSession(): void {
  end(true);
}

/** Its owner has left: nothing stays. */
export function leaveSession(): void {
  end(false);
}

/** The server is told, but the user leaves even when it cannot be reached: that failure is only logged (spec §8). */
export async function signOut(): Promise<void> {
  const { token } = getSession();
  leaveSession();
  try {
    await api('/api/auth/sign-out', { method: 'POST', body: {}, token });
  } catch (error) {
    console.warn('Error al cerrar sesión', error);
  }
}

/** Starts observing; called once, by the layout. */
export function observeSession(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== TOKEN_KEY && event.key !== null) return;
    const next = fromStorage();
    if (next.token === session.token) return;
    set(next);
    // What that tab has forgotten is not to be kept in this one's memory.
    if (next.token === null) void forgetEverythingOf(null, { keepWork: true });
    void refreshUser();
  };
  listenUnauthorized((token) => {
    if (token === session.token) endSession();
  });
  // Another tab signing in or out is this tab doing so.
  window.addEventListener('storage', onStorage);
  window.addEventListener('online', retryUser);
  void refreshUser();
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('online', retryUser);
  };
}

function retryUser(): void {
  if (session.status === 'signed-in' && !session.user) void refreshUser();
}
