import { TIER_RULES, type Tier } from '../tier/tier.ts';
import { remainingMs } from './week.ts';

/** Why a week cannot be followed by the next one yet. */
export type AdvanceRefusal = 'semana_sin_terminar' | 'semana_en_curso' | 'limite_progresiones';

export interface AdvanceFacts {
  /** Week progress in percent. */
  readonly semanaTerminada: number;
  readonly createdAt: Date;
  readonly now: Date;
  readonly plan: Tier;
  readonly progressCount: number;
}

/** Everything finished, the seven days over, and a progression left: undefined means go ahead. */
export const advanceRefusal = (facts: AdvanceFacts): AdvanceRefusal | undefined => {
  if (facts.semanaTerminada < 100) return 'semana_sin_terminar';
  if (remainingMs(facts.createdAt, facts.now) > 0) return 'semana_en_curso';
  const { progresiones } = TIER_RULES[facts.plan];
  if (progresiones !== null && facts.progressCount >= progresiones) return 'limite_progresiones';
  return undefined;
};
