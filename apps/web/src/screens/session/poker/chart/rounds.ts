import { afterAnswer, type ChartProgress, NO_PROGRESS } from '@estratega/lessons/drills/charts';

/** How each chart goes while this page is open: the run without a miss, and where it is missed. */
const kept = new Map<string, ChartProgress>();

export const progressOn = (chart: string): ChartProgress => kept.get(chart) ?? NO_PROGRESS;

export function tellAnswer(chart: string, hand: string, right: boolean): ChartProgress {
  const now = afterAnswer(progressOn(chart), hand, right);
  kept.set(chart, now);
  return now;
}
