import { TIER_RULES, type Tier } from '../tier/tier.ts';

const HINTS = {
  gratuito: ' Considera actualizar tu plan para agregar más.',
  basic: ' Considera actualizar a Pro para agregar más.',
  pro: '',
} as const satisfies Record<Tier, string>;

export const canAddPlan = (tier: Tier, activePlans: number): boolean => activePlans < TIER_RULES[tier].planesActivos;

export const planLimitMessage = (tier: Tier): string => {
  const n = TIER_RULES[tier].planesActivos;
  return `No puedes agregar más planes de estudio. Tu plan actual (${tier}) permite un máximo de ${n} ${n === 1 ? 'plan' : 'planes'}.${HINTS[tier]}`;
};
