import type { Campo } from '@estratega/domain';

/** Whose week is dealt as cards; the others walk over squares to be crowned. */
export const DEALT = { Ajedrez: false, 'Poker Texas Holdem': true } as const satisfies Record<Campo, boolean>;
