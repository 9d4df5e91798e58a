import { addDays, type Campo, GAMES } from '@estratega/domain';
import { BENT_MOST, type Card, fittingMemory, type Memories, type MemoryFit } from '@estratega/planner';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { finishInTurns } from '../../platform/turns.ts';
import type { ReportsRepository, WeightOf } from './repository.ts';

/**
 * By night: how quickly people forget, from a sample that stays the same for as long as they study. What it finds is planned with
 * from the next start on, as imported puzzles are: a server never changes its mind in the middle of a week's making.
 */

export const MEMORY = 'memoria';
const KEPT_DAYS = 90;

export type MemoryReport = Partial<Record<Campo, MemoryFit & { readonly hasta: string }>>;

export const fitMemories = async (
  repository: ReportsRepository,
  clock: Clock,
  weightOf: WeightOf,
): Promise<MemoryReport> => {
  const now = clock();
  const today = now.toISOString().slice(0, 10);
  const report: MemoryReport = {};
  for (const campo of GAMES) {
    const cards: Card[] = await repository.repeated(campo, now, weightOf);
    report[campo] = { ...(await finishInTurns(fittingMemory(cards))), hasta: now.toISOString() };
  }
  await repository.save(MEMORY, today, report);
  await repository.forgetBefore(MEMORY, addDays(today, -KEPT_DAYS));
  return report;
};

const weight = z.number().min(-BENT_MOST).max(BENT_MOST);
const adopted = z.object({
  adoptados: z.literal(true),
  pesos: z.object({ inicial: weight, crece: weight, decae: weight }),
});

/** What the latest night adopted; nothing where it adopted nothing, or wrote what cannot be: then the published weights hold. */
export const adoptedMemories = async (repository: Pick<ReportsRepository, 'latest'>): Promise<Memories> => {
  const latest = (await repository.latest(MEMORY))?.contenido as Readonly<Record<string, unknown>> | undefined;
  return Object.fromEntries(
    GAMES.flatMap((campo) => {
      const fit = adopted.safeParse(latest?.[campo]);
      return fit.success ? [[campo, fit.data.pesos]] : [];
    }),
  );
};

export const memoryJob = (repository: ReportsRepository, clock: Clock, weightOf: WeightOf): Job => ({
  name: 'ajustar-memoria',
  cron: '7 7 * * *',
  run: async () => {
    await fitMemories(repository, clock, weightOf);
  },
});
