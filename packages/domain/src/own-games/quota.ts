import { dayIn, type Fecha } from '../plan/week.ts';
import { TIER_RULES, type Tier } from '../tier/tier.ts';

/**
 * How much of what is brought is analysed, by calendar month. What exceeds it is kept and waits. Nothing here reads a
 * clock: the moment and the zone are handed in.
 */

export const KINDS = ['partidas', 'manos'] as const;
export type Kind = (typeof KINDS)[number];

/** "2026-11" */
export const monthIn = (now: Date, timeZone: string): string => dayIn(now, timeZone).slice(0, 7);

/** The first day of the month after. */
export const renewalOf = (month: string): Fecha => {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return number === 12 ? `${year + 1}-01-01` : `${year}-${String(number + 1).padStart(2, '0')}-01`;
};

const LIMITS = { partidas: 'partidasAnalizadas', manos: 'manosAnalizadas' } as const;

/** null = without limit. */
export const analysisLimit = (tier: Tier, kind: Kind): number | null => TIER_RULES[tier][LIMITS[kind]];

/** How many of those that wait may be analysed now. */
export const analysable = (tier: Tier, kind: Kind, used: number, waiting: number): number => {
  const limit = analysisLimit(tier, kind);
  return limit === null ? waiting : Math.max(0, Math.min(waiting, limit - used));
};

export interface QuotaLine {
  readonly limite: number | null;
  readonly usadas: number;
  /** null = without limit. */
  readonly quedan: number | null;
  /** Kept, and not analysed for want of quota. */
  readonly enEspera: number;
}

export const quotaLine = (tier: Tier, kind: Kind, used: number, waiting: number): QuotaLine => {
  const limite = analysisLimit(tier, kind);
  return { limite, usadas: used, quedan: limite === null ? null : Math.max(0, limite - used), enEspera: waiting };
};

/** Other analyses of one game that a day takes; the same one again is only looked at. */
export const ANALYSES_OF_A_GAME_AND_DAY = 3;

const KEPT = { partidas: 'partidasGuardadas', manos: 'manosGuardadas' } as const;
const MEGA = 1_000_000;
const thousands = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/gu, '.');

/** What a tier has analysed of own games and hands each month, told before it is paid for. */
export const analysedLine = (tier: Tier): string => {
  const limits = KINDS.map((kind) => [analysisLimit(tier, kind), kind] as const);
  if (limits.every(([limit]) => limit === null)) return `${KINDS.join(' y ')} sin límite`;
  return limits
    .map(([limit, kind]) => (limit === null ? `${kind} sin límite` : `${thousands(limit)} ${kind}`))
    .join(' y ');
};

export interface Kept {
  readonly cuantas: number;
  readonly bytes: number;
}

/** What a tier keeps of own games and hands, to be told before and when it is full. */
export const keptLine = (tier: Tier): string => {
  const { partidasGuardadas, manosGuardadas, megasGuardados } = TIER_RULES[tier];
  return `${thousands(partidasGuardadas)} partidas y ${thousands(manosGuardadas)} manos, hasta ${megasGuardados} MB`;
};

/** Why more is not kept; undefined where there is room. `grew` is the kind of which there are more now. What is stored stays. */
export const keepingRefusal = (
  tier: Tier,
  grew: Kind | undefined,
  after: Readonly<Record<Kind, Kept>>,
): string | undefined => {
  const rules = TIER_RULES[tier];
  const tooMany = grew !== undefined && after[grew].cuantas > rules[KEPT[grew]];
  if (!tooMany && after.partidas.bytes + after.manos.bytes <= rules.megasGuardados * MEGA) return undefined;
  return `Tu plan guarda ${keptLine(tier)}. Lo que ya trajiste sigue guardado; para traer más, borra lo que no necesites o cambia de plan.`;
};
