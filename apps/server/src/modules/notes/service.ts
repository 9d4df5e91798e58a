import type { RegistrarApunte } from '@estratega/domain';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';
import type { NotesRepository } from './repository.ts';

export interface NotesDependencies {
  readonly repository: NotesRepository;
  /** Whether this user's plan has that task, held until the transaction ends; the plans know. */
  readonly holdTask: (
    tx: Queryable,
    userId: string,
    at: { planId: string; diaIndex: number; tareaIndex: number },
  ) => Promise<boolean>;
  readonly clock: Clock;
}

export const notesService = ({ repository, holdTask, clock }: NotesDependencies) => ({
  record: (userId: string, given: RegistrarApunte): Promise<void> =>
    repository.transaction(async (tx) => {
      if (!(await holdTask(tx, userId, given))) throw new AppError('no_encontrado');
      if ('nombre' in given) await repository.putNote(tx, userId, given, clock());
      else await repository.putTime(tx, userId, given, clock());
    }),

  exportAll: async (userId: string) => {
    const { apuntes, tiempos } = await repository.all(userId);
    return {
      apuntes: apuntes.map(({ userId: _user, ...row }) => row),
      tiempos: tiempos.map(({ userId: _user, ...row }) => row),
    };
  },
});
export type NotesService = ReturnType<typeof notesService>;
