import type { GraphExercise } from '@estratega/lessons/graph';
import type { Item } from '../games/game.ts';
import { hash } from '../random/seed.ts';
import type { Topic } from './topic.ts';

/** Exercises by topic, in the order of the content. */

/** Chance to be right without knowing: one of the options where there are options, next to none where a number is asked. */
const AZAR = { accion: 0.33, elige: 0.28, numero: 0.05, rango: 0.03, libre: 0.5 } as const;

const guessOf = (kind: string): number => AZAR[kind as keyof typeof AZAR] ?? 0.12;

const guess = ({ preguntas }: GraphExercise): number | undefined =>
  preguntas?.reduce((product, kind) => product * guessOf(kind), 1);

const itemOf = (node: GraphExercise): Item => ({
  id: node.id,
  dificultad: node.dificultad,
  azar: guess(node),
  lado: node.rasgos?.bando,
  levels: node.niveles,
  hash: hash(node.id),
  formats: node.formatos,
  node,
});

type ItemsOf = (topic: Pick<Topic, 'id'>) => readonly Item[];

/** One that is there twice counts once. */
export const bankOf = (exercises: readonly GraphExercise[]): ItemsOf => {
  const byTopic = new Map<string, Item[]>();
  const known = new Set<string>();
  for (const exercise of exercises) {
    if (known.has(exercise.id)) continue;
    known.add(exercise.id);
    const item = itemOf(exercise);
    for (const topic of exercise.temas) {
      const own = byTopic.get(topic);
      if (own) own.push(item);
      else byTopic.set(topic, [item]);
    }
  }
  return ({ id }) => byTopic.get(id) ?? [];
};
