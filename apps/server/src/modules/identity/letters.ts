import type { Clock } from '../../platform/clock.ts';
import { newId, newToken, tokenHash } from '../../platform/identity/tokens.ts';
import type { Writer } from '../../platform/outbox/outbox.ts';
import { confirmEmailMail, emailChangedMail, resetMail, unusedMail } from './mails.ts';
import type { IdentityRepository, LinkKind } from './repository.ts';

/** The mails of an account, as the outbox knows them. */
export const LETTERS = {
  reset: 'restablecer',
  confirmEmail: 'confirmar-correo',
  emailChanged: 'correo-cambiado',
  unused: 'cuenta-sin-uso',
} as const;

const LINK_MS = 60 * 60 * 1000;

interface LettersDependencies {
  readonly repository: IdentityRepository;
  readonly clock: Clock;
  readonly publicUrl: string;
}

/** Links are made when a mail is sent: their hour begins then, and until then there is nothing to steal. */
export const letterWriters = ({
  repository,
  clock,
  publicUrl,
}: LettersDependencies): Readonly<Record<string, Writer>> => {
  const link = async (kind: LinkKind, userId: string, hash: string) => {
    const now = clock();
    const expiresAt = new Date(now.getTime() + LINK_MS);
    await repository.insertLink(kind, { id: newId(), hash, userId, expiresAt, now });
    return () => repository.removeLink(kind, hash);
  };
  return {
    // Whether there is such an account is looked up here: the request took as long for one as for none.
    [LETTERS.reset]: async ({ correo }) => {
      const user = await repository.userByEmail(correo);
      if (!user) return undefined;
      const token = newToken();
      const undo = await link('reset-password', user.id, tokenHash(token));
      const address = `${publicUrl}/restablecer-contrasena?token=${token}`;
      return { ...resetMail(user.emailVerified ? user.name : undefined, address), undo };
    },
    [LETTERS.confirmEmail]: async ({ correo, userId }) => {
      if (userId === null || (await repository.userByEmail(correo))) return undefined;
      const token = newToken();
      // The address is part of the key, and is kept nowhere until it is proved.
      const undo = await link('cambio-correo', userId, tokenHash(`${token} ${correo}`));
      const query = new URLSearchParams({ confirmar: token, correo });
      return { ...confirmEmailMail(`${publicUrl}/cuenta?${query}`), undo };
    },
    [LETTERS.emailChanged]: async () => emailChangedMail(),
    [LETTERS.unused]: async ({ correo }) => {
      const user = await repository.userByEmail(correo);
      return user && unusedMail(user.emailVerified ? user.name : undefined, `${publicUrl}/cuenta`);
    },
  };
};
