import type { ScryptOptions } from 'node:crypto';
import { Worker } from 'node:worker_threads';

/**
 * scrypt in threads of its own, which stand back behind everybody else (`scrypt-worker.ts`). Node's own threads, where it used to be
 * done, also compress every answer and read every file: two hashes were half of them, and as urgent as the thread that answers.
 * How many hashes there are at once is decided in `hashing.ts`; a thread that is free is used again, and none keeps the process alive.
 */

export interface Derivation {
  readonly password: string;
  readonly salt: string | Uint8Array;
  readonly bytes: number;
  readonly cost: ScryptOptions;
}
export interface Derived {
  readonly key: Uint8Array;
}

const KEPT = 2;
const free: Worker[] = [];

const open = (): Worker => {
  const worker = new Worker(new URL('./scrypt-worker.ts', import.meta.url));
  // One that ends while nobody waits for it must neither end the process nor be given work.
  worker.on('error', () => {});
  worker.on('exit', () => {
    const place = free.indexOf(worker);
    if (place >= 0) free.splice(place, 1);
  });
  return worker;
};
const hire = (): Worker => {
  const worker = free.pop() ?? open();
  // Only while somebody waits for it: a program that has nothing else to do may end.
  worker.ref();
  return worker;
};
const release = (worker: Worker): void => {
  worker.unref();
  if (free.length < KEPT) free.push(worker);
  else void worker.terminate();
};

export const deriveKey = (asked: Derivation): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const worker = hire();
    const leave = () => {
      worker.off('message', told).off('error', lost).off('exit', lost);
    };
    const told = ({ key }: Derived) => {
      leave();
      release(worker);
      resolve(Buffer.from(key));
    };
    // Thrown in the thread, which ends by it: the next hash gets another one.
    const lost = (error: unknown) => {
      leave();
      reject(error instanceof Error ? error : new Error('the thread of a hash ended'));
    };
    worker.on('message', told).on('error', lost).on('exit', lost);
    worker.postMessage(asked);
  });
