import { useLayoutEffect, useRef } from 'react';

const WRITING = 'input:not([type=radio]):not([type=checkbox]), textarea, select, dialog';

/** Keys that act from anywhere on the screen, except within `elsewhere`: where they mean something else already. */
export function useKeys(onKey: (event: KeyboardEvent) => void, elsewhere = WRITING): void {
  const latest = useRef(onKey);
  latest.current = onKey;
  // With what it acts on, not after the next frame: no key is lost that is pressed as soon as the board is there.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const target = event.target as HTMLElement | null;
      if (target?.closest?.(elsewhere) && event.key !== 'Escape') return;
      latest.current(event);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [elsewhere]);
}
