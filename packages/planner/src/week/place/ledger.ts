import type { TipoTarea } from '@estratega/domain';
import { type Unit, unitId, unitNear } from '../../curriculum/graph.ts';
import { afterStudy, KNOWN, LEVELS_ABOVE } from '../../learner/belief.ts';
import { paceOf } from '../../learner/pace.ts';
import { READING } from '../../learner/reading.ts';
import { sparingMost } from '../asked.ts';
import type { Context } from '../context.ts';
import { isCalm } from '../event.ts';
import { exercisesOf, FEW, readBelow, returningOf, shareOf, wasRead, wasTested } from '../kind.ts';
import { isProbe, OPENING_MAX } from '../minutes.ts';
import { isNewUnit } from '../path.ts';
import type { DayFrame } from '../skeleton.ts';
import type { Slot } from '../slot.ts';
import { lastsFor, mostLooks, type Want, type Wants } from '../wants.ts';
import { chapterMinutes } from '../write/chapter.ts';
import { itemCount, MOST_ITEMS, TEST_LEAST } from '../write/items.ts';

/** What a week has placed so far, and what that leaves for the rest of it. */

export interface Entry {
  /** Opens the first week. */
  readonly opens: boolean;
  /** What it is mixed with. */
  readonly others: readonly Unit[];
}

/** Once a week on one unit. */
const ONCE: ReadonlySet<TipoTarea> = new Set(['teoria', 'test', 'analizar']);
const NOTHING: ReadonlySet<TipoTarea> = new Set();
const READ: ReadonlySet<TipoTarea> = new Set(['teoria', 'analizar']);
const TEST_MINUTES = 18;
const TEST_ALONE = 25;
/** Exercises from which a unit has them for months. */
export const FULL = 40;
/** Of a short bank, so that it lasts for the days and weeks that the theme comes back. */
const RATION = 6;
/** What was read is tried at once; under caution there are few themes, and their exercises have to last. */
const RATION_READ = 6;
const RATION_READ_CALM = 3;

/** A unit stands once a day. */
const FEW_DAYS = 3;

export class Ledger {
  readonly context: Context;
  readonly wants: Wants;
  readonly frames: readonly DayFrame[];
  /** Promises that gave way, by name. */
  readonly relaxed = new Set<string>();
  readonly begun = new Set<number>();
  readonly belief: Float64Array;
  /** Blocks placed so far, by unit; and whether that was on an earlier day. */
  readonly placed = new Map<number, number>();
  readonly placedBefore = new Set<number>();
  readonly studied: Want[] = [];
  readonly kinds = new Set<TipoTarea>();
  readonly kindBefore = new Map<number, TipoTarea>();
  /** How the week has worked on each theme. */
  readonly ways = new Map<string, TipoTarea[]>();
  testLeft: number;
  analysisLeft: number;
  /** What opened the first week and is new: shown next, before more of it is asked. */
  opener: Unit | undefined;
  private readonly exercises = new Map<number, number>();
  private readonly done = new Map<number, Set<TipoTarea>>();

  today: Slot[] = [];
  usedToday = new Set<number>();
  /** The last block of the week. */
  isFinal = false;
  /** The analysis of yesterday's game stands before what is chosen. */
  lead: readonly TipoTarea[] = [];
  dayMinutes = 0;
  /** Around a tournament: nothing new, nothing read, nothing examined. */
  isCalm = false;
  private analysisToday = false;
  /** One block is all that the day has, and it is longer than an examination. */
  isAlone = false;

