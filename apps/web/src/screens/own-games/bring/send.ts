import type { Cupo, Kind } from '@estratega/domain';
import { ApiError, NetworkError } from '../../../shell/api/errors.ts';
import { type Saved, saveBatch } from '../own-games-api.ts';
import type { Batch } from './read-sources.ts';

/** Batch after batch to the server. What it refuses is told and the rest goes on; nothing is sent twice over a failure. */

export interface Sent {
  readonly nuevas: Readonly<Record<Kind, number>>;
  readonly repetidas: number;
  readonly enEspera: number;
  readonly rechazadas: readonly string[];
  readonly cupo: Cupo | undefined;
  /** The newest of the games, to be opened. */
  readonly primera: string | undefined;
}

export const NOTHING_SENT: Sent = {
  nuevas: { partidas: 0, manos: 0 },
  repetidas: 0,
  enEspera: 0,
  rechazadas: [],
  cupo: undefined,
  primera: undefined,
};

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const TRIES = 4;
const LONGEST_WAIT_S = 70;

/** `partidas.3.jugadas` → 3. */
const refusedIndex = (error: ApiError, que: Kind): number | undefined => {
  for (const field of Object.keys(error.fields)) {
    const found = new RegExp(`^${que}\\.(\\d+)(?:\\.|$)`, 'u').exec(field);
    if (found) return Number(found[1]);
  }
  return undefined;
};

const added = (sent: Sent, que: Kind, { filas, cupo }: Saved): Sent => {
  const fresh = filas.filter(({ repetida }) => !repetida);
  return {
    ...sent,
    nuevas: { ...sent.nuevas, [que]: sent.nuevas[que] + fresh.length },
    repetidas: sent.repetidas + filas.length - fresh.length,
    enEspera: sent.enEspera + fresh.filter(({ estado }) => estado === 'en_espera').length,
    cupo,
    primera: sent.primera ?? (que === 'partidas' ? filas[0]?.id : undefined),
  };
};

export async function sendBatch(
  token: string,
  { que, elementos }: Batch,
  before: Sent,
  onWait: (seconds: number | undefined) => void = () => {},
): Promise<Sent> {
  let sent = before;
  let left = elementos;
  for (let tries = 1; left.length > 0; ) {
    try {
      return added(sent, que, await saveBatch(token, que, left));
    } catch (error) {
      const index = error instanceof ApiError && error.status === 400 ? refusedIndex(error, que) : undefined;
      if (index !== undefined && index < left.length) {
        const reason = Object.values((error as ApiError).fields)[0] ?? (error as ApiError).message;
        sent = { ...sent, rechazadas: [...sent.rechazadas, reason] };
        left = left.filter((_, i) => i !== index);
        continue;
      }
      const pause = error instanceof ApiError && (error.status === 429 || error.status === 503);
      if (!(pause || error instanceof NetworkError) || tries >= TRIES) throw error;
      const seconds = Math.min(LONGEST_WAIT_S, (error as ApiError).retryAfter ?? 2 ** tries);
      tries++;
      onWait(seconds);
      await sleep(seconds * 1000);
      onWait(undefined);
    }
  }
  return sent;
}
