import { useEffect, useState } from 'react';

const TICK_MS = 30_000;

/** The server's clock: what it said, and what has passed here since then. A wrong clock in the browser changes nothing. */
export function useServerNow(said: string | undefined, heardAt: number | undefined): Date {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return said ? new Date(Date.parse(said) + Math.max(0, now - (heardAt ?? now))) : new Date(now);
}
