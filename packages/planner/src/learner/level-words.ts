import { byGame, type InformacionTema, LEVEL_LINE } from '@estratega/domain';
import type { Game } from '../games/game.ts';
import { onlineExtra, ratingOfLevel, TOLD_AS_RATING } from '../placement/prior.ts';
import { standingOf } from './level.ts';
import type { LearnerState } from './state.ts';

/** «Tus respuestas dicen 1.450 (±120); tú dijiste 1.700.» The line of the level, for every tier. */

const NUMBER = new Intl.NumberFormat('es-AR');
const DECIMAL = new Intl.NumberFormat('es-AR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
/** Where in a level, for a game without ratings. */
const PARTS = ['baja', 'media', 'alta'] as const;
const ROUND = 50;
const ROUND_BAND = 10;
const LEAST = 400;
const MOST = 2500;

/** What the scale itself may be off, however many answers there are: a quarter of a level. */
const SCALE_VARIANCE = 0.25 ** 2;

const near = (value: number, step: number): string => NUMBER.format(Math.round(value / step) * step);

/** What the answers say, with its band. */
const measuredWords = (game: Game, learner: LearnerState, request: InformacionTema): string => {
  const { media, varianza } = standingOf(game, learner);
  const sd = Math.sqrt(varianza + SCALE_VARIANCE);
  if (!TOLD_AS_RATING[request.campo]) {
    const level = Math.max(0, Math.min(game.maxLevel, Math.floor(media)));
    const part = PARTS[Math.max(0, Math.min(PARTS.length - 1, Math.floor((media - level) * PARTS.length)))];
    return `nivel ${level}, parte ${part} (±${DECIMAL.format(sd)})`;
  }
  const at = Math.max(LEAST, Math.min(MOST, ratingOfLevel(media))) + onlineExtra(request);
  return `${near(at, ROUND)} (±${near((ratingOfLevel(media + sd) - ratingOfLevel(media - sd)) / 2, ROUND_BAND)})`;
};

const saidWords = ({ base }: LearnerState, request: InformacionTema): string =>
  byGame(request, {
    Ajedrez: ({ elo }) => (elo === undefined ? 'que no tenías Elo' : NUMBER.format(elo)),
    'Poker Texas Holdem': ({ limiteMesa }) => `${limiteMesa}, nivel ${base}`,
  });

/** A level on the player's own scale: an online rating and FIDE's are not told in one breath. */
const bandWords = (game: Game, level: number, request: InformacionTema): string => {
  if (!TOLD_AS_RATING[request.campo]) return game.wording.levels[level] ?? `nivel ${level}`;
  const edge = (at: number): string => near(ratingOfLevel(at) + onlineExtra(request), ROUND);
  if (level === 0) return `hasta ${edge(1)}`;
  return level >= game.maxLevel ? `${edge(level)} o más` : `de ${edge(level)} a ${edge(level + 1)}`;
};

/** What follows from it this week, where the answers have moved the level. */
const stepWords = (game: Game, { cambioNivel }: LearnerState, request: InformacionTema): string => {
  if (cambioNivel?.motivo !== 'respuestas') return '';
  const name = bandWords(game, cambioNivel.a, request);
  const way = cambioNivel.a > cambioNivel.de ? 'sube' : 'baja';
  return ` Esta semana tu plan ${way} un peldaño (${name}); si no estás de acuerdo, haz la prueba de nivel.`;
};

export const levelWords = (game: Game, learner: LearnerState, request: InformacionTema): string =>
  `${LEVEL_LINE}tus respuestas dicen ${measuredWords(game, learner, request)}; tú dijiste ${saidWords(learner, request)}.${stepWords(game, learner, request)}`;
