import { effectiveTier, type Usuario, type UsuarioPatch } from '@estratega/domain';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';
import { GOOGLE } from '../../platform/identity/google.ts';
import { CREDENTIAL } from '../../platform/identity/identity.ts';
import type { AccountRepository, UserChanges, UserRow } from './repository.ts';

/** What another capability keeps of a user: it hands it over for the download, and cleans up outside of our database. */
export interface UserDataHolder {
  readonly name: string;
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
  /** What comes after a deletion must not undo it, nor be overlooked. */
  readonly onLeftover: (error: unknown) => void;
}

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

export const accountService = ({ repository, clock, holders, departureMark, onLeftover }: AccountDependencies) => {
  const read = async (userId: string): Promise<Usuario> => {
    const [row, accesses] = await Promise.all([repository.find(userId), repository.accesses(userId)]);
    if (!row) throw new AppError('no_autenticado');
    const providers = accesses.map(({ proveedor }) => proveedor);
    return toUsuario(row, providers, clock());
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
      // Outside of the transaction: a slow provider must not hold a lock. A failure here keeps the account as it was.
      for (const holder of holders) await holder.beforeDelete?.(userId);
      await repository.transaction(async (tx) => {
        const row = await repository.lock(tx, userId);
        if (!row) throw new AppError('no_autenticado');
        for (const holder of holders) await holder.deleteWith?.(tx, row);
        await repository.remove(tx, row, { huella: departureMark(userId), createdAt: clock() });
      });
      for (const holder of holders) await holder.afterDelete?.(userId).catch(onLeftover);
    },
  };
};
export type AccountService = ReturnType<typeof accountService>;
