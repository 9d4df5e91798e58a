/** The one table of tiers: the screens, the terms and the rules all read it. */
export const TIERS = ['gratuito', 'basic', 'pro'] as const;
export type Tier = (typeof TIERS)[number];

export const DEFAULT_TIER: Tier = 'gratuito';

export interface TierRules {
  readonly nombre: string;
  readonly planesActivos: number;
  readonly anuncios: boolean;
  /** null = without limit. */
  readonly progresiones: number | null;
  readonly informacionProgreso: boolean;
  readonly nuevaInformacion: boolean;
  /** Own games and hands analysed in a calendar month; null = without limit. */
  readonly partidasAnalizadas: number | null;
  readonly manosAnalizadas: number | null;
  /** Own games and hands that are kept, and what they and their analyses may take together. */
  readonly partidasGuardadas: number;
  readonly manosGuardadas: number;
  readonly megasGuardados: number;
}

export const TIER_RULES = {
  gratuito: {
    nombre: 'Gratuito',
    planesActivos: 1,
    anuncios: true,
    progresiones: 3,
    informacionProgreso: false,
    nuevaInformacion: false,
    partidasAnalizadas: 20,
    manosAnalizadas: 500,
    partidasGuardadas: 1_000,
    manosGuardadas: 2_000,
    megasGuardados: 20,
  },
  basic: {
    nombre: 'Plan Básico',
    planesActivos: 2,
    anuncios: false,
    progresiones: null,
    informacionProgreso: false,
    nuevaInformacion: false,
    partidasAnalizadas: 100,
    manosAnalizadas: 5_000,
    partidasGuardadas: 5_000,
    manosGuardadas: 20_000,
    megasGuardados: 100,
  },
  pro: {
    nombre: 'Plan Pro',
    planesActivos: 4,
    anuncios: false,
    progresiones: null,
    informacionProgreso: true,
    nuevaInformacion: true,
    partidasAnalizadas: null,
    manosAnalizadas: null,
    partidasGuardadas: 10_000,
    manosGuardadas: 100_000,
    megasGuardados: 300,
  },
} as const satisfies Record<Tier, TierRules>;

/** The tier that counts now: a cancelled one lasts until the end of what was paid. */
export const effectiveTier = (plan: Tier, planHasta: Date | null, now: Date): Tier =>
  planHasta !== null && planHasta <= now ? DEFAULT_TIER : plan;
