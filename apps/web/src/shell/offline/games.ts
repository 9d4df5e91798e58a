import type { PartidaPropia, PartidasGuardadas } from '@estratega/domain';
import { api } from '../api/client.ts';
import { ApiError } from '../api/errors.ts';
import { getSession, subscribeSession } from '../session/session.ts';
import { keyedQueue } from './keyed-queue.ts';
import { currentOwner } from './owner.ts';
import { PATIENCE } from './sender.ts';

/** Games that were played here and that the server has not taken yet: on this machine from the last move on, sent as soon as it answers. */

const PREFIX = 'estratega.partida.';
const queue = keyedQueue<PartidaPropia>({
  prefix: PREFIX,
  field: 'partida',
  // Whatever else it is, the server looks it over.
  read: (raw) => (typeof raw === 'object' && raw !== null && 'idSitio' in raw ? (raw as PartidaPropia) : null),
});

/** What the server calls a game, by the name it was given here; what it refused, and why. */
export type Taken = { readonly id: string } | { readonly aviso: string };
const taken = new Map<string, Taken>();
const listeners = new Set<() => void>();
const RETRY = 15_000;
let retry: ReturnType<typeof setTimeout> | undefined;
let busy: Promise<void> | undefined;
let watching = false;

export const takenGame = (idSitio: string): Taken | undefined => taken.get(idSitio);
export function subscribeGames(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** On this machine when it returns; kept once, however often it is said. */
export function keepGame(partida: PartidaPropia): void {
  const uid = currentOwner()?.uid;
  if (uid === undefined || taken.has(partida.idSitio)) return;
  if (!queue.of(uid).some(({ item }) => item.idSitio === partida.idSitio)) queue.add(uid, partida);
  watchGames();
  void sendGames();
}

async function sendAll(): Promise<void> {
  const uid = currentOwner()?.uid;
  const { token } = getSession();
  // Coming back online starts it again.
  if (uid === undefined || !token || !navigator.onLine) return;
  for (const { id, item } of queue.of(uid)) {
    try {
      const body = { partidas: [item] };
      const signal = AbortSignal.timeout(PATIENCE);
      const { partidas } = await api<PartidasGuardadas>('/api/partidas', { method: 'POST', token, body, signal });
      taken.set(item.idSitio, { id: partidas[0]?.id ?? '' });
      queue.remove([id]);
    } catch (error) {
      // Refused for good where it is no game; where there is no room, or nobody answers, it waits.
      if (!(error instanceof ApiError)) return later();
      taken.set(item.idSitio, { aviso: error.message });
      if (error.status === 400) queue.remove([id]);
      else if (error.status >= 500 || error.status === 429) later();
    }
    for (const notify of listeners) notify();
  }
}

function later(): void {
  clearTimeout(retry);
  retry = setTimeout(() => void sendGames(), RETRY);
}

/** The same game sent twice is one game: two tabs need not know of each other. */
export function sendGames(): Promise<void> {
  clearTimeout(retry);
  busy ??= sendAll().finally(() => {
    busy = undefined;
  });
  return busy;
}

/** Once per page. */
export function watchGames(): void {
  if (watching) return;
  watching = true;
  const again = () => void sendGames();
  window.addEventListener('online', again);
  subscribeSession(again);
  again();
}
