import { isOfRound } from '@estratega/domain';
import { isMade, readMade } from '../curriculum/drills.ts';
import type { Game } from '../games/game.ts';
import { onceFor } from '../once/once.ts';
import { MIDDLE } from './law.ts';

/** What is known of every exercise of a game, by its id. Built once per game, on first use. */

export interface Difficulty {
  /** On the scale of levels. */
  readonly level: number;
  /** Topics in whose banks it is. */
  readonly topics: readonly string[];
  /** Chance to be right without knowing. */
  readonly guess?: number | undefined;
  /** Questions that it asks, where it asks more than one; of a whole hand the decisions that are booked, on the mean. */
  readonly questions?: number | undefined;
}

/** What everybody's first tries said of exercises, on the scale of ratings; made ones are measured without their seed. */
export type Measured = Readonly<Record<string, number>>;

/** A step of a chapter stands in the middle of the stage that it teaches; no bank holds it. */
const STEP = /^c\.(?<tema>[^.]+)\.(?<nivel>\d)\.p\d+$/u;

/** A hand of a round is played or thrown away: one of two is right for who knows nothing. */
const IN_OR_OUT = 0.5;

const authored = (game: Game, id: string): Difficulty | undefined => {
  const { tema, nivel } = STEP.exec(id)?.groups ?? {};
  if (tema && game.curriculum.topicById.has(tema)) return { level: Number(nivel) + MIDDLE, topics: [tema] };
  const made = readMade(game.drills, id);
  if (!made) return bankDifficulties(game).get(id);
  return {
    level: made.level + MIDDLE,
    topics: made.temas,
    questions: made.decisions,
    ...(isOfRound(id) ? { guess: IN_OR_OUT } : {}),
  };
};

/** Of the bank, or made from a seed; as measured where it was; nothing for one that is not of this game. */
export const difficultyOf = (game: Game, id: string, measured?: Measured): Difficulty | undefined => {
  const own = authored(game, id);
  const rating = measured?.[id] ?? (isMade(id) ? measured?.[id.slice(0, id.lastIndexOf('.'))] : undefined);
  return own && rating !== undefined && Number.isFinite(rating) ? { ...own, level: game.levelOfRating(rating) } : own;
};

/** Levels by which an exercise is harder than what is typical of a level, which is its middle. */
export const harderThan = (difficulty: number | undefined, level: number): number =>
  difficulty === undefined ? 0 : difficulty - level - MIDDLE;

const bankDifficulties = onceFor((game: Game): ReadonlyMap<string, Difficulty> => {
  const found = new Map<
    string,
    { level: number; topics: string[]; guess?: number | undefined; questions?: number | undefined }
  >();
  for (const topic of game.curriculum.topics) {
    for (const { id, dificultad, azar, node } of [...game.items(topic), ...game.playOuts(topic)]) {
      const before = found.get(id);
      if (before) before.topics.push(topic.id);
      else
        found.set(id, {
          level: dificultad,
          topics: [topic.id],
          guess: azar,
          questions: node.preguntas?.length,
        });
    }
  }
  return found;
});