  constructor(context: Context, wants: Wants, frames: readonly DayFrame[]) {
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

  beginDay({ day, review, game, analysis, free, blocks }: DayFrame): void {
    this.today = [];
    this.dayMinutes = day.minutes;
    this.isCalm = isCalm(this.context, day.fecha);
    this.analysisToday = analysis > 0;
    this.isAlone = blocks === 1 && free > TEST_ALONE;
    this.lead = analysis > 0 && game === 0 ? ['analizar'] : [];
    this.usedToday = new Set(review?.units.map((unit) => unit.index));
    const { game: own, level } = this.context;
    for (const id of game + analysis > 0 ? [own.play.jugar, own.play.analizar] : []) {
      const unit = unitNear(own.curriculum, id, level);
      if (unit) this.usedToday.add(unit.index);
    }
  }

  endDay(): void {
    for (const { unit } of this.today) this.placedBefore.add(unit.index);
  }

  isReady(unit: Unit): boolean {
    return unit.needs.every((need) => (this.context.belief[need] ?? 0) >= KNOWN || this.placed.has(need));
  }

  /** This week has a step to it that has not come yet. */
  awaitsStep({ unit, theme }: Want): boolean {
    return this.wants.list.some(
      (one) =>
        one.blocks > 0 &&
        one.unit !== unit &&
        theme?.way.includes(one.unit) === true &&
        !this.placed.has(one.unit.index),
    );
  }

  isNew(unit: Unit): boolean {
    return isNewUnit(this.context, unit) && !this.placed.has(unit.index);
  }

  isUntaught(unit: Unit): boolean {
    return (this.context.belief[unit.index] ?? 0) < readBelow(this.context);
  }

  /** Not right often enough in its last session, or tested already and not practised since. */
  isUnready(unit: Unit): boolean {
    const { learner, tuning } = this.context;
    if ((learner.unidades[unit.id]?.r ?? 1) < tuning.kind.testFrom) return true;
    return wasTested(this.context, unit) && this.kindBefore.get(unit.index) !== 'ejercicios';
  }

  isAsked({ topic }: Unit): boolean {
    return this.wants.active.some((theme) => theme.topic === topic);
  }

  isAvoided({ topic }: Unit): boolean {
    return this.context.learner.declarado[topic.id]?.polaridad === 'evita';
  }

  /** Another stage of what the day has worked on. */
  isOfToday({ topic }: Unit): boolean {
    return this.today.some(({ unit }) => unit.topic === topic);
  }

  hasStageAbove(unit: Unit): boolean {
    return this.stagesAbove(unit).length > 0;
  }

  /** Below a stage that the week works on and that still has something to solve; a week of one theme, or of few days, takes all stages. */
  isStepBack(unit: Unit): boolean {
    const isOnly = (this.wants.active.length === 1 || this.context.days.length <= FEW_DAYS) && this.isAsked(unit);
    return this.stagesAbove(unit).some((above) => !isOnly && (!this.isAsked(unit) || this.exercisesLeft(above) >= FEW));
  }

  private stagesAbove({ topic, level }: Unit): readonly Unit[] {
    const found: Unit[] = [];
    for (let above = level + 1; above <= this.context.level + LEVELS_ABOVE; above++) {
      const one = this.context.game.curriculum.unitById.get(unitId(topic.id, above));
      if (one && this.placed.has(one.index)) found.push(one);
    }
    return found;
  }

  get hasAnalysis(): boolean {
    return this.analysisToday || this.today.some(({ kind }) => kind === 'analizar');
  }

  blocksAfter(day: number): number {
    let sum = 0;
    for (let i = day + 1; i < this.frames.length; i++) sum += (this.frames[i] as DayFrame).blocks;
    return sum;
  }

  /** New units that wait for their second day. */
  owed(): number {
    let many = 0;
    for (const want of this.wants.list)
      if (want.isNew && want.blocks > 0 && this.placed.get(want.unit.index) === 1) many++;
    return many;
  }

  /** Whether another look at what is believed to be known may stand in the week. */
  looksLeft(): boolean {
    const looked = [...this.wants.list, ...this.studied].filter(isProbe).map(({ unit }) => unit);
    return new Set(looked).size < mostLooks(this.context);
  }

  /** What the week has worked on, or is to. */
  themes(): ReadonlySet<string> {
    const wanted = this.wants.list.filter(({ blocks }) => blocks > 0);
    return new Set([...this.ways.keys(), ...wanted.map(({ unit }) => unit.topic.id)]);
  }

  waysOf({ topic }: Unit): readonly TipoTarea[] {
    return this.ways.get(topic.id) ?? [];
  }

  /** Nobody asked for it, and it has as many blocks as what was asked for; or it is to have little. */
  isFull(unit: Unit): boolean {
    const { id } = unit.topic;
    const blocks = this.waysOf(unit).length;
    const { learner } = this.context;
    // While nobody is to play there are few themes, and none of them was asked for.
    const isUnasked = learner.declarado[id] === undefined && !learner.cautela;
    return (isUnasked && blocks >= this.wants.unaskedMost) || this.isSpared(unit);
  }

  /** Learnt by playing: it has its part of the week. */
  isSpared(unit: Unit): boolean {
    const blocks = this.waysOf(unit).length;
    return blocks > 0 && (blocks + 1) * this.wants.blockMinutes > sparingMost(this.context, unit.topic.id);
  }

  /** Nobody reads the same pages twice, nor is tested twice on one thing in a week. */
  spentOn(unit: Unit): ReadonlySet<TipoTarea> {
    if (this.context.learner.cautela && this.context.totalMinutes >= this.context.tuning.kind.longCare) return NOTHING;
    if (this.isCalm) return READ;
    let known = this.done.get(unit.index);
    if (!known) {
      known = new Set(wasRead(this.context, unit) ? ['teoria'] : []);
      this.done.set(unit.index, known);
    }
    return known;
  }

  /** Exercises of a unit that were not met lately, nor used by the week yet. */
  exercisesLeft(unit: Unit): number {
    const known = this.exercises.get(unit.index);
    if (known !== undefined) return known;
    const found = exercisesOf(this.context, unit);
    this.exercises.set(unit.index, found);
    return found;
  }

  /** A block is filled: everything that the rest of the week has to know of it. */
  enter(want: Want, kind: TipoTarea, { opens, others }: Entry): void {
    const { unit } = want;
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
    const line = this.context.lines.find(({ tema }) => tema === unit.topic.id);
    const side = asked ?? this.context.learner.declarado[unit.topic.id]?.lado ?? line?.lado;
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
      ...(want.open ? { open: true as const } : {}),
      ...(side ? { side } : {}),
      ...((want.reason === 'prerequisito' || want.reason === 'cercano') && theme ? { focus: theme.topic } : {}),
    });
  }

  private leave(unit: Unit, taken: number): void {
    this.exercises.set(unit.index, Math.max(0, this.exercisesLeft(unit) - taken));
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
    const ration = this.context.learner.cautela ? RATION_READ_CALM : RATION_READ;
    const taken = this.takeExercises(unit, Math.max(0, minutes - READING), ration);
    return { ...taken, solving: READING + (taken.exercises === MOST_ITEMS ? minutes : taken.solving) };
  }
}
