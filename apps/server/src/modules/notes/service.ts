import { BROWSERS_OF_A_TASK, fittingMs, mostStudiedMs, type RegistrarApunte } from '@estratega/domain';
import type { Clock } from '../../platform/clock.ts';
import { type Queryable, told } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';
import type { NotesRepository } from './repository.ts';

export interface NotesDependencies {
  readonly repository: NotesRepository;
  /** When this user's plan that has the task was made; held until the transaction ends. The plans know. */
  readonly holdTask: (
    tx: Queryable,
    userId: string,
    at: { planId: string; diaIndex: number; tareaIndex: number },
  ) => Promise<Date | undefined>;
  readonly clock: Clock;
}

export const notesService = ({ repository, holdTask, clock }: NotesDependencies) => ({
  record: (userId: string, given: RegistrarApunte): Promise<void> =>
    repository.transaction(async (tx) => {
      const isTime = !('nombre' in given);
      // Times add up to no more than there was: whatever counts them waits here for its turn.
      if (isTime && !(await repository.lockUser(tx, userId))) throw new AppError('no_autenticado');
      const begun = await holdTask(tx, userId, given);
      if (!begun) throw new AppError('no_encontrado');
      const now = clock();
      if (!isTime) return repository.putNote(tx, userId, given, now);
      const others = (await repository.timesOf(tx, userId, given.planId)).filter(
        ({ diaIndex, tareaIndex, origen }) =>
          diaIndex !== given.diaIndex || tareaIndex !== given.tareaIndex || origen !== given.origen.toLowerCase(),
      );
      const beside = others.filter(
        ({ diaIndex, tareaIndex }) => diaIndex === given.diaIndex && tareaIndex === given.tareaIndex,
      );
      if (beside.length >= BROWSERS_OF_A_TASK) throw new AppError('limite_navegadores');
      const elsewhere = others.reduce((sum, { ms }) => sum + ms, 0);
      const ms = fittingMs(given.ms, elsewhere, mostStudiedMs(begun, now));
      return repository.putTime(tx, userId, { ...given, ms }, now);
    }),

  exportAll: (userId: string) => ({
    apuntes: told(repository.allNotes(userId), ({ userId: _user, ...row }) => row),
    tiempos: told(repository.allTimes(userId), ({ userId: _user, ...row }) => row),
  }),
});
export type NotesService = ReturnType<typeof notesService>;
