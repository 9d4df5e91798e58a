import { type Fecha, isOfRound, type TipoTarea } from '@estratega/domain';
import { fits, type GraphChapter } from '@estratega/lessons/graph';
import type { Unit } from '../../curriculum/graph.ts';
import type { Requisitos } from '../../curriculum/topic.ts';
import type { Item } from '../../games/game.ts';
import { MIDDLE } from '../../learner/law.ts';
import { daysBetween } from '../../learner/memory.ts';
import { PLAYED_OUT, READING } from '../../learner/reading.ts';
import type { Fallo, Lado } from '../../learner/state.ts';
import { isWanted } from '../../learner/wanted.ts';
import { onceFor } from '../../once/once.ts';
import { fraction, hash } from '../../random/seed.ts';
import type { Context } from '../context.ts';
import { aimIn, chooseExercises, chooseSeries, type ExerciseChoice, handsIn, isFresh } from '../exercises.ts';
import { playerIn } from '../kind.ts';
import { isReserved, testUnitOf } from '../reserved.ts';
import { chapterExercises } from './chapter.ts';

/** Exercises for a task. */

const LEAST = 2;
/** Minutes of practice that hold a second ending beside the first. */
const TWO_PLAY_OUTS = 30;
/** Half of a task about an ending that was asked for. */
const PLAY_OUTS_MOST = 5;
/** Not met before: a test measures with nothing else, and fewer measure nothing. */
export const TEST_LEAST = 5;
/** A block's exercises, however long it is. */
export const MOST_ITEMS = 60;

export const itemCount = (context: Context, level: number, minutes: number): number =>
  Math.max(LEAST, Math.min(MOST_ITEMS, Math.round(minutes / context.game.minutesPerItem(level))));

/** What is read or practised is played out where the minutes hold both. */
const PLAYED_FROM: Partial<Record<TipoTarea, number>> = { teoria: 15, ejercicios: 20 };
export const isPlayedOut = (kind: TipoTarea, minutes: number): boolean =>
  minutes >= (PLAYED_FROM[kind] ?? Number.POSITIVE_INFINITY);

/** "posición", "mano", or "situación" where nothing is dealt. */
export const itemWord = ({ game }: Context, areas: readonly string[]): readonly [string, string] => {
  const { item, otherItem } = game.wording;
  return otherItem && areas.every((area) => otherItem.areas.includes(area)) ? otherItem.item : item;
};

const byId = onceFor((items: readonly Item[]): ReadonlyMap<string, Item> => new Map(items.map((one) => [one.id, one])));

export interface Wish {
  readonly kind: TipoTarea;
  readonly day: Fecha;
  readonly side?: Lado | undefined;
  /** Of a theme that somebody asked for. */
  readonly asked?: boolean;
}

/** Exercises of one unit. */
export interface Taken {
  readonly unit: Unit;
  readonly ids: readonly string[];
}

export interface Series {
  readonly ids: readonly string[];
  /** Easier and harder ones beside them. */
  readonly spare: readonly string[];
  /** Of `ids`, those that failed before. */
  readonly due: readonly string[];
  /** Where the first one lies, on the scale of ratings. */
  readonly aim: number;
}

/** What the week has already used, beside what the learner's state remembers. */
export class ItemUse {
  private readonly thisWeek = new Set<string>();
  /** A session may have asked it: no test measures with it, and no chapter asks it. */
  private readonly spared = new Set<string>();
  /** Chapters that the week has come to. */
  private readonly opened = new Set<string>();
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

  private choiceFor(wish: Wish): ExerciseChoice {
    const { game, learner, level, seed, measured, leading } = this.context;
    return {
      weeksSince: (id) => {
        if (isReserved(this.context, id) && !this.opened.has(testUnitOf(id) ?? '')) return 0;
        if (this.thisWeek.has(id) || (wish.kind === 'test' && this.spared.has(id))) return 0;
        const week = learner.usados[id];
        return week === undefined ? undefined : learner.semana - week;
      },
      failedDue: this.failedDue(wish.day),
      ...playerIn(this.context),
      level,
      format: learner.formato,
      kind: wish.kind,
      side: wish.side,
      day: wish.day,
      seed,
      measured,
      leading,
      ...(wish.asked && game.written ? { written: game.written } : {}),
    };
  }

  /** Whether all of these have what a prompt speaks of; one made from a seed only has its own question. */
  fit(unit: Unit, ids: readonly string[], asked: Requisitos): boolean {
    const bank = byId(this.context.game.items(unit.topic));
    return ids.every((id) => {
      const item = bank.get(id);
      return item !== undefined && fits(item.node, asked);
    });
  }

