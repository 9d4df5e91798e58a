import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { inboxPage, mailPage, type StoredMail } from './pages.ts';

/** A stand-in for a mail provider: speaks SMTP, keeps what it gets, and shows it on a page. */

export interface MailEmulator {
  readonly smtpUrl: string;
  readonly listener: RequestListener;
  close(): Promise<void>;
}

const KEPT = 200;

export const startMailEmulator = async (base: string): Promise<MailEmulator> => {
  const mails: StoredMail[] = [];
  let next = 1;

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks)).then(
          (mail) => {
            mails.unshift({
              id: next,
              from: mail.from?.address ?? '',
              to: session.envelope.rcptTo.map(({ address }) => address),
              subject: mail.subject ?? '',
              text: mail.text ?? '',
              receivedAt: new Date().toISOString(),
            });
            next += 1;
            mails.splice(KEPT);
            done();
          },
          (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
        );
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve());
  });
  const { port } = server.server.address() as AddressInfo;

  const listener: RequestListener = (request, response) => {
    const path = (request.url ?? '').split('?')[0]?.slice(base.length) ?? '';
    if (path === '/mensajes.json') {
      response.setHeader('content-type', 'application/json; charset=utf-8');
      response.end(JSON.stringify(mails));
      return;
    }
    response.setHeader('content-type', 'text/html; charset=utf-8');
    const mail = mails.find(({ id }) => path === `/${id}`);
    response.end(mail ? mailPage(base, mail) : inboxPage(base, mails));
  };

  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    listener,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
