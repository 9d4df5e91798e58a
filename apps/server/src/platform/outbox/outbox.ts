import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { type Mail, MailError, type MailGateway } from '../../gateways/mail.ts';
import type { Clock } from '../clock.ts';
import type { Db, Queryable } from '../database/index.ts';
import { correos } from './tables.ts';

/**
 * Mails, written down in the transaction of what causes them and sent afterwards: nobody waits for one, and a server
 * that dies in between leaves it for the next. Whoever takes a row sends it; one that was taken and not given back is
 * never sent again, because it may have gone.
 */

export interface Letter extends Omit<Mail, 'to' | 'messageId'> {
  /** Takes back what was made for it: it has certainly not gone. */
  readonly undo?: () => Promise<void>;
}

export interface MailRequest {
  readonly tipo: string;
  readonly correo: string;
  readonly userId?: string | undefined;
}

/** Makes the words of a mail at the moment of sending; nothing where there is nobody to write to any more. */
export type Writer = (request: { correo: string; userId: string | null }) => Promise<Letter | undefined>;

export interface Outbox {
  /** False where no mail is configured. */
  readonly works: boolean;
  /** In the transaction of what causes it. */
  add(q: Queryable, request: MailRequest): Promise<void>;
  /** After the transaction: sends what is due, and is not waited for. */
  nudge(): void;
  /** Sends everything that is due now; the job of every minute, which finds what a server left behind. */
  drain(): Promise<void>;
  /** Forgets what is too old to be sent, and what was taken by a server that died. */
  sweep(): Promise<void>;
  removeOf(q: Queryable, user: { id: string; email: string }): Promise<void>;
  close(): Promise<void>;
}

export interface OutboxDependencies {
  readonly db: Db;
  readonly mail: MailGateway | undefined;
  readonly writers: Readonly<Record<string, Writer>>;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
}

const FIRST_WAIT_MS = 10_000;
const ATTEMPTS = 8;
/** A mail that answers a click is of no use hours later, nor is one from a backup. */
const TOO_OLD_MS = 2 * 60 * 60 * 1000;

export const mailOutbox = ({ db, mail, writers, clock, onError }: OutboxDependencies): Outbox => {
  let draining: Promise<void> | undefined;
  let again = false;
  let closed = false;

  const remove = async (id: string) => {
    await db.delete(correos).where(eq(correos.id, id));
  };
  const giveBack = async (id: string, attempts: number, now: Date) => {
    const siguienteAt = new Date(now.getTime() + FIRST_WAIT_MS * 2 ** (attempts - 1));
    await db.update(correos).set({ tomadoAt: null, siguienteAt }).where(eq(correos.id, id));
  };
  const take = async (now: Date) => {
    const due = db
      .select({ id: correos.id })
      .from(correos)
      .where(
        and(
          isNull(correos.tomadoAt),
          lte(correos.siguienteAt, now),
          sql`${correos.createdAt} > ${new Date(now.getTime() - TOO_OLD_MS)}`,
        ),
      )
      .orderBy(asc(correos.siguienteAt))
      .limit(1)
      .for('update', { skipLocked: true });
    return (
      await db
        .update(correos)
        .set({ tomadoAt: now, intentos: sql`${correos.intentos} + 1` })
        .where(inArray(correos.id, due))
        .returning()
    )[0];
  };

  const sendOne = async (gateway: MailGateway, row: typeof correos.$inferSelect): Promise<void> => {
    let letter: Letter | undefined;
    try {
      letter = await writers[row.tipo]?.({ correo: row.correo, userId: row.cuenta });
      if (letter) {
        const { undo: _undo, ...words } = letter;
        await gateway.send({ to: row.correo, messageId: row.id, ...words });
      }
    } catch (error) {
      onError(error);
      const fate = error instanceof MailError ? error.fate : 'not-sent';
      // Perhaps it has gone: it stays taken, so that nobody gets it twice.
      if (fate === 'unknown') return;
      await letter?.undo?.();
      if (fate === 'refused' || row.intentos >= ATTEMPTS) await remove(row.id);
      else await giveBack(row.id, row.intentos, clock());
      return;
    }
    await remove(row.id);
  };

  const drainOnce = async (): Promise<void> => {
    if (!mail) return;
    while (!closed) {
      const row = await take(clock());
      if (!row) return;
      await sendOne(mail, row);
    }
  };
  /** One at a time in this process; asked for meanwhile, it looks once more. */
  const drain = (): Promise<void> => {
    again = true;
    draining ??= (async () => {
      try {
        while (again && !closed) {
          again = false;
          await drainOnce();
        }
      } finally {
        draining = undefined;
      }
    })();
    return draining;
  };

  return {
    works: mail !== undefined,
    add: async (q, { tipo, correo, userId = null }) => {
      const now = clock();
      await q
        .insert(correos)
        .values({ id: randomUUID(), cuenta: userId, tipo, correo, createdAt: now, siguienteAt: now });
    },
    nudge: () => {
      drain().catch(onError);
    },
    drain,
    sweep: async () => {
      const old = new Date(clock().getTime() - TOO_OLD_MS);
      await db
        .delete(correos)
        .where(or(lt(correos.createdAt, old), and(isNotNull(correos.tomadoAt), lt(correos.tomadoAt, old))));
    },
    removeOf: async (q, { id, email }) => {
      await q.delete(correos).where(or(eq(correos.cuenta, id), eq(correos.correo, email)));
    },
    close: async () => {
      closed = true;
      await draining?.catch(() => {});
    },
  };
};
