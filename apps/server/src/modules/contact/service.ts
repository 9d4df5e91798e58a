import { randomUUID } from 'node:crypto';
import { CONTACT_RETENTION_DAYS, type MensajeContacto } from '@estratega/domain';
import type { FormService } from '../../gateways/form-service.ts';
import type { MailGateway } from '../../gateways/mail.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/index.ts';
import type { ContactRepository } from './repository.ts';

/** Passes a stored message on; rejects when it could not. */
export type Forward = (message: MensajeContacto) => Promise<void>;

export interface ContactDependencies {
  readonly repository: ContactRepository;
  /** Undefined where nothing is configured: the message is then only stored, and passed on once something is. */
  readonly forward: Forward | undefined;
  readonly clock: Clock;
  readonly onForwardError: (error: unknown) => void;
}

/** The next try after a failure. Longer than any forwarding takes, so that nothing is sent twice at once. */
const RETRY_MS = 30 * 60 * 1000;
const ATTEMPTS = 48;
const BATCH = 20;
const DAY_MS = 24 * 60 * 60 * 1000;

const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();

export const byMail =
  (mail: MailGateway, to: string): Forward =>
  ({ name, email, message }) =>
    mail.send({
      to,
      replyTo: email,
      subject: `Contacto: ${oneLine(name)}`,
      text: `Nombre: ${oneLine(name)}\nCorreo electrónico: ${email}\n\n${message}\n`,
    });
export const byFormService =
  (service: FormService): Forward =>
  (message) =>
    service.submit(message);

export const contactService = ({ repository, forward, clock, onForwardError }: ContactDependencies) => {
  const pass = async ({ id, name, email, message }: MensajeContacto & { readonly id: string }): Promise<void> => {
    try {
      await forward?.({ name, email, message });
      await repository.markForwarded(id, clock());
    } catch (error) {
      // It is stored: the next round tries again.
      onForwardError(error);
    }
  };
  const later = (now: Date) => new Date(now.getTime() + RETRY_MS);
  return {
    /** Resolves once it is stored; passing it on is not waited for. */
    receive: async (given: MensajeContacto): Promise<void> => {
      const now = clock();
      const row = { id: randomUUID(), name: given.name.trim(), email: given.email, message: given.message.trim() };
      await repository.insert({ ...row, createdAt: now, siguienteIntentoAt: forward ? later(now) : now });
      if (forward) void pass(row);
    },
    /** An address in a form proves nothing: only who has proved it sees what was written from it. */
    exportAll: async ({ email, emailVerified }: { email: string; emailVerified: boolean }) =>
      emailVerified ? repository.ofAddress(email) : [],
    removeAll: (tx: Queryable, { email }: { email: string }): Promise<void> => repository.removeOfAddress(tx, email),
    /** Tries again what could not be passed on, and forgets what is older than the privacy policy says. */
    sweep: async (): Promise<void> => {
      const now = clock();
      await repository.removeOlderThan(new Date(now.getTime() - CONTACT_RETENTION_DAYS * DAY_MS));
      if (!forward) return;
      for (const row of await repository.claimDue(now, later(now), ATTEMPTS, BATCH)) await pass(row);
    },
  };
};
export type ContactService = ReturnType<typeof contactService>;
