import type { TipoTarea } from '@estratega/domain';
import type { Unit } from '../../curriculum/graph.ts';
import { KNOWN, MASTERY } from '../../learner/belief.ts';
import type { Draft } from '../draft.ts';
import { nextKind } from '../kind.ts';
import { BOUNDS, floorStep } from '../minutes.ts';
import type { Reason, Slot } from '../slot.ts';

/** Whether a unit may be taught now, how, why and for how long. */

const WORTHWHILE = 0.7;

export const crowdedKinds = (draft: Draft): ReadonlySet<TipoTarea> => {
  const most = Math.floor((2 * draft.teachingBlocks() + 2) / 3);
  const crowded = new Set<TipoTarea>();
  for (const kind of draft.kinds) {
    if (draft.today.filter((slot) => slot.kind === kind).length >= most) crowded.add(kind);
  }
  return crowded;
};

export const reasonFor = (draft: Draft, unit: Unit, isNew: boolean): Reason => {
  const said = draft.context.learner.declarado[unit.topic.id]?.polaridad;
  if (said === 'no_sabe' || said === 'quiere') return said;
  if (draft.context.leadsTo.has(unit.index)) return 'prerequisito';
  if ((draft.context.belief[unit.index] ?? 0) >= MASTERY) return 'mantener';
  const isUnproven = draft.storedTouches(unit) === 0 && (draft.context.belief[unit.index] ?? 0) < KNOWN;
  if (isNew || (isUnproven && draft.touches[unit.index] === 0)) return 'nuevo';
  return draft.storedTouches(unit) > 0 || draft.newThisWeek.has(unit.index) ? 'continuar' : 'consolidar';
};

/** A kind under a cap comes when most of a block is left of it: scraps would only make the day longer in tasks. */
export const worthwhile = (draft: Draft, bounds: Slot['bounds']): number =>
  Math.max(bounds.min, Math.min(bounds.max, draft.estimate() * WORTHWHILE));

/** A test is worth placing, and does not leave the day's last block too short to end the day. */
const mayTest = (draft: Draft): boolean => {
  const left = floorStep(draft.testRoom());
  return left >= worthwhile(draft, BOUNDS.test) && draft.leastOfLast <= Math.min(BOUNDS.test.max, left);
};

export const kindNow = (draft: Draft, unit: Unit, crowded: ReadonlySet<TipoTarea>): TipoTarea | undefined =>
  nextKind(draft.context.game, unit.topic, {
    belief: draft.belief[unit.index] ?? 0,
    touches: draft.touchesOf(unit),
    mayTest: mayTest(draft),
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

export const slotFor = (draft: Draft, unit: Unit, kind: TipoTarea, reason: Reason, isNew: boolean): Slot => {
  const focus = reason === 'prerequisito' ? draft.context.leadsTo.get(unit.index) : undefined;
  return { unit, kind, reason, mixed: [], isNew, ...(focus ? { focus } : {}), ...boundsFor(draft, unit, kind) };
};

export const isOwed = (draft: Draft, unit: Unit): boolean =>
  draft.newThisWeek.has(unit.index) && draft.touches[unit.index] === 1 && !draft.isUsedToday(unit);

/** Hard rules for teaching a unit in this block. */
export const mayTeach = (draft: Draft, unit: Unit): boolean => {
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
