import { openEngine, type UciEngine } from '@estratega/own-games/analysis';
import { ENGINE_SCRIPT } from './address.ts';

/** The engine would not start: not fetched, or not allowed by the browser. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
}

export interface BrowserEngine extends UciEngine {
  readonly close: () => void;
}

/** The engine in a process of its own, spoken to in lines of text. What is being asked when `signal` aborts is never answered. */
export async function openBrowserEngine(signal: AbortSignal): Promise<BrowserEngine> {
  signal.throwIfAborted();
  const worker = new Worker(ENGINE_SCRIPT);
  const failed = new Promise<never>((_resolve, reject) => {
    worker.addEventListener('error', (event) => {
      // Told to whoever waits, in words of ours.
      event.preventDefault();
      reject(new EngineError(event.message));
    });
    signal.addEventListener('abort', () => {
      worker.terminate();
      reject(signal.reason);
    });
  });
  failed.catch(() => undefined);
  let listener = (_line: string): void => undefined;
  worker.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') for (const line of data.split('\n')) listener(line);
  });
  const engine = await Promise.race([
    openEngine({
      send: (line) => worker.postMessage(line),
      listen: (next) => {
        listener = next;
      },
    }),
    failed,
  ]);
  return {
    name: engine.name,
    ask: (question) => Promise.race([engine.ask(question), failed]),
    weigh: (question) => Promise.race([engine.weigh(question), failed]),
    close: () => worker.terminate(),
  };
}
