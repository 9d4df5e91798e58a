import type { Campo } from '@estratega/domain';
import type { GraphExercise } from '@estratega/lessons/graph';
import { type MemoryWeights, memoryWith } from '../learner/memory.ts';
import { chess, chessWith } from './chess/game.ts';
import type { Game } from './game.ts';
import { poker } from './poker/game.ts';

/** The only list of games: a forgotten one is a type error. */
export const GAMES_BY_CAMPO = { Ajedrez: chess, 'Poker Texas Holdem': poker } as const satisfies Record<Campo, Game>;

export type Games = Readonly<Record<Campo, Game>>;

export const gameOf = (campo: Campo, games: Games = GAMES_BY_CAMPO): Game => games[campo];

export type Memories = Partial<Readonly<Record<Campo, MemoryWeights>>>;

const remembering = <G extends Game>(game: G, weights: MemoryWeights | undefined): G =>
  weights ? { ...game, memory: memoryWith(weights) } : game;

/** The games as an installation has them: with exercises of chess beside those of the bank, and memory as its players' answers show it. */
export const gamesWith = (chessExercises: readonly GraphExercise[], memories: Memories = {}): Games => ({
  Ajedrez: remembering(chessWith(chessExercises), memories.Ajedrez),
  'Poker Texas Holdem': remembering(GAMES_BY_CAMPO['Poker Texas Holdem'], memories['Poker Texas Holdem']),
});
