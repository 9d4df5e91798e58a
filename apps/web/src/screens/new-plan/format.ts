import { spanishNumber } from '@estratega/domain';

/** 3500 is "3.500", 5.5 is "5,5". */
export function formatNumber(value: number): string {
  return spanishNumber(value, 2);
}

/** "5,5 h", "20 min", "1 h 20 min": the unit never starts a line of its own. */
export function formatHours(hours: number): string {
  const minutes = Math.round(hours * 60);
  if (minutes % 30 === 0) return `${spanishNumber(hours, 2)}\u00a0h`;
  const whole = minutes < 60 ? '' : `${Math.floor(minutes / 60)}\u00a0h `;
  return `${whole}${minutes % 60}\u00a0min`;
}
