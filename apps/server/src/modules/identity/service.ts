import type { RegistrationConsents, SesionAbierta } from '@estratega/domain';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';
import { networkOf } from '../../platform/http/address.ts';
import type { Lane, PasswordHasher, Standing } from '../../platform/identity/hashing.ts';
import { type Session, sessionEnd } from '../../platform/identity/session.ts';
import { newId, newSessionToken, tokenHash } from '../../platform/identity/tokens.ts';
import { isWeakPassword } from '../../platform/identity/weak-passwords.ts';
import { oneAtATime } from '../../platform/one-at-a-time.ts';
import type { MailRequest, Outbox } from '../../platform/outbox/outbox.ts';
import { LETTERS } from './letters.ts';
import type { IdentityRepository, UserRow } from './repository.ts';

export interface IdentityServiceDependencies {
  readonly repository: IdentityRepository;
  readonly hasher: PasswordHasher;
  readonly outbox: Pick<Outbox, 'works' | 'add' | 'nudge'>;
  readonly clock: Clock;
}

/** Where a session is opened from, as its owner will see it. */
export interface Visitor {
  readonly address: string;
  readonly agent: string | null;
}

export interface Registration {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly consentimientos?: RegistrationConsents | undefined;
}

export interface SignedIn {
  readonly token: string;
  readonly user: { readonly id: string; readonly name: string; readonly email: string };
}

const inLane = (lane: Lane, { address }: Visitor): Standing => ({ lane, network: networkOf(address) });

const publicUser = ({ id, name, email }: Pick<UserRow, 'id' | 'name' | 'email'>) => ({ id, name, email });

const refuseWeak = (password: string, person: { name: string; email: string }, field: string) => {
  if (!isWeakPassword(password, [person.name, person.email])) return;
  throw new AppError('contrasena_debil', {
    fields: { [field]: 'Esa contraseña es demasiado fácil de adivinar. Elige otra.' },
  });
};

/**
 * Passwords and sessions. Hashing takes longer than everything else together: it never happens inside a transaction,
 * which would hold a connection meanwhile, and never more than a few at a time.
 */
