import type { Fecha, TipoTarea } from '@estratega/domain';
import { fits } from '@estratega/lessons/graph';
import type { Unit } from '../../curriculum/graph.ts';
import type { Requisitos } from '../../curriculum/topic.ts';
import { daysBetween } from '../../learner/memory.ts';
import type { Fallo, Lado } from '../../learner/state.ts';
import type { Context } from '../context.ts';
import { chooseExercises } from '../exercises.ts';
import { playOutFor, TAKES } from '../play-outs.ts';

/** Exercises for a task. */

const LEAST = 2;
/** A block's exercises, however long it is. */
export const MOST_ITEMS = 10;

export const itemCount = (context: Context, level: number, minutes: number): number =>
  Math.max(LEAST, Math.min(MOST_ITEMS, Math.round(minutes / context.game.minutesPerItem(level))));

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

  private readonly weeksSince = (id: string): number | undefined => {
    const { learner } = this.context;
    if (this.thisWeek.has(id)) return 0;
    const week = learner.usados[id];
    return week === undefined ? undefined : learner.semana - week;
  };

  private playOut(unit: Unit, count: number, { day }: Wish): string | undefined {
    const { game, level, seed } = this.context;
    return playOutFor(game.playOuts, unit, count, {
      level,
      weeksSince: this.weeksSince,
      failedDue: this.failedDue(day),
      seed,
    });
  }

  /** Best first. */
  private choose(units: readonly Unit[], count: number, wish: Wish): readonly string[] {
    const { game, learner, level, belief, seed, measured } = this.context;
    return chooseExercises(game, units, count, {
      weeksSince: this.weeksSince,
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
      // One that is played out says itself what it asks.
      if (this.context.game.playOuts.some((one) => one.id === id)) return true;
      const item = bank.find((one) => one.id === id);
      return item !== undefined && fits(item.node, asked);
    });
  }

  take(units: readonly Unit[], count: number, wish: Wish): readonly string[] {
    const [unit] = units;
    const playOut = unit && wish.kind === 'ejercicios' ? this.playOut(unit, count, wish) : undefined;
    const ids = playOut ? [...this.choose(units, count - TAKES, wish), playOut] : this.choose(units, count, wish);
    for (const id of ids) this.thisWeek.add(id);
    return ids;
  }
}
