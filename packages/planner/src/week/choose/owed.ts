import type { Unit } from '../../curriculum/graph.ts';
import type { Draft } from '../draft.ts';
import { BOUNDS, floorStep } from '../minutes.ts';
import type { Slot } from '../slot.ts';
import { bestUnit } from './best-unit.ts';
import { blocksAfterToday, isLate } from './blocks-ahead.ts';
import { playSlot } from './play.ts';
import { crowdedKinds, isOwed, kindNow, mayTeach, reasonFor, slotFor } from './teach.ts';
import type { Wanted } from './variety.ts';

/** What comes before any choice: second days, unfinished work, claims to verify, wellbeing. */

/** Unfinished important work, and what an objective showed to be weak, come back first. */
export const pendingSlot = (draft: Draft, variety: Wanted | undefined): Slot | undefined => {
  const { context } = draft;
  const avoid = variety?.otherThanKinds ?? crowdedKinds(draft);
  for (const { unidad, motivo } of context.learner.pendientes) {
    const unit = context.game.curriculum.unitById.get(unidad);
    if (!unit || !context.isEligible[unit.index] || (draft.touches[unit.index] ?? 0) > 0) continue;
    if (unit.topic.id === context.game.play.jugar) continue;
    if (unit.topic.id === context.game.play.analizar && !draft.needsMet(unit)) {
      const game = variety ? undefined : playSlot(draft);
      if (game) return game;
    }
    const said = context.learner.declarado[unit.topic.id];
    if (said?.polaridad === 'sabe' && !said.verificado) {
      if (draft.isUsedToday(unit) || !draft.needsMet(unit) || variety || !unit.topic.variantes.test) continue;
      return { unit, kind: 'test', reason: motivo, mixed: [], bounds: BOUNDS.test, elastic: false, isNew: false };
    }
    if (variety?.otherThanAreas?.has(unit.topic.area) || !mayTeach(draft, unit)) continue;
    const isNew = draft.isNew(unit);
    if (isLate(draft, isNew)) continue;
    const kind = kindNow(draft, unit, avoid);
    if (kind && !variety?.otherThanKinds?.has(kind)) return slotFor(draft, unit, kind, motivo, isNew);
  }
  return undefined;
};

/** A claim is tested once, within two weeks: the highest stage that the claim covers. */
export const verificationSlot = (draft: Draft): Slot | undefined => {
  const { context } = draft;
  const left = draft.testRoom();
  if (!draft.context.hasClaims || draft.today.some((slot) => slot.reason === 'verificar')) return undefined;
  // A cap of a few minutes would never let a short week verify anything.
  const may = left >= BOUNDS.test.min || !draft.kinds.has('test');
  if (!may || (draft.blocksToday < 2 && context.days.length < 2)) return undefined;
  for (let i = context.eligible.length - 1; i >= 0; i--) {
    const unit = context.eligible[i] as Unit;
    const said = context.learner.declarado[unit.topic.id];
    if (said?.polaridad !== 'sabe' || said.verificado || draft.isAbove(unit) || draft.isUsedToday(unit)) continue;
    if ((draft.levelOfTopic.get(unit.topic.id) ?? -1) >= 0 || !unit.topic.variantes.test || !draft.needsMet(unit))
      continue;
    const higher = context.game.curriculum.unitById.get(`${unit.topic.id}@${unit.level + 1}`);
    if (higher && context.isEligible[higher.index] && !draft.isAbove(higher)) continue;
    const max = Math.max(BOUNDS.test.min, Math.min(BOUNDS.test.max, floorStep(left)));
    return {
      unit,
      kind: 'test',
      reason: 'verificar',
      mixed: [],
      bounds: { min: BOUNDS.test.min, max },
      elastic: false,
      isNew: false,
    };
  }
  return undefined;
};

const WELLBEING_EVERY = 4;

export const wellbeingSlot = (draft: Draft, variety: Wanted | undefined): Slot | undefined => {
  const { context } = draft;
  const { wellbeing } = context.game;
  if (wellbeing.length === 0 || wellbeing.some((area) => draft.areas.has(area))) return undefined;
  const recent = context.learner.ultimas.slice(1 - WELLBEING_EVERY);
  const seen = recent.some((week) => wellbeing.some((area) => (week.areas[area] ?? 0) > 0));
  if (seen ? !context.learner.cautela : !context.learner.cautela && recent.length < WELLBEING_EVERY - 1)
    return undefined;
  const areas = new Set(wellbeing);
  const best = bestUnit(draft, { ...variety, areas, calm: true }) ?? bestUnit(draft, { areas });
  return best && slotFor(draft, best.unit, best.kind, 'bienestar', best.isNew);
};

/** New units begun this week come back on another day, before anything else when blocks run out. */
export const secondDaySlot = (draft: Draft, variety: Wanted | undefined): Slot | undefined => {
  const { context } = draft;
  const avoid = variety?.otherThanKinds ?? crowdedKinds(draft);
  if (context.days.length === 1 || draft.owedCount() < draft.blocksLeft() + blocksAfterToday(draft)) return undefined;
  for (const index of draft.newThisWeek) {
    const unit = context.game.curriculum.units[index] as Unit;
    if (!isOwed(draft, unit) || !mayTeach(draft, unit) || variety?.otherThanAreas?.has(unit.topic.area)) continue;
    const kind = kindNow(draft, unit, avoid);
    if (kind) return slotFor(draft, unit, kind, reasonFor(draft, unit, false), false);
  }
  return undefined;
};
