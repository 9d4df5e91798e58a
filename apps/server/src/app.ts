import type { FastifyServerFactory } from 'fastify';
import { openMail } from './gateways/mail.ts';
import { accountRepository } from './modules/account/repository.ts';
import { accountRoutes } from './modules/account/routes.ts';
import { accountService } from './modules/account/service.ts';
import { healthRoutes } from './modules/health/routes.ts';
import { identityRoutes } from './modules/identity/routes.ts';
import { publicConfigRoutes } from './modules/public-config/routes.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database/index.ts';
import { createHttp } from './platform/http/http.ts';
import { serveSite } from './platform/http/site.ts';
import { createIdentity } from './platform/identity/identity.ts';
import { sessionReader } from './platform/identity/session.ts';
import { limiterFactory, sweepLimits } from './platform/rate-limit/rate-limit.ts';

export interface AppOptions {
  readonly config: Config;
  readonly database: Database;
  /** The built web, or undefined to answer the API alone. */
  readonly siteRoot?: string | undefined;
  readonly clock?: Clock | undefined;
  readonly serverFactory?: FastifyServerFactory | undefined;
}

const SWEEP_MS = 10 * 60 * 1000;

/** The only place that wires things together. */
export const createApp = async ({ config, database, siteRoot, clock = systemClock, serverFactory }: AppOptions) => {
  const { db, pool } = database;
  const { app, routes } = await createHttp({
    config,
    readSession: sessionReader(pool, clock),
    ...(serverFactory ? { serverFactory } : {}),
  });

  const mail = config.mail ? openMail(config.mail) : undefined;
  const identity = createIdentity({
    config,
    db,
    mail,
    onError: (error) => app.log.error({ err: error }, 'identity'),
    onNotice: (message) => app.log.warn({ notice: message }, 'identity'),
  });
  const account = accountService({ repository: accountRepository(db), clock, holders: [] });

  healthRoutes(app, {
    checkDatabase: async () => {
      await pool.query('select 1 from usuarios limit 1');
    },
  });
  publicConfigRoutes(app, config);
  identityRoutes(app, { config, identity, limiter: limiterFactory(pool) });
  accountRoutes(app, account);
  if (siteRoot) await serveSite(app, siteRoot);

  const sweep = setInterval(() => {
    const now = clock();
    Promise.all([
      sweepLimits(pool, now),
      pool.query('delete from sesiones where expires_at < $1', [now]),
      pool.query('delete from verificaciones where expires_at < $1', [now]),
    ]).catch((error: unknown) => app.log.warn({ err: error }, 'sweep'));
  }, SWEEP_MS);
  sweep.unref();
  app.addHook('onClose', async () => {
    clearInterval(sweep);
    mail?.close();
  });

  await app.ready();
  return { app, routes };
};
