import { TIER_RULES, type Tier } from '@estratega/domain';

/** Which tier it is and how much of it is used. */
export function tierLine(tier: Tier, plans: number): string {
  const { nombre, planesActivos } = TIER_RULES[tier];
  const name = tier === 'gratuito' ? 'Plan gratuito' : nombre;
  if (plans > planesActivos) return `${name}. Conservas los ${plans} planes de tu suscripción anterior.`;
  return `${name}: ${plans} de ${planesActivos} ${planesActivos === 1 ? 'plan activo' : 'planes activos'}.`;
}
