import type { TipoTarea } from '@estratega/domain';
import { stageNear, type Unit, unitId } from '../curriculum/graph.ts';
import { isFirstSteps, KNOWN, MASTERY } from '../learner/belief.ts';
import type { Context, StudyDay } from './context.ts';
import { Draft } from './draft.ts';
import { nextKind } from './kind.ts';
import { newUnitsCap } from './load.ts';
import { BLOCK_MAX, BOUNDS, blocksIn, floorStep, splitMinutes } from './minutes.ts';
import { breakRows, orderDay } from './order.ts';
import { analysisSlot, playSlot } from './play.ts';
import { areasOf } from './raise-area.ts';
import { offerReview, TOUCHES_BEFORE_REVIEW_ONLY } from './review.ts';
import type { Reason, SelectedDay, Selection, Slot, TimedSlot } from './slot.ts';

/** Chooses the week: for each block in date order the unit with the best Smith's ratio, inside the guards. */

const TOUCHES_A_WEEK = 3;
const AREAS_WANTED = 3;
/** Minutes of a week from which it holds two kinds, and three areas. */
const KINDS_FROM = 60;
const AREAS_FROM = 180;
const CLOSING_LEAST = 40;
/** Factors by which a soft guard holds a unit back; together they rank who gives way first. */
const SOFT = {
  touches: 0.3,
  reviewOnly: 0.05,
  mastered: 0.02,
  parked: 0.01,
  noRoom: 0.02,
  sameArea: 0.3,
  sameAreaAgain: 1e-3,
  newUnasked: 1e-3,
  newTooLate: 2e-3,
  newBeyond: 1e-9,
} as const;
/** What is left of a new unit's ratio where its area does not lag at all. */
const NEW_ANYWHERE = 0.1;
const OWED_TOUCH = 4;
const WORTHWHILE = 0.7;
const OWED_ON_LAST_DAY = 1e3;
const LEADS_AHEAD = 4;
const LEADS_TO_NAMED = 16;
/** What the player named begins before anything else that is new. */
const NAMED_FIRST = 8;
/** Whoever has never played learns how the game goes before anything else. */
const RULES_FIRST = 1e3;

const crowdedKinds = (draft: Draft): ReadonlySet<TipoTarea> => {
  const most = Math.floor((2 * draft.teachingBlocks() + 2) / 3);
  const crowded = new Set<TipoTarea>();
  for (const kind of draft.kinds) {
    if (draft.today.filter((slot) => slot.kind === kind).length >= most) crowded.add(kind);
  }
  return crowded;
};

const reasonFor = (draft: Draft, unit: Unit, isNew: boolean): Reason => {
  const said = draft.context.learner.declarado[unit.topic.id]?.polaridad;
  if (said === 'no_sabe' || said === 'quiere') return said;
  if (draft.context.leadsTo.has(unit.index)) return 'prerequisito';
  if ((draft.context.belief[unit.index] ?? 0) >= MASTERY) return 'mantener';
  const isUnproven = draft.storedTouches(unit) === 0 && (draft.context.belief[unit.index] ?? 0) < KNOWN;
  if (isNew || (isUnproven && draft.touches[unit.index] === 0)) return 'nuevo';
  return draft.storedTouches(unit) > 0 || draft.newThisWeek.has(unit.index) ? 'continuar' : 'consolidar';
};

/** A kind under a cap comes when most of a block is left of it: scraps would only make the day longer in tasks. */
const worthwhile = (draft: Draft, bounds: Slot['bounds']): number =>
  Math.max(bounds.min, Math.min(bounds.max, draft.estimate() * WORTHWHILE));

/** A test is worth placing, and does not leave the day's last block too short to end the day. */
const mayTest = (draft: Draft): boolean => {
  const left = floorStep(draft.testRoom());
  return left >= worthwhile(draft, BOUNDS.test) && draft.leastOfLast <= Math.min(BOUNDS.test.max, left);
};

