import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Who leaves is gone even when the network never brings the home screen. */
const LONGEST_WAIT_MS = 1000;

let finish: (() => void) | undefined;
let tooLong: ReturnType<typeof setTimeout> | undefined;

/** Home is shown for a moment with a session that is about to end: nothing is asked with it any more. */
export const isLeaving = (): boolean => finish !== undefined;

function finishLeaving(): void {
  clearTimeout(tooLong);
  finish?.();
  finish = undefined;
}

/** Home first, then the session ends: the other way round, the screen being left would ask its user to sign in. */
export function useLeave(): (end: () => void) => void {
  const navigate = useNavigate();
  return (end) => {
    finish = end;
    tooLong = setTimeout(finishLeaving, LONGEST_WAIT_MS);
    void navigate('/');
  };
}

/** Once, in what stays on every screen: it knows when home is on the page. */
export function useFinishLeaving(): void {
  const { key, pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every arrival counts, at the same address too.
  useEffect(() => {
    if (pathname === '/') finishLeaving();
  }, [key, pathname]);
}
