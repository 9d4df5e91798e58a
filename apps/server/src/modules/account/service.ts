import {
  effectiveTier,
  UNUSED_ACCOUNT_DAYS,
  UNUSED_NOTICE_DAYS,
  type Usuario,
  type UsuarioPatch,
} from '@estratega/domain';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';
import { GOOGLE } from '../../platform/identity/google.ts';
import { CREDENTIAL } from '../../platform/identity/identity.ts';
import type { AccountRepository, UserChanges, UserRow } from './repository.ts';

/** What another capability keeps of a user: it hands it over for the download, and cleans up outside of our database. */
export interface UserDataHolder {
  readonly name: string;
  /** Whether the user has done anything there since. */
  usedSince?(userId: string, since: Date): Promise<boolean>;
  /** Lists that may be long as an `AsyncIterable`: they are written as they are read. */
  export?(user: DataSubject): Promise<unknown>;
  /** Before the rows go; a failure keeps the account. */
  beforeDelete?(userId: string): Promise<void>;
  /** With the rows, in the same transaction: what is not tied to them by the database itself. */
  deleteWith?(tx: Queryable, user: DataSubject): Promise<void>;
  /** When they are gone. */
  afterDelete?(userId: string): Promise<void>;
}
export type DataSubject = Pick<UserRow, 'id' | 'email' | 'emailVerified'>;

export interface AccountDependencies {
  readonly repository: AccountRepository;
  readonly clock: Clock;
  readonly holders: readonly UserDataHolder[];
  readonly departureMark: (userId: string) => string;
  /** To be told, in this transaction, that the account will go for want of use. */
  readonly tellUnused: (tx: Queryable, user: { id: string; email: string }) => Promise<void>;
  /** What comes after a deletion must not undo it, nor be overlooked. */
  readonly onLeftover: (error: unknown) => void;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** As many in one night: a mail provider that is asked for more at once takes us for something else. */
const TOLD_AT_ONCE = 500;

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

const toUsuario = (row: UserRow, providers: readonly string[], now: Date): Usuario => ({
  uid: row.id,
  name: row.name,
  email: row.email,
  plan: effectiveTier(row.plan, row.planHasta, now),
  planHasta: iso(row.planHasta),
  progressCount: row.progressCount,
  subscriptionID: row.subscriptionID,
  consentimientos: {
    tratamientoDatos: iso(row.consentDatos),
    marketing: iso(row.consentMarketing),
    noVender: iso(row.noVender),
  },
  accesos: { password: providers.includes(CREDENTIAL), google: providers.includes(GOOGLE) },
  createdAt: row.createdAt.toISOString(),
});

/** Giving a consent again keeps its first date; withdrawing it clears the date. */
const consentDate = (given: boolean | undefined, current: Date | null, now: Date): Date | null =>
  given === undefined ? current : given ? (current ?? now) : null;

export const accountService = ({
  repository,
  clock,
  holders,
  departureMark,
  tellUnused,
  onLeftover,
}: AccountDependencies) => {
  const read = async (userId: string): Promise<Usuario> => {
    const [row, accesses] = await Promise.all([repository.find(userId), repository.accesses(userId)]);
    if (!row) throw new AppError('no_autenticado');
    const providers = accesses.map(({ proveedor }) => proveedor);
    return toUsuario(row, providers, clock());
  };
  /** False where it is not there, or `still` says no under the lock. */
  const remove = async (userId: string, still?: (tx: Queryable) => Promise<boolean>): Promise<boolean> => {
    // Outside of the transaction: a slow provider must not hold a lock. A failure here keeps the account as it was.
    for (const holder of holders) await holder.beforeDelete?.(userId);
    const gone = await repository.transaction(async (tx) => {
      const row = await repository.lock(tx, userId);
      if (!row || (still && !(await still(tx)))) return false;
      for (const holder of holders) await holder.deleteWith?.(tx, row);
      await repository.remove(tx, row, { huella: departureMark(userId), createdAt: clock() });
      return true;
    });
    if (gone) for (const holder of holders) await holder.afterDelete?.(userId).catch(onLeftover);
    return gone;
  };
  return {
    read,
    change: async (userId: string, patch: UsuarioPatch): Promise<Usuario> => {
      await repository.transaction(async (tx) => {
        const row = await repository.lock(tx, userId);
        if (!row) throw new AppError('no_autenticado');
        const now = clock();
        const consents = patch.consentimientos;
        const changes: UserChanges = {
          ...(patch.name === undefined ? {} : { name: patch.name.trim() }),
          consentDatos: consentDate(consents?.tratamientoDatos, row.consentDatos, now),
          consentMarketing: consentDate(consents?.marketing, row.consentMarketing, now),
          noVender: consentDate(consents?.noVender, row.noVender, now),
        };
        await repository.update(tx, userId, changes);
      });
      return read(userId);
    },
    exportAll: async (userId: string): Promise<Record<string, unknown>> => {
      const row = await repository.find(userId);
      if (!row) throw new AppError('no_autenticado');
      const exporting = holders.filter((holder) => holder.export);
      const [usuario, accesos, sesiones, ...held] = await Promise.all([
        read(userId),
        repository.accesses(userId),
        repository.sessions(userId),
        ...exporting.map((holder) => holder.export?.(row)),
      ]);
      const others = Object.fromEntries(exporting.map((holder, index) => [holder.name, held[index]]));
      const { emailVerified: correoVerificado, image: foto } = row;
      return {
        generado: clock().toISOString(),
        usuario: { ...usuario, correoVerificado, foto },
        accesos,
        sesiones,
        ...others,
      };
    },
    remove: async (userId: string): Promise<void> => {
      if (!(await remove(userId))) throw new AppError('no_autenticado');
    },
    /** Accounts that nobody enters any more: whose they are is told, and a month later they go. */
    removeUnused: async (): Promise<void> => {
      const now = clock();
      const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
      const tooOld = daysAgo(UNUSED_ACCOUNT_DAYS);
      const notices = await repository.notices();
      for (const { userId, toldAt } of notices) {
        if (toldAt > daysAgo(UNUSED_NOTICE_DAYS)) continue;
        const isUnused = (tx: Queryable) => repository.isUnused(tx, userId, tooOld);
        if (!(await repository.transaction(isUnused)) || !(await remove(userId, isUnused)))
          await repository.removeNotice(userId);
      }
      const known = notices.map(({ userId }) => userId);
      const soon = daysAgo(UNUSED_ACCOUNT_DAYS - UNUSED_NOTICE_DAYS);
      for (const user of await repository.unused(soon, known, TOLD_AT_ONCE)) {
        // Versions before this one did not note who entered: what was done then is looked for.
        const traces = await Promise.all(holders.map((holder) => holder.usedSince?.(user.id, soon)));
        if (traces.includes(true)) await repository.touch(user.id, now);
        else
          await repository.transaction(async (tx) => {
            await repository.insertNotice(tx, user.id, now, daysAgo(-2 * UNUSED_NOTICE_DAYS));
            await tellUnused(tx, user);
          });
      }
    },
  };
};
export type AccountService = ReturnType<typeof accountService>;
