import { type RefObject, useEffect } from 'react';

/**
 * Focus never falls to the page: a new step, and whatever goes on after its button has gone, begins at the step's heading, or at
 * the whole screen where the heading lies folded away. Who has chosen a place keeps it.
 */
export function useHeldFocus(main: RefObject<HTMLElement | null>, drawn: boolean): void {
  useEffect(() => {
    const box = main.current;
    if (!drawn || !box) return;
    let frame = 0;
    const hold = () => {
      const { activeElement } = document;
      if (activeElement && activeElement !== document.body && activeElement !== box) return;
      const heading = box.querySelector<HTMLElement>('h1[tabindex]');
      heading?.focus({ preventScroll: true });
      if (document.activeElement !== heading) box.focus({ preventScroll: true });
    };
    // After the step's own choice of a place, which React makes once it is drawn.
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(hold);
    });
    observer.observe(box, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    hold();
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [main, drawn]);
}