const kindNow = (draft: Draft, unit: Unit, crowded: ReadonlySet<TipoTarea>): TipoTarea | undefined =>
  nextKind(draft.context.game, unit.topic, {
    belief: draft.belief[unit.index] ?? 0,
    touches: draft.touchesOf(unit),
    touchesThisWeek: draft.touches[unit.index] ?? 0,
    mayTest: mayTest(draft),
    mayPlay: false,
    crowded,
  });

/** What is left for a unit above the player's level, once others begun this week have their second day. */
const aboveRoomFor = (draft: Draft, unit: Unit): number => {
  let owed = 0;
  for (const index of draft.newThisWeek) {
    const other = draft.context.game.curriculum.units[index] as Unit;
    if (other !== unit && draft.isAbove(other) && draft.touches[index] === 1) owed++;
  }
  return draft.aboveRoom() - owed * BOUNDS.ejercicios.min;
};

/** Bounds of a kind, narrowed by what is left of the caps it falls under. */
const boundsFor = (draft: Draft, unit: Unit, kind: TipoTarea): Pick<Slot, 'bounds' | 'elastic'> => {
  let { min, max } = BOUNDS[kind];
  const capped = draft.isAbove(unit) || kind === 'test' || kind === 'jugar';
  if (draft.isAbove(unit)) {
    const left = aboveRoomFor(draft, unit);
    max = Math.min(max, floorStep(draft.isNew(unit) ? left - BOUNDS.ejercicios.min : left));
  }
  if (kind === 'test') max = Math.min(max, floorStep(draft.testRoom()));
  min = Math.min(min, max);
  return { bounds: { min, max }, elastic: !capped };
};

const slotFor = (draft: Draft, unit: Unit, kind: TipoTarea, reason: Reason, isNew: boolean): Slot => {
  const focus = reason === 'prerequisito' ? draft.context.leadsTo.get(unit.index) : undefined;
  return { unit, kind, reason, mixed: [], isNew, ...(focus ? { focus } : {}), ...boundsFor(draft, unit, kind) };
};

const isOwed = (draft: Draft, unit: Unit): boolean =>
  draft.newThisWeek.has(unit.index) && draft.touches[unit.index] === 1 && !draft.isUsedToday(unit);

/** Hard rules for teaching a unit in this block. */
const mayTeach = (draft: Draft, unit: Unit): boolean => {
  const { context } = draft;
  const { game, learner } = context;
  if (draft.isUsedToday(unit) || draft.reviewed.has(unit.index) || unit.topic.id === game.play.jugar) return false;
  const level = draft.levelOfTopic.get(unit.topic.id);
  if (level !== undefined && level !== unit.level) return false;
  const said = learner.declarado[unit.topic.id];
  // A claim is verified before anything of the theme is taught.
  if (said?.polaridad === 'sabe' && !said.verificado) return false;
  if (draft.isAbove(unit)) {
    const left = aboveRoomFor(draft, unit);
    // A new unit needs room for its second day too.
    if (left < BOUNDS.ejercicios.min * (draft.isNew(unit) ? 2 : 1)) return false;
  }
  return draft.needsMet(unit);
};

const closesWeek = (context: Context, day: StudyDay): boolean =>
  day.index === context.days.length - 1 && day.minutes >= CLOSING_LEAST;

/** Blocks that later days will offer, the weekly review and an analysis still owed apart. */
const blocksAfterToday = (draft: Draft): number => {
  const { context, analysisOwed } = draft;
  let blocks = analysisOwed && analysisOwed.day > draft.day.index ? -1 : 0;
  for (const day of context.days) {
    if (day.index <= draft.day.index) continue;
    blocks += blocksIn(day.minutes, context.load.block) - (closesWeek(context, day) ? 1 : 0);
  }
  return blocks;
};

/** A unit begun now can be taken up again on a later day, after those that already wait for theirs. */
const hasSecondDay = (draft: Draft): boolean =>
  draft.context.days.length === 1 || blocksAfterToday(draft) > draft.owedCount();

/** Beginning it now would leave it without a second day this week, or even break the week's number of new units. */
const isLate = (draft: Draft, isNew: boolean): boolean => isNew && !(draft.mayBeginMore() && hasSecondDay(draft));

