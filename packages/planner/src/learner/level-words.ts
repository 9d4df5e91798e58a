import { byGame, type InformacionTema, LEVEL_LINE, spanishNumber } from '@estratega/domain';
import type { Game } from '../games/game.ts';
import { onlineExtra, ratingOfLevel, TOLD_AS_RATING } from '../placement/prior.ts';
import { isAboutToRise, standingOf } from './level.ts';
import type { LearnerState } from './state.ts';

/** «Tus respuestas dicen 1.450 (±120); tú dijiste 1.700.» The line of the level, for every tier. */

/** Where in a level, for a game without ratings. */
const PARTS = ['baja', 'media', 'alta'] as const;
const ROUND = 50;
const ROUND_BAND = 10;
const LEAST = 400;
const MOST = 2500;

/** What the scale itself may be off, however many answers there are: a quarter of a level. */
const SCALE_VARIANCE = 0.25 ** 2;

const near = (value: number, step: number): string => spanishNumber(Math.round(value / step) * step);

/** What the answers say, with its band. */
const measuredWords = (game: Game, learner: LearnerState, request: InformacionTema): string => {
  const { media, varianza } = standingOf(game, learner);
  const sd = Math.sqrt(varianza + SCALE_VARIANCE);
  if (!TOLD_AS_RATING[request.campo]) {
    const level = Math.max(0, Math.min(game.maxLevel, Math.floor(media)));
    const part = PARTS[Math.max(0, Math.min(PARTS.length - 1, Math.floor((media - level) * PARTS.length)))];
    return `nivel ${level}, parte ${part} (±${spanishNumber(sd, 1, 1)})`;
  }
  const at = Math.max(LEAST, Math.min(MOST, ratingOfLevel(media))) + onlineExtra(request);
  return `${near(at, ROUND)} (±${near((ratingOfLevel(media + sd) - ratingOfLevel(media - sd)) / 2, ROUND_BAND)})`;
};

const saidWords = ({ base }: LearnerState, request: InformacionTema): string =>
  byGame(request, {
    Ajedrez: ({ elo }) => `tú dijiste ${elo === undefined ? 'que no tenías Elo' : spanishNumber(elo)}`,
    // Limits of cash tables say nothing of who plays tournaments.
    'Poker Texas Holdem': ({ limiteMesa, tipoPoker }) =>
      tipoPoker === 'Cash games' ? `tú dijiste ${limiteMesa}, nivel ${base}` : `empezaste en el nivel ${base}`,
  });

/** A level on the player's own scale: an online rating and FIDE's are not told in one breath. */
const bandWords = (game: Game, level: number, request: InformacionTema): string => {
  // A level of study is no stake: nobody is told to sit down at a dearer table.
  if (!TOLD_AS_RATING[request.campo]) return `nivel ${level} de estudio`;
  const edge = (at: number): string => near(ratingOfLevel(at) + onlineExtra(request), ROUND);
  if (level === 0) return `hasta ${edge(1)}`;
  return level >= game.maxLevel ? `${edge(level)} o más` : `de ${edge(level)} a ${edge(level + 1)}`;
};

/** What follows from it: this week, where the answers have moved the level; the next, where one more like this will. */
const stepWords = (game: Game, learner: LearnerState, request: InformacionTema): string => {
  const { cambioNivel, nivel, semana } = learner;
  if (cambioNivel?.motivo !== 'respuestas') {
    const isKept = request.preferencias?.nivelHasta !== undefined;
    return !isKept && semana > 0 && isAboutToRise(game, learner)
      ? ` Si otra semana dice lo mismo, tu plan sube un peldaño (${bandWords(game, nivel + 1, request)}).`
      : '';
  }
  const name = bandWords(game, cambioNivel.a, request);
  const way = cambioNivel.a > cambioNivel.de ? 'sube' : 'baja';
  return ` Esta semana tu plan ${way} un peldaño (${name}); si no estás de acuerdo, haz la prueba de nivel.`;
};

/** Answers on what was just shown say nothing of how somebody plays who has never played. */
const isFirstSteps = (game: Game, { nivel, declarado }: LearnerState): boolean =>
  nivel === 0 && declarado[game.rules]?.polaridad === 'no_sabe';

export const levelWords = (game: Game, learner: LearnerState, request: InformacionTema): string =>
  isFirstSteps(game, learner)
    ? `${LEVEL_LINE}aprendes los primeros pasos; lo medimos cuando los tengas.`
    : `${LEVEL_LINE}tus respuestas dicen ${measuredWords(game, learner, request)}; ${saidWords(learner, request)}.${stepWords(game, learner, request)}`;
