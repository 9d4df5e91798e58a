import type { Bloque, Fecha, TipoTarea } from '@estratega/domain';
import type { Topic, Unit } from '../../curriculum/graph.ts';
import type { Item } from '../../games/game.ts';
import { daysBetween } from '../../learner/memory.ts';
import type { Lado } from '../../learner/state.ts';
import type { Context } from '../context.ts';
import { chooseExercises } from '../exercises.ts';

/** Exercises for a task. */

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

  private readonly due = new Map<Fecha, readonly string[]>();

  private failedDue(day: Fecha): readonly string[] {
    const known = this.due.get(day);
    if (known) return known;
    const due = Object.entries(this.context.learner.fallos).filter(([, { u, s }]) => daysBetween(u, day) >= s);
    const ids = due.sort(([, a], [, b]) => (a.u < b.u ? -1 : a.u > b.u ? 1 : 0)).map(([id]) => id);
    this.due.set(day, ids);
    return ids;
  }

  take(units: readonly Unit[], count: number, kind: TipoTarea, day: Fecha, side?: Lado): readonly Item[] {
    const { game, learner, level, belief, seed } = this.context;
    const ids = chooseExercises(game, units, count, {
      weeksSince: (id) => {
        if (this.thisWeek.has(id)) return 0;
        const week = learner.usados[id];
        return week === undefined ? undefined : learner.semana - week;
      },
      failedDue: this.failedDue(day),
      belief: (unit) => belief[unit.index] ?? 0,
      level,
      format: learner.formato,
      kind,
      side,
      seed,
    });
    for (const id of ids) this.thisWeek.add(id);
    const banks = units.flatMap((unit) => game.items(unit.topic));
    return ids.flatMap((id) => banks.find((item) => item.id === id) ?? []);
  }
}

export const questionBlocks = (topic: Topic, count: number, from: number): readonly Bloque[] => {
  const { preguntas } = topic;
  return Array.from({ length: Math.min(count, preguntas.length) }, (_, i): Bloque => {
    const { pregunta, respuesta } = preguntas[(from + i) % preguntas.length] as Topic['preguntas'][number];
    return { tipo: 'pregunta', pregunta, respuesta };
  });
};
