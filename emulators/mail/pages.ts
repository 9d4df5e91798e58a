export interface StoredMail {
  readonly id: number;
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly receivedAt: string;
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/gu, (char) => `&#${char.charCodeAt(0)};`);
const link = (text: string) => text.replace(/https?:\/\/[^\s<]+/gu, (url) => `<a href="${url}">${url}</a>`);

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 46rem; padding: 2rem 1rem; background: light-dark(#fff, #17181a); color: light-dark(#1c1d1f, #ececee); }
  a { color: light-dark(#1a57c9, #8ab4f8); overflow-wrap: anywhere; }
  ul { list-style: none; padding: 0; }
  li { padding: .75rem 0; border-top: 1px solid light-dark(#d3d6db, #3b3d42); }
  small { color: light-dark(#4a4d53, #b9bcc3); display: block; }
  pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

const page = (title: string, body: string) => `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main>${body}</main></body></html>`;

export const inboxPage = (base: string, mails: readonly StoredMail[]): string =>
  page(
    'Correo de prueba',
    `<h1>Correo de prueba</h1><p>Aquí llega todo lo que Estratega enviaría por correo. Nada sale de esta máquina.</p>${
      mails.length === 0
        ? '<p>Todavía no llegó ningún mensaje.</p>'
        : `<ul>${mails
            .map(
              (mail) =>
                `<li><a href="${base}/${mail.id}">${escapeHtml(mail.subject)}</a><small>Para ${escapeHtml(mail.to.join(', '))}</small></li>`,
            )
            .join('')}</ul>`
    }`,
  );

export const mailPage = (base: string, mail: StoredMail): string =>
  page(
    mail.subject,
    `<p><a href="${base}">Volver a la bandeja</a></p><h1>${escapeHtml(mail.subject)}</h1><small>De ${escapeHtml(mail.from)} para ${escapeHtml(mail.to.join(', '))}</small><pre>${link(escapeHtml(mail.text))}</pre>`,
  );
