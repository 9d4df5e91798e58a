import type { InformacionTema } from '@estratega/domain';
import type { Game } from '../games/game.ts';
import { onlineExtra, ratingOfLevel } from '../placement/prior.ts';
import { standingOf } from './level.ts';
import type { LearnerState } from './state.ts';

/** «Tus respuestas dicen 1.450 (±120); tú dijiste 1.700.» The line of the level, for every tier. */

const NUMBER = new Intl.NumberFormat('es-AR');
const DECIMAL = new Intl.NumberFormat('es-AR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const ROUND = 50;
const ROUND_BAND = 10;
const LEAST = 400;
const MOST = 2500;

const near = (value: number, step: number): string => NUMBER.format(Math.round(value / step) * step);

/** What the answers say, with its band; nothing while none has been measured. */
const measuredWords = (game: Game, learner: LearnerState, request: InformacionTema): string => {
  const { media, varianza } = standingOf(game, learner);
  const sd = Math.sqrt(varianza);
  if (request.campo !== 'Ajedrez') return `nivel ${DECIMAL.format(media)} (±${DECIMAL.format(sd)})`;
  const extra = onlineExtra(request);
  const at = (level: number): number => Math.max(LEAST, Math.min(MOST, ratingOfLevel(level)));
  return `${near(at(media) + extra, ROUND)} (±${near((ratingOfLevel(media + sd) - ratingOfLevel(media - sd)) / 2, ROUND_BAND)})`;
};

const saidWords = (game: Game, { base }: LearnerState, request: InformacionTema): string => {
  if (request.campo === 'Ajedrez') return request.elo === undefined ? 'que no tenías Elo' : NUMBER.format(request.elo);
  return `${request.limiteMesa}, nivel ${base}${game.wording.levels[base] ? ` (${game.wording.levels[base]})` : ''}`;
};

export const levelWords = (game: Game, learner: LearnerState, request: InformacionTema): string =>
  `Tu nivel: tus respuestas dicen ${measuredWords(game, learner, request)}; tú dijiste ${saidWords(game, learner, request)}.`;
