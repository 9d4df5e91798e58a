import type { Campo } from '@estratega/domain';
import type { GraphExercise } from '@estratega/lessons/graph';
import { chess, chessWith } from './chess/game.ts';
import type { Game } from './game.ts';
import { poker } from './poker/game.ts';

/** The only list of games: a forgotten one is a type error. */
export const GAMES_BY_CAMPO = { Ajedrez: chess, 'Poker Texas Holdem': poker } as const satisfies Record<Campo, Game>;

export type Games = Readonly<Record<Campo, Game>>;

export const gameOf = (campo: Campo, games: Games = GAMES_BY_CAMPO): Game => games[campo];

/** The game that a theme is of. */
export const gameOfTopic = (temaId: string, games: Games = GAMES_BY_CAMPO): Game => {
  const found = Object.values(games).find(({ curriculum }) => curriculum.topicById.has(temaId));
  if (!found) throw new Error(`${temaId}: of no game`);
  return found;
};

/** The games as an installation has them: with exercises of chess beside those of the bank. */
export const gamesWith = (chessExercises: readonly GraphExercise[]): Games => ({
  ...GAMES_BY_CAMPO,
  Ajedrez: chessWith(chessExercises),
});
