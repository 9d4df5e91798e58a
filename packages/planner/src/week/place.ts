import type { TipoTarea } from '@estratega/domain';
import { type Unit, unitId, unitNear } from '../curriculum/graph.ts';
import { isPractice } from '../games/game.ts';
import { afterStudy, KNOWN, LEVELS_ABOVE, MASTERY } from '../learner/belief.ts';
import { paceOf } from '../learner/pace.ts';
import { READING } from '../learner/reading.ts';
import type { Context } from './context.ts';
import { isCalm } from './event.ts';
import { exercisesOf, FEW, type Kind, nextKind, readBelow, returningOf, shareOf, wasRead, wasTested } from './kind.ts';
import { blocksIn, isProbe, minutesLeft, OPENING_MAX, TASK_MIN } from './minutes.ts';
import { hasWords, isCore, isNewUnit } from './path.ts';
import type { DayFrame } from './skeleton.ts';
import type { Slot } from './slot.ts';
import { lastsFor, mostThemes, pathReason, reasonFor, type Want, type Wants } from './wants.ts';
import { chapterMinutes } from './write/chapter.ts';
import { isSolved } from './write/content.ts';
import { itemCount, MOST_ITEMS, TEST_LEAST } from './write/items.ts';

/** Puts the wants into days, in date order and block by block. */

export interface PlacedDay {
  readonly frame: DayFrame;
  readonly chosen: readonly Slot[];
  readonly game: Slot | undefined;
  readonly analysis: Slot | undefined;
}

interface Candidate {
  readonly want: Want;
  readonly kind: TipoTarea;
  /** Compared number by number: the first that differs decides, the larger goes first. */
  readonly rank: readonly number[];
}

const compare = (a: readonly number[], b: readonly number[]): number => {
  for (let i = 0; i < a.length; i++) {
    const difference = (b[i] as number) - (a[i] as number);
    if (difference !== 0) return difference;
  }
  return 0;
};

const LANE_RANK = { pedido: 3, debil: 2, camino: 1, repaso: 0, juego: 0, cierre: 0 } as const;

/**
 * A day's last minutes are filled up with something else; or its blocks are as long as can be; or what was asked for is
 * too, with neither test nor mixed review among it.
 */
export type Way = 'filled' | 'longer' | 'plain';

export class Placement {
  readonly relaxed = new Set<string>();
  readonly begun = new Set<number>();
  private readonly way: Way;
  private readonly context: Context;
  private readonly wants: Wants;
  private readonly frames: readonly DayFrame[];
  private readonly belief: Float64Array;
  /** Blocks placed so far, by unit; and whether that was on an earlier day. */
  private readonly placed = new Map<number, number>();
  private readonly placedBefore = new Set<number>();
  private readonly studied: Want[] = [];
  private testLeft: number;
  private analysisLeft: number;
  private usedToday = new Set<number>();
  private today: Slot[] = [];
  /** The analysis of yesterday's game stands before what is chosen. */
  private lead: readonly TipoTarea[] = [];

  constructor(context: Context, wants: Wants, frames: readonly DayFrame[], way: Way) {
    this.way = way;
    this.context = context;
    this.wants = wants;
    this.frames = frames;
    this.belief = context.belief.slice();
    this.testLeft = context.tuning.kind.testShare * context.totalMinutes;
    const { analysisShare, analysisGrows } = context.tuning.kind;
    const [, grown = 1] = analysisGrows.find(([level]) => context.level >= level) ?? [];
    this.analysisLeft = grown * analysisShare * context.totalMinutes;
    // What failed comes back in the reviews, which are settled before: it is not there to be practised.
    for (const { review } of frames)
      for (const unit of review?.units ?? []) this.leave(unit, returningOf(context, unit));
  }

  private leave(unit: Unit, taken: number): void {
    this.exercises.set(unit.index, Math.max(0, this.exercisesLeft(unit) - taken));
  }

  week(): readonly PlacedDay[] {
    return this.frames.map((frame, i) => this.day(frame, i));
  }

  private isReady(unit: Unit): boolean {
    return unit.needs.every((need) => (this.context.belief[need] ?? 0) >= KNOWN || this.placed.has(need));
  }

  private blocksAfter(day: number): number {
    let sum = 0;
    for (let i = day + 1; i < this.frames.length; i++) sum += (this.frames[i] as DayFrame).blocks;
    return sum;
  }

  /** New units that wait for their second day. */
  private owed(): number {
    let many = 0;
    for (const want of this.wants.list)
      if (want.isNew && want.blocks > 0 && this.placed.get(want.unit.index) === 1) many++;
    return many;
  }

