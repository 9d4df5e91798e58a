import type { GraphDrill } from '@estratega/lessons/graph';
import { onceFor } from '../once/once.ts';

/** Exercises made from a seed: whoever has the id can make the same one again. */

const ID = /^g\.([a-z-]+)\.(\d)\.[0-9a-z]+$/u;

export const isMade = (id: string): boolean => id.startsWith('g.');

export const madeId = (drill: string, level: number, seed: number): string =>
  `g.${drill}.${level}.${(seed >>> 0).toString(36)}`;

const drilledIn = onceFor((drills: readonly GraphDrill[]) => new Set(drills.flatMap(({ temas }) => temas)));

/** Whether a topic has drills at all: asked of every unit of a week. */
export const hasDrills = (drills: readonly GraphDrill[], topicId: string): boolean => drilledIn(drills).has(topicId);

/** Drills of a topic with the level of theirs that is nearest to one. */
export const drillsFor = (
  drills: readonly GraphDrill[],
  topicId: string,
  level: number,
): readonly { readonly drill: string; readonly level: number }[] =>
  drills
    .filter(({ temas }) => temas.includes(topicId))
    .map(({ drill, niveles: [low, high] }) => ({ drill, level: Math.max(low, Math.min(level, high)) }));

/** Topics and level of a made exercise; nothing where the id is not one. */
export const readMade = (
  drills: readonly GraphDrill[],
  id: string,
): { readonly temas: readonly string[]; readonly level: number } | undefined => {
  const [, name, level] = ID.exec(id) ?? [];
  const drill = drills.find((one) => one.drill === name);
  return drill && { temas: drill.temas, level: Number(level) };
};
