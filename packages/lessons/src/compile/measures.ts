import { isOfRound } from '@estratega/domain';
import { onLevelScale } from '../difficulty/scale.ts';
import { DRILLS, drillIdOf, makeDrill } from '../drills/index.ts';
import type { Exercise } from '../schema/index.ts';

/** Which exercises show what a chapter gained: eight before it and eight after it, of its theme and not of itself. */

export const MEASURED = 8;
/** Levels from the chapter's own: what lies further away shows nothing of it. */
const FAR = 2;

export interface Measure {
  readonly antes: readonly string[];
  readonly despues: readonly string[];
}

/** On the scale of levels. */
const hardnessOf = (one: Exercise): number =>
  one.tipo === 'poker' || one.tipo === 'poker-mano'
    ? (one.dificultad ?? (one.niveles[0] + one.niveles[1] + 1) / 2)
    : onLevelScale(one.dificultad);

/** Judged by what is answered, in one go. */
const isJudged = (one: Exercise): boolean =>
  one.tipo === 'ajedrez' ||
  one.tipo === 'ajedrez-pregunta' ||
  (one.tipo === 'poker' && one.preguntas.every(({ tipo }) => tipo !== 'libre'));

/** Rounds and whole hands are sessions of their own. */
const madeFor = (tema: string, nivel: number, many: number): readonly Exercise[] => {
  const own = DRILLS.filter(
    ({ drill, temas, niveles: [low, high] }) =>
      temas.includes(tema) && low <= nivel && nivel <= high && !isOfRound(drillIdOf(drill, nivel, 0)),
  );
  if (own.length === 0) return [];
  return Array.from({ length: many }, (_, i) => {
    const { drill } = own[i % own.length] as (typeof own)[number];
    return makeDrill(drillIdOf(drill, nivel, 7919 * (i + 1)));
  }).filter(isJudged);
};

/** Undefined where the theme has not sixteen that measure. Both halves are as hard as each other. */
export const measureOf = (unidad: string, bank: readonly Exercise[]): Measure | undefined => {
  const [tema, level] = unidad.split('@') as [string, string];
  const nivel = Number(level);
  const off = (one: Exercise): number => Math.abs(hardnessOf(one) - nivel - 0.5);
  const near = bank
    .filter((one) => one.temas.includes(tema) && isJudged(one) && off(one) <= FAR)
    // What is first of all of this theme, then what is nearest.
    .sort(
      (a, b) => Number(b.temas[0] === tema) - Number(a.temas[0] === tema) || off(a) - off(b) || (a.id < b.id ? -1 : 1),
    );
  const lacking = 2 * MEASURED - near.length;
  const sixteen = [...near, ...(lacking > 0 ? madeFor(tema, nivel, lacking) : [])].slice(0, 2 * MEASURED);
  if (new Set(sixteen.map(({ id }) => id)).size < 2 * MEASURED) return undefined;
  const byHardness = sixteen.sort((a, b) => hardnessOf(a) - hardnessOf(b) || (a.id < b.id ? -1 : 1));
  const side = (first: boolean): string[] =>
    byHardness.filter((_, i) => (i % 4 === 0 || i % 4 === 3) === first).map(({ id }) => id);
  return { antes: side(true), despues: side(false) };
};