  private readonly kinds = new Set<TipoTarea>();
  private isFinal = false;
  private readonly kindBefore = new Map<number, TipoTarea>();
  private readonly exercises = new Map<number, number>();

  /** Exercises of a unit that were not met lately, nor used by the week yet. */
  private exercisesLeft(unit: Unit): number {
    const known = this.exercises.get(unit.index);
    if (known !== undefined) return known;
    const found = exercisesOf(this.context, unit);
    this.exercises.set(unit.index, found);
    return found;
  }

  /**
   * What is set aside for a block. A full bank lends more where the day makes the block longer; a short one is shared
   * out. What measures has no ration: three tell nothing.
   */
  private takeExercises(
    unit: Unit,
    minutes: number,
    ration: number | undefined,
  ): Required<Pick<Slot, 'exercises' | 'solving'>> {
    const left = this.exercisesLeft(unit);
    const wanted = itemCount(this.context, unit.level, minutes);
    const taken =
      ration === undefined
        ? Math.min(left, Math.max(TEST_LEAST, wanted))
        : shareOf(left, left >= FULL ? wanted : Math.min(wanted, Math.max(ration, Math.ceil(left / 4))));
    // Stages of a theme that lie beside each other share their exercises.
    for (const level of [unit.level - 1, unit.level, unit.level + 1]) {
      const one = this.context.game.curriculum.unitById.get(unitId(unit.topic.id, level));
      if (one) this.leave(one, taken);
    }
    return {
      exercises: left >= FULL ? MOST_ITEMS : taken,
      solving: taken * this.context.game.minutesPerItem(unit.level),
    };
  }

  /** Pages and what is tried of them, or a chapter: as long as they are, and no longer. */
  private takeReading(unit: Unit, minutes: number): Required<Pick<Slot, 'exercises' | 'solving'>> {
    const chapter = this.context.game.chapter(unit.id);
    if (chapter) return { exercises: 0, solving: chapterMinutes(chapter, [...chapter.pasos, ...chapter.prueba]) };
    const taken = this.takeExercises(unit, Math.max(0, minutes - READING), RATION_READ);
    return { ...taken, solving: READING + (taken.exercises === MOST_ITEMS ? minutes : taken.solving) };
  }

  /** The last two kinds before the next block. */
  private row(): readonly TipoTarea[] {
    // The last block of a week that has had one kind only is of another.
    const [only] = this.kinds;
    if (this.isFinal && this.kinds.size === 1 && only !== undefined) return [only, only];
    return [...this.lead, ...this.today.slice(-2).map((slot) => slot.kind)].slice(-2);
  }

  private kindOf(want: Want, isOpening: boolean, row: readonly TipoTarea[] = this.row()): Kind | undefined {
    const { unit } = want;
    // Own mistakes are solved, once; what the task is about goes on in its own way.
    if (want.own && !this.placed.has(unit.index))
      return {
        kind: 'ejercicios',
        crowds: row.length >= 2 && row.every((kind) => kind === 'ejercicios'),
        natural: true,
      };
    if (isOpening && this.isFirstLesson(unit)) return { kind: 'teoria', crowds: false, natural: true };
    if (isOpening)
      return this.exercisesLeft(unit) > 0 && !want.test
        ? { kind: 'ejercicios', crowds: false, natural: true }
        : undefined;
    // What comes before its time is read, and then solved a little: never tested, never looked for in own games.
    if (want.capsule) {
      const kind =
        unit.topic.variantes.teoria !== undefined && !this.spentOn(unit).has('teoria')
          ? ('teoria' as const)
          : this.exercisesLeft(unit) >= FEW && unit.level <= this.context.level + LEVELS_ABOVE
            ? ('ejercicios' as const)
            : undefined;
      return kind && { kind, crowds: row.length >= 2 && row.every((one) => one === kind), natural: true };
    }
    // A claim is tested or left alone, never taught.
    if (want.test)
      return !this.isCalm && this.exercisesLeft(unit) >= TEST_LEAST
        ? {
            kind: 'test',
            crowds: this.isExamined || (row.length >= 2 && row.every((kind) => kind === 'test')),
            natural: true,
          }
        : undefined;
    return nextKind(this.context, unit, {
      belief: this.belief[unit.index] ?? 0,
      touches: (this.context.learner.unidades[unit.id]?.t ?? 0) + (this.placed.get(unit.index) ?? 0),
      opened: this.opener === unit && (this.placed.get(unit.index) ?? 0) === 1,
      mayTest:
        this.testLeft >= TASK_MIN &&
        !this.isExamined &&
        // What just failed is practised again before it is examined, and what was examined before it is again.
        want.lane !== 'debil' &&
        !this.isUnready(unit) &&
        !(want.isHead && !this.placed.has(unit.index)) &&
        !this.waysOf(unit).includes('test') &&
        // A single theme is tested once it was worked on, and once only: a test is short, and its share is not.
        !(want.lane === 'pedido' && this.wants.active.length === 1 && !this.mayTestOnly(unit)) &&
        this.exercisesLeft(unit) - returningOf(this.context, unit) >= TEST_LEAST,
      ways: want.lane === 'pedido' || this.isAsked(unit) ? this.waysOf(unit) : undefined,
      mayAnalyse: this.analysisLeft >= this.wants.blockMinutes / 2,
      exercises: this.exercisesLeft(unit),
      before: this.kindBefore.get(unit.index),
      // Nobody judges it: one look at own games a day; a single theme needs every way of working there is.
      spent:
        this.hasAnalysis && !(want.lane === 'pedido' && this.wants.active.length === 1)
          ? new Set([...this.spentOn(unit), 'analizar'])
          : this.spentOn(unit),
      row,
    });
  }

