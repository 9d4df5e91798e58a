import type { Fecha, TipoTarea } from '@estratega/domain';
import { fits, type GraphChapter } from '@estratega/lessons/graph';
import type { Unit } from '../../curriculum/graph.ts';
import type { Requisitos } from '../../curriculum/topic.ts';
import { MIDDLE } from '../../learner/difficulty.ts';
import { daysBetween } from '../../learner/memory.ts';
import type { Fallo, Lado } from '../../learner/state.ts';
import { fraction, hash } from '../../random/seed.ts';
import type { Context } from '../context.ts';
import { chooseExercises, isFresh } from '../exercises.ts';
import { chapterExercises } from './chapter.ts';

/** Exercises for a task. */

const LEAST = 2;
/** A block's exercises, however long it is. */
export const MOST_ITEMS = 10;

export const itemCount = (context: Context, level: number, minutes: number): number =>
  Math.max(LEAST, Math.min(MOST_ITEMS, Math.round(minutes / context.game.minutesPerItem(level))));

/** What is read or practised is played out where the minutes hold both. */
const PLAYED_FROM = { teoria: 15, ejercicios: 20 } as const;

/** "posición", "mano", or "situación" where nothing is dealt. */
export const itemWord = ({ game }: Context, areas: readonly string[]): readonly [string, string] => {
  const { item, otherItem } = game.wording;
  return otherItem && areas.every((area) => otherItem.areas.includes(area)) ? otherItem.item : item;
};

export interface Wish {
  readonly kind: TipoTarea;
  readonly day: Fecha;
  readonly side?: Lado | undefined;
}

/** What the week has already used, beside what the learner's state remembers. */
export class ItemUse {
  private readonly thisWeek = new Set<string>();
  private readonly context: Context;

  /** The longest ago first. */
  private readonly failed: readonly (readonly [string, Fallo])[];

  constructor(context: Context) {
    this.context = context;
    this.failed = Object.entries(context.learner.fallos).sort(([, a], [, b]) => (a.u < b.u ? -1 : a.u > b.u ? 1 : 0));
  }

  private readonly due = new Map<Fecha, readonly string[]>();

  private failedDue(day: Fecha): readonly string[] {
    const known = this.due.get(day);
    if (known) return known;
    const ids: string[] = [];
    for (const [id, { u, s }] of this.failed) if (daysBetween(u, day) >= s) ids.push(id);
    this.due.set(day, ids);
    return ids;
  }

  /** Best first. */
  private choose(units: readonly Unit[], count: number, wish: Wish): readonly string[] {
    const { game, learner, level, belief, seed, measured } = this.context;
    return chooseExercises(game, units, count, {
      weeksSince: (id) => {
        if (this.thisWeek.has(id)) return 0;
        const week = learner.usados[id];
        return week === undefined ? undefined : learner.semana - week;
      },
      failedDue: this.failedDue(wish.day),
      belief: (unit) => belief[unit.index] ?? 0,
      level,
      format: learner.formato,
      kind: wish.kind,
      side: wish.side,
      day: wish.day,
      seed,
      measured,
    });
  }

  /** Whether all of these have what a prompt speaks of; one made from a seed only has its own question. */
  fit(unit: Unit, ids: readonly string[], asked: Requisitos): boolean {
    const bank = this.context.game.items(unit.topic);
    return ids.every((id) => {
      const item = bank.find((one) => one.id === id);
      return item !== undefined && fits(item.node, asked);
    });
  }

  /** Of a chapter, what is not asked this week nor was lately, by as many as the minutes hold; nothing where it has been worked through. */
  takeSteps(chapter: GraphChapter, minutes: number): readonly string[] {
    const { learner } = this.context;
    const isNew = (id: string): boolean => !this.thisWeek.has(id) && isFresh(learner.semana, learner.usados[id]);
    const pasos = chapter.pasos.filter(isNew);
    const prueba = chapter.prueba.every(isNew) ? chapter.prueba : [];
    const ids = pasos.length === 0 ? [] : chapterExercises({ ...chapter, pasos, prueba }, minutes);
    for (const id of ids) this.thisWeek.add(id);
    return ids;
  }

  /** A position of the unit to be played to its end, near its level and not met lately; nothing where there is none or no time. */
  takePlayOut({ topic, level }: Unit, kind: TipoTarea, minutes: number): readonly string[] {
    if ((kind !== 'teoria' && kind !== 'ejercicios') || minutes < PLAYED_FROM[kind]) return [];
    const { game, learner, seed } = this.context;
    const [best] = game
      .playOuts(topic)
      .filter(
        ({ id, levels: [low] }) =>
          Math.abs(low - level) <= 1 && !this.thisWeek.has(id) && isFresh(learner.semana, learner.usados[id]),
      )
      .map(({ id, dificultad, hash: own }) => ({
        id,
        off: Math.abs(dificultad - level - MIDDLE) + fraction(hash(seed), own),
      }))
      .sort((a, b) => a.off - b.off);
    if (!best) return [];
    this.thisWeek.add(best.id);
    return [best.id];
  }

  take(units: readonly Unit[], count: number, wish: Wish): readonly string[] {
    const ids = this.choose(units, count, wish);
    for (const id of ids) this.thisWeek.add(id);
    return ids;
  }
}
