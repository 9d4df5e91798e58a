import { createTransport } from 'nodemailer';

export interface Mail {
  readonly to: string;
  /** Where an answer goes, when not to the sender. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  /** The same for the same mail, so that whoever gets it twice is shown it once. */
  readonly messageId?: string;
}

export interface MailGateway {
  /** Rejects with a MailError that says what became of it. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** `not-sent`: try again; `refused`: the other side will never take it; `unknown`: it was handed over and nobody answered. */
export type MailFate = 'not-sent' | 'refused' | 'unknown';

export class MailError extends Error {
  override readonly name = 'MailError';
  readonly fate: MailFate;
  constructor(fate: MailFate, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.fate = fate;
  }
}

const FOR_GOOD = 500;
/** Broken off before a word of the mail was said. */
const BEFORE_WORDS = new Set(['EDNS', 'ETLS', 'EAUTH', 'EENVELOPE', 'CONNECT_TIMEOUT', 'GREETING_TIMEOUT']);

interface SmtpTrouble {
  readonly responseCode?: number;
  readonly code?: string;
  readonly timeoutType?: string;
  readonly syscall?: string;
}

/** A connection that is lost later may have brought the mail across: only an answer would tell. */
const fateOf = (error: unknown): MailFate => {
  const { responseCode, code = '', timeoutType = '', syscall } = error as SmtpTrouble;
  if (responseCode !== undefined) return responseCode >= FOR_GOOD ? 'refused' : 'not-sent';
  return syscall === 'connect' || BEFORE_WORDS.has(code) || BEFORE_WORDS.has(timeoutType) ? 'not-sent' : 'unknown';
};

export const openMail = (options: { readonly smtpUrl: string; readonly from: string }): MailGateway => {
  const transport = createTransport({
    url: options.smtpUrl,
    pool: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  const host = options.from.match(/@([\w.-]+)/u)?.[1] ?? 'localhost';
  return {
    send: async ({ messageId, ...mail }) => {
      try {
        await transport.sendMail({
          from: options.from,
          ...mail,
          ...(messageId === undefined ? {} : { messageId: `<${messageId}@${host}>` }),
        });
      } catch (error) {
        throw new MailError(fateOf(error), error);
      }
    },
    close: () => transport.close(),
  };
};