  private isUntaught(unit: Unit): boolean {
    return (this.context.belief[unit.index] ?? 0) < readBelow(this.context);
  }

  /** Who has never played works through the rules before anything else is asked. */
  private isFirstLesson(unit: Unit): boolean {
    const { game } = this.context;
    return unit.topic.id === game.rules && this.isUntaught(unit) && game.chapter(unit.id) !== undefined;
  }

  private isAsked({ topic }: Unit): boolean {
    return this.wants.active.some((theme) => theme.topic === topic);
  }

  /** Not right often enough in its last session, or tested already and not practised since. */
  private isUnready(unit: Unit): boolean {
    const { learner, tuning } = this.context;
    if ((learner.unidades[unit.id]?.r ?? 1) < tuning.kind.testFrom) return true;
    return wasTested(this.context, unit) && this.kindBefore.get(unit.index) !== 'ejercicios';
  }

  /** A day is not one examination after another. */
  private get isExamined(): boolean {
    if (this.isCalm) return true;
    const tests = this.today.filter(({ kind }) => kind === 'test').length;
    return tests >= Math.max(1, Math.floor(this.dayMinutes / this.context.tuning.kind.testEvery));
  }

  private dayMinutes = 0;
  /** Around a tournament: nothing new, nothing read, nothing examined. */
  private isCalm = false;
  private analysisToday = false;

  private get hasAnalysis(): boolean {
    return this.analysisToday || this.today.some(({ kind }) => kind === 'analizar');
  }

  /** Another stage of what the day has worked on. */
  private isOfToday({ topic }: Unit): boolean {
    return this.today.some(({ unit }) => unit.topic === topic);
  }

  /** What opened the first week and is new: shown next, before more of it is asked. */
  private opener: Unit | undefined;
  private readonly done = new Map<number, Set<TipoTarea>>();

  /** Nobody reads the same pages twice, nor is tested twice on one thing in a week. */
  private spentOn(unit: Unit): ReadonlySet<TipoTarea> {
    if (this.context.learner.cautela && this.context.totalMinutes >= this.context.tuning.kind.longCare) return NOTHING;
    if (this.isCalm) return READ;
    let known = this.done.get(unit.index);
    if (!known) {
      known = new Set(wasRead(this.context, unit) ? ['teoria'] : []);
      this.done.set(unit.index, known);
    }
    return known;
  }

  private readonly ways = new Map<string, TipoTarea[]>();

  private waysOf({ topic }: Unit): readonly TipoTarea[] {
    return this.ways.get(topic.id) ?? [];
  }

  private mayTestOnly(unit: Unit): boolean {
    const ways = this.waysOf(unit);
    return this.way !== 'plain' && ways.length >= 2 && !ways.includes('test');
  }

