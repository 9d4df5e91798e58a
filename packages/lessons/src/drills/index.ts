import type { Juego } from '@estratega/domain';
import { ENDING_DRILLS } from './chess-endings.ts';
import { GAME_DRILLS } from './chess-games.ts';
import { PLAYING_DRILLS } from './chess-playing.ts';
import { VISION_DRILLS } from './chess-vision.ts';
import type { Asked, Drill } from './drill.ts';
import { makeFrom } from './make.ts';
import { CARD_DRILLS } from './poker-cards.ts';
import { CHART_DRILLS } from './poker-charts.ts';
import { HAND_DRILLS } from './poker-hands.ts';
import { PRICE_DRILLS } from './poker-price.ts';
import { TOURNAMENT_DRILLS } from './poker-tournament.ts';
import { VALUE_DRILLS } from './poker-value.ts';

/** Exercises that never run dry: made from a seed, the same everywhere, judged like those of the bank. */

const BY_GAME: Readonly<Record<Juego, readonly Drill[]>> = {
  poker: [...PRICE_DRILLS, ...CARD_DRILLS, ...VALUE_DRILLS, ...TOURNAMENT_DRILLS, ...CHART_DRILLS, ...HAND_DRILLS],
  ajedrez: [...VISION_DRILLS, ...ENDING_DRILLS, ...PLAYING_DRILLS, ...GAME_DRILLS],
};
const MAKERS: readonly Drill[] = Object.values(BY_GAME).flat();

export type DrillInfo = Omit<Drill, 'make'>;
export const DRILLS: readonly DrillInfo[] = MAKERS.map(({ make: _, ...info }) => info);

/** "g.precio.2.k3x9" → the exercise that this id stands for, always the same; throws on an id that is no drill's. */
export const makeDrill = (id: string): Asked => {
  const made = makeFrom(MAKERS, id);
  if (!made) throw new RangeError(`no such drill: ${id}`);
  return made;
};

/** The id of a drill from any number, for whoever draws seeds. */
export const drillIdOf = (drill: string, nivel: number, semilla: number): string =>
  `g.${drill}.${nivel}.${Math.floor(Math.abs(semilla)).toString(36).slice(-12)}`;
