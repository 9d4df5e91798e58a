import type { Campo } from '@estratega/domain';
import type { PlansDependencies } from './ports.ts';

/** What is believed of answers while their week runs: one row is read, however many weeks and answers there were. */
export const expecting =
  ({ repository, planner, difficulties }: PlansDependencies) =>
  async (
    userId: string,
    campo: Campo,
    hoy: string,
    asked: readonly { readonly ejercicio: string; readonly unidad: string }[],
  ): Promise<readonly (number | undefined)[]> => {
    const [learner, dificultades] = await Promise.all([repository.learner(undefined, userId, campo), difficulties()]);
    return learner ? planner.expected(learner, hoy, asked, dificultades) : asked.map(() => undefined);
  };
