import { type Repaso, repaso } from '@estratega/domain';
import { api } from '../api/client.ts';
import { ApiError, NetworkError } from '../api/errors.ts';
import { readStored, writeStored } from '../storage.ts';

/** What returns, as last told; the copy serves while the server cannot be reached. */
export interface LoadedReview {
  readonly repaso: Repaso;
  /** Server clock minus this machine's, in ms. */
  readonly offset: number;
}

/** With its name in the privacy policy. */
const KEY = 'estratega.repaso';

function stored(uid: string): LoadedReview | null {
  try {
    const raw = JSON.parse(readStored(KEY) ?? 'null') as { uid?: unknown; offset?: unknown; repaso?: unknown } | null;
    const parsed = repaso.safeParse(raw?.repaso);
    return raw?.uid === uid && parsed.success ? { repaso: parsed.data, offset: Number(raw.offset) || 0 } : null;
  } catch {
    return null;
  }
}

export async function loadReview(token: string, uid: string, signal: AbortSignal): Promise<LoadedReview> {
  try {
    const told = await api('/api/repaso', { token, signal, parse: (raw) => repaso.parse(raw) });
    const loaded = { repaso: told, offset: Date.parse(told.ahora) - Date.now() };
    writeStored(KEY, JSON.stringify({ uid, ...loaded }));
    return loaded;
  } catch (error) {
    const away = error instanceof NetworkError || (error instanceof ApiError && error.status >= 500);
    const kept = away ? stored(uid) : null;
    if (kept) return kept;
    throw error;
  }
}
