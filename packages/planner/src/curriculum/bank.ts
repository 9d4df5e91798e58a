import type { GraphExercise } from '@estratega/lessons/graph';

/** Exercises by topic, in the order of the content. */
export const bankOf = (exercises: readonly GraphExercise[]): ((topicId: string) => readonly GraphExercise[]) => {
  const byTopic = new Map<string, GraphExercise[]>();
  for (const exercise of exercises) {
    for (const topic of exercise.temas) {
      const own = byTopic.get(topic);
      if (own) own.push(exercise);
      else byTopic.set(topic, [exercise]);
    }
  }
  return (topicId) => byTopic.get(topicId) ?? [];
};