  /** Of a chapter, what is not asked this week nor was lately, by as many as the minutes hold; nothing where it has been worked through. */
  takeSteps(chapter: GraphChapter, minutes: number): readonly string[] {
    const { learner, game } = this.context;
    const topic = game.curriculum.unitById.get(chapter.unidad)?.topic;
    const bank = byId(topic ? game.items(topic) : []);
    // One hand of another format makes a test that nobody there is to be measured by.
    const isOwn = (id: string): boolean => bank.get(id)?.formats?.includes(learner.formato) ?? true;
    const isNew = (id: string): boolean =>
      !this.thisWeek.has(id) && !this.spared.has(id) && isFresh(learner.semana, learner.usados[id]);
    const pasos = chapter.pasos.filter(isNew);
    const prueba = chapter.prueba.every((id) => isNew(id) && isOwn(id)) ? chapter.prueba : [];
    const ids = pasos.length === 0 ? [] : chapterExercises({ ...chapter, pasos, prueba }, minutes);
    for (const id of ids) this.thisWeek.add(id);
    if (ids.length > 0) this.opened.add(chapter.unidad);
    return ids;
  }

  /** Positions of the unit to be played to their end, near its level and not met lately, kinds that were never played first; nothing where there is none or no time. */
  takePlayOut({ topic, level }: Unit, kind: TipoTarea, minutes: number): readonly string[] {
    const { game, learner, seed } = this.context;
    const beside = PLAYED_OUT + (kind === 'teoria' ? READING : 0) + (LEAST - 0.5) * game.minutesPerItem(level);
    if (!isPlayedOut(kind, minutes) || beside > minutes) return [];
    const all = game.playOuts(topic);
    const isMet = ({ id }: Item): boolean => learner.usados[id] !== undefined || this.thisWeek.has(id);
    const known = new Set(all.filter(isMet).map(({ node }) => node.clase));
    const near = all
      .filter(
        ({ id, levels: [low] }) =>
          Math.abs(low - level) <= 1 && !this.thisWeek.has(id) && isFresh(learner.semana, learner.usados[id]),
      )
      .map((one) => ({
        id: one.id,
        clase: one.node.clase,
        isKnown: known.has(one.node.clase),
        off: Math.abs(one.dificultad - level - MIDDLE) + fraction(hash(seed), one.hash),
      }))
      .sort((a, b) => Number(a.isKnown) - Number(b.isKnown) || a.off - b.off);
    const [best] = near;
    const said = learner.declarado[topic.id]?.polaridad;
    const isAsked = isWanted(said);
    const most =
      kind !== 'ejercicios'
        ? 1
        : isAsked
          ? Math.max(1, Math.min(PLAY_OUTS_MOST, Math.floor(minutes / 2 / PLAYED_OUT)))
          : minutes >= TWO_PLAY_OUTS
            ? 2
            : 1;
    // Each of another kind, and what was asked for goes on with others of the same.
    const kinds = near.filter(({ clase }, i) => near.findIndex((one) => one.clase === clase) === i);
    const others = isAsked ? near.filter((one) => !kinds.includes(one)) : [];
    const played = [...(best ? kinds : []), ...others].slice(0, most);
    for (const { id } of played) this.thisWeek.add(id);
    return played.map(({ id }) => id);
  }

  /** By the time that they take: the hands of a round are many and short. */
  itemsIn(ids: readonly string[], level: number): number {
    const rounds = ids.filter(isOfRound).length;
    return ids.length - rounds + rounds / handsIn(this.context.game, level);
  }

  /** The name of the drill that more than half of these are made by, by the time that they take. */
  drillTitle(ids: readonly string[], level: number): string | undefined {
    const all = this.itemsIn(ids, level);
    const made = this.context.game.drills.find(
      ({ drill, titulo }) =>
        titulo !== undefined &&
        this.itemsIn(
          ids.filter((id) => id.startsWith(`g.${drill}.`)),
          level,
        ) >
          all / 2,
    );
    return made?.titulo;
  }

  /** Best first. */
  take(units: readonly Unit[], count: number, wish: Wish): readonly string[] {
    const ids = chooseExercises(this.context.game, units, count, this.choiceFor(wish));
    for (const id of ids) this.thisWeek.add(id);
    return ids;
  }

  /** Of several units the first that has as many as are wanted, or the one that has most. */
  takeFrom(units: readonly Unit[], count: number, wish: Wish): Taken | undefined {
    let best: Taken | undefined;
    for (const unit of units) {
      const ids = chooseExercises(this.context.game, [unit], count, this.choiceFor(wish));
      if (ids.length > (best?.ids.length ?? 0)) best = { unit, ids };
      if (ids.length >= count) break;
    }
    for (const id of best?.ids ?? []) this.thisWeek.add(id);
    return best;
  }

  /** What a session served by time chooses from; only what the minutes hold counts as used. */
  series(units: readonly Unit[], count: number, wish: Wish, isTested: boolean): Series {
    const choice = this.choiceFor(wish);
    const chosen = chooseSeries(this.context.game, units, count, choice);
    const { ids } = chosen;
    // A round has its half of the minutes: nothing beside the other half, or it would never come.
    // And what a test of the week will ask is not met before it.
    const spare = isTested || ids.some(isOfRound) ? [] : chosen.spare;
    for (const id of ids) this.thisWeek.add(id);
    for (const id of spare) this.spared.add(id);
    const aims = units.map((unit) => aimIn(unit, choice));
    return {
      ids,
      spare,
      due: ids.filter((id) => choice.failedDue.includes(id)),
      aim: this.context.game.ratingOfLevel(aims.reduce((sum, aim) => sum + aim, 0) / aims.length),
    };
  }
}
