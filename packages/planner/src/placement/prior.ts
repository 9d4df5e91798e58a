import { byGame, type Campo, type NivelDeclarado } from '@estratega/domain';
import { ONLINE_DISCOUNT } from '../games/chess/level.ts';
import { DECLARED_SD, UNDECLARED_SD } from '../learner/ability.ts';
import type { PlacementPrior } from '../learner/placement.ts';

/** Where measuring starts: the middle of what the player says, and how much that may be off. */

/** FIDE-equivalent Elo at which each level begins, from 0; between two of them the scale is straight. */
const STEPS = [500, 800, 1100, 1400, 1700, 2000, 2200, 2400] as const;

const within = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** 1250 is 2.5: in the middle of level 2. */
export const levelOfRating = (elo: number): number => {
  const last = STEPS.length - 2;
  const i = within(
    STEPS.findLastIndex((step) => elo >= step),
    0,
    last,
  );
  const [from, to] = [STEPS[i] as number, STEPS[i + 1] as number];
  return within(i + (elo - from) / (to - from), -0.5, STEPS.length - 0.5);
};

export const ratingOfLevel = (level: number): number => {
  const i = within(Math.floor(level), 0, STEPS.length - 2);
  const [from, to] = [STEPS[i] as number, STEPS[i + 1] as number];
  return from + (level - i) * (to - from);
};

/** What an online rating runs above FIDE's, for who has one. */
export const onlineExtra = (level: NivelDeclarado): number =>
  byGame(level, {
    Ajedrez: ({ experienciaAjedrez, tiempo }): number =>
      experienciaAjedrez === 'Elo online' && tiempo ? ONLINE_DISCOUNT[tiempo] : 0,
    'Poker Texas Holdem': () => 0,
  });

/** Whether it is told as a rating, and not only by its name. */
export const TOLD_AS_RATING: Readonly<Record<Campo, boolean>> = { Ajedrez: true, 'Poker Texas Holdem': false };

/** No Elo may hide much. */
const UNRATED = { media: 1, desviacion: UNDECLARED_SD } as const;

const STAKES: Readonly<Record<Extract<NivelDeclarado, { campo: 'Poker Texas Holdem' }>['limiteMesa'], number>> = {
  'Micro-stakes NL2-NL25': 1.7,
  'Low-stakes NL50-NL200': 3.4,
  'Mid-stakes NL400-NL2000': 4.4,
  'High-stakes NL5000+': 5.3,
};

export const placementPrior = (level: NivelDeclarado): PlacementPrior =>
  byGame(level, {
    Ajedrez: ({ elo }): PlacementPrior =>
      elo === undefined ? UNRATED : { media: levelOfRating(elo - onlineExtra(level)), desviacion: DECLARED_SD },
    'Poker Texas Holdem': ({ limiteMesa }) => ({ media: STAKES[limiteMesa], desviacion: DECLARED_SD }),
  });
