import type { TipoTarea } from '@estratega/domain';
import type { Unit } from '../curriculum/graph.ts';
import type { Context } from './context.ts';
import { isLookBackDay, momentOf } from './event.ts';
import { blocksIn, minutesLeft, OPENING_MAX, TASK_MIN } from './minutes.ts';
import { Fallbacks } from './place/fallbacks.ts';
import { Games } from './place/games.ts';
import { Ledger } from './place/ledger.ts';
import { lightDay, lookBack } from './place/light.ts';
import { type Candidate, decide, type Moment } from './place/ranking.ts';
import { type Way, Working } from './place/working.ts';
import type { DayFrame } from './skeleton.ts';
import type { Slot } from './slot.ts';
import type { Want, Wants } from './wants.ts';

/** Puts the wants into days, in date order and block by block. */

export interface PlacedDay {
  readonly frame: DayFrame;
  readonly chosen: readonly Slot[];
  readonly game: Slot | undefined;
  readonly analysis: Slot | undefined;
}

export class Placement {
  private readonly way: Way;
  private readonly ledger: Ledger;
  private readonly working: Working;
  private readonly fallbacks: Fallbacks;
  private readonly games: Games;
  private lastFocus: Unit | undefined;

  constructor(context: Context, wants: Wants, frames: readonly DayFrame[], way: Way) {
    this.way = way;
    this.ledger = new Ledger(context, wants, frames);
    this.working = new Working(this.ledger, way);
    this.fallbacks = new Fallbacks(this.ledger, this.working);
    this.games = new Games(this.ledger);
  }

  get relaxed(): ReadonlySet<string> {
    return this.ledger.relaxed;
  }

  get begun(): ReadonlySet<number> {
    return this.ledger.begun;
  }

  week(): readonly PlacedDay[] {
    return this.ledger.frames.map((frame, i) => this.day(frame, i));
  }

  /** Of everything that could stand here now, the best. */
  private best(day: number, blocksLeft: number, isOpening: boolean): Candidate | undefined {
    const { ledger, working } = this;
    const { context, wants, frames } = ledger;
    const daysLeft = context.days.length - day;
    const isLast = daysLeft === 1 && context.days.length > 1;
    const owed = ledger.owed();
    // In one or two days a second day may fall in the next week; a day that is all play has no room for one.
    const isLong = frames.filter((frame) => frame.blocks > 0).length > 2;
    const readings = ledger.today.filter((slot) => slot.kind === 'teoria').length;
    const now: Moment = {
      isOpening,
      daysLeft,
      ahead: blocksLeft - 1 + ledger.blocksAfter(day),
      owed,
      mayRead: readings < Math.max(1, Math.floor((frames[day]?.free ?? 0) / 60)),
      neighbour: ledger.today.at(-1)?.unit.topic.area,
      level: context.level,
      theory: context.tuning.kind.theory,
    };
    const row = working.row();
    let best: Candidate | undefined;
    for (const want of wants.list) {
      const { unit } = want;
      if (want.blocks <= 0 || ledger.usedToday.has(unit.index)) continue;
      const isOfToday = ledger.isOfToday(unit);
      // One stage of a theme a day, unless somebody asked for it.
      if (want.lane === 'camino' && isOfToday) continue;
      // What a player would rather not see opens no week.
      if (isOpening && (want.capsule || want.reason === 'repertorio' || ledger.isAvoided(unit))) continue;
      const times = ledger.placed.get(unit.index) ?? 0;
      const isFirst = times === 0;
      const begins = isFirst && want.isNew;
      if (begins && ledger.isCalm && !want.isHead) continue;
      // What is said of a tournament is said before it.
      if (want.reason === 'torneo' && (context.days[day]?.fecha ?? '') >= (context.event ?? '')) continue;
      // What begins now must have its second day ahead; a theme that was asked for begins in any case, and comes itself.
      if (begins && !want.isHead && !want.capsule && isLong && (isLast || owed >= ledger.blocksAfter(day))) continue;
      if (!want.capsule && !want.open && !ledger.isReady(unit)) continue;
      // Once shown in little, what was asked for goes on when the steps that this week has of it are made.
      if (want.capsule && !isFirst && !isLast && ledger.awaitsStep(want)) continue;
      // After a stage, the one below it would be a step back, unless it is what failed or all that is left to solve.
      if (want.lane !== 'debil' && isFirst && ledger.isStepBack(unit)) continue;
      const kind = working.kindOf(want, isOpening, row);
      if (!kind) continue;
      const candidate: Candidate = {
        want,
        kind,
        isFirst,
        begins,
        isSecond: want.isNew && times === 1 && ledger.placedBefore.has(unit.index),
        isOfToday,
        belief: ledger.belief[unit.index] ?? 0,
      };
      best = best ? decide(best, candidate, now).first : candidate;
    }
    return best;
  }