/** Areas that the week still owes and that nothing in hand can bring. */
const areasOnlyNewBrings = (draft: Draft): number => {
  if (draft.context.totalMinutes < AREAS_FROM || draft.areasInHand.size >= AREAS_WANTED) return 0;
  return AREAS_WANTED - new Set([...draft.areas, ...draft.areasInHand]).size;
};

const softFactor = (draft: Draft, unit: Unit, isNew: boolean): number => {
  const { context } = draft;
  const p = context.belief[unit.index] ?? 0;
  const ahead = context.leadsTo.get(unit.index);
  let factor = ahead === undefined ? 1 : context.learner.declarado[ahead.id] ? LEADS_TO_NAMED : LEADS_AHEAD;
  const touches = draft.touches[unit.index] ?? 0;
  if (touches >= TOUCHES_A_WEEK) factor *= SOFT.touches ** (touches - TOUCHES_A_WEEK + 1);
  if (p >= MASTERY) factor *= SOFT.mastered;
  else if (draft.storedTouches(unit) >= TOUCHES_BEFORE_REVIEW_ONLY) factor *= SOFT.reviewOnly;
  if (draft.isParked(unit)) factor *= SOFT.parked;
  const isLast = draft.isLastOfMany;
  if (touches === 1 && isOwed(draft, unit)) factor *= isLast ? OWED_ON_LAST_DAY : OWED_TOUCH;
  if (isNew) {
    const said = context.learner.declarado[unit.topic.id]?.polaridad;
    if (said === 'no_sabe' || said === 'quiere') factor *= NAMED_FIRST;
    const { area } = unit.topic;
    // Work in hand of one or two areas leaves what is new to bring the others.
    const lacking = areasOnlyNewBrings(draft);
    const isNear = draft.areas.has(area) || (lacking > 0 && draft.areasInHand.has(area));
    if (isFirstSteps(unit)) factor *= RULES_FIRST;
    else if (draft.areas.size < AREAS_WANTED && isNear)
      factor *= lacking >= draft.newRoom() ? SOFT.sameAreaAgain : SOFT.sameArea;
    if (!draft.mayBeginMore()) factor *= SOFT.newBeyond;
    else if (draft.newLeft() <= 0) factor *= SOFT.newUnasked;
    if (!hasSecondDay(draft)) factor *= SOFT.newTooLate;
  }
  return factor;
};

const playArea = (draft: Draft): string | undefined =>
  draft.context.game.curriculum.topicById.get(draft.context.game.play.jugar)?.area;

interface Best {
  readonly unit: Unit;
  readonly kind: TipoTarea;
  readonly isNew: boolean;
  readonly score: number;
  readonly strained: boolean;
}

interface Wanted {
  /** Only what strains no guard on new units. */
  readonly calm?: boolean;
  readonly areas?: ReadonlySet<string> | undefined;
  readonly otherThanKinds?: ReadonlySet<TipoTarea> | undefined;
  readonly otherThanAreas?: ReadonlySet<string> | undefined;
  readonly onlyNew?: boolean;
}

