import {
  BROWSERS_OF_A_TASK,
  BYTES_OF_A_NOTE,
  fittingMs,
  mostStudiedMs,
  NOTES_OF_A_PLAN,
  NOTES_OF_AN_ACCOUNT,
  type NoteUpdate,
  type RegistrarApunte,
} from '@estratega/domain';
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

/** A note that is emptied goes, and always may. */
const fits = ({ texto }: NoteUpdate, beside: { readonly plan: number; readonly account: number }): boolean => {
  if (texto === '') return true;
  const bytes = Buffer.byteLength(texto) + BYTES_OF_A_NOTE;
  return beside.plan + bytes <= NOTES_OF_A_PLAN && beside.account + bytes <= NOTES_OF_AN_ACCOUNT;
};

export const notesService = ({ repository, holdTask, clock }: NotesDependencies) => ({
  record: (userId: string, given: RegistrarApunte): Promise<void> =>
    repository.transaction(async (tx) => {
      // Times and notes add up to no more than there may be: whatever counts them waits here for its turn.
      if (!(await repository.lockUser(tx, userId))) throw new AppError('no_autenticado');
      const begun = await holdTask(tx, userId, given);
      if (!begun) throw new AppError('no_encontrado');
      const now = clock();
      if ('nombre' in given) {
        if (!fits(given, await repository.sizesBeside(tx, userId, given))) throw new AppError('limite_apuntes');
        return repository.putNote(tx, userId, given, now);
      }
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
