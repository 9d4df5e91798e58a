import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const positions = new Map<string, number>();
/** The shell was left for a screen without it (a session), and may come back. */
let left = false;
// The prerendering of a page has no layout.
const useClientLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * What a browser does between documents: a new screen starts at the top with focus in it, "back" returns to where one was.
 * Small, and without the inline script of React Router's <ScrollRestoration>; a reload is left to the browser.
 */
export function useArrival() {
  const main = useRef<HTMLElement>(null);
  const { key, pathname, hash } = useLocation();
  const how = useNavigationType();
  // What the browser itself has just loaded keeps the browser's focus and place.
  const last = useRef(how === 'POP' && !left ? pathname : '');

  useEffect(() => {
    const manual = () => {
      history.scrollRestoration = 'manual';
    };
    const auto = () => {
      history.scrollRestoration = 'auto';
    };
    left = false;
    manual();
    addEventListener('pageshow', manual);
    addEventListener('pagehide', auto);
    return () => {
      removeEventListener('pageshow', manual);
      removeEventListener('pagehide', auto);
      auto();
      left = true;
    };
  }, []);

  useClientLayoutEffect(() => {
    const remember = () => positions.set(key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);

  useClientLayoutEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    main.current?.focus({ preventScroll: true });
    const target = how === 'POP' ? null : document.getElementById(hash.slice(1));
    if (target) target.scrollIntoView();
    else scrollTo(0, how === 'POP' ? (positions.get(key) ?? 0) : 0);
  }, [key, pathname, hash, how]);

  return main;
}
