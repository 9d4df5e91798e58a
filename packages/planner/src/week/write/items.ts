import type { Bloque } from '@estratega/domain';
import type { Topic, Unit } from '../../curriculum/graph.ts';
import type { Item } from '../../games/game.ts';
import type { Context } from '../context.ts';

/** Exercises for a task: of the topic and level, least recently used first. */

const LEAST = 2;
const MOST = 10;

export const itemCount = (context: Context, level: number, minutes: number): number =>
  Math.max(LEAST, Math.min(MOST, Math.round(minutes / context.game.minutesPerItem(level))));

/** What the week has already used, beside what the learner's state remembers. */
export class ItemUse {
  private readonly used = new Map<string, number[]>();
  private readonly context: Context;

  constructor(context: Context) {
    this.context = context;
  }

  private order(topic: Topic): readonly number[] {
    const known = this.used.get(topic.id);
    if (known) return known;
    const remembered = [...(this.context.learner.temas[topic.id]?.usados ?? [])];
    this.used.set(topic.id, remembered);
    return remembered;
  }

  /** Levels away from the unit's; an exercise above the player's window is never offered. */
  private distance(item: Item, unit: Unit): number | undefined {
    const [low, high] = item.levels;
    const { learner, level } = this.context;
    if (low > level + 1 || (item.formats && !item.formats.includes(learner.formato))) return undefined;
    return unit.level < low ? (low - unit.level) * 1.5 : Math.max(0, unit.level - high);
  }

  take(unit: Unit, count: number): readonly number[] {
    const bank = this.context.game.items(unit.topic);
    const used = this.order(unit.topic);
    const ranked: { index: number; rank: number }[] = [];
    for (let index = 0; index < bank.length; index++) {
      const distance = this.distance(bank[index] as Item, unit);
      if (distance === undefined) continue;
      // Unused first, nearest level first; then the one used longest ago.
      const age = used.indexOf(index);
      ranked.push({ index, rank: age < 0 ? distance : 100 + age });
    }
    ranked.sort((a, b) => a.rank - b.rank || a.index - b.index);
    const taken = ranked.slice(0, count).map(({ index }) => index);
    this.used.set(unit.topic.id, [...used.filter((index) => !taken.includes(index)), ...taken]);
    return taken;
  }
}

export const questionBlocks = (topic: Topic, count: number, from: number): readonly Bloque[] => {
  const { preguntas } = topic;
  return Array.from({ length: Math.min(count, preguntas.length) }, (_, i): Bloque => {
    const { pregunta, respuesta } = preguntas[(from + i) % preguntas.length] as Topic['preguntas'][number];
    return { tipo: 'pregunta', pregunta, respuesta };
  });
};
