import { countdown, wholePercent } from '@estratega/domain';
import type { PlanRow } from '../../shell/data/plans-query.ts';

/** Finished over all, as the week itself tells it. */
export const weekPercent = (plan: PlanRow): number =>
  wholePercent(plan.tareasTerminadas + plan.objetivosTerminados, plan.totalTareas + plan.totalObjetivos);

/** "3 días y 23 h", "23 h y 5 min", "5 min", "0 días". */
export function timeLeft(createdAt: Date, now: Date): string {
  const { dias, horas, minutos, segundos } = countdown(createdAt, now);
  const days = dias > 0 ? `${dias}\u00a0${dias === 1 ? 'día' : 'días'}` : '';
  const hours = horas > 0 ? `${horas}\u00a0h` : '';
  if (days) return hours ? `${days} y ${hours}` : days;
  if (hours) return minutos > 0 ? `${hours} y ${minutos}\u00a0min` : hours;
  if (minutos > 0) return `${minutos}\u00a0min`;
  return segundos > 0 ? 'menos de 1\u00a0min' : '0\u00a0días';
}
