import { isWholeHand } from '@estratega/domain';
import type { GraphDrill } from '@estratega/lessons/graph';
import { onceForEach } from '../once/once.ts';

/** Exercises made from a seed: whoever has the id can make the same one again. */

const ID = /^g\.([a-z-]+)\.(\d)\.[0-9a-z]+$/u;

export const isMade = (id: string): boolean => id.startsWith('g.');

/** Whether what a drill makes is played street by street. */
export const isHand = (drill: string): boolean => isWholeHand(madeId(drill, 0, 0));

export const madeId = (drill: string, level: number, seed: number): string =>
  `g.${drill}.${level}.${(seed >>> 0).toString(36)}`;

/** The id of one hand of a round: the place in it is the seed's last two letters. */
export const roundId = (drill: string, level: number, seed: number, place: number): string =>
  `${madeId(drill, level, seed)}${place.toString(36).padStart(2, '0')}`;

const topicsOf = (drills: readonly GraphDrill[], format: string): ReadonlySet<string> =>
  new Set(drills.filter(({ formatos }) => !formatos || formatos.includes(format)).flatMap(({ temas }) => temas));

const drilledIn = onceForEach(topicsOf);

/** Whole hands are dealt at the player's own level: they are no reason to go back a stage. */
const drilledBelow = onceForEach((drills: readonly GraphDrill[], format: string) =>
  topicsOf(
    drills.filter(({ drill, niveles: [level] }) => !isWholeHand(madeId(drill, level, 0))),
    format,
  ),
);

/** Whether a topic has drills at all in a format, at the player's level or below it: asked of every unit of a week. */
export const hasDrills = (drills: readonly GraphDrill[], topicId: string, format: string, isBelow = false): boolean =>
  (isBelow ? drilledBelow : drilledIn)(drills, format).has(topicId);

/** Drills of a topic in a format, with the level of theirs that is nearest to one. */
export const drillsFor = (
  drills: readonly GraphDrill[],
  topicId: string,
  level: number,
  format: string,
): readonly { readonly drill: string; readonly level: number }[] =>
  drills
    .filter(({ temas, formatos }) => temas.includes(topicId) && (!formatos || formatos.includes(format)))
    .map(({ drill, niveles: [low, high] }) => ({ drill, level: Math.max(low, Math.min(level, high)) }));

/** Topics and level of a made exercise, and how many decisions it asks; nothing where the id is not one. */
export const readMade = (
  drills: readonly GraphDrill[],
  id: string,
): { readonly temas: readonly string[]; readonly level: number; readonly decisions: number } | undefined => {
  const [, name, level] = ID.exec(id) ?? [];
  const drill = drills.find((one) => one.drill === name);
  return drill && { temas: drill.temas, level: Number(level), decisions: drill.decisiones ?? 1 };
};
