import { useLayoutEffect, useRef } from 'react';

/** Arrows walk through the game from anywhere, except where they already mean something: a field, the board, a dialog. */
export function useWalkKeys(go: (step: -1 | 1 | 'start' | 'end') => void): void {
  const latest = useRef(go);
  latest.current = go;
  useLayoutEffect(() => {
    const steps = { ArrowLeft: -1, ArrowRight: 1, Home: 'start', End: 'end' } as const;
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const target = event.target as HTMLElement | null;
      if (target?.closest?.('input, textarea, select, dialog, [role=grid], [role=dialog], .marco')) return;
      if (!(event.key in steps)) return;
      event.preventDefault();
      latest.current(steps[event.key as keyof typeof steps]);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
