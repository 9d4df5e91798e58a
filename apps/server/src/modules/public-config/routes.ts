import { publicConfig } from '@estratega/domain';
import { z } from 'zod';
import type { Config } from '../../platform/config.ts';
import type { Http } from '../../platform/http/http.ts';

export const publicConfigRoutes = (app: Http, config: Config) => {
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
};
