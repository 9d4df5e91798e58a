import type { TipoTarea } from '@estratega/domain';
import type { Unit } from '../../curriculum/graph.ts';
import { FEW } from '../kind.ts';
import { hasWords, isCore } from '../path.ts';
import { isLook, mostThemes, pathReason, reasonFor, type Want } from '../wants.ts';
import { isSolved } from '../write/content.ts';
import { FULL, type Ledger } from './ledger.ts';
import type { Working } from './working.ts';

/** What stands in a block where nothing that was wanted does, from what is best to what there always is. */

export interface Filler {
  readonly want: Want;
  readonly kind: TipoTarea;
}
type Fits = (unit: Unit) => boolean;
const ANY: Fits = () => true;
/** Exercises from which a unit fills a block of its own. */
const SOME = 12;
/** Themes that may fill up the days of a week that has as many as it should. */
const BESIDE = 2;

export class Fallbacks {
  private readonly ledger: Ledger;
  private readonly working: Working;

  constructor(ledger: Ledger, working: Working) {
    this.ledger = ledger;
    this.working = working;
  }

  /** Nothing wanted fits here: more of the path, then of what was asked for, then what is known. */
  more(day: number, isOpening: boolean, fits: Fits = ANY): Want | undefined {
    const { context, wants } = this.ledger;
    const isTaken = (unit: Unit): boolean =>
      this.ledger.usedToday.has(unit.index) ||
      this.ledger.isFull(unit) ||
      (this.ledger.isOfToday(unit) && !this.ledger.isAsked(unit));
    const isOpen = (unit: Unit): boolean =>
      this.ledger.isReady(unit) &&
      fits(unit) &&
      !this.ledger.hasStageAbove(unit) &&
      (!isOpening || (this.ledger.exercisesLeft(unit) > 0 && !this.ledger.isAvoided(unit))) &&
      this.kindFits(unit);
    // One more look at what is believed to be known, only where nothing else is left.
    const isReady = (unit: Unit): boolean =>
      isOpen(unit) && (this.ledger.placed.has(unit.index) || this.ledger.looksLeft() || !isLook(context, unit));
    const isLate =
      context.days.length > 1 &&
      (day === context.days.length - 1 || this.ledger.owed() >= this.ledger.blocksAfter(day));
    // From the middle levels on, what the week has in hand goes before another theme.
    const isInHand = (unit: Unit): boolean =>
      this.ledger.ways.has(unit.topic.id) &&
      // What the player says to know is tested, and not taught by the way.
      context.learner.declarado[unit.topic.id]?.polaridad !== 'sabe' &&
      this.ledger.exercisesLeft(unit) >= FEW;
    const inHand =
      this.ledger.ways.size >= mostThemes(context)
        ? wants.path.best({
            mayAbove: false,
            isTaken,
            isReady: (unit) => isReady(unit) && isInHand(unit),
            isBegun: (unit) => this.ledger.placed.has(unit.index),
            atLevel: false,
            mayBegin: false,
          })
        : undefined;
    // Then another day of what was asked for, before a theme that nobody did.
    const isLed = context.game.askedLeads;
    if (
      isLed &&
      !inHand &&
      !isOpening &&
      context.level > 0 &&
      !context.learner.cautela &&
      this.ledger.ways.size >= mostThemes(context)
    ) {
      for (const theme of wants.active) {
        const again = theme.way.find(
          (one) => !isTaken(one) && isReady(one) && this.ledger.exercisesLeft(one) >= FEW && !this.ledger.isSpared(one),
        );
        if (again) return { ...this.extra(again, reasonFor(theme, again)), lane: 'pedido', theme };
      }
    }
    // And another day of what the week has in hand, however often: rather that than one theme more.
    const isUsed = (unit: Unit): boolean =>
      this.ledger.usedToday.has(unit.index) || this.ledger.isSpared(unit) || this.ledger.isOfToday(unit);
    const again = {
      mayAbove: false,
      isTaken: isUsed,
      isReady: (unit: Unit) => isReady(unit) && isInHand(unit),
      isBegun: (unit: Unit) => this.ledger.placed.has(unit.index),
      atLevel: false,
      mayBegin: false,
    };
    const further =
      isLed && !inHand && !context.learner.cautela && this.ledger.ways.size >= mostThemes(context)
        ? (wants.path.best(again) ?? wants.path.best({ ...again, known: true }))
        : undefined;
    if (further) return this.extra(further, pathReason(context, further, this.ledger.isNew(further)));
    const ask = { mayAbove: false, isTaken, isReady, isBegun: (unit: Unit) => this.ledger.placed.has(unit.index) };
    const begin = wants.newLeft > 0 && !isLate && !this.ledger.isCalm;
    const unit =
      inHand ??
      wants.path.best({ ...ask, atLevel: true, mayBegin: begin }) ??
      wants.path.best({ ...ask, atLevel: false, mayBegin: begin }) ??
      (wants.spareNew > 0 && !isLate && !this.ledger.isCalm
        ? wants.path.best({ ...ask, atLevel: false, mayBegin: true })
        : undefined) ??
      wants.path.best({ ...ask, isReady: isOpen, atLevel: false, mayBegin: false });
    if (unit) {
      const theme = wants.active.find((one) => one.way.includes(unit));
      const own = this.extra(unit, pathReason(context, unit, this.ledger.isNew(unit)));
      return theme ? { ...own, lane: 'pedido', reason: reasonFor(theme, unit), theme } : own;
    }
    for (const theme of wants.active) {
      const again = theme.way.find((one) => !isTaken(one) && isReady(one));
      if (again) return { ...this.extra(again, reasonFor(theme, again)), lane: 'pedido', theme };
    }
    return undefined;
  }

