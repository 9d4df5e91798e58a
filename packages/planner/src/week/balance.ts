import type { Context } from './context.ts';

/** Keeps the areas' minutes over four weeks near the table, and above the floors that a denial sets. */

/** Points of the week that an area may run over, or under, its share. */
const OVER = 0.045;
const UNDER = 0.035;
const SLACK_MINUTES = 20;
/** Part of what is left of the week that lacking areas may claim before they go first; the rest is for work in hand. */
const PRESSING = 0.85;
const WEEKS_BEFORE = 3;

export class Balance {
  private readonly minutes: Record<string, number> = {};
  private readonly thisWeek: Record<string, number> = {};
  private readonly total: number;
  private readonly target: Readonly<Record<string, number>>;
  private readonly areas: readonly string[];
  private readonly floors: Readonly<Record<string, number>>;
  private left: number;

  constructor(context: Context, floors: Readonly<Record<string, number>>) {
    const past = context.learner.ultimas.slice(-WEEKS_BEFORE);
    for (const week of past) {
      for (const [area, minutes] of Object.entries(week.areas))
        this.minutes[area] = (this.minutes[area] ?? 0) + minutes;
    }
    this.total = context.totalMinutes + past.reduce((sum, week) => sum + week.minutos, 0);
    this.target = context.target;
    this.areas = Object.keys(context.target);
    this.floors = floors;
    this.left = context.totalMinutes;
  }

  add(area: string, minutes: number): void {
    this.minutes[area] = (this.minutes[area] ?? 0) + minutes;
    this.thisWeek[area] = (this.thisWeek[area] ?? 0) + minutes;
    this.left -= minutes;
  }

  /** How far an area is below its share, in minutes; negative above it. */
  deficit(area: string): number {
    return (this.target[area] ?? 0) * this.total - (this.minutes[area] ?? 0);
  }

  /** 0–1 for each area: how much it lags, compared with the one that lags most. */
  lags(): ReadonlyMap<string, number> {
    let most = 1;
    const lags = new Map<string, number>();
    for (const area of this.areas) {
      const deficit = Math.max(0, this.deficit(area));
      if (deficit > most) most = deficit;
      lags.set(area, deficit);
    }
    for (const [area, deficit] of lags) lags.set(area, deficit / most);
    return lags;
  }

  private lack(area: string): number {
    const floor = (this.floors[area] ?? 0) - (this.thisWeek[area] ?? 0);
    return Math.max(0, floor, this.deficit(area) - UNDER * this.total);
  }

  hasRoom(area: string, minutes: number): boolean {
    if ((this.thisWeek[area] ?? 0) < (this.floors[area] ?? 0)) return true;
    return this.deficit(area) + Math.max(OVER * this.total, SLACK_MINUTES) >= minutes;
  }

  /** Areas that must come now, because what they lack fills all that is left of the week. */
  pressing(block: number): ReadonlySet<string> | undefined {
    const lacking = this.areas.filter((area) => this.lack(area) > 0);
    const lack = lacking.reduce((sum, area) => sum + Math.max(block, this.lack(area)), 0);
    if (lacking.length === 0 || lack < this.left * PRESSING - block / 2) return undefined;
    // The one that lacks most comes first: the others will still press afterwards.
    const most = Math.max(...lacking.map((area) => this.lack(area)));
    return new Set(lacking.filter((area) => this.lack(area) >= most - SLACK_MINUTES));
  }
}
