import { addDays, type Fecha, type InformacionTema } from '@estratega/domain';
import type { Game } from '../games/game.ts';
import type { Measure } from './ability.ts';
import { beliefs } from './belief.ts';
import { SLOPE } from './law.ts';
import { type CambioNivel, type LearnerState, STUDY_CAP } from './state.ts';

/**
 * Where the player stands, and the level at which the weeks are made. It follows the answers every week, both ways, by one
 * step at most; under caution it never rises.
 */

/** Beyond the edge of a level by so much: who stands on it does not go to and fro. */
const EDGE = 0.15;
/** First tries of a week without which nothing is said of the level. */
const ANSWERS_LEAST = 10;
/** Of the first steps, learnt as far as they are taught before somebody who had never played leaves them. */
const LEARNT_SHARE = 0.6;

export const isForFormat = (topic: { readonly exclusivo?: readonly string[] }, format: string): boolean =>
  topic.exclusivo === undefined || topic.exclusivo.includes(format);

/**
 * The level's own estimate, and what study has added to it: the mean over what the level and the one below teach, where
 * answers stand behind it. Who has learnt a level stands on the next.
 */
export const standingOf = (game: Game, learner: LearnerState): Measure => {
  const { media, varianza } = learner.habilidad.nivel;
  let gained = 0;
  let count = 0;
  for (const unit of game.curriculum.units) {
    if (unit.level > learner.nivel || unit.level < learner.nivel - 1) continue;
    if (!isForFormat(unit.topic, learner.formato)) continue;
    count++;
    const own = learner.unidades[unit.id];
    if (own?.e !== undefined) gained += own.g ?? 0;
  }
  return { media: media + gained / Math.max(1, count) / SLOPE, varianza };
};

/** The last week remembers where the player stood at its end. */
export const withStanding = (game: Game, learner: LearnerState): LearnerState => {
  const nivel = Math.round(standingOf(game, learner).media * 100) / 100;
  return {
    ...learner,
    ultimas: learner.ultimas.map((week, i, all) => (i === all.length - 1 ? { ...week, nivel } : week)),
  };
};

export const atLevel = (learner: LearnerState, nivel: number, motivo: CambioNivel['motivo']): LearnerState =>
  nivel === learner.nivel
    ? learner
    : { ...learner, nivel, cambioNivel: { semana: learner.semana, de: learner.nivel, a: nivel, motivo } };

/** Whether the player's own word holds the level at the end of the week that began on a day. */
export const isHeld = ({ preferencias }: Pick<InformacionTema, 'preferencias'>, hoy: Fecha): boolean => {
  const until = preferencias?.nivelHasta;
  return until !== undefined && addDays(hoy, 7) <= until;
};

/** Held, a level stays; a step that the answers took at the beginning of this very week is taken back. */
export const withHeldLevel = (learner: LearnerState, { semana, cambioNivel }: LearnerState): LearnerState =>
  cambioNivel?.motivo === 'respuestas' && cambioNivel.semana === semana
    ? atLevel(learner, cambioNivel.de, 'declarado')
    : learner;

const learntShare = (game: Game, learner: LearnerState): number => {
  const believed = beliefs(game, learner);
  const units = game.curriculum.units.filter(
    (unit) => unit.level === learner.nivel && isForFormat(unit.topic, learner.formato),
  );
  const learnt = units.filter((unit) => (believed[unit.index] ?? 0) >= STUDY_CAP).length;
  return units.length === 0 ? 1 : learnt / units.length;
};

/** Who has never played is taught how the game goes, however quick: right answers are about what was just shown. */
const isStillBeginning = (game: Game, learner: LearnerState): boolean =>
  learner.nivel === 0 &&
  learner.declarado[game.rules]?.polaridad === 'no_sabe' &&
  learntShare(game, learner) < LEARNT_SHARE;

const stepTo = (learner: LearnerState, nivel: number): LearnerState => atLevel(learner, nivel, 'respuestas');

/** Beyond the end of the level by more than an edge. */
const isAbove = (game: Game, learner: LearnerState): boolean =>
  standingOf(game, learner).media >= learner.nivel + 1 + EDGE;

const mayRise = (game: Game, learner: LearnerState): boolean =>
  learner.nivel < game.maxLevel && !learner.cautela && !isStillBeginning(game, learner);

/** One week has said that the level is behind: another that says the same takes the step. */
export const isAboutToRise = (game: Game, learner: LearnerState): boolean =>
  isAbove(game, learner) && mayRise(game, learner);

/**
 * One step towards where the answers say that the player is; `answers`: first tries of the week. What is too hard ends at
 * once; a step up waits for a second week that says the same.
 */
export const withMeasuredLevel = (game: Game, learner: LearnerState, answers: number): LearnerState => {
  if (answers < ANSWERS_LEAST) return learner;
  const { media } = standingOf(game, learner);
  const isTwice = isAbove(game, learner) && (learner.ultimas.at(-2)?.nivel ?? 0) >= learner.nivel + 1 + EDGE;
  // Whoever has an Elo or a stake plays: never the first steps.
  const least = learner.base > 0 ? 1 : 0;
  if (isTwice && mayRise(game, learner)) return stepTo(learner, learner.nivel + 1);
  return media < learner.nivel - EDGE && learner.nivel > least ? stepTo(learner, learner.nivel - 1) : learner;
};
