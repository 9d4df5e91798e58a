import type { FromReader, ToReader } from './messages.ts';
import type { Batch, ReadProgress, ReadSummary, Source } from './read-sources.ts';

/** The worker, as promises. One thing is asked of it at a time. */
export interface Reader {
  readonly read: (
    sources: readonly Source[],
    jugador: string | undefined,
    onProgress: (progress: ReadProgress) => void,
  ) => Promise<ReadSummary>;
  /** The next batch, or how many games were not the player's once there is none. */
  readonly next: (jugador: string | undefined) => Promise<Batch | { readonly ajenas: number }>;
  readonly close: () => void;
}

export function openReader(): Reader {
  const worker = new Worker(new URL('./reader.worker.ts', import.meta.url), { type: 'module' });
  const ask = <T>(message: ToReader, take: (answer: FromReader) => T | undefined): Promise<T> =>
    new Promise((resolve, reject) => {
      worker.onerror = (event) => reject(new Error(event.message));
      worker.onmessage = ({ data }: MessageEvent<FromReader>) => {
        const taken = take(data);
        if (taken !== undefined) resolve(taken);
      };
      worker.postMessage(message);
    });
  return {
    read: (fuentes, jugador, onProgress) =>
      ask({ tipo: 'leer', fuentes, jugador }, (answer) => {
        if (answer.tipo === 'progreso') onProgress(answer.progreso);
        return answer.tipo === 'leido' ? answer.leido : undefined;
      }),
    next: (jugador) =>
      ask({ tipo: 'lote', jugador }, (answer) =>
        answer.tipo === 'lote' ? answer.lote : answer.tipo === 'fin' ? { ajenas: answer.ajenas } : undefined,
      ),
    close: () => worker.terminate(),
  };
}
