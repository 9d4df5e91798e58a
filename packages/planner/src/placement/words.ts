import { byGame, type NivelDeclarado, type ReglaNivel, type ResultadoPrueba, spanishNumber } from '@estratega/domain';
import type { Game } from '../games/game.ts';
import { type Estimate, levelOfEstimate, type PlacementAnswer } from '../learner/placement.ts';
import { onlineExtra, ratingOfLevel, TOLD_AS_RATING } from './prior.ts';
import { rulerOf } from './ruler.ts';

/** «Tu nivel estimado: unos 1.450 de Elo online en rápida.» */

const ROUND = 10;
const RATING_LEAST = 400;
const RATING_MOST = 2400;
const RHYTHMS = { bala: 'bala', blitz: 'blitz', rapida: 'rápida', clásica: 'clásica' } as const;

const rating = (level: number, extra: number): string => {
  const elo = Math.max(RATING_LEAST, Math.min(RATING_MOST, ratingOfLevel(level))) + extra;
  return spanishNumber(Math.round(elo / ROUND) * ROUND);
};

const scale = (level: NivelDeclarado): string =>
  byGame(level, {
    Ajedrez: ({ elo, experienciaAjedrez, tiempo }): string =>
      elo !== undefined && experienciaAjedrez === 'Elo online' && tiempo
        ? `de Elo online en ${RHYTHMS[tiempo]}`
        : 'de Elo FIDE',
    'Poker Texas Holdem': () => 'de Elo FIDE',
  });

/** Whoever has an Elo or a stake plays: never the first steps. */
const leastLevel = (level: NivelDeclarado): number =>
  byGame(level, { Ajedrez: ({ elo }): number => (elo === undefined ? 0 : 1), 'Poker Texas Holdem': () => 1 });

/** After a few answers the band is wide: the figure is a round one. */
const ROUGHLY = 50;

/** «Andas cerca de 1.100.» */
export const glimpseWords = (
  game: Game,
  level: NivelDeclarado,
  estimate: Estimate,
): { readonly titulo: string; readonly regla: ReglaNivel } => {
  const nivel = Math.max(leastLevel(level), levelOfEstimate(estimate, game.maxLevel));
  const { cifra: _exact, margen: _doubt, ...regla } = rulerOf(game, level, estimate, nivel);
  const elo = Math.min(RATING_MOST, ratingOfLevel(estimate.media)) + onlineExtra(level);
  const name = regla.tramos.find(({ tuyo }) => tuyo)?.nombre ?? '';
  const titulo =
    nivel === 0
      ? 'Andas en los primeros pasos'
      : TOLD_AS_RATING[game.campo]
        ? `Andas cerca de ${spanishNumber(Math.round(elo / ROUGHLY) * ROUGHLY)}`
        : `Andas por ${name}`;
  return { titulo, regla };
};

export const placementWords = (
  game: Game,
  level: NivelDeclarado,
  { media, desviacion }: Estimate,
  answers: readonly PlacementAnswer[],
): ResultadoPrueba => {
  const aciertos = answers.filter(({ bien }) => bien).length;
  const least = leastLevel(level);
  const levelAt = (at: number): number => Math.max(least, levelOfEstimate({ media: at, desviacion }, game.maxLevel));
  const nivel = levelAt(media);
  const regla = rulerOf(game, level, { media, desviacion }, nivel);
  const name = (at: number): string => game.wording.levels[levelAt(at)] ?? '';
  const counted = `Resolviste ${aciertos} de ${answers.length}, elegidos para que salgan unos dos de cada tres.`;
  // Who has no Elo yet is told no figure that sounds like a sentence.
  if (nivel === 0)
    return {
      nivel,
      aciertos,
      de: answers.length,
      regla,
      titulo: `Tu nivel estimado: ${name(media)}.`,
      detalle: `${counted} Tu plan empieza por las bases; con tus respuestas de cada semana lo afinamos.`,
    };
  if (TOLD_AS_RATING[game.campo]) {
    const extra = onlineExtra(level);
    const [from, to] = [rating(media - desviacion, extra), rating(media + desviacion, extra)];
    return {
      nivel,
      aciertos,
      de: answers.length,
      regla: { ...regla, escala: scale(level) },
      titulo: `Tu nivel estimado: unos ${rating(media, extra)} ${scale(level)}.`,
      detalle: `${counted} Lo más probable es que estés entre ${from} y ${to}; con tus respuestas de cada semana lo afinamos.`,
    };
  }
  const [low, high] = [name(media - desviacion), name(media + desviacion)];
  return {
    nivel,
    aciertos,
    de: answers.length,
    regla,
    titulo: `Tu nivel estimado: ${name(media)}.`,
    detalle: `${counted} ${
      low === high ? 'Tus respuestas apuntan siempre ahí' : `Lo más probable es que estés entre ${low} y ${high}`
    }; con tus respuestas de cada semana lo afinamos.`,
  };
};
