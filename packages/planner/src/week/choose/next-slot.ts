import type { Draft } from '../draft.ts';
import type { Slot } from '../slot.ts';
import { bestUnit, toSlot, withinCap } from './best-unit.ts';
import { blocksToBegin } from './blocks-ahead.ts';
import { gameSlot, isPlayLacking, offerPlay, playBrings } from './offer-play.ts';
import { pendingSlot, secondDaySlot, verificationSlot, wellbeingSlot } from './owed.ts';
import { analysisSlot, playSlot } from './play.ts';
import { offerReview } from './review.ts';
import { slotFor } from './teach.ts';
import { missingAreas, owedVariety } from './variety.ts';

/** The next task of the day: what is owed, then what is best. */

/** New units begin early enough for a second day: forced when few blocks are left for it, the first game's apart. */
const mustBeginNew = (draft: Draft): boolean => {
  const left = blocksToBegin(draft);
  if (draft.newLeft() <= 0 || left <= 0) return false;
  const forGame = draft.kinds.has('jugar') || !isPlayLacking(draft) ? 0 : 2;
  return left - forGame <= draft.newLeft() + (draft.context.days.length === 1 ? 1 : Math.ceil(draft.newLeft() / 2));
};

/** What a last day that could end here still owes: a theme of another area, within the cap of new ones. */
export const lastArea = (draft: Draft): Slot | undefined => {
  if (draft.day.index < draft.context.days.length - 1 || missingAreas(draft) <= 0) return undefined;
  const best = withinCap(draft, bestUnit(draft, { otherThanAreas: draft.areas }));
  return best && toSlot(draft, best);
};

export interface Choice {
  readonly slot: Slot;
  /** Breaks a guard on new units: only where the day cannot be filled without it. */
  readonly strained: boolean;
}

const calm = (slot: Slot): Choice => ({ slot, strained: false });

export const nextSlot = (draft: Draft): Choice | undefined => {
  const owed = draft.analysisOwed;
  if (owed && owed.day === draft.day.index) {
    draft.analysisOwed = undefined;
    const slot = analysisSlot(draft, owed.focus);
    if (slot) return calm(slot);
  }
  const variety = owedVariety(draft);
  const first =
    secondDaySlot(draft, variety) ??
    wellbeingSlot(draft, variety) ??
    pendingSlot(draft, variety) ??
    (draft.today.length > 0 ? verificationSlot(draft) : undefined);
  if (first) return calm(first);
  // A week's first game comes before the last of what is new.
  const mayOpen = draft.today.length > 0 && !draft.kinds.has('jugar') && blocksToBegin(draft) - 2 >= draft.newLeft();
  const opening = mayOpen && !variety ? offerPlay(draft, undefined) : undefined;
  if (opening) return calm(opening);
  if (mustBeginNew(draft)) {
    const fresh = bestUnit(draft, { ...variety, onlyNew: true, calm: true });
    if (fresh) return calm(toSlot(draft, fresh));
  }
  const pressing = draft.balance.pressing(draft.estimate());
  const brings = variety !== undefined && playBrings(draft, variety);
  const play = variety ? brings && isPlayLacking(draft) && playSlot(draft) : offerPlay(draft, pressing);
  if (play) return calm(play);
  const varied = variety && (bestUnit(draft, { ...variety, calm: true }) ?? withinCap(draft, bestUnit(draft, variety)));
  const game = brings && !varied ? playSlot(draft) : undefined;
  if (game) return calm(game);
  const best = varied ?? (pressing && bestUnit(draft, { areas: pressing, calm: true })) ?? bestUnit(draft, {});
  const review = variety ? undefined : offerReview(draft);
  if (review && (!best || review.value >= best.score)) return calm(review.slot);
  if (best && !best.strained) return calm(toSlot(draft, best));
  const instead = variety ? undefined : gameSlot(draft);
  if (instead) return calm(instead);
  return best && { slot: toSlot(draft, best), strained: true };
};

/** The curriculum has nothing else for today: a unit a second time, in another kind, away from the first. */
export const lastResort = (draft: Draft): Slot => {
  draft.relaxed.add('unidad repetida en el día');
  const { context } = draft;
  const previous = draft.today.at(-1)?.unit;
  const reach = context.eligible.filter((unit) => !draft.isAbove(unit) && draft.needsMet(unit) && unit !== previous);
  const options = reach.flatMap((unit) =>
    (['ejercicios', 'teoria', 'analizar', 'test'] as const)
      .filter((kind) => unit.topic.variantes[kind] !== undefined)
      .filter((kind) => !draft.today.some((slot) => slot.unit === unit && slot.kind === kind))
      .map((kind) => ({ unit, kind, uses: draft.today.filter((slot) => slot.unit === unit).length })),
  );
  options.sort((a, b) => a.uses - b.uses || (draft.touches[a.unit.index] ?? 0) - (draft.touches[b.unit.index] ?? 0));
  const chosen = options[0];
  const unit = chosen?.unit ?? reach[0] ?? context.eligible[0];
  if (!unit) throw new Error('the curriculum has nothing for this level and format');
  return slotFor(draft, unit, chosen?.kind ?? 'ejercicios', 'mantener', draft.isNew(unit));
};
