import { addDays } from '@estratega/domain';
import type { Clock } from '../../platform/clock.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { type Cell, calibrationOf, type DatedCell, type Group } from './calibration.ts';
import type { ProbesOfVariant, ReportsRepository } from './repository.ts';

/**
 * By night: the answers since the night before are summed once, in the database, and the report adds up four weeks of such sums. A
 * run costs a day of answers, however many there were before it.
 */

export const CALIBRATION = 'calibracion';
const WEEKS = 4;
const DAYS = 7 * WEEKS;
const KEPT_DAYS = 90;
/** Probes are two a week: a comparison of variants needs more of them than four weeks hold. */
const PROBE_DAYS = 84;
const DAY_MS = 86_400_000;
/** What is being written at this very moment comes in tomorrow's sum. */
const SETTLED_MS = 60_000;

export interface CalibrationReport {
  readonly hasta: string;
  /** Of this night alone. */
  readonly celdas: readonly Cell[];
  readonly grupos: readonly Group[];
  /** The measure that variants are compared by: random probes right, four weeks after the unit was last met. */
  readonly sondas: readonly ProbesOfVariant[];
}

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
const reportIn = (contenido: unknown) => contenido as CalibrationReport;

export const reportCalibration = async (
  repository: ReportsRepository,
  clock: Clock,
  onAlarm: (group: Group) => void,
): Promise<CalibrationReport> => {
  const now = new Date(clock().getTime() - SETTLED_MS);
  const today = dayOf(now);
  const nights = await repository.nights(CALIBRATION, addDays(today, -DAYS), today);
  const since = nights[0] ? new Date(reportIn(nights[0].contenido).hasta) : new Date(now.getTime() - DAYS * DAY_MS);
  const celdas = await repository.cells(since, now);
  const weeksAgo = (dia: string): number =>
    Math.min(WEEKS - 1, Math.floor((Date.parse(today) - Date.parse(dia)) / (7 * DAY_MS)));
  const dated: DatedCell[] = [
    { dia: today, celdas },
    ...nights.map(({ dia, contenido }) => ({ dia, ...reportIn(contenido) })),
  ].flatMap((night) => night.celdas.map((cell) => ({ ...cell, semana: weeksAgo(night.dia) })));
  const report = {
    hasta: now.toISOString(),
    celdas,
    grupos: calibrationOf(dated),
    sondas: await repository.probesByVariant(new Date(now.getTime() - PROBE_DAYS * DAY_MS)),
  };
  await repository.save(CALIBRATION, today, report);
  await repository.forgetBefore(CALIBRATION, addDays(today, -KEPT_DAYS));
  for (const group of report.grupos) if (group.alarma) onAlarm(group);
  return report;
};

export const calibrationJob = (repository: ReportsRepository, clock: Clock, onAlarm: (group: Group) => void): Job => ({
  name: 'informar-calibracion',
  // After the difficulties of the night: what they say is what today's answers will be expected by.
  cron: '47 6 * * *',
  run: async () => {
    await reportCalibration(repository, clock, onAlarm);
  },
});
