import { remaining, type Timer } from './timers.ts';

export type Phase = 'running' | 'paused' | 'over';

export function phaseOf(timer: Timer, now: number): Phase {
  if (remaining(timer, now) === 0) return 'over';
  return timer.endsAt === null ? 'paused' : 'running';
}

/** "11:42", "1:05:00". Rounded up: a timer shows zero only when it is over. */
export function formatClock(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const two = (n: number) => `${n}`.padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
