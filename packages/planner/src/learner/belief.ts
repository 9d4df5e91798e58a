import { type Curriculum, type Unit, unitId } from '../curriculum/graph.ts';
import type { Game } from '../games/game.ts';
import { onceForEach } from '../once/once.ts';
import { logitsOf } from './ability.ts';
import { chance, logit, SLOPE, sigmoid } from './law.ts';
import { CERTAIN, type LearnerState, type UnitState } from './state.ts';

/** Believed from here on: the unit needs no more teaching, only review. */
export const MASTERY = 0.82;
/** Enough to build on: a prerequisite may be taken as given. */
export const KNOWN = 0.5;

const CLAIMED = 0.88;
const IMPLIED = 0.6;
const DENIED = 0.15;
export const LEVELS_BELOW = 2;
export const LEVELS_ABOVE = 1;

/** What a player knows of a unit before any evidence; the first steps are behind whoever has a level at all. */
export const prior = (level: number, playerLevel: number): number => {
  const distance = level - playerLevel;
  if (distance <= -2 || (level === 0 && playerLevel > 0)) return 0.9;
  if (distance === -1) return 0.7;
  if (distance === 0) return 0.25;
  return distance === 1 ? 0.1 : 0.05;
};

export const clampBelief = (p: number): number => Math.min(1 - CERTAIN, Math.max(CERTAIN, p));

/** Competence that `minutosEtapa` of active work lead to from nothing, along 1 − e^(−t/τ). */
export const AFTER_STAGE_MINUTES = 0.8;
export const timeConstant = (minutesPerStage: number): number => minutesPerStage / -Math.log(1 - AFTER_STAGE_MINUTES);

export const afterStudy = (p: number, minutes: number, minutesPerStage: number): number =>
  1 - (1 - p) * Math.exp(-minutes / timeConstant(minutesPerStage));

export const minutesTo = (goal: number, p: number, minutesPerStage: number): number =>
  p >= goal ? 0 : timeConstant(minutesPerStage) * Math.log((1 - p) / (1 - goal));

export const minutesToMastery = (p: number, minutesPerStage: number): number => minutesTo(MASTERY, p, minutesPerStage);

/**
 * Expected to be right at the first try: what is believed against the difficulty. `harder`: levels by which the exercise is above the
 * unit's own; `doubt`: what is not known of the belief, in square logits.
 */
export const chanceRight = (belief: number, harder: number, guess?: number, doubt?: number): number =>
  chance(logit(clampBelief(belief)) - SLOPE * harder, guess, doubt);

/** A unit believed otherwise than its answers say: by the player's own word, or a test that did not bear out a claim. */
export const believing = (unit: UnitState, p: number): UnitState => ({
  ...unit,
  p,
  ...(unit.e === undefined
    ? {}
    : { e: Math.round((unit.e + logit(clampBelief(p)) - logit(clampBelief(unit.p))) * 1e4) / 1e4 }),
});

/** Everything under what the player claims to know is believed too. */
const impliedBy = (curriculum: Curriculum, learner: LearnerState): ReadonlySet<number> => {
  const implied = new Set<number>();
  const pending: number[] = [];
  if (!Object.values(learner.declarado).some((said) => said.polaridad === 'sabe')) return implied;
  for (const unit of curriculum.units) {
    if (learner.declarado[unit.topic.id]?.polaridad === 'sabe' && unit.level <= learner.nivel)
      pending.push(...unit.needs);
  }
  for (let index = pending.pop(); index !== undefined; index = pending.pop()) {
    if (implied.has(index)) continue;
    implied.add(index);
    pending.push(...(curriculum.units[index]?.needs ?? []));
  }
  return implied;
};

/** Themes that no later level takes up: how the game is played. Half known to whoever does not deny it. */
export const isFirstSteps = ({ topic }: Unit): boolean => topic.nivelMax === 0;

/** What the level alone says of a unit. */
const byLevel = (unit: Unit, level: number, hasPlayed: boolean): number => {
  const known = prior(unit.level, level);
  return isFirstSteps(unit) && hasPlayed ? Math.max(KNOWN, known) : known;
};

/** The same for every player of a level. */
const levelBeliefsOf = onceForEach((curriculum: Curriculum, level: number, hasPlayed: boolean) =>
  Float64Array.from(curriculum.units, (unit) => byLevel(unit, level, hasPlayed)),
);

/** What the player says of it changes that. */
const asSaid = (unit: Unit, base: number, { declarado, nivel }: LearnerState, isImplied: boolean): number => {
  const distance = unit.level - nivel;
  const { polaridad: claim, practica } = declarado[unit.topic.id] ?? {};
  if (claim === 'sabe' && distance <= 0) return Math.max(base, CLAIMED);
  // «La sé, pero en la partida se me escapa»: half known, so that it is solved and not read.
  if (claim === 'no_sabe' && practica) return distance === 0 ? Math.max(base, KNOWN) : base;
  // The stage below counts as half known, so that the theme is taken up where the player is.
  if (claim === 'no_sabe' && distance >= -1 && !isFirstSteps(unit))
    return Math.min(base, distance < 0 ? KNOWN : DENIED);
  if (claim === 'no_sabe' && isFirstSteps(unit)) return Math.min(base, DENIED);
  return isImplied ? Math.max(base, IMPLIED) : base;
};

/** Belief in every unit, in the order of the curriculum. */
export const beliefs = (game: Game, learner: LearnerState): Float64Array => {
  const { curriculum } = game;
  const { units, unitById, topicById } = curriculum;
  const hasPlayed = learner.declarado[game.rules]?.polaridad !== 'no_sabe';
  const believed = levelBeliefsOf(curriculum, learner.nivel, hasPlayed).slice();
  const implied = impliedBy(curriculum, learner);
  const hear = (unit: Unit): void => {
    believed[unit.index] = asSaid(unit, believed[unit.index] ?? 0, learner, implied.has(unit.index));
  };
  for (const id of Object.keys(learner.declarado)) {
    const topic = topicById.get(id);
    for (let level = topic?.nivelMin ?? 0; topic && level <= topic.nivelMax; level++) {
      const unit = unitById.get(unitId(id, level));
      if (unit) hear(unit);
    }
  }
  for (const index of implied) {
    const unit = units[index];
    if (unit && !learner.declarado[unit.topic.id]) hear(unit);
  }
  for (const id of Object.keys(learner.unidades)) {
    const unit = unitById.get(id);
    const stored = learner.unidades[id];
    if (!unit || !stored) continue;
    // Answers speak louder than the level's prior; below the window, an old failure would block for ever.
    const isMeasured = stored.n && unit.level >= learner.nivel - LEVELS_BELOW;
    const p = stored.e === undefined ? stored.p : clampBelief(sigmoid(logitsOf(learner.habilidad, unit, stored)));
    believed[unit.index] = isMeasured ? p : Math.max(p, believed[unit.index] ?? 0);
  }
  return believed;
};