  /**
   * A theme that fills the week is met once among others, unannounced: with what is known already, of other areas. Where
   * nothing suits, it goes on by itself.
   */
  private companions(want: Want): readonly Unit[] {
    const { context, frames } = this;
    const { unit } = want;
    const ways = this.waysOf(unit);
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
    if (this.wants.active.length > 1 || context.learner.cautela || this.exercisesLeft(unit) < FEW) return [];
    const found: Unit[] = [];
    for (const other of context.eligible) {
      if (found.length >= 2) break;
      const isKnown = (context.belief[other.index] ?? 0) >= KNOWN && other.level >= context.level - 1;
      const isOther =
        other.topic.area !== unit.topic.area && found.every(({ topic }) => topic.area !== other.topic.area);
      if (!isKnown || !isOther || other.level > context.level || isPractice(context.game, other.topic.id)) continue;
      if (this.usedToday.has(other.index) || this.exercisesLeft(other) < FEW) continue;
      if (context.game.onRequest.includes(other.topic.id)) continue;
      found.push(other);
    }
    return found.length === 2 ? found : [];
  }

  /** Everything that could stand here now, best first. */
  private best(day: number, blocksLeft: number, isOpening: boolean): Candidate | undefined {
    const { context, wants } = this;
    const daysLeft = context.days.length - day;
    const isLast = daysLeft === 1 && context.days.length > 1;
    const ahead = blocksLeft - 1 + this.blocksAfter(day);
    const owed = this.owed();
    // In one or two days a second day may fall in the next week; a day that is all play has no room for one.
    const isLong = this.frames.filter((frame) => frame.blocks > 0).length > 2;
    const neighbour = this.today.at(-1)?.unit.topic.area;
    // One theory an hour: the rest of the day is for the board.
    const readings = this.today.filter((slot) => slot.kind === 'teoria').length;
    const readingsMost = Math.max(1, Math.floor((this.frames[day]?.free ?? 0) / 60));
    const row = this.row();
    let best: Candidate | undefined;
    for (let order = 0; order < wants.list.length; order++) {
      const want = wants.list[order] as Want;
      const { unit } = want;
      if (want.blocks <= 0 || this.usedToday.has(unit.index)) continue;
      // One stage of a theme a day, unless somebody asked for it.
      if (want.lane === 'camino' && this.isOfToday(unit)) continue;
      // What a player would rather not see opens no week.
      if (isOpening && (want.capsule || this.isAvoided(unit))) continue;
      const times = this.placed.get(unit.index) ?? 0;
      const begins = times === 0 && want.isNew;
      if (begins && this.isCalm && !want.isHead) continue;
      // What is said of a tournament is said before it.
      if (want.reason === 'torneo' && (context.days[day]?.fecha ?? '') >= (context.event ?? '')) continue;
      // What begins now must have its second day ahead; a theme that was asked for begins in any case, and comes itself.
      if (begins && !want.isHead && !want.capsule && isLong && (isLast || owed >= this.blocksAfter(day))) continue;
      if (!want.capsule && !this.isReady(unit)) continue;
      // After a stage, the one below it would be a step back.
      if (want.lane === 'camino' && times === 0 && this.hasStageAbove(unit)) continue;
      const kind = this.kindOf(want, isOpening, row);
      if (!kind) continue;
      const isUnseen = (want.isHead || want.capsule === true) && times === 0;
      const isSecond = want.isNew && times === 1 && this.placedBefore.has(unit.index);
      const rank = [
        kind.crowds ? 0 : 1,
        this.isOfToday(unit) ? 0 : 1,
        isUnseen ? 1 : 0,
        // What can be solved at once, rather than what has to be read first, opens the first week; the rules go before both.
        isOpening && (kind.kind === 'teoria' || (this.belief[unit.index] ?? 0) >= context.tuning.kind.theory) ? 1 : 0,
        want.lane === 'pedido' && want.blocks >= daysLeft ? 1 : 0,
        isSecond && owed > ahead - 1 ? 1 : 0,
        want.blocks >= daysLeft ? 1 : 0,
        kind.natural || want.lane === 'pedido' || want.reason === 'pendiente' ? 1 : 0,
        LANE_RANK[want.lane],
        want.reason === 'pendiente' ? 1 : 0,
        // What is new begins early, so that its second day lies ahead; what is only looked at fills in.
        (begins && readings < readingsMost) || isSecond ? 1 : 0,
        unit.topic.area === neighbour ? 0 : 1,
        unit.level >= context.level ? 1 : 0,
        -order,
      ];
      if (!best || compare(rank, best.rank) < 0) best = { want, kind: kind.kind, rank };
    }
    return best;
  }

  private hasStageAbove({ topic, level }: Unit): boolean {
    for (let above = level + 1; above <= this.context.level + LEVELS_ABOVE; above++) {
      const one = this.context.game.curriculum.unitById.get(unitId(topic.id, above));
      if (one && this.placed.has(one.index)) return true;
    }
    return false;
  }

