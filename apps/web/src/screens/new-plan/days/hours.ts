import { type DiaSemana, HOURS_LEAST, HOURS_MAX, HOURS_MIN, HOURS_STEP } from '@estratega/domain';
import type { Draft } from '../draft/draft.ts';

/** What a day gets when it is chosen. */
export const FIRST_HOURS = '1';

/** The next half hour up or down, from whatever is written; under the first one, twenty minutes. */
export function step(text: string, direction: 1 | -1): string {
  if (direction === -1 && text !== '' && Number(text) <= HOURS_MIN) return String(HOURS_LEAST);
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

export const isLeast = (text: string): boolean => Number(text) === HOURS_LEAST;

/** In whole minutes, as they are planned; hours that are not a number yet count nothing. */
export function weekTotal(draft: Draft): number {
  const minutes = draft.dias.map((day) => Math.round(Math.max(0, Number(draft.horas[day]) || 0) * 60));
  return minutes.reduce((sum, one) => sum + one, 0) / 60;
}
