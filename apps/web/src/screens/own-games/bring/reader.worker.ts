import type { FromReader, ToReader } from './messages.ts';
import { createReading } from './read-sources.ts';

/** Reads beside the screen, so that fifty megabytes never hold up a click. */

const tell = (message: FromReader): void => postMessage(message);

let reading: ReturnType<typeof createReading> | undefined;
let batches: ReturnType<ReturnType<typeof createReading>['batches']> | undefined;

addEventListener('message', async ({ data }: MessageEvent<ToReader>) => {
  if (data.tipo === 'leer') {
    reading = createReading(data.jugador, (progreso) => tell({ tipo: 'progreso', progreso }));
    batches = undefined;
    tell({ tipo: 'leido', leido: await reading.read(data.fuentes) });
    return;
  }
  batches ??= reading?.batches(data.jugador);
  const next = batches?.next();
  if (next && !next.done) tell({ tipo: 'lote', lote: next.value });
  else tell({ tipo: 'fin', ajenas: next?.value?.ajenas ?? 0 });
});
