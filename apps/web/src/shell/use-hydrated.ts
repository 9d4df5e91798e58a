import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while the page is still the prerendered one, so that the first client render matches it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
