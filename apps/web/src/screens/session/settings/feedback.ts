import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../../shell/storage.ts';
import type { Feedback } from './sound.ts';

/** Sound and buzz: off until asked for. */

const KEY = 'estratega.sonido';
const listeners = new Set<() => void>();

const isOn = (): boolean => readStored(KEY) === 'si';

export function setFeedback(on: boolean): void {
  writeStored(KEY, on ? 'si' : null);
  for (const notify of listeners) notify();
  if (on) give('jugada');
}

export function useFeedback(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isOn,
    () => false,
  );
}

/** What makes it is fetched by whoever has asked for it. */
export function give(kind: Feedback): void {
  if (isOn()) void import('./sound.ts').then(({ sound }) => sound(kind), noSound);
}

/** Without network and never heard before: the verdict is on the screen all the same. */
const noSound = () => undefined;
