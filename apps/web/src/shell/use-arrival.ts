import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const positions = new Map<string, number>();
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
  const last = useRef(pathname);

  useEffect(() => {
    const manual = () => {
      history.scrollRestoration = 'manual';
    };
    const auto = () => {
      history.scrollRestoration = 'auto';
    };
    manual();
    addEventListener('pageshow', manual);
    addEventListener('pagehide', auto);
    return () => {
      removeEventListener('pageshow', manual);
      removeEventListener('pagehide', auto);
      auto();
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
