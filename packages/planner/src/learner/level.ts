import { addDays, type Fecha, HOLD_DAYS, type InformacionTema } from '@estratega/domain';
import type { Game } from '../games/game.ts';
import type { Measure } from './ability.ts';
import { SLOPE } from './law.ts';
import type { CambioNivel, LearnerState } from './state.ts';

/**
 * Where the player stands, and the level at which the weeks are made. It follows the answers every week, both ways, by one
 * step at most; under caution it never rises.
 */

/** Beyond the edge of a level by so much: who stands on it does not go to and fro. */
const EDGE = 0.15;
/** First tries of a week without which nothing is said of the level. */
const ANSWERS_LEAST = 10;

export const isForFormat = (topic: { readonly exclusivo?: readonly string[] }, format: string): boolean =>
  topic.exclusivo === undefined || topic.exclusivo.includes(format);

/**
 * The level's own estimate, and what study has added to it: the mean over what the level and the one below teach, where
 * answers stand behind it. Who has learnt a level stands on the next.
 */
export const standingOf = (game: Game, learner: LearnerState): Measure => {
  const { nivel } = learner.habilidad;
  let gained = 0;
  let count = 0;
  for (const unit of game.curriculum.units) {
    if (unit.level > learner.nivel || unit.level < learner.nivel - 1) continue;
    if (!isForFormat(unit.topic, learner.formato)) continue;
    count++;
    const own = learner.unidades[unit.id];
    if (own?.respuestas) gained += own.ganado;
  }
  return { media: nivel.media + gained / Math.max(1, count) / SLOPE, varianza: nivel.varianza };
};

export const atLevel = (learner: LearnerState, nivel: number, motivo: CambioNivel['motivo']): LearnerState =>
  nivel === learner.nivel
    ? learner
    : {
        ...learner,
        nivel,
        minutosNivel: 0,
        cambioNivel: { semana: learner.semana, de: learner.nivel, a: nivel, motivo },
      };

/** A word that holds longer than the product gives is none. */
const HOLD_MOST = HOLD_DAYS + 7;

/** Whether the player's own word holds the level at the end of the week that began on a day. */
export const isHeld = ({ preferencias }: Pick<InformacionTema, 'preferencias'>, hoy: Fecha): boolean => {
  const until = preferencias?.nivelHasta;
  return until !== undefined && addDays(hoy, 7) <= until && until <= addDays(hoy, HOLD_MOST);
};

/** One step towards where the answers say that the player is; `answers`: first tries of the week. */
export const withMeasuredLevel = (game: Game, learner: LearnerState, answers: number): LearnerState => {
  if (answers < ANSWERS_LEAST) return learner;
  const { media } = standingOf(game, learner);
  // Whoever has an Elo or a stake plays: never the first steps.
  const least = learner.base > 0 ? 1 : 0;
  if (media >= learner.nivel + 1 + EDGE && learner.nivel < game.maxLevel && !learner.cautela)
    return atLevel(learner, learner.nivel + 1, 'respuestas');
  return media < learner.nivel - EDGE && learner.nivel > least
    ? atLevel(learner, learner.nivel - 1, 'respuestas')
    : learner;
};
