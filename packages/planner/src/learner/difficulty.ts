import { readMade } from '../curriculum/drills.ts';
import type { Game } from '../games/game.ts';

/** What is known of every exercise of a game, by its id. Built once per game, on first use. */

export interface Difficulty {
  /** On the scale of levels. */
  readonly level: number;
  /** Topics in whose banks it is. */
  readonly topics: readonly string[];
  /** Chance to be right without knowing. */
  readonly guess?: number | undefined;
}

const built = new WeakMap<Game, ReadonlyMap<string, Difficulty>>();

/** In the middle of its level: a drill has no rating of its own. */
const MIDDLE = 0.5;

/** Of the bank, or made from a seed; nothing for one that is not of this game. */
export const difficultyOf = (game: Game, id: string): Difficulty | undefined => {
  const made = readMade(game.drills, id);
  return made ? { level: made.level + MIDDLE, topics: made.temas } : bankDifficulties(game).get(id);
};

const bankDifficulties = (game: Game): ReadonlyMap<string, Difficulty> => {
  const known = built.get(game);
  if (known) return known;
  const found = new Map<string, { level: number; topics: string[]; guess?: number | undefined }>();
  for (const topic of game.curriculum.topics) {
    for (const { id, dificultad, azar } of game.items(topic)) {
      const before = found.get(id);
      if (before) before.topics.push(topic.id);
      else found.set(id, { level: dificultad, topics: [topic.id], guess: azar });
    }
  }
  built.set(game, found);
  return found;
};
