import type { GraphTopic, Words } from '@estratega/lessons/graph';
import { hash } from '../random/seed.ts';
import type { Topic } from './topic.ts';

export type { Topic } from './topic.ts';

/** A topic at one level: what is learnt, remembered and reviewed. */
export interface Unit {
  readonly index: number;
  /** "aj-tac-doble@2": learners' states refer to it. */
  readonly id: string;
  readonly topic: Topic;
  readonly level: number;
  /** Of the id: for seeded tie-breaks without hashing text again. */
  readonly hash: number;
  /** Units that must be believed, or come earlier in the plan: the stage before, and each prerequisite. */
  readonly needs: readonly number[];
}

export interface Curriculum {
  readonly topics: readonly Topic[];
  readonly units: readonly Unit[];
  readonly topicById: ReadonlyMap<string, Topic>;
  readonly unitById: ReadonlyMap<string, Unit>;
}

export const unitId = (topicId: string, level: number): string => `${topicId}@${level}`;

const clampTo = (topic: Topic, level: number): number => Math.max(topic.nivelMin, Math.min(level, topic.nivelMax));

/** The stage of a topic nearest to a level. */
export const unitNear = ({ topicById, unitById }: Curriculum, topicId: string, level: number): Unit | undefined => {
  const topic = topicById.get(topicId);
  return topic && unitById.get(unitId(topicId, clampTo(topic, level)));
};

/** For tema@L: each prerequisite at the stage max(min, min(L − 1, max)). */
const stageRequired = (prerequisite: Topic, level: number): number => clampTo(prerequisite, level - 1);

const withWords = (temas: readonly GraphTopic[], words: Words): readonly Topic[] =>
  temas.map((tema) => {
    const own = words[tema.id];
    if (!own) throw new Error(`${tema.id}: no words`);
    return { ...tema, ...own };
  });

export const compile = (temas: readonly GraphTopic[], words: Words): Curriculum => {
  const topics = withWords(temas, words);
  const topicById = new Map(topics.map((topic) => [topic.id, topic]));
  const levels = topics.flatMap((topic) =>
    Array.from({ length: topic.nivelMax - topic.nivelMin + 1 }, (_, i) => ({ topic, level: topic.nivelMin + i })),
  );
  const indexOf = new Map(levels.map(({ topic, level }, index) => [unitId(topic.id, level), index]));
  const units = levels.map(({ topic, level }, index): Unit => {
    const before = indexOf.get(unitId(topic.id, level - 1));
    const needs = before === undefined ? [] : [before];
    for (const id of topic.prerequisitos) {
      const prerequisite = topicById.get(id);
      const need = prerequisite && indexOf.get(unitId(id, stageRequired(prerequisite, level)));
      if (need !== undefined) needs.push(need);
    }
    const id = unitId(topic.id, level);
    return { index, id, topic, level, hash: hash(id), needs };
  });
  return { topics, units, topicById, unitById: new Map(units.map((unit) => [unit.id, unit])) };
};
