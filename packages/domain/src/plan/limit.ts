import { TIER_RULES, type Tier } from '../tier/tier.ts';
import { byGame, type Campo, GAMES } from './game.ts';
import type { InformacionTema } from './request.ts';

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

/** Every game has its plan and the tier has room for more: only then another plan of a game is offered, apart from the list. */
export const offersAnother = (tier: Tier, campos: readonly Campo[]): boolean =>
  canAddPlan(tier, campos.length) && GAMES.every((game) => campos.includes(game));

/** What tells two plans of one game apart at a glance: the rhythm, or the kind of poker. */
export const planFormat = (informacion: InformacionTema): string | undefined =>
  byGame(informacion, {
    Ajedrez: ({ tiempo }): string | undefined => tiempo,
    'Poker Texas Holdem': ({ tipoPoker }) => tipoPoker,
  });

/** Another plan has another format or another focus; `themes` are those that each names. */
export const isSamePlan = (
  one: { readonly informacion: InformacionTema; readonly themes: readonly string[] },
  other: { readonly informacion: InformacionTema; readonly themes: readonly string[] },
): boolean =>
  one.informacion.campo === other.informacion.campo &&
  planFormat(one.informacion) === planFormat(other.informacion) &&
  [...new Set(one.themes)].sort().join() === [...new Set(other.themes)].sort().join();
