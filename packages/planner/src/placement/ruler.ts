import { type NivelDeclarado, type ReglaNivel, spanishNumber } from '@estratega/domain';
import type { Game } from '../games/game.ts';
import type { Estimate } from '../learner/placement.ts';
import { onlineExtra, ratingOfLevel, TOLD_AS_RATING } from './prior.ts';

/** Where an estimate lies among levels that have names: five of them, the player's in the middle where it can be. */

const SHOWN = 5;
const NAMES: Readonly<Record<Game['campo'], readonly string[]>> = {
  Ajedrez: ['Inicial', 'Aprendiz', 'Aficionado', 'Club', 'Torneo', 'Experto', 'Maestro'],
  'Poker Texas Holdem': ['Inicial', 'NL2–10', 'NL16–25', 'NL50–200', 'NL400+', 'NL5000+'],
};

const within = (value: number): number => Math.max(0, Math.min(1, value));
const rounded = (value: number, step: number): number => Math.round(value / step) * step;

export const rulerOf = (
  { campo }: Pick<Game, 'campo'>,
  level: NivelDeclarado,
  { media, desviacion }: Estimate,
  nivel: number,
): ReglaNivel => {
  const names = NAMES[campo];
  const first = Math.max(0, Math.min(nivel - 2, names.length - SHOWN));
  const place = (at: number): number => within((at - first) / SHOWN);
  const extra = onlineExtra(level);
  const rating = (at: number): number => ratingOfLevel(Math.max(0, at)) + extra;
  const told = TOLD_AS_RATING[campo];
  return {
    // Who has no Elo yet is told no figure that sounds like a sentence.
    ...(told && nivel > 0
      ? {
          cifra: spanishNumber(rounded(rating(media), 10)),
          margen: `± ${spanishNumber(Math.max(10, rounded((rating(media + desviacion) - rating(media - desviacion)) / 2, 10)))}`,
        }
      : {}),
    en: place(Math.max(nivel, Math.min(nivel + 1, media))),
    desde: place(media - desviacion),
    hasta: place(media + desviacion),
    tramos: names.slice(first, first + SHOWN).map((nombre, i) => ({
      nombre,
      tuyo: first + i === nivel,
      ...(told && i > 0 ? { marca: spanishNumber(rounded(rating(first + i), 10)) } : {}),
    })),
  };
};
