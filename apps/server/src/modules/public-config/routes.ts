import { publicConfig } from '@estratega/domain';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Http } from '../../platform/http/http.ts';

/** RFC 9116. It must say when it stops being true, at most a year ahead; it is written anew whenever it is asked for. */
const securityTxt = ({ contactEmail, publicUrl }: Config, now: Date): string => {
  const expires = new Date(now);
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + 180);
  return [
    `Contact: mailto:${contactEmail}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: es, en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    `Policy: ${publicUrl}/seguridad-de-datos#avisar`,
    '',
  ].join('\n');
};

export const publicConfigRoutes = (app: Http, config: Config, clock: Clock) => {
  const answer = {
    contactEmail: config.contactEmail,
    contactFormUrl: config.contactFormUrl ?? '/api/contacto',
    google: config.google !== undefined,
    correo: config.mail !== undefined,
    paypal: config.paypal ? { clientId: config.paypal.clientId, sdkUrl: config.paypal.sdkUrl } : null,
    avisoEntorno: config.notice ? { texto: config.notice.text, url: config.notice.url ?? null } : null,
  };
  app.get(
    '/api/config',
    {
      config: { access: 'public' },
      schema: {
        tags: ['configuración'],
        summary: 'Lo que el navegador necesita saber',
        querystring: z.strictObject({}),
        response: { 200: publicConfig },
      },
    },
    async () => answer,
  );
  app.get('/.well-known/security.txt', { config: { access: 'public' }, schema: { hide: true } }, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(securityTxt(config, clock())),
  );
};
