/** A task that does not apply to the player counts as done, and the reason teaches the planner. */

export const MOTIVOS_NO_APLICA = ['ya_lo_se', 'sin_medios', 'no_me_interesa', 'otro'] as const;
export type MotivoNoAplica = (typeof MOTIVOS_NO_APLICA)[number];
export const NOTA_NO_APLICA_MAX = 140;
