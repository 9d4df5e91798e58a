import type { Fecha, TipoTarea } from '@estratega/domain';
import type { Unit } from '../curriculum/graph.ts';
import { isPractice } from '../games/game.ts';
import { afterStudy, KNOWN, MASTERY, minutesToMastery } from '../learner/belief.ts';
import { dayNumberOf, recallAfter } from '../learner/memory.ts';
import { paceOf } from '../learner/pace.ts';
import { fraction, hash } from '../random/seed.ts';
import { Balance } from './balance.ts';
import type { Context, StudyDay } from './context.ts';
import type { Slot, TimedSlot } from './slot.ts';

/** The week while it is being chosen: what is placed, what is left of each cap, beliefs advanced as if all were done. */

/** Convex up to mastery: half-learnt is worth less than half, so that what is begun is finished. */
const UTILITY_POWER = 6;
const utility = (p: number): number => Math.min(p, MASTERY) ** UTILITY_POWER;
const JITTER = 0.06;

export const isTeaching = (kind: TipoTarea): boolean => kind === 'teoria' || kind === 'ejercicios' || kind === 'test';

export class Draft {
  readonly context: Context;
  readonly balance: Balance;
  readonly belief: Float64Array;
  /** Smith's ratio of each unit: weight × utility still missing ÷ minutes still needed. */
  readonly ratio: Float64Array;
  readonly touches: Uint8Array;
  readonly placed: Uint8Array;
  /** Placed on an earlier day. */
  readonly placedBefore: Uint8Array;
  readonly newThisWeek = new Set<number>();
  readonly levelOfTopic = new Map<string, number>();
  readonly reviewed = new Set<number>();
  readonly kinds = new Set<TipoTarea>();
  readonly areas = new Set<string>();
  /** Units whose objective was missed: they get more of the week. */
  readonly weak: ReadonlySet<string>;
  /** Areas that have something begun or half known to go on with, or a game to play. */
  readonly areasInHand = new Set<string>();
  readonly relaxed = new Set<string>();
  playLeft: number;
  reviewLeft: number;
  testLeft: number;
  aboveLeft: number;
  analysisOwed: { readonly focus: Unit; readonly day: number } | undefined;

  // Of the day under way.
  today: Slot[] = [];
  day: StudyDay;
  blocksToday = 0;
  /** Minutes that the day's last block must be able to hold, or the day would need one more. */
  leastOfLast = 0;
  private closes = false;
  isLastOfMany = false;

  private readonly jitter: Float64Array;
  private readonly stored: Uint16Array;
  private readonly parked: Uint8Array;
  private readonly fresh: Uint8Array;
  private readonly stability: Float64Array;
  private readonly lastSeen: Float64Array;
  private dayNumber = 0;
  private readonly usedToday = new Set<number>();

  constructor(context: Context, floors: Readonly<Record<string, number>>) {
    const size = context.belief.length;
    this.context = context;
    this.balance = new Balance(context, floors);
    this.belief = Float64Array.from(context.belief);
    this.ratio = new Float64Array(size);
    this.jitter = new Float64Array(size);
    this.stored = new Uint16Array(size);
    this.parked = new Uint8Array(size);
    this.fresh = new Uint8Array(size);
    this.stability = new Float64Array(size);
    this.lastSeen = new Float64Array(size);
    this.touches = new Uint8Array(size);
    this.placed = new Uint8Array(size);
    this.placedBefore = new Uint8Array(size);
    const { load, totalMinutes } = context;
    this.playLeft = load.play * totalMinutes;
    this.reviewLeft = load.review * totalMinutes;
    this.testLeft = load.test * totalMinutes;
    this.aboveLeft = load.above * totalMinutes;
    this.day = context.days[0] as StudyDay;
    this.weak = new Set(
      context.learner.pendientes.filter(({ motivo }) => motivo === 'objetivo').map(({ unidad }) => unidad),
    );
    const seed = hash(context.seed);
    for (const unit of context.eligible) {
      this.jitter[unit.index] = 1 - JITTER / 2 + JITTER * fraction(seed, unit.hash);
      const before = context.learner.unidades[unit.id];
      const isPlay = isPractice(context.game, unit.topic.id);
      this.stored[unit.index] = before?.t ?? 0;
      this.parked[unit.index] = (before?.k ?? 0) > context.learner.semana ? 1 : 0;
      this.stability[unit.index] = before?.s ?? 0;
      this.lastSeen[unit.index] = before?.u === undefined ? 0 : dayNumberOf(before.u);
      this.fresh[unit.index] = before?.v === undefined && (context.belief[unit.index] ?? 0) < KNOWN && !isPlay ? 1 : 0;
      this.rate(unit);
      const p = context.belief[unit.index] ?? 0;
      if (this.fresh[unit.index] === 0 && p < MASTERY && !this.isAbove(unit) && this.needsMet(unit))
        this.areasInHand.add(unit.topic.area);
    }
  }

  private rate(unit: Unit): void {
    const p = this.belief[unit.index] ?? 0;
    const { minutosEtapa } = unit.topic;
    const missing = p >= MASTERY ? (1 - p) * 0.05 : utility(MASTERY) - utility(p);
    const minutes = p >= MASTERY ? minutosEtapa : Math.max(15, minutesToMastery(p, minutosEtapa));
    this.ratio[unit.index] =
      ((this.context.weight[unit.index] ?? 0) * missing * (this.jitter[unit.index] ?? 1)) / minutes;
  }

