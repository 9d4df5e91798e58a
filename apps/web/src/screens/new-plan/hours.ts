import { type DiaSemana, HOURS_MAX, HOURS_MIN, HOURS_STEP } from '@estratega/domain';
import type { Draft } from './draft.ts';

/** What a day gets when it is chosen. */
export const FIRST_HOURS = '1';

/** The next half hour up or down, from whatever is written. */
export function step(text: string, direction: 1 | -1): string {
  const steps = (Number(text) || 0) / HOURS_STEP;
  const next = direction === 1 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1;
  return String(Math.min(HOURS_MAX, Math.max(HOURS_MIN, next * HOURS_STEP)));
}

export function toggleDay(draft: Draft, day: DiaSemana, chosen: boolean, order: readonly DiaSemana[]): Partial<Draft> {
  return {
    dias: order.filter((other) => (other === day ? chosen : draft.dias.includes(other))),
    horas: { ...draft.horas, [day]: draft.horas[day] ?? FIRST_HOURS },
  };
}

/** Hours that are not a number yet count nothing. */
export function weekTotal(draft: Draft): number {
  return draft.dias.reduce((sum, day) => sum + Math.max(0, Number(draft.horas[day]) || 0), 0);
}