  private put(want: Want, chosen: TipoTarea, opens: boolean): void {
    const others = opens || this.ledger.today.at(-1)?.kind === 'repaso' ? [] : this.working.companions(want);
    this.ledger.enter(want, others.length > 0 ? 'repaso' : chosen, { opens, others });
  }

  private day(frame: DayFrame, at: number): PlacedDay {
    const { ledger, working, fallbacks, games } = this;
    ledger.beginDay(frame);
    const moment = momentOf(ledger.context, frame.day.fecha);
    if (moment === 'antes' || moment === 'ronda') {
      const chosen = lightDay(ledger.context, frame.day.fecha, frame.free);
      if (chosen.length > 0) return { frame, chosen, game: undefined, analysis: undefined };
    }
    // The games of a tournament that is over come before anything else.
    const back = isLookBackDay(ledger.context, frame.day.fecha) ? lookBack(ledger.context) : undefined;
    if (back && frame.free >= 2 * TASK_MIN) ledger.today.push(back);
    const { tuning, learner } = ledger.context;
    const opensWeek = at === 0 && learner.semana === 0;
    const atLeast = (most: number): number =>
      opensWeek ? 1 + Math.ceil((frame.free - OPENING_MAX) / most) : Math.ceil(frame.free / most);
    const hard = atLeast(tuning.block.most);
    const least = atLeast(tuning.block.sitting);
    for (let block = 0; block < frame.blocks; block++) {
      const isOpening = opensWeek && block === 0;
      ledger.isFinal = block === frame.blocks - 1 && ledger.blocksAfter(at) === 0;
      const best =
        this.best(at, frame.blocks - block, isOpening) ??
        (isOpening ? undefined : this.best(at, frame.blocks - block, false));
      if (best && !best.kind.crowds) {
        this.put(best.want, best.kind.kind, isOpening && best.kind.kind !== 'teoria');
        continue;
      }
      const more = fallbacks.more(at, isOpening) ?? (isOpening ? fallbacks.more(at, false) : undefined);
      const many = ledger.today.length;
      const want =
        more ??
        (many >= least
          ? undefined
          : many >= hard
            ? fallbacks.spare(isOpening)
            : (best?.want ?? fallbacks.rest(isOpening)));
      // Fewer and longer blocks, rather than what nobody needs.
      if (!want) break;
      const kind = working.kindOf(want, isOpening && ledger.exercisesLeft(want.unit) > 0) ?? {
        kind: 'teoria' as const,
      };
      this.put(want, kind.kind, isOpening && kind.kind === 'ejercicios');
    }
    this.fillUp(frame, at);
    const focus = frame.game > 0 ? games.mayPlay() && games.focus() : this.lastFocus;
    if (!focus) this.studyInstead(frame.game + frame.analysis, at);
    const game = frame.game > 0 && focus ? games.playSlot(focus) : undefined;
    const analysis = frame.analysis > 0 && focus ? games.analysisSlot(focus) : undefined;
    this.lastFocus = game && focus ? focus : undefined;
    ledger.endDay();
    return { frame, chosen: ledger.context.game.askedLeads ? unCrowded(ledger.today) : ledger.today, game, analysis };
  }

  /** Where a short bank leaves time in a day, something else is solved, or read, rather than three exercises in an hour. */
  private fillUp(frame: DayFrame, at: number): void {
    while (
      this.way === 'filled' &&
      this.ledger.today.length > 0 &&
      minutesLeft(frame.free, this.ledger.today) >= TASK_MIN
    ) {
      const best = this.fallbacks.filler(at);
      if (!best) return;
      this.put(best.want, best.kind, false);
    }
  }

  /** The minutes of a game that cannot be played yet are studied, in blocks like the others. */
  private studyInstead(minutes: number, at: number): void {
    for (let left = blocksIn(minutes, this.ledger.wants.blockMinutes); left > 0; left--) {
      const want = this.fallbacks.more(at, false) ?? this.fallbacks.spare(false) ?? this.fallbacks.rest(false);
      const { kind } = this.working.kindOf(want, false) ?? { kind: 'teoria' as const };
      this.put(want, kind, false);
    }
  }
}

/** Three of a kind in a row are parted by what comes later that day, if neither its theme nor what it stands on is met before. */
const unCrowded = (slots: readonly Slot[]): readonly Slot[] => {
  const row = [...slots];
  for (let i = 2; i < row.length; i++) {
    const kind = row[i]?.kind;
    if (row[i - 1]?.kind !== kind || row[i - 2]?.kind !== kind) continue;
    const at = row.findIndex(
      (slot, j) =>
        j > i &&
        slot.kind !== kind &&
        row.slice(i, j).every(({ unit }) => unit.topic !== slot.unit.topic && !slot.unit.needs.includes(unit.index)),
    );
    if (at > 0) row.splice(i, 0, ...row.splice(at, 1));
  }
  return row;
};