  /** Blocks of today still to choose; the weekly review at the end is not chosen. */
  blocksLeft(): number {
    return this.teachingBlocks() - this.today.length;
  }

  teachingBlocks(): number {
    return this.blocksToday - (this.closes ? 1 : 0);
  }

  startDay(day: StudyDay, blocks: number, closes: boolean): void {
    this.closes = closes;
    this.dayNumber = dayNumberOf(day.fecha);
    this.isLastOfMany = day.index > 0 && day.index === this.context.days.length - 1;
    this.day = day;
    this.placedBefore.set(this.placed);
    this.blocksToday = blocks;
    this.today = [];
    this.usedToday.clear();
  }

  /** Minutes of a block of today before their lengths are settled. */
  estimate(): number {
    return this.day.minutes / this.blocksToday;
  }

  /** Predicted recall on the day under way, of a unit with a memory of its own. */
  recall(unit: Unit): number {
    const stability = this.stability[unit.index] ?? 0;
    return stability === 0 ? 1 : recallAfter(this.dayNumber - (this.lastSeen[unit.index] ?? 0), stability);
  }

  isUsedToday(unit: Unit): boolean {
    return this.usedToday.has(unit.index);
  }

  storedTouches(unit: Unit): number {
    return this.stored[unit.index] ?? 0;
  }

  touchesOf(unit: Unit): number {
    return this.storedTouches(unit) + (this.touches[unit.index] ?? 0);
  }

  isParked(unit: Unit): boolean {
    return this.parked[unit.index] === 1;
  }

  /** New units still waiting for their second day. */
  owedCount(): number {
    let owed = 0;
    for (const index of this.newThisWeek) if (this.touches[index] === 1) owed++;
    return owed;
  }

  /** New material: never planned before, not begun this week, and not already believed. */
  isNew(unit: Unit): boolean {
    return this.fresh[unit.index] === 1 && this.touches[unit.index] === 0;
  }

  newLeft(): number {
    return this.context.load.newUnits - this.newThisWeek.size;
  }

  /** More may begin than the week asks for, rather than keep the player at what is mastered. */
  newRoom(): number {
    return this.context.load.newMost - this.newThisWeek.size;
  }

  mayBeginMore(): boolean {
    return this.newRoom() > 0;
  }

  needsMet(unit: Unit): boolean {
    return unit.needs.every((need) => (this.context.belief[need] ?? 0) >= KNOWN || this.placed[need] === 1);
  }

  /** The same, when `before` is about to be placed. */
  needsMetWith(unit: Unit, before: Unit): boolean {
    return unit.needs.every(
      (need) => need === before.index || (this.context.belief[need] ?? 0) >= KNOWN || this.placed[need] === 1,
    );
  }

  isAbove(unit: Unit): boolean {
    return unit.level > this.context.level;
  }

  place(slot: Slot): void {
    this.today.push(slot);
    const minutes = this.estimate();
    this.balance.add(slot.unit.topic.area, minutes);
    this.kinds.add(slot.kind);
    this.areas.add(slot.unit.topic.area);
    for (const unit of slot.mixed) {
      this.usedToday.add(unit.index);
      this.reviewed.add(unit.index);
    }
    this.usedToday.add(slot.unit.index);
    if (slot.kind === 'repaso') return;
    const { unit } = slot;
    if (slot.isNew) {
      if (!this.mayBeginMore()) this.relaxed.add('nuevas');
      this.newThisWeek.add(unit.index);
    }
    this.placed[unit.index] = 1;
    this.touches[unit.index] = (this.touches[unit.index] ?? 0) + 1;
    this.levelOfTopic.set(unit.topic.id, unit.level);
    this.belief[unit.index] = afterStudy(
      this.belief[unit.index] ?? 0,
      minutes * paceOf(this.context.learner),
      unit.topic.minutosEtapa,
    );
    this.rate(unit);
  }

  /** Once the day's lengths are known: caps and areas by what was really given. */
  settle(slots: readonly TimedSlot[]): void {
    for (const { unit, kind, minutes } of slots) {
      // The weekly review is not chosen, so nothing was put down for it.
      this.balance.add(unit.topic.area, kind === 'cierre' ? minutes : minutes - this.estimate());
      if (kind === 'jugar') this.playLeft -= minutes;
      if (kind === 'repaso') this.reviewLeft -= minutes;
      if (kind === 'test') this.testLeft -= minutes;
      if (this.isAbove(unit)) this.aboveLeft -= minutes;
    }
  }

  /** Minutes of a kind or level already promised to today's slots. */
  promised(which: (slot: Slot) => boolean): number {
    return this.today.reduce((sum, slot) => (which(slot) ? sum + slot.bounds.max : sum), 0);
  }

  /** What is left of a cap once today's slots have taken theirs. */
  testRoom(): number {
    return this.testLeft - this.promised((slot) => slot.kind === 'test');
  }

  aboveRoom(): number {
    return this.aboveLeft - this.promised((slot) => this.isAbove(slot.unit));
  }

  isNextDay(from: Fecha, to: Fecha): boolean {
    return Date.parse(to) - Date.parse(from) === 86_400_000;
  }
}
