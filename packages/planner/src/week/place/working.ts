import type { TipoTarea } from '@estratega/domain';
import { type Unit, unitId } from '../../curriculum/graph.ts';
import { isPractice } from '../../games/game.ts';
import { KNOWN, LEVELS_ABOVE } from '../../learner/belief.ts';
import { readingId } from '../../learner/state.ts';
import { FEW, type Kind, nextKind, returningOf } from '../kind.ts';
import { TASK_MIN } from '../minutes.ts';
import { isFailed } from '../standing.ts';
import type { Want } from '../wants.ts';
import { TEST_LEAST } from '../write/items.ts';
import type { Ledger } from './ledger.ts';

/** How a want would be worked on in the next block, by what the week has placed already. */

/**
 * A day's last minutes are filled up with something else; or its blocks are as long as can be; or what was asked for is
 * too, with neither test nor mixed review among it.
 */
export type Way = 'filled' | 'longer' | 'plain';

const MIXED_MOST = 30;

export class Working {
  private readonly ledger: Ledger;
  private readonly way: Way;

  constructor(ledger: Ledger, way: Way) {
    this.ledger = ledger;
    this.way = way;
  }

  /** The last two kinds before the next block. */
  row(): readonly TipoTarea[] {
    // The last block of a week that has had one kind only is of another.
    const [only] = this.ledger.kinds;
    if (this.ledger.isFinal && this.ledger.kinds.size === 1 && only !== undefined) return [only, only];
    return [...this.ledger.lead, ...this.ledger.today.slice(-2).map((slot) => slot.kind)].slice(-2);
  }

  kindOf(want: Want, isOpening: boolean, row: readonly TipoTarea[] = this.row()): Kind | undefined {
    const { unit } = want;
    // Own mistakes are solved, once; what the task is about goes on in its own way.
    if (want.own && !this.ledger.placed.has(unit.index))
      return {
        kind: 'ejercicios',
        crowds: row.length >= 2 && row.every((kind) => kind === 'ejercicios'),
        natural: true,
      };
    if (isOpening && this.isFirstLesson(unit)) return { kind: 'teoria', crowds: false, natural: true };
    if (this.beginsWithChapter(want) && !want.capsule)
      return { kind: 'teoria', crowds: row.length >= 2 && row.every((kind) => kind === 'teoria'), natural: true };
    if (isOpening)
      return this.ledger.exercisesLeft(unit) > 0 && !want.test
        ? { kind: 'ejercicios', crowds: false, natural: true }
        : undefined;
    // Whoever begins is shown what a thing is before it is asked, or something else stands here.
    const begins = this.ledger.context.level === 0 && !want.test && !this.ledger.placed.has(unit.index);
    if (begins && this.isFirstLesson(unit))
      return { kind: 'teoria', crowds: row.length >= 2 && row.every((kind) => kind === 'teoria'), natural: true };
    // What comes before its time is read, and then solved a little: never tested, never looked for in own games.
    if (want.capsule) {
      const kind =
        unit.topic.variantes.teoria !== undefined && !this.ledger.spentOn(unit).has('teoria')
          ? ('teoria' as const)
          : this.ledger.exercisesLeft(unit) >= FEW && unit.level <= this.ledger.context.level + LEVELS_ABOVE
            ? ('ejercicios' as const)
            : undefined;
      return kind && { kind, crowds: row.length >= 2 && row.every((one) => one === kind), natural: true };
    }
    // A claim is tested or left alone, never taught.
    if (want.test)
      return !this.ledger.isCalm && this.ledger.exercisesLeft(unit) >= TEST_LEAST
        ? {
            kind: 'test',
            crowds: this.isExamined || (row.length >= 2 && row.every((kind) => kind === 'test')),
            natural: true,
          }
        : undefined;
    return nextKind(this.ledger.context, unit, {
      belief: this.ledger.belief[unit.index] ?? 0,
      touches: (this.ledger.context.learner.unidades[unit.id]?.t ?? 0) + (this.ledger.placed.get(unit.index) ?? 0),
      opened:
        (this.ledger.opener === unit && (this.ledger.placed.get(unit.index) ?? 0) === 1) ||
        (!this.ledger.placed.has(unit.index) && this.isTaughtAgain(unit)),
      mayTest:
        this.ledger.testLeft >= TASK_MIN &&
        !this.ledger.isAlone &&
        !this.isExamined &&
        // What just failed is practised again before it is examined, and what was examined before it is again.
        want.lane !== 'debil' &&
        !this.ledger.isUnready(unit) &&
        !(want.lane === 'pedido' && this.isUnread(unit)) &&
        !(want.isHead && !this.ledger.placed.has(unit.index)) &&
        !this.ledger.waysOf(unit).includes('test') &&
        // A single theme is tested once it was worked on, and once only: a test is short, and its share is not.
        !(want.lane === 'pedido' && this.ledger.wants.active.length === 1 && !this.mayTestOnly(unit)) &&
        this.ledger.exercisesLeft(unit) - returningOf(this.ledger.context, unit) >= TEST_LEAST,
      ways: want.lane === 'pedido' || this.ledger.isAsked(unit) ? this.ledger.waysOf(unit) : undefined,
      mayAnalyse: this.ledger.analysisLeft >= this.ledger.wants.blockMinutes / 2,
      exercises: this.ledger.exercisesLeft(unit),
      before: this.ledger.kindBefore.get(unit.index),
      // Nobody judges it: one look at own games a day; a single theme needs every way of working there is.
      spent:
        (this.ledger.hasAnalysis && !(want.lane === 'pedido' && this.ledger.wants.active.length === 1)) ||
        // A whole game seldom reaches the ending that is studied: rather played out than looked for.
        (this.ledger.context.game.aside.includes(unit.topic.area) && this.ledger.exercisesLeft(unit) >= FEW)
          ? new Set([...this.ledger.spentOn(unit), 'analizar'])
          : this.ledger.spentOn(unit),
      row,
    });
  }

