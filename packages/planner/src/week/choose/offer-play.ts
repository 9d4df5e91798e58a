import { playAreaOf } from '../../games/game.ts';
import { MASTERY } from '../../learner/belief.ts';
import type { Draft } from '../draft.ts';
import { blocksIn } from '../minutes.ts';
import type { Slot } from '../slot.ts';
import { blocksAfterToday } from './blocks-ahead.ts';
import { playSlot, unitOfTopic } from './play.ts';
import type { Wanted } from './variety.ts';

/** When a game comes. */

/** A game comes when its area is most of a block behind; once playing itself is mastered, a tenth of the week. */
const PLAY_LAG = 0.8;
const PLAY_LAG_KNOWN = 0.1;
/** Blocks that its area lacks before a game goes ahead of others that lack more. */
const PAIR_LAG = 1.5;

export const isPlayLacking = (draft: Draft): boolean =>
  draft.balance.deficit(playAreaOf(draft.context.game) ?? '') > draft.estimate() * PLAY_LAG;

/** A game would bring the variety that the week owes. */
export const playBrings = (draft: Draft, { otherThanAreas, otherThanKinds }: Wanted): boolean =>
  otherThanKinds === undefined && !otherThanAreas?.has(playAreaOf(draft.context.game) ?? '');

/** A game has one of the week's themes for its focus: something is studied before it, where a game also fits later. */
const isTooSoonToPlay = (draft: Draft): boolean => {
  if (draft.day.index > 0 || draft.today.length > 0) return false;
  const { days, load } = draft.context;
  return draft.blocksLeft() > 2 || days.some((day) => day.index > 0 && blocksIn(day.minutes, load.block) > 2);
};

/** A game takes two blocks: not those in which new units have their second day. */
export const gameSlot = (draft: Draft): Slot | undefined => {
  if (isTooSoonToPlay(draft)) return undefined;
  const left = draft.blocksLeft() + blocksAfterToday(draft);
  return draft.context.days.length > 1 && draft.owedCount() > left - 2 ? undefined : playSlot(draft);
};

/** Play competes through its area: it comes when the area lags, or when nothing else is as good. */
export const offerPlay = (draft: Draft, pressing: ReadonlySet<string> | undefined): Slot | undefined => {
  const area = playAreaOf(draft.context.game);
  if (!area) return undefined;
  const lack = draft.balance.deficit(area);
  // A game needs two blocks together: it does not wait until its area is the one that lacks most.
  if (pressing && !pressing.has(area) && lack < draft.estimate() * PAIR_LAG) return undefined;
  const unit = unitOfTopic(draft, draft.context.game.play.jugar);
  const isKnown = unit !== undefined && (draft.belief[unit.index] ?? 0) >= MASTERY;
  const enough = isKnown ? PLAY_LAG_KNOWN * draft.context.totalMinutes : draft.estimate() * PLAY_LAG;
  return lack > enough ? gameSlot(draft) : undefined;
};

/** Shorter blocks make place for a game and its analysis, where only a new unit too many would fill the day. */
export const gameInMoreBlocks = (draft: Draft): Slot | undefined => {
  draft.blocksToday++;
  const game = playSlot(draft);
  if (!game) draft.blocksToday--;
  return game;
};