const bestUnit = (draft: Draft, wanted: Wanted): Best | undefined => {
  const { context } = draft;
  const crowded = crowdedKinds(draft);
  const minutes = draft.estimate();
  const room = new Map<string, number>();
  const newRoom = new Map<string, number>();
  const played = playArea(draft);
  for (const [area, lagging] of draft.balance.lags()) {
    room.set(area, draft.balance.hasRoom(area, minutes) ? 1 : SOFT.noRoom);
    // A new unit will ask for more blocks: it goes where the table lags most. Games make up for the lag of their own.
    const lag = area === played ? 0 : lagging;
    newRoom.set(
      area,
      (draft.balance.hasRoom(area, 2 * minutes) ? 1 : SOFT.noRoom) * (NEW_ANYWHERE + (1 - NEW_ANYWHERE) * lag),
    );
  }
  const late = isLate(draft, true);
  const strained = !draft.mayBeginMore();
  const mostFactor = LEADS_TO_NAMED * NAMED_FIRST * RULES_FIRST * (draft.isLastOfMany ? OWED_ON_LAST_DAY : OWED_TOUCH);
  let best: Best | undefined;
  for (const unit of context.eligible) {
    const { area } = unit.topic;
    if (wanted.areas && !wanted.areas.has(area)) continue;
    if (wanted.otherThanAreas?.has(area)) continue;
    const isNew = draft.isNew(unit);
    if ((wanted.onlyNew && !isNew) || (wanted.calm && isNew && late)) continue;
    const ratio = (draft.ratio[unit.index] ?? 0) * ((isNew ? newRoom : room).get(area) ?? SOFT.noRoom);
    if (ratio <= 0 || (best && ratio * mostFactor <= best.score)) continue;
    const score = ratio * softFactor(draft, unit, isNew);
    if ((best && score <= best.score) || !mayTeach(draft, unit)) continue;
    const kind = kindNow(draft, unit, wanted.otherThanKinds ?? crowded);
    if (!kind || wanted.otherThanKinds?.has(kind)) continue;
    best = { unit, kind, isNew, score, strained: isNew && strained };
  }
  return best;
};

/** Variety may ask for more new units than the week does, but gives way before their cap is broken. */
const withinCap = (draft: Draft, best: Best | undefined): Best | undefined =>
  best?.isNew && draft.newThisWeek.size >= newUnitsCap(draft.context.totalMinutes) ? undefined : best;

const toSlot = (draft: Draft, best: Best): Slot => {
  return slotFor(draft, best.unit, best.kind, reasonFor(draft, best.unit, best.isNew), best.isNew);
};

