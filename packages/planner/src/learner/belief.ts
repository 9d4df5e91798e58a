import type { Fecha } from '@estratega/domain';
import type { Curriculum, Unit } from '../curriculum/graph.ts';
import type { Game } from '../games/game.ts';
import { ahead, chance, logit, MIDDLE, SLOPE, sigmoid } from './law.ts';
import { recallOn } from './memory.ts';
import type { LearnerState } from './state.ts';

/** Believed from here on: the unit needs no more teaching, only review. */
export const MASTERY = 0.82;
/** Enough to build on: a prerequisite may be taken as given. */
export const KNOWN = 0.4;
/** What is said to be half known. */
const HALF_KNOWN = 0.5;

const CLAIMED = 0.88;
const IMPLIED = 0.6;
const DENIED = 0.15;
/** The first steps are behind whoever has a level at all. */
const FIRST_STEPS = 0.9;
export const LEVELS_BELOW = 2;
export const LEVELS_ABOVE = 1;

/** What a player in the middle of a level knows of a unit before any evidence. */
export const prior = (level: number, playerLevel: number): number =>
  level === 0 && playerLevel > 0 ? FIRST_STEPS : sigmoid(ahead(playerLevel + MIDDLE, level + MIDDLE));

const CLAMP = 0.015;
export const clampBelief = (p: number): number => Math.min(1 - CLAMP, Math.max(CLAMP, p));

/** Competence that `minutosEtapa` of active work lead to from nothing, along 1 − e^(−t/τ). */
export const AFTER_STAGE_MINUTES = 0.8;
export const timeConstant = (minutesPerStage: number): number => minutesPerStage / -Math.log(1 - AFTER_STAGE_MINUTES);

export const afterStudy = (p: number, minutes: number, minutesPerStage: number): number =>
  1 - (1 - p) * Math.exp(-minutes / timeConstant(minutesPerStage));

export const minutesTo = (goal: number, p: number, minutesPerStage: number): number =>
  p >= goal ? 0 : timeConstant(minutesPerStage) * Math.log((1 - p) / (1 - goal));

export const minutesToMastery = (p: number, minutesPerStage: number): number => minutesTo(MASTERY, p, minutesPerStage);

/** Expected to be right at the first try; `harder`: levels by which the exercise is above the unit's own. */
export const chanceRight = (belief: number, harder: number, guess?: number): number =>
  chance(logit(clampBelief(belief)) - SLOPE * harder, guess);

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

/** What the player says of it, and of having played at all, changes what answers have not measured. */
const asSaid = (
  unit: Unit,
  base: number,
  { declarado, nivel }: LearnerState,
  { isImplied, hasPlayed }: { readonly isImplied: boolean; readonly hasPlayed: boolean },
): number => {
  const distance = unit.level - nivel;
  const claim = declarado[unit.topic.id]?.polaridad;
  const behind = unit.level === 0 && nivel > 0 ? Math.max(base, FIRST_STEPS) : base;
  const known = isFirstSteps(unit) && hasPlayed ? Math.max(behind, HALF_KNOWN) : behind;
  if (claim === 'sabe' && distance <= 0) return Math.max(known, CLAIMED);
  // The stage below counts as half known, so that the theme is taken up where the player is.
  if (claim === 'no_sabe' && distance >= -1 && !isFirstSteps(unit))
    return Math.min(known, distance < 0 ? HALF_KNOWN : DENIED);
  if (claim === 'no_sabe' && isFirstSteps(unit)) return Math.min(known, DENIED);
  return isImplied ? Math.max(known, IMPLIED) : known;
};

const toLogits = (p: number): number => logit(clampBelief(p));

/** What the level, the area and the theme say of a unit, in logits. */
export const baseLogits = (
  { habilidad: { nivel, areas, temas } }: Pick<LearnerState, 'habilidad'>,
  unit: Unit,
): number =>
  ahead(nivel.media, unit.level + MIDDLE) + (areas[unit.topic.area]?.media ?? 0) + (temas[unit.topic.id]?.media ?? 0);

/** By unit, what is said over the base: nothing where answers have measured it. */
export const saidOver = (game: Game, learner: LearnerState): ((unit: Unit, base: number) => number) => {
  const implied = impliedBy(game.curriculum, learner);
  const hasPlayed = learner.declarado[game.rules]?.polaridad !== 'no_sabe';
  return (unit, base) => {
    const { topic, index, level } = unit;
    if (level > 0 && !learner.declarado[topic.id] && !implied.has(index)) return 0;
    if (learner.unidades[unit.id]?.respuestas) return 0;
    const p = sigmoid(base);
    const said = asSaid(unit, p, learner, { isImplied: implied.has(index), hasPlayed });
    return said === p ? 0 : toLogits(said) - base;
  };
};

/** Of every unit, in the order of the curriculum, in logits: on a day, or right after its last touch. */
export const beliefLogits = (game: Game, learner: LearnerState, day?: Fecha): Float64Array => {
  const said = saidOver(game, learner);
  return Float64Array.from(game.curriculum.units, (unit) => {
    const base = baseLogits(learner, unit);
    const own = learner.unidades[unit.id];
    const over = said(unit, base);
    if (!own) return base + over;
    const kept = day === undefined || own.ganado === 0 ? 1 : recallOn(own, day);
    const all = base + over + own.desvio + own.ganado * kept;
    // Below the window, an old failure would block for ever.
    return unit.level < learner.nivel - LEVELS_BELOW
      ? Math.max(all, base + over, ahead(learner.habilidad.nivel.media, unit.level + MIDDLE))
      : all;
  });
};

/** Belief in every unit, in the order of the curriculum. */
export const beliefs = (game: Game, learner: LearnerState, day?: Fecha): Float64Array =>
  beliefLogits(game, learner, day).map((logits) => clampBelief(sigmoid(logits)));
