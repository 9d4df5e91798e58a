import type { BetterAuthOptions } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import type { Db, Queryable } from '../database/index.ts';
import { claimAccess, claimEmail, ownerOfAccess, ownerOfEmail } from './directory.ts';
import { boletos, cuentas, usuarios, verificaciones } from './tables.ts';
import { newId } from './tokens.ts';

/**
 * What the identity library reads and writes, through the directories: it looks people up by address and by account, in
 * tables that are led by the user. Here each such question first learns who is meant and then names them. Its sessions
 * are tickets of minutes, in a table of their own.
 */

type Adapter = ReturnType<ReturnType<typeof drizzleAdapter>>;
type Where = NonNullable<Parameters<Adapter['findMany']>[0]['where']>;

/** The value that a plain "field is value" of a condition asks for. */
const asked = (where: Where | undefined, field: string): string | undefined => {
  const found = where?.find((one) => one.field === field && (one.operator ?? 'eq') === 'eq');
  return typeof found?.value === 'string' ? found.value : undefined;
};

export const directedAdapter = (db: Db) => {
  const over = (q: Queryable, options: BetterAuthOptions): Adapter => {
    const base = drizzleAdapter(q as Db, {
      provider: 'pg',
      schema: { user: usuarios, session: boletos, account: cuentas, verification: verificaciones },
      transaction: false,
    })(options);
    /** The same conditions with their user; undefined when nobody is meant. */
    const named = async (model: string, where: Where | undefined): Promise<Where | undefined> => {
      if (model === 'user' && asked(where, 'id') === undefined) {
        const email = asked(where, 'email');
        if (email === undefined) throw new Error('A user is looked for by id or address.');
        const owner = await ownerOfEmail(q, email);
        return owner === undefined ? undefined : [{ field: 'id', value: owner }, ...(where ?? [])];
      }
      if (model === 'account' && asked(where, 'userId') === undefined) {
        const [providerId, accountId] = [asked(where, 'providerId'), asked(where, 'accountId')];
        if (providerId === undefined || accountId === undefined)
          throw new Error('An account is looked for by its user, or by provider and id.');
        const owner = await ownerOfAccess(q, { providerId, accountId });
        return owner === undefined ? undefined : [{ field: 'userId', value: owner }, ...(where ?? [])];
      }
      return where ?? [];
    };
    return {
      ...base,
      findOne: async (query) => {
        const where = await named(query.model, query.where);
        return where === undefined ? null : base.findOne({ ...query, where });
      },
      findMany: async (query) => {
        const where = await named(query.model, query.where);
        return where === undefined ? [] : base.findMany({ ...query, where });
      },
      create: async (query) => {
        if (query.model === 'user') {
          const { email } = query.data as unknown as { email: string };
          const id = newId();
          if (!(await claimEmail(q, email, id))) throw new Error('The address is taken.');
          return base.create({ ...query, data: { ...query.data, id }, forceAllowId: true });
        }
        if (query.model === 'account') {
          const { providerId, accountId, userId } = query.data as unknown as {
            providerId: string;
            accountId: string;
            userId: string;
          };
          await claimAccess(q, { providerId, accountId }, userId);
        }
        return base.create(query);
      },
      transaction: (work) => db.transaction((tx) => work(over(tx, options))),
    };
  };
  return (options: BetterAuthOptions): Adapter => over(db, options);
};
