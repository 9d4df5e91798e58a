import { ENDING_DRILLS } from './chess-endings.ts';
import { GAME_DRILLS } from './chess-games.ts';
import { PLAYING_DRILLS } from './chess-playing.ts';
import { VISION_DRILLS } from './chess-vision.ts';
import type { Asked } from './drill.ts';
import { makeFrom } from './make.ts';

/** A part of the drills, for a browser that wants no more than it plays: those of the board. */
export const makePart = (id: string): Asked | undefined =>
  makeFrom([...VISION_DRILLS, ...ENDING_DRILLS, ...PLAYING_DRILLS, ...GAME_DRILLS], id);
