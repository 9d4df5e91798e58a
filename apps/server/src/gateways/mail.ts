import { createTransport } from 'nodemailer';

export interface Mail {
  readonly to: string;
  /** Where an answer goes, when not to the sender. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
}

export interface MailGateway {
  send(mail: Mail): Promise<void>;
  close(): void;
}

export const openMail = (options: { readonly smtpUrl: string; readonly from: string }): MailGateway => {
  const transport = createTransport({
    url: options.smtpUrl,
    pool: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    send: async (mail) => {
      await transport.sendMail({ from: options.from, ...mail });
    },
    close: () => transport.close(),
  };
};
