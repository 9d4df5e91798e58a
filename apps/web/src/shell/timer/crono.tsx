import { useClock } from './clock.ts';
import { formatClock } from './format.ts';
import { remaining, type Timer } from './timers.ts';

/** The figure, and nothing else, is drawn again every second. */
export function Crono({ timer }: { timer: Timer }) {
  const text = useClock((now) => formatClock(remaining(timer, now)));
  return <span className="crono">{text}</span>;
}