  /** Who has never played, or is at the beginning, is shown before anything is asked: the rules in any case, else a chapter, which has moves of its own to find. */
  private isFirstLesson(unit: Unit): boolean {
    const { game, level } = this.ledger.context;
    const isShown =
      unit.topic.id === game.rules
        ? unit.topic.variantes.teoria !== undefined
        : level === 0 && game.chapter(unit.id) !== undefined;
    return isShown && this.ledger.isUntaught(unit);
  }

  /** What somebody asked for or failed, or has on the board, begins with its chapter, where that was never opened: no test of it is spent before. */
  private beginsWithChapter({ unit, lane, reason, test, own }: Want): boolean {
    const { context } = this.ledger;
    const said = context.learner.declarado[unit.topic.id];
    const isCalled = (lane === 'pedido' && reason !== 'cercano') || lane === 'debil' || reason === 'repertorio';
    if (!isCalled || test || own || said?.practica || this.ledger.isCalm || context.learner.cautela) return false;
    return context.game.chapter(unit.id) !== undefined && unit.level >= context.level - 1 && this.isUnread(unit);
  }

  /** The stage above it failed: here it is explained from a step before. */
  private isTaughtAgain({ topic, level }: Unit): boolean {
    return isFailed(this.ledger.context, unitId(topic.id, level + 1));
  }

  /** It has pages, and they were never opened: what was asked for is taught before it is examined. */
  private isUnread(unit: Unit): boolean {
    return (
      unit.topic.variantes.teoria !== undefined &&
      this.ledger.context.learner.usados[readingId(unit.id)] === undefined &&
      !this.ledger.spentOn(unit).has('teoria')
    );
  }

  /** A day is not one examination after another. */
  private get isExamined(): boolean {
    if (this.ledger.isCalm) return true;
    const tests = this.ledger.today.filter(({ kind }) => kind === 'test').length;
    return tests >= Math.max(1, Math.floor(this.ledger.dayMinutes / this.ledger.context.tuning.kind.testEvery));
  }

  private mayTestOnly(unit: Unit): boolean {
    const ways = this.ledger.waysOf(unit);
    return this.way !== 'plain' && ways.length >= 2 && !ways.includes('test');
  }

  /**
   * A theme that fills the week is met once among others, unannounced: with what is known already, of other areas. Where
   * nothing suits, it goes on by itself.
   */
  companions(want: Want): readonly Unit[] {
    const { context, frames } = this.ledger;
    const { unit } = want;
    const ways = this.ledger.waysOf(unit);
    const reviewed = frames.reduce((sum, frame) => sum + (frame.review?.minutes ?? 0), 0);
    const fits = reviewed + MIXED_MOST <= context.tuning.review.share * context.totalMinutes;
    if (
      this.way === 'plain' ||
      want.lane !== 'pedido' ||
      want.own ||
      !fits ||
      ways.length < 3 ||
      ways.includes('repaso')
    )
      return [];
    if (this.ledger.wants.active.length > 1 || context.learner.cautela || this.ledger.exercisesLeft(unit) < FEW)
      return [];
    const found: Unit[] = [];
    for (const other of context.eligible) {
      if (found.length >= 2) break;
      const isKnown = (context.belief[other.index] ?? 0) >= KNOWN && other.level >= context.level - 1;
      const isOther =
        other.topic.area !== unit.topic.area && found.every(({ topic }) => topic.area !== other.topic.area);
      if (!isKnown || !isOther || other.level > context.level || isPractice(context.game, other.topic.id)) continue;
      if (this.ledger.usedToday.has(other.index) || this.ledger.exercisesLeft(other) < FEW) continue;
      if (context.game.onRequest.includes(other.topic.id)) continue;
      found.push(other);
    }
    return found.length === 2 ? found : [];
  }
}