  /** Nothing wanted fits here: more of the path, then of what was asked for, then what is known. */
  private more(day: number, isOpening: boolean, fits: Fits = ANY): Want | undefined {
    const { context, wants } = this;
    const isTaken = (unit: Unit): boolean =>
      this.usedToday.has(unit.index) || (this.isOfToday(unit) && !this.isAsked(unit));
    const isReady = (unit: Unit): boolean =>
      this.isReady(unit) &&
      fits(unit) &&
      !this.hasStageAbove(unit) &&
      (!isOpening || (this.exercisesLeft(unit) > 0 && !this.isAvoided(unit))) &&
      this.kindFits(unit);
    const isLate = context.days.length > 1 && (day === context.days.length - 1 || this.owed() >= this.blocksAfter(day));
    // From the middle levels on, what the week has in hand goes before another theme.
    const isInHand = (unit: Unit): boolean => this.ways.has(unit.topic.id) && this.exercisesLeft(unit) >= FEW;
    const inHand =
      this.ways.size >= mostThemes(context)
        ? wants.path.best({
            mayAbove: false,
            isTaken,
            isReady: (unit) => isReady(unit) && isInHand(unit),
            isBegun: (unit) => this.placed.has(unit.index),
            atLevel: false,
            mayBegin: false,
          })
        : undefined;
    const ask = { mayAbove: false, isTaken, isReady, isBegun: (unit: Unit) => this.placed.has(unit.index) };
    const begin = wants.newLeft > 0 && !isLate && !this.isCalm;
    const unit =
      inHand ??
      wants.path.best({ ...ask, atLevel: true, mayBegin: begin }) ??
      wants.path.best({ ...ask, atLevel: false, mayBegin: begin }) ??
      (wants.spareNew > 0 && !isLate && !this.isCalm
        ? wants.path.best({ ...ask, atLevel: false, mayBegin: true })
        : undefined);
    if (unit) {
      const theme = wants.active.find((one) => one.way.includes(unit));
      const own = this.extra(unit, pathReason(context, unit, this.isNew(unit)));
      return theme ? { ...own, lane: 'pedido', reason: reasonFor(theme, unit), theme } : own;
    }
    for (const theme of wants.active) {
      const again = theme.way.find((one) => !isTaken(one) && isReady(one));
      if (again) return { ...this.extra(again, reasonFor(theme, again)), lane: 'pedido', theme };
    }
    return undefined;
  }

  private kindFits(unit: Unit): boolean {
    return this.kindOf(this.extra(unit, 'mantener'), false)?.crowds === false;
  }

  private isNew(unit: Unit): boolean {
    return isNewUnit(this.context, unit) && !this.placed.has(unit.index);
  }

  private extra(unit: Unit, reason: Want['reason']): Want {
    return { unit, lane: 'camino', reason, isNew: this.isNew(unit), isHead: false, blocks: 1 };
  }

