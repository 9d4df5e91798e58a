import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/** Does something that removes the pressed control, and leaves the keyboard on the one that takes its place. */
export function actAndFocus(inside: Element | null, act: () => void, selector: string): void {
  flushSync(act);
  inside?.querySelector<HTMLElement>(selector)?.focus();
}

/**
 * A row that a change filters away takes the focus with it: the row now in its place gets it.
 * `rows` changes with what is shown; `selector` finds one control per row.
 */
export function useFocusInRows(table: RefObject<HTMLTableElement | null>, rows: unknown, selector: string) {
  const last = useRef(-1);
  const controls = () => [...(table.current?.querySelectorAll<HTMLElement>(selector) ?? [])];

  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks again whenever the rows change.
  useLayoutEffect(() => {
    if (last.current < 0 || document.activeElement !== document.body) return;
    controls()
      .at(Math.min(last.current, controls().length - 1))
      ?.focus();
  }, [rows]);

  return {
    onFocus: ({ target }: FocusEvent) => {
      const row = target.closest('tbody > tr');
      last.current = row ? controls().findIndex((control) => row.contains(control)) : -1;
    },
    // Left by the user, not removed under them.
    onBlur: ({ target }: FocusEvent) => {
      if (target.isConnected) last.current = -1;
    },
  };
}
