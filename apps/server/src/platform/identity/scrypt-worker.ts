import { scryptSync } from 'node:crypto';
import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { Derivation, Derived } from './scrypt-threads.ts';

/** How far behind everybody else a hash stands where there are not cores enough: a third of the processor against one thread that is busy too. */
const NICE = 5;

/** Linux has a priority for each thread, and says which one this is; elsewhere a hash is as urgent as the rest. */
const standBack = (): void => {
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), NICE);
  } catch {
    // Not that kind of system, or not allowed: slower for others in a storm, never wrong.
  }
};

standBack();
parentPort?.on('message', ({ password, salt, bytes, cost }: Derivation) => {
  const answer: Derived = { key: scryptSync(password, salt, bytes, cost) };
  parentPort?.postMessage(answer);
});