/** Unfinished important work, and what an objective showed to be weak, come back first. */
const pendingSlot = (draft: Draft, variety: Wanted | undefined): Slot | undefined => {
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
const verificationSlot = (draft: Draft): Slot | undefined => {
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

const wellbeingSlot = (draft: Draft, variety: Wanted | undefined): Slot | undefined => {
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

/** Blocks in which a unit may begin and still have a second day; for a week of one day, all of them. */
const blocksToBegin = (draft: Draft): number => {
  const { days, load } = draft.context;
  const last = days[days.length - 1] as StudyDay;
  if (days.length === 1) return draft.blocksLeft();
  if (draft.day.index === last.index) return 0;
  return (
    draft.blocksLeft() +
    blocksAfterToday(draft) -
    (blocksIn(last.minutes, load.block) - (closesWeek(draft.context, last) ? 1 : 0))
  );
};

/** New units begin early enough for a second day: forced when few blocks are left for it, the first game's apart. */
const mustBeginNew = (draft: Draft): boolean => {
  const left = blocksToBegin(draft);
  if (draft.newLeft() <= 0 || left <= 0) return false;
  const forGame = draft.kinds.has('jugar') || !isPlayLacking(draft) ? 0 : 2;
  return left - forGame <= draft.newLeft() + (draft.context.days.length === 1 ? 1 : Math.ceil(draft.newLeft() / 2));
};

/** Worked on this week, or known before it: something that the weekly review may ask about. */
const isMet = (draft: Draft, unit: Unit): boolean =>
  !draft.isAbove(unit) && ((draft.touches[unit.index] ?? 0) > 0 || (draft.context.belief[unit.index] ?? 0) >= KNOWN);

/** The weekly review will ask about an area that the week has not had. */
const closingBringsArea = (draft: Draft): boolean => {
  const { days, eligible } = draft.context;
  const last = days[days.length - 1] as StudyDay;
  return (
    last.minutes >= CLOSING_LEAST &&
    eligible.some((unit) => !draft.areas.has(unit.topic.area) && isMet(draft, unit) && !draft.isUsedToday(unit))
  );
};

const missingAreas = (draft: Draft): number =>
  draft.context.totalMinutes < AREAS_FROM ? 0 : AREAS_WANTED - draft.areas.size - (closingBringsArea(draft) ? 1 : 0);

/** What a last day that could end here still owes: a theme of another area, within the cap of new ones. */
const lastArea = (draft: Draft): Slot | undefined => {
  if (draft.day.index < draft.context.days.length - 1 || missingAreas(draft) <= 0) return undefined;
  const best = withinCap(draft, bestUnit(draft, { otherThanAreas: draft.areas }));
  return best && toSlot(draft, best);
};

/** Variety the week still owes when it is about to end without it. */
const owedVariety = (draft: Draft): Wanted | undefined => {
  const { totalMinutes } = draft.context;
  const left = draft.blocksLeft() + blocksAfterToday(draft);
  if (totalMinutes >= KINDS_FROM && draft.kinds.size < 2 && left <= 1) return { otherThanKinds: draft.kinds };
  const wanted = missingAreas(draft);
  if (wanted > 0 && left <= wanted + 1) return { otherThanAreas: draft.areas };
  return undefined;
};

/** A game comes when its area is most of a block behind; once playing itself is mastered, a tenth of the week. */
const PLAY_LAG = 0.8;
const PLAY_LAG_KNOWN = 0.1;
/** Blocks that its area lacks before a game goes ahead of others that lack more. */
const PAIR_LAG = 1.5;

const isPlayLacking = (draft: Draft): boolean =>
  draft.balance.deficit(playArea(draft) ?? '') > draft.estimate() * PLAY_LAG;

/** A game would bring the variety that the week owes. */
const playBrings = (draft: Draft, { otherThanAreas, otherThanKinds }: Wanted): boolean =>
  otherThanKinds === undefined && !otherThanAreas?.has(playArea(draft) ?? '');

/** A game has one of the week's themes for its focus: something is studied before it, where a game also fits later. */
const isTooSoonToPlay = (draft: Draft): boolean => {
  if (draft.day.index > 0 || draft.today.length > 0) return false;
  const { days, load } = draft.context;
  return draft.blocksLeft() > 2 || days.some((day) => day.index > 0 && blocksIn(day.minutes, load.block) > 2);
};

/** A game takes two blocks: not those in which new units have their second day. */
const gameSlot = (draft: Draft): Slot | undefined => {
  if (isTooSoonToPlay(draft)) return undefined;
  const left = draft.blocksLeft() + blocksAfterToday(draft);
  return draft.context.days.length > 1 && draft.owedCount() > left - 2 ? undefined : playSlot(draft);
};

/** Play competes through its area: it comes when the area lags, or when nothing else is as good. */
const offerPlay = (draft: Draft, pressing: ReadonlySet<string> | undefined): Slot | undefined => {
  const area = playArea(draft);
  if (!area) return undefined;
  const lack = draft.balance.deficit(area);
  // A game needs two blocks together: it does not wait until its area is the one that lacks most.
  if (pressing && !pressing.has(area) && lack < draft.estimate() * PAIR_LAG) return undefined;
  const { curriculum, play } = draft.context.game;
  const topic = curriculum.topicById.get(play.jugar);
  const unit = topic && curriculum.unitById.get(unitId(topic.id, stageNear(topic, draft.context.level)));
  const isKnown = unit !== undefined && (draft.belief[unit.index] ?? 0) >= MASTERY;
  const enough = isKnown ? PLAY_LAG_KNOWN * draft.context.totalMinutes : draft.estimate() * PLAY_LAG;
  return lack > enough ? gameSlot(draft) : undefined;
};

/** New units begun this week come back on another day, before anything else when blocks run out. */
const secondDaySlot = (draft: Draft, variety: Wanted | undefined): Slot | undefined => {
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

interface Choice {
  readonly slot: Slot;
  /** Breaks a guard on new units: only where the day cannot be filled without it. */
  readonly strained: boolean;
}

const calm = (slot: Slot): Choice => ({ slot, strained: false });

const nextSlot = (draft: Draft): Choice | undefined => {
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
const lastResort = (draft: Draft): Slot => {
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

/** How many different units a day can hold: no more blocks than that. */
const capacity = (draft: Draft): number => {
  const { eligible } = draft.context;
  return Math.max(2, eligible.filter((unit) => !draft.isAbove(unit)).length);
};

const closingSlot = (draft: Draft, last: Unit | undefined): Slot | undefined => {
  const { context } = draft;
  const isFree = (unit: Unit): boolean => !draft.isUsedToday(unit);
  const isFresh = (unit: Unit): number =>
    draft.areas.size < AREAS_WANTED && !draft.areas.has(unit.topic.area) ? 1 : 0;
  const byLack = (a: Unit, b: Unit): number =>
    isFresh(b) - isFresh(a) ||
    draft.balance.deficit(b.topic.area) - draft.balance.deficit(a.topic.area) ||
    (draft.touches[b.index] ?? 0) - (draft.touches[a.index] ?? 0) ||
    b.level - a.level;
  const atLevel = context.eligible.filter((one) => !draft.isAbove(one));
  // Its question asks for something of the week, or for something known where those areas have had enough.
  const met = atLevel.filter((unit) => isFree(unit) && isMet(draft, unit));
  const unit = met.sort(byLack)[0] ?? atLevel.filter(isFree).sort(byLack)[0] ?? atLevel.find((one) => one !== last);
  if (!unit) return undefined;
  return { unit, kind: 'cierre', reason: 'cierre', mixed: [], bounds: BOUNDS.cierre, elastic: false, isNew: false };
};

/** Most minutes that the day's tasks hold without stretching anything past its bounds. */
const room = (draft: Draft): number =>
  draft.today.reduce((sum, { bounds, elastic }) => sum + (elastic ? Math.max(bounds.max, BLOCK_MAX) : bounds.max), 0);

/** Shorter blocks make place for a game and its analysis, where only a new unit too many would fill the day. */
const gameInMoreBlocks = (draft: Draft): Slot | undefined => {
  draft.blocksToday++;
  const game = playSlot(draft);
  if (!game) draft.blocksToday--;
  return game;
};

const fillDay = (draft: Draft, day: StudyDay): SelectedDay => {
  const { context } = draft;
  const blocks = Math.max(
    Math.ceil(day.minutes / BLOCK_MAX),
    Math.min(blocksIn(day.minutes, context.load.block), capacity(draft)),
  );
  const closes = closesWeek(context, day) && blocks >= 2;
  draft.startDay(day, blocks, closes);
  const toFill = day.minutes - (closes ? BOUNDS.cierre.max : 0);
  while (draft.blocksLeft() > 0 || room(draft) < toFill) {
    if (draft.blocksLeft() <= 0) draft.blocksToday++;
    draft.leastOfLast = draft.blocksLeft() <= 1 ? toFill - room(draft) : 0;
    const choice = nextSlot(draft);
    const owed = !choice || choice.strained ? lastArea(draft) : undefined;
    // Fewer and longer blocks before breaking a guard.
    if (!owed && (!choice || choice.strained) && draft.today.length > 0 && room(draft) >= toFill && !draft.analysisOwed)
      break;
    const game = choice?.strained && !owed ? gameInMoreBlocks(draft) : undefined;
    draft.place(owed ?? game ?? choice?.slot ?? lastResort(draft));
  }
  draft.blocksToday = draft.today.length + (closes ? 1 : 0);
  const ordered = breakRows(
    orderDay(draft.today, (index) => (context.belief[index] ?? 0) < KNOWN && draft.placedBefore[index] === 0),
  );
  const closing = closes ? closingSlot(draft, ordered.at(-1)?.unit) : undefined;
  const slots = closing ? [...ordered, closing] : ordered;
  const lengths = splitMinutes(
    day.minutes,
    slots.map(({ bounds, elastic }) => ({ ...bounds, elastic })),
  );
  const timed = slots.map((slot, i): TimedSlot => ({ ...slot, minutes: lengths[i] as number }));
  draft.settle(timed);
  return { day, slots: timed };
};

export const selectWeek = (context: Context, floors: Readonly<Record<string, number>> = {}): Selection => {
  const draft = new Draft(context, floors);
  const days = context.days.map((day) => fillDay(draft, day));
  return { days, newUnits: draft.newThisWeek.size, areas: areasOf(days), relaxed: [...draft.relaxed] };
};
