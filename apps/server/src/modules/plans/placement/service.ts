import { randomUUID } from 'node:crypto';
import {
  DEFAULT_TIME_ZONE,
  dayIn,
  type EmpezarPrueba,
  isRight,
  type NivelDeclarado,
  type PruebaNivel,
  type ResponderPrueba,
} from '@estratega/domain';
import { decisiveOnly, judge } from '@estratega/lessons';
import type { Clock } from '../../../platform/clock.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Lessons } from '../../../platform/lessons/lessons.ts';
import type { Planner } from '../planner.ts';
import type { PlansRepository } from '../repository.ts';
import type { PlacementRepository, TestRow } from './repository.ts';
import { tellTest } from './shown.ts';

export interface PlacementDependencies {
  readonly repository: PlacementRepository;
  readonly plans: Pick<PlansRepository, 'transaction' | 'lockUser' | 'learner' | 'saveLearner'>;
  readonly planner: Pick<Planner, 'nextInPlacement' | 'placementResult' | 'applyPlacement' | 'titleOf'>;
  readonly lessons: Lessons;
  readonly clock: Clock;
}

/** With nothing answered yet, another declared level is simply the one to start from. */
const startsElsewhere = ({ respuestas, nivel }: TestRow, declared: NivelDeclarado): boolean => {
  const said = (level: NivelDeclarado) => JSON.stringify(Object.entries(level).sort());
  return respuestas.length === 0 && said(nivel) !== said(declared);
};

/** A test of the level: what to ask next follows from the answers, which are judged here and nowhere else. */
export const placementService = ({ repository, plans, planner, lessons, clock }: PlacementDependencies) => {
  const shown = tellTest({ planner, lessons });

  /** An exercise may leave the bank between two visits: what is asked must be there. */
  const canGoOn = async ({ siguiente }: TestRow): Promise<boolean> =>
    siguiente === null || (await lessons.exercise(siguiente.ejercicio)) !== undefined;

  return {
    all: async (userId: string): Promise<PruebaNivel[]> => (await repository.all(userId)).map((row) => shown(row)),

    /** Goes on with the test that is there, or shows what it said, unless a new one is asked for. */
    begin: async (userId: string, { nivel, reiniciar }: EmpezarPrueba): Promise<PruebaNivel> =>
      plans.transaction(async (tx) => {
        if (!(await plans.lockUser(tx, userId))) throw new AppError('no_autenticado');
        const before = await repository.ofGame(userId, nivel.campo, tx);
        if (before && !reiniciar && !startsElsewhere(before, nivel) && (await canGoOn(before))) return shown(before);
        const now = clock();
        const id = randomUUID();
        const row: TestRow = {
          userId,
          campo: nivel.campo,
          id,
          nivel,
          respuestas: [],
          siguiente: planner.nextInPlacement(nivel, [], id) ?? null,
          aplicada: false,
          createdAt: now,
          updatedAt: now,
        };
        await repository.save(tx, row);
        return shown(row);
      }),

    /** Repeated, it changes nothing; of another exercise than the one asked, it is refused. */
    answer: async (userId: string, { id, ejercicio, respuesta, ms }: ResponderPrueba): Promise<PruebaNivel> => {
      const before = await repository.byId(userId, id);
      if (!before) throw new AppError('no_encontrado');
      if (before.respuestas.some((one) => one.ejercicio === ejercicio)) return shown(before);
      if (before.siguiente?.ejercicio !== ejercicio) throw new AppError('conflicto');
      // Read and judged before anything is locked: a lesson may have to come from the disk.
      const exercise = await lessons.exercise(ejercicio);
      const resultado = exercise && judge(decisiveOnly(exercise), respuesta);
      if (resultado === undefined)
        throw new AppError('entrada_invalida', {
          fields: { respuesta: 'La respuesta no es del tipo que pide el ejercicio.' },
        });
      return plans.transaction(async (tx) => {
        if (!(await plans.lockUser(tx, userId))) throw new AppError('no_autenticado');
        const row = await repository.byId(userId, id, tx);
        if (!row) throw new AppError('no_encontrado');
        if (row.siguiente?.ejercicio !== ejercicio) return shown(row);
        const answer = { ...row.siguiente, bien: isRight(resultado), resultado, respuesta, ms };
        const respuestas = [...row.respuestas, answer];
        const now = clock();
        const siguiente = planner.nextInPlacement(row.nivel, respuestas, row.id) ?? null;
        const next: TestRow = { ...row, respuestas, siguiente, updatedAt: now };
        const learner = siguiente === null ? await plans.learner(tx, userId, row.campo) : undefined;
        if (learner) {
          // Whoever studies already need not wait for another plan: the next week takes it in.
          const hoy = dayIn(now, DEFAULT_TIME_ZONE);
          const measured = planner.applyPlacement(learner, undefined, { nivel: row.nivel, answers: respuestas, hoy });
          await plans.saveLearner(tx, userId, row.campo, measured, now);
        }
        const saved = { ...next, aplicada: learner !== undefined };
        await repository.save(tx, saved);
        return shown(saved);
      });
    },

    exportAll: async (userId: string) =>
      (await repository.all(userId)).map(({ userId: _user, aplicada: _applied, ...row }) => row),
  };
};
export type PlacementService = ReturnType<typeof placementService>;