export const identityService = ({ repository, hasher, outbox, clock }: IdentityServiceDependencies) => {
  const oneRegistration = oneAtATime();

  const openSession = async (tx: Queryable, userId: string, visitor: Visitor): Promise<string> => {
    const now = clock();
    const token = newSessionToken(userId);
    await repository.insertSession(tx, {
      id: newId(),
      userId,
      token: tokenHash(token),
      createdAt: now,
      updatedAt: now,
      expiresAt: sessionEnd(now, now),
      ipAddress: visitor.address,
      userAgent: visitor.agent,
    });
    return token;
  };
  const signedIn = (user: UserRow, visitor: Visitor, mayStill: (tx: Queryable) => Promise<boolean>) =>
    repository.transaction(async (tx): Promise<SignedIn | undefined> => {
      const locked = await repository.lockUser(tx, user.id);
      if (!locked || !(await mayStill(tx))) return undefined;
      // Sessions go when they end; that somebody was here is kept with the account.
      await repository.updateUser(tx, user.id, { updatedAt: clock() });
      return { token: await openSession(tx, user.id, visitor), user: publicUser(locked) };
    });
  /** Written down with what causes it; sending is not waited for. */
  const post = async <T>(work: (tx: Queryable) => Promise<{ result: T; mail: MailRequest }>): Promise<T> => {
    const result = await repository.transaction(async (tx) => {
      const done = await work(tx);
      if (outbox.works) await outbox.add(tx, done.mail);
      return done.result;
    });
    outbox.nudge();
    return result;
  };

  return {
    /** The account, its document, its consents and its first session: all of it or nothing. */
    register: async ({ name, email, password, consentimientos }: Registration, visitor: Visitor): Promise<SignedIn> => {
      const address = email.toLowerCase();
      refuseWeak(password, { name, email: address }, 'password');
      const standing = inLane('newcomer', visitor);
      // A hundred registrations of one address cost one hash.
      return oneRegistration(address, async () => {
        // Whoever finds no place in line is told so before anything is looked up.
        hasher.expectPlace(standing);
        if (await repository.userByEmail(address)) throw new AppError('registro_fallido');
        const hash = await hasher.hash(password, standing);
        return repository.transaction(async (tx) => {
          const now = clock();
          const id = newId();
          const row = {
            id,
            name: name.trim(),
            email: address,
            consentDatos: consentimientos ? now : null,
            consentMarketing: consentimientos?.marketing ? now : null,
            createdAt: now,
            updatedAt: now,
          };
          if (!(await repository.insertUser(tx, row))) throw new AppError('registro_fallido');
          await repository.setPassword(tx, id, hash, newId(), now);
          return { token: await openSession(tx, id, visitor), user: publicUser(row) };
        });
      });
    },

    /** `known`: the account has been entered from there before. */
    signIn: async (email: string, password: string, visitor: Visitor, known: boolean): Promise<SignedIn> => {
      const standing = inLane(known ? 'known' : 'stranger', visitor);
      hasher.expectPlace(standing);
      const user = await repository.userByEmail(email.toLowerCase());
      const hash = user && (await repository.passwordHash(user.id));
      const { right, renewed } = await hasher.verify(hash, password, standing);
      const opened =
        user && right
          ? await signedIn(user, visitor, async (tx) => {
              // The password may have changed while it was being checked.
              if ((await repository.passwordHash(user.id, tx)) !== hash) return false;
              if (renewed !== undefined) await repository.setPassword(tx, user.id, renewed, newId(), clock());
              return true;
            })
          : undefined;
      if (!opened) throw new AppError('credenciales_incorrectas');
      return opened;
    },

    /** What Google's window brought, exchanged once for a session of ours. */
    exchangeTicket: async (userId: string, ticket: string, visitor: Visitor): Promise<SignedIn> => {
      const user = await repository.user(userId);
      const opened = user && (await signedIn(user, visitor, (tx) => repository.takeTicket(tx, userId, ticket)));
      if (!opened) throw new AppError('no_autenticado');
      return opened;
    },

    signOut: async ({ userId, id }: Session): Promise<void> => {
      await repository.removeSession(userId, id);
    },

    /** As much work for an address without an account as for one with: nobody learns which it is. */
    requestReset: (email: string): Promise<void> =>
      post(async () => ({ result: undefined, mail: { tipo: LETTERS.reset, correo: email.toLowerCase() } })),

    /** Whoever opened the link has shown that the address is theirs, and is the only one who has. */
    reset: async (token: string, newPassword: string, visitor: Visitor): Promise<void> => {
      const hash = tokenHash(token);
      const userId = await repository.ownerOfLink('reset-password', hash, clock());
      const user = userId === undefined ? undefined : await repository.user(userId);
      if (!user) throw new AppError('enlace_vencido');
      refuseWeak(newPassword, user, 'newPassword');
      const password = await hasher.hash(newPassword, inLane('stranger', visitor));
      await repository.transaction(async (tx) => {
        const now = clock();
        const locked = await repository.lockUser(tx, user.id);
        if (!locked || !(await repository.takeLink(tx, 'reset-password', hash, user.id)))
          throw new AppError('enlace_vencido');
        await repository.setPassword(tx, user.id, password, newId(), now);
        // Whoever else has a way in may be anybody. Their own Google, with the same address, joins again by itself.
        await repository.removeProviders(tx, user.id);
        await repository.updateUser(tx, user.id, { emailVerified: true, updatedAt: now });
        await repository.removeLinks(tx, 'reset-password', user.id);
        await repository.removeLinks(tx, 'cambio-correo', user.id);
        await repository.removeSessions(tx, user.id);
      });
    },

    /** Every session ends, the caller's gets a new key, and links asked for before it are worth nothing. */
    changePassword: async (
      { userId }: Session,
      given: { currentPassword: string; newPassword: string },
      visitor: Visitor,
    ): Promise<string> => {
      const [user, before] = await Promise.all([repository.user(userId), repository.passwordHash(userId)]);
      if (!user) throw new AppError('no_autenticado');
      if (!before || !(await hasher.verify(before, given.currentPassword, inLane('known', visitor))).right)
        throw new AppError('contrasena_incorrecta');
      refuseWeak(given.newPassword, user, 'newPassword');
      const password = await hasher.hash(given.newPassword, inLane('known', visitor));
      return repository.transaction(async (tx) => {
        const now = clock();
        if (!(await repository.lockUser(tx, userId))) throw new AppError('no_autenticado');
        if ((await repository.passwordHash(userId, tx)) !== before) throw new AppError('contrasena_incorrecta');
        await repository.setPassword(tx, userId, password, newId(), now);
        await repository.removeLinks(tx, 'reset-password', userId);
        await repository.removeLinks(tx, 'cambio-correo', userId);
        await repository.removeSessions(tx, userId);
        return openSession(tx, userId, visitor);
      });
    },

    /** The password again, for what cannot be undone. */
    confirm: async ({ userId, id }: Session, password: string, visitor: Visitor): Promise<void> => {
      const hash = await repository.passwordHash(userId);
      if (!(await hasher.verify(hash, password, inLane('known', visitor))).right)
        throw new AppError('contrasena_incorrecta');
      await repository.confirmSession(userId, id, clock());
    },

    /** The answer is the same whether the address is free or not: only its owner learns. */
    requestEmailChange: (userId: string, email: string): Promise<void> =>
      post(async () => ({
        result: undefined,
        mail: { tipo: LETTERS.confirmEmail, correo: email.toLowerCase(), userId },
      })),
    /**
     * Both have said yes: who reads the new address, by the link, and whose account it is, by the session. With the link
     * alone a stranger's account could be given somebody's address, and its owner would walk into it.
     */
    confirmEmailChange: async ({ userId, id }: Session, token: string, email: string): Promise<string> => {
      const address = email.toLowerCase();
      const hash = tokenHash(`${token} ${address}`);
      const owner = await repository.ownerOfLink('cambio-correo', hash, clock());
      if (owner === undefined) throw new AppError('enlace_vencido');
      if (owner !== userId) throw new AppError('enlace_ajeno');
      await post(async (tx) => {
        const locked = await repository.lockUser(tx, userId);
        if (!locked || !(await repository.takeLink(tx, 'cambio-correo', hash, userId)))
          throw new AppError('enlace_vencido');
        if (!(await repository.changeEmail(tx, locked, address, clock()))) throw new AppError('enlace_vencido');
        // Links that went to the old address.
        await repository.removeLinks(tx, 'cambio-correo', userId);
        await repository.removeLinks(tx, 'reset-password', userId);
        // Accounts elsewhere were joined by the old address: one with the new one joins again by itself.
        await repository.removeProviders(tx, userId);
        await repository.removeSessions(tx, userId, id);
        return { result: undefined, mail: { tipo: LETTERS.emailChanged, correo: locked.email, userId } };
      });
      return address;
    },

    sessions: async ({ userId, id }: Session): Promise<SesionAbierta[]> => {
      const now = clock();
      return (await repository.sessions(userId))
        .filter(({ expiresAt }) => expiresAt > now)
        .map((row) => ({
          id: row.id,
          inicio: row.createdAt.toISOString(),
          ultimoUso: row.updatedAt.toISOString(),
          vence: row.expiresAt.toISOString(),
          direccion: row.ipAddress,
          navegador: row.userAgent,
          actual: row.id === id,
        }));
    },
    closeOthers: ({ userId, id }: Session): Promise<void> =>
      repository.transaction((tx) => repository.removeSessions(tx, userId, id)),
    closeOne: async ({ userId }: Session, id: string): Promise<void> => {
      if (!(await repository.removeSession(userId, id))) throw new AppError('no_encontrado');
    },
  };
};
export type IdentityService = ReturnType<typeof identityService>;