  private kindFits(unit: Unit): boolean {
    return this.working.kindOf(this.extra(unit, 'mantener'), false)?.crowds === false;
  }

  private extra(unit: Unit, reason: Want['reason']): Want {
    return { unit, lane: 'camino', reason, isNew: this.ledger.isNew(unit), isHead: false, blocks: 1 };
  }

  /** What is known and has something to solve, so that nobody sits for an hour over one thing. */
  spare(isOpening: boolean, fits: Fits = ANY): Want | undefined {
    const isTaken = (unit: Unit): boolean =>
      this.ledger.usedToday.has(unit.index) || this.ledger.isOfToday(unit) || this.ledger.isFull(unit);
    const isReady = (unit: Unit): boolean =>
      this.ledger.isReady(unit) &&
      fits(unit) &&
      (!isOpening || this.ledger.exercisesLeft(unit) > 0) &&
      this.kindFits(unit);
    const known = this.ledger.wants.path.best({
      mayAbove: false,
      isTaken,
      isReady,
      atLevel: false,
      mayBegin: false,
      known: true,
    });
    return known && this.extra(known, 'mantener');
  }

  /** What is known well, kept alive; then what is new beyond its cap; then a unit a second time that day. */
  rest(isOpening: boolean): Want {
    const { context, wants } = this.ledger;
    const isTaken = (unit: Unit): boolean => this.ledger.usedToday.has(unit.index) || this.ledger.isOfToday(unit);
    const isOpen = (unit: Unit): boolean =>
      this.ledger.isReady(unit) && (!isOpening || this.ledger.exercisesLeft(unit) > 0);
    const isReady = (unit: Unit): boolean =>
      isOpen(unit) && this.kindFits(unit) && !(this.ledger.isCalm && this.ledger.isNew(unit));
    const ask = { mayAbove: false, isTaken, isReady, atLevel: false };
    const known = wants.path.best({ ...ask, mayBegin: true, known: true });
    if (known) return this.extra(known, 'mantener');
    const fresh =
      wants.path.best({ ...ask, mayBegin: true }) ?? wants.path.best({ ...ask, mayAbove: true, mayBegin: true });
    if (fresh) {
      if (this.ledger.isNew(fresh)) this.ledger.relaxed.add('nuevos');
      return this.extra(fresh, pathReason(context, fresh, this.ledger.isNew(fresh)));
    }
    const below = context.eligible.find(
      (unit) => !isTaken(unit) && isReady(unit) && unit.level <= context.level && this.kindFits(unit),
    );
    if (below) return this.extra(below, 'mantener');
    const open = wants.path.best({ ...ask, isReady: isOpen, mayBegin: true });
    if (open) return this.extra(open, pathReason(context, open, this.ledger.isNew(open)));
    this.ledger.relaxed.add('unidad repetida en el día');
    const previous = this.ledger.today.at(-1)?.unit;
    const counts = (unit: Unit): number => this.ledger.today.filter((slot) => slot.unit === unit).length;
    const again = context.eligible
      .filter(
        (unit) => unit !== previous && this.ledger.isReady(unit) && unit.level <= context.level && this.kindFits(unit),
      )
      .sort((a, b) => counts(a) - counts(b) || a.index - b.index)[0];
    return this.extra(again ?? (context.eligible[0] as Unit), 'mantener');
  }

  /**
   * What has enough to fill the minutes before what has a handful, the player's own level before what lies below, and an
   * area within its share before one that is well over it. Where words took minutes, what a coach teaches first goes
   * before all of it. What is solved goes before what is read.
   */
  filler(at: number): Filler | undefined {
    const { context, wants } = this.ledger;
    const has =
      (least: number, isOwn = false): Fits =>
      (unit) =>
        this.ledger.exercisesLeft(unit) >= least && (!isOwn || unit.level >= context.level);
    const isFirst: Fits = (unit) => hasWords(context) && isCore(context, unit);
    const first: Fits = (unit) => isFirst(unit) && has(SOME, true)(unit);
    const more = (fits: Fits): Want | undefined => this.more(at, false, fits);
    const spare = (fits: Fits): Want | undefined => this.spare(false, fits);
    // One after another: the first that is solved is taken, and the rest are not looked for.
    function* ways(fits: (least: number, isOwn?: boolean) => Fits): Generator<Want | undefined> {
      yield more(fits(FULL, true));
      yield spare(fits(FULL, true));
      yield more(fits(SOME, true));
      yield more(fits(FULL));
      yield spare(fits(FULL));
      yield more(fits(0));
      yield spare(fits(0));
    }
    const within = (least: number, isOwn?: boolean): Fits => {
      const fits = has(least, isOwn);
      return (unit) => fits(unit) && !wants.path.isOver(unit);
    };
    let read: Filler | undefined;
    function* candidates(): Generator<Want | undefined> {
      yield more(first);
      yield spare(first);
      yield* ways(within);
      yield* ways(has);
    }
    // So many themes beside those that the week is to have, and a day's blocks are rather longer.
    const isCrowded = context.game.askedLeads && this.ledger.themes().size >= mostThemes(context) + BESIDE;
    for (const want of candidates()) {
      if (isCrowded && want && !this.ledger.themes().has(want.unit.topic.id)) continue;
      // What was asked for has its days already, and only what they took from begins here.
      if (want?.lane !== 'camino' || (this.ledger.isNew(want.unit) && !isFirst(want.unit))) continue;
      if (context.learner.declarado[want.unit.topic.id]?.polaridad === 'sabe') continue;
      const kind = this.working.kindOf(want, false);
      if (!kind || kind.crowds || kind.kind === 'analizar') continue;
      if (isSolved(kind.kind)) return { want, kind: kind.kind };
      read ??= { want, kind: kind.kind };
    }
    return read;
  }
}