  /** What is known and has something to solve, so that nobody sits for an hour over one thing. */
  private spare(isOpening: boolean, fits: Fits = ANY): Want | undefined {
    const isTaken = (unit: Unit): boolean => this.usedToday.has(unit.index) || this.isOfToday(unit);
    const isReady = (unit: Unit): boolean =>
      this.isReady(unit) && fits(unit) && (!isOpening || this.exercisesLeft(unit) > 0) && this.kindFits(unit);
    const known = this.wants.path.best({
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
  private rest(isOpening: boolean): Want {
    const { context, wants } = this;
    const isTaken = (unit: Unit): boolean => this.usedToday.has(unit.index) || this.isOfToday(unit);
    const isOpen = (unit: Unit): boolean => this.isReady(unit) && (!isOpening || this.exercisesLeft(unit) > 0);
    const isReady = (unit: Unit): boolean => isOpen(unit) && this.kindFits(unit) && !(this.isCalm && this.isNew(unit));
    const ask = { mayAbove: false, isTaken, isReady, atLevel: false };
    const known = wants.path.best({ ...ask, mayBegin: true, known: true });
    if (known) return this.extra(known, 'mantener');
    const fresh =
      wants.path.best({ ...ask, mayBegin: true }) ?? wants.path.best({ ...ask, mayAbove: true, mayBegin: true });
    if (fresh) {
      if (this.isNew(fresh)) this.relaxed.add('nuevos');
      return this.extra(fresh, pathReason(context, fresh, this.isNew(fresh)));
    }
    const below = context.eligible.find(
      (unit) => !isTaken(unit) && isReady(unit) && unit.level <= context.level && this.kindFits(unit),
    );
    if (below) return this.extra(below, 'mantener');
    const open = wants.path.best({ ...ask, isReady: isOpen, mayBegin: true });
    if (open) return this.extra(open, pathReason(context, open, this.isNew(open)));
    this.relaxed.add('unidad repetida en el día');
    const previous = this.today.at(-1)?.unit;
    const counts = (unit: Unit): number => this.today.filter((slot) => slot.unit === unit).length;
    const again = context.eligible
      .filter((unit) => unit !== previous && this.isReady(unit) && unit.level <= context.level && this.kindFits(unit))
      .sort((a, b) => counts(a) - counts(b) || a.index - b.index)[0];
    return this.extra(again ?? (context.eligible[0] as Unit), 'mantener');
  }

  private put(want: Want, chosen: TipoTarea, opens: boolean): void {
    const { unit } = want;
    const others = opens || this.today.at(-1)?.kind === 'repaso' ? [] : this.companions(want);
    const kind = others.length > 0 ? 'repaso' : chosen;
    for (const other of others) this.usedToday.add(other.index);
    // A mixed review takes its part of each bank too.
    for (const mixed of others.length > 0 ? [unit, ...others] : []) this.leave(mixed, FEW);
    const { blockMinutes } = this.wants;
    want.blocks--;
    const begins = this.isNew(unit);
    if (begins) {
      this.begun.add(unit.index);
      if (!this.wants.list.includes(want)) {
        if (this.wants.newLeft > 0) this.wants.newLeft--;
        else this.wants.spareNew--;
      }
    }
    if (!this.wants.list.includes(want) && want.lane === 'camino')
      this.wants.path.add(unit, lastsFor(this.context, unit, want.reason, blockMinutes));
    this.placed.set(unit.index, (this.placed.get(unit.index) ?? 0) + 1);
    this.usedToday.add(unit.index);
    if (opens && this.isUntaught(unit)) this.opener = unit;
    this.kinds.add(kind);
    this.kindBefore.set(unit.index, kind);
    if (ONCE.has(kind)) this.done.set(unit.index, new Set([...this.spentOn(unit), kind]));
    this.ways.set(unit.topic.id, [...this.waysOf(unit), kind]);
    if (kind === 'test') this.testLeft -= TEST_MINUTES;
    if (kind === 'analizar') this.analysisLeft -= blockMinutes;
    const isSolved = kind === 'test' || kind === 'ejercicios';
    const minutes = opens ? OPENING_MAX : kind === 'test' ? TEST_MINUTES : blockMinutes;
    const exercises = isSolved
      ? this.takeExercises(unit, minutes, kind === 'test' || isProbe(want) ? undefined : RATION)
      : kind === 'teoria'
        ? this.takeReading(unit, minutes)
        : undefined;
    const pace = paceOf(this.context.learner);
    this.belief[unit.index] = afterStudy(this.belief[unit.index] ?? 0, blockMinutes * pace, unit.topic.minutosEtapa);
    this.studied.push(want);
    const theme = want.theme;
    // One colour that was asked for once stays so, whatever brings the theme back.
    const asked = theme?.side && unit.topic === theme.topic ? theme.side : undefined;
    const side = asked ?? this.context.learner.declarado[unit.topic.id]?.lado;
    this.today.push({
      unit,
      kind,
      lane: want.lane,
      reason: want.reason,
      mixed: others.length > 0 ? [unit, ...others] : [],
      isNew: begins,
      ...(want.porque === undefined ? {} : { porque: want.porque }),
      ...(want.own && kind === 'ejercicios' ? { own: want.own } : {}),
      ...exercises,
      ...(opens ? { opens: true as const } : {}),
      ...(side ? { side } : {}),
      ...((want.reason === 'prerequisito' || want.reason === 'cercano') && theme ? { focus: theme.topic } : {}),
    });
  }

  private day(frame: DayFrame, at: number): PlacedDay {
    this.today = [];
    this.dayMinutes = frame.day.minutes;
    this.isCalm = isCalm(this.context, frame.day.fecha);
    this.analysisToday = frame.analysis > 0;
    this.lead = frame.analysis > 0 && frame.game === 0 ? ['analizar'] : [];
    this.usedToday = new Set(frame.review?.units.map((unit) => unit.index));
    const { game: own, level } = this.context;
    for (const id of frame.game + frame.analysis > 0 ? [own.play.jugar, own.play.analizar] : []) {
      const unit = unitNear(own.curriculum, id, level);
      if (unit) this.usedToday.add(unit.index);
    }
    const opensWeek = at === 0 && this.context.learner.semana === 0;
    const atLeast = (most: number): number =>
      opensWeek ? 1 + Math.ceil((frame.free - OPENING_MAX) / most) : Math.ceil(frame.free / most);
    const { most, sitting } = this.context.tuning.block;
    const hard = atLeast(most);
    const least = atLeast(sitting);
    for (let block = 0; block < frame.blocks; block++) {
      const isOpening = opensWeek && block === 0;
      this.isFinal = block === frame.blocks - 1 && this.blocksAfter(at) === 0;
      const best =
        this.best(at, frame.blocks - block, isOpening) ??
        (isOpening ? undefined : this.best(at, frame.blocks - block, false));
      if (best && best.rank[0] !== 0) {
        this.put(best.want, best.kind, isOpening && best.kind !== 'teoria');
        continue;
      }
      const more = this.more(at, isOpening) ?? (isOpening ? this.more(at, false) : undefined);
      const many = this.today.length;
      const want =
        more ??
        (many >= least ? undefined : many >= hard ? this.spare(isOpening) : (best?.want ?? this.rest(isOpening)));
      // Fewer and longer blocks, rather than what nobody needs.
      if (!want) {
        if (!best || best.rank[0] === 0) break;
        this.put(best.want, best.kind, isOpening);
        continue;
      }
      const kind = this.kindOf(want, isOpening && this.exercisesLeft(want.unit) > 0) ?? { kind: 'teoria' as const };
      this.put(want, kind.kind, isOpening && kind.kind === 'ejercicios');
    }
    this.fillUp(frame, at);
    const focus = frame.game > 0 ? this.mayPlay() && this.focus() : this.lastFocus;
    if (!focus) this.studyInstead(frame.game + frame.analysis, at);
    const game = frame.game > 0 && focus ? this.playSlot(focus) : undefined;
    const analysis = frame.analysis > 0 && focus ? this.analysisSlot(focus) : undefined;
    this.lastFocus = game && focus ? focus : undefined;
    for (const { unit } of this.today) this.placedBefore.add(unit.index);
    return { frame, chosen: this.today, game, analysis };
  }

  /** Where a short bank leaves time in a day, something else is solved, or read, rather than three exercises in an hour. */
  private fillUp(frame: DayFrame, at: number): void {
    while (this.way === 'filled' && this.today.length > 0 && minutesLeft(frame.free, this.today) >= TASK_MIN) {
      const best = this.filler(at);
      if (!best) return;
      this.put(best.want, best.kind, false);
    }
  }

  /**
   * What has enough to fill the minutes before what has a handful, the player's own level before what lies below, and an
   * area within its share before one that is well over it. Where words took minutes, what a coach teaches first goes
   * before all of it. What is solved goes before what is read.
   */
  private filler(at: number): Filler | undefined {
    const { context, wants } = this;
    const has =
      (least: number, isOwn = false): Fits =>
      (unit) =>
        this.exercisesLeft(unit) >= least && (!isOwn || unit.level >= context.level);
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
    for (const want of candidates()) {
      // What was asked for has its days already, and only what they took from begins here.
      if (want?.lane !== 'camino' || (this.isNew(want.unit) && !isFirst(want.unit))) continue;
      if (context.learner.declarado[want.unit.topic.id]?.polaridad === 'sabe') continue;
      const kind = this.kindOf(want, false);
      if (!kind || kind.crowds || kind.kind === 'analizar') continue;
      if (isSolved(kind.kind)) return { want, kind: kind.kind };
      read ??= { want, kind: kind.kind };
    }
    return read;
  }

  /** The minutes of a game that cannot be played yet are studied, in blocks like the others. */
  private studyInstead(minutes: number, at: number): void {
    for (let left = blocksIn(minutes, this.wants.blockMinutes); left > 0; left--) {
      const want = this.more(at, false) ?? this.spare(false) ?? this.rest(false);
      const { kind } = this.kindOf(want, false) ?? { kind: 'teoria' as const };
      this.put(want, kind, false);
    }
  }

  /** Whoever plays a whole game knows what it takes, or has just seen it. */
  private mayPlay(): boolean {
    const { game, level } = this.context;
    return [game.play.jugar, game.play.analizar].every((id) => {
      const unit = unitNear(game.curriculum, id, level);
      const isOwn = (need: number): boolean => this.context.game.curriculum.units[need]?.topic.id === game.play.jugar;
      return unit?.needs.every(
        (need) => isOwn(need) || (this.context.belief[need] ?? 0) >= KNOWN || this.placed.has(need),
      );
    });
  }

  private isAvoided({ topic }: Unit): boolean {
    return this.context.learner.declarado[topic.id]?.polaridad === 'evita';
  }

  private lastFocus: Unit | undefined;
  private readonly foci = new Set<string>();

  /** What to watch in a game: something studied before it, asked for rather than not, another one each time. */
  private focus(): Unit | undefined {
    const { context } = this;
    const mayFocus = (unit: Unit): boolean =>
      unit.topic.variantes.jugar !== undefined && !this.foci.has(unit.topic.id) && !this.isAvoided(unit);
    // Nerves or money are what a game is about only where the player asked for it.
    const isAside = ({ topic }: Unit): boolean =>
      !context.learner.declarado[topic.id] && [topic.area, topic.id].some((one) => context.game.aside.includes(one));
    const rank = (want: Want): number =>
      4 * LANE_RANK[want.lane] +
      (want.theme && want.theme.topic === want.unit.topic ? 4 : 0) +
      (this.placedBefore.has(want.unit.index) ? 3 : 0) +
      (want.unit.level >= context.level ? 3 : 0) +
      (want.isNew ? 1 : 0);
    const studied = this.studied.filter(({ unit, test }) => mayFocus(unit) && !isAside(unit) && !test);
    const best = studied.reduce<Want | undefined>(
      (found, one) => (found && rank(found) >= rank(one) ? found : one),
      undefined,
    );
    const done =
      (best?.lane === 'pedido' ? undefined : this.askedBefore(mayFocus)) ??
      best?.unit ??
      context.eligible.find(
        (unit) => mayFocus(unit) && !isAside(unit) && (context.learner.unidades[unit.id]?.t ?? 0) > 0,
      ) ??
      this.studied.find(({ unit }) => !this.isAvoided(unit) && !isAside(unit))?.unit ??
      this.studied.find(({ unit }) => !this.isAvoided(unit))?.unit;
    if (done) this.foci.add(done.topic.id);
    return done;
  }

  /** Asked for, worked on and not mastered, though nothing of it is left to solve: games go on about it, in turns. */
  private askedBefore(mayFocus: (unit: Unit) => boolean): Unit | undefined {
    const { eligible, learner, belief, level, game } = this.context;
    const open = new Map<string, Unit>();
    for (const unit of eligible) {
      const said = learner.declarado[unit.topic.id]?.polaridad;
      if (said === undefined || said === 'sabe' || said === 'evita' || unit.level > level || !mayFocus(unit)) continue;
      if (unit.topic.id === game.rules) continue;
      if ((learner.unidades[unit.id]?.t ?? 0) > 0 && (belief[unit.index] ?? 0) < MASTERY) open.set(unit.topic.id, unit);
    }
    return [...open.values()][learner.semana % Math.max(1, open.size)];
  }

  private practice(topicId: string, focus: Unit): { unit: Unit; focus: Unit['topic']; focusUnit: Unit } | undefined {
    const unit = unitNear(this.context.game.curriculum, topicId, this.context.level);
    return unit && { unit, focus: focus.topic, focusUnit: focus };
  }

  private playSlot(focus: Unit): Slot | undefined {
    const practice = this.practice(this.context.game.play.jugar, focus);
    return practice && { ...practice, kind: 'jugar', lane: 'juego', reason: 'juego', mixed: [], isNew: false };
  }

  private analysisSlot(focus: Unit): Slot | undefined {
    const practice = this.practice(this.context.game.play.analizar, focus);
    return practice && { ...practice, kind: 'analizar', lane: 'juego', reason: 'analisis', mixed: [], isNew: false };
  }
}

/** Once a week on one unit. */
const ONCE: ReadonlySet<TipoTarea> = new Set(['teoria', 'test', 'analizar']);
const NOTHING: ReadonlySet<TipoTarea> = new Set();
const READ: ReadonlySet<TipoTarea> = new Set(['teoria', 'analizar']);
const TEST_MINUTES = 18;
interface Filler {
  readonly want: Want;
  readonly kind: TipoTarea;
}
type Fits = (unit: Unit) => boolean;
const ANY: Fits = () => true;
/** Exercises from which a unit has them for months. */
const FULL = 40;
/** From which it fills a block of its own. */
const SOME = 12;
/** Of a short bank, so that it lasts for the days and weeks that the theme comes back. */
const RATION = 6;
/** What was read is tried at once. */
const RATION_READ = 3;
const MIXED_MOST = 30;
