import { fits, type GraphExercise } from '@estratega/lessons/graph';
import type { Unit } from '../../curriculum/graph.ts';
import type { Requisitos } from '../../curriculum/topic.ts';
import type { Context } from '../context.ts';

/** Exercises for a task: of the topic and level, never one that the week already has, least recently used first. */

const LEAST = 2;
const MOST = 10;

export const itemCount = (context: Context, level: number, minutes: number): number =>
  Math.max(LEAST, Math.min(MOST, Math.round(minutes / context.game.minutesPerItem(level))));

/** What the week has already used, beside what the learner's state remembers. */
export class ItemUse {
  private readonly thisWeek = new Set<string>();
  private readonly context: Context;

  constructor(context: Context) {
    this.context = context;
  }

  /** Levels away from the unit's; an exercise above the player's window is never offered. */
  private distance(item: GraphExercise, unit: Unit): number | undefined {
    const [low, high] = item.niveles;
    const { learner, level } = this.context;
    if (low > level + 1 || (item.formatos && !item.formatos.includes(learner.formato))) return undefined;
    return unit.level < low ? (low - unit.level) * 1.5 : Math.max(0, unit.level - high);
  }

  /** What could be given now, the best first; `asked` is what the prompt speaks of. */
  offer(unit: Unit, asked?: Requisitos): readonly string[] {
    const remembered = this.context.learner.temas[unit.topic.id]?.usados ?? [];
    const ranked: { id: string; rank: number }[] = [];
    for (const item of this.context.game.items(unit.topic.id)) {
      if (this.thisWeek.has(item.id) || !fits(item, asked)) continue;
      const distance = this.distance(item, unit);
      if (distance === undefined) continue;
      // Unused first, nearest level first; then the one used longest ago.
      const age = remembered.indexOf(item.id);
      ranked.push({ id: item.id, rank: age < 0 ? distance : 100 + age });
    }
    return ranked.sort((a, b) => a.rank - b.rank).map(({ id }) => id);
  }

  take(unit: Unit, count: number, asked?: Requisitos): readonly string[] {
    const taken = this.offer(unit, asked).slice(0, count);
    for (const id of taken) this.thisWeek.add(id);
    return taken;
  }
}
