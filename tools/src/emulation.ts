import { randomBytes } from 'node:crypto';
import { createServer, type RequestListener, type ServerOptions } from 'node:http';
import { formatUsd, PAID_TIERS, type PaidTier, PRICES, TIER_RULES } from '@estratega/domain';
import { movableClock } from './movable-clock.ts';

/** Stands the emulators up for whatever is not configured, on the product's own port, by telling it their addresses. */

export const EMULATORS_PATH = '/emuladores';
/** The emulated provider's names for our plans. */
const PLANS: Readonly<Record<PaidTier, string>> = { basic: 'P-BASICO', pro: 'P-PRO' };

export interface Emulation {
  /** Variables that point the product at the emulators. */
  readonly env: Readonly<Record<string, string>>;
  readonly names: readonly string[];
  readonly clock: () => Date;
  readonly serverFactory: (handler: RequestListener, options: ServerOptions) => ReturnType<typeof createServer>;
  close(): Promise<void>;
}

type Env = Readonly<Record<string, string | undefined>>;

const indexPage = (entries: readonly (readonly [string, string])[]) => `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Modo de prueba</title></head>
<body><main><h1>Modo de prueba</h1><p>Estos servicios son imitaciones locales: nadie cobra, nada sale de esta máquina.</p>
<ul>${entries.map(([href, text]) => `<li><a href="${href}">${text}</a></li>`).join('')}</ul></main></body></html>`;

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/u;
const NEEDED = { Google: 'GOOGLE_CLIENT_ID', PayPal: 'PAYPAL_CLIENT_ID', correo: 'SMTP_URL' } as const;

/** Everybody's reset links, payments at will and the time of day: for whoever sits at this machine, and nobody else. */
export class ExposedEmulatorsError extends Error {
  override readonly name = 'ExposedEmulatorsError';
  constructor(host: string, names: readonly string[]) {
    super(
      `HOST=${host} would show the emulators (${names.join(', ')}) to the network: anybody could read reset links and move the clock.\n` +
        'Leave HOST unset to use them on this machine, or run with NODE_ENV=production.',
    );
  }
}

export const startEmulators = async (env: Env, publicUrl: string): Promise<Emulation> => {
  const clock = movableClock();
  const alone = LOOPBACK.test(env.HOST || '127.0.0.1');
  const needed = Object.entries(NEEDED).flatMap(([name, variable]) => (env[variable] ? [] : [name]));
  if (!alone && needed.length > 0) throw new ExposedEmulatorsError(env.HOST ?? '', needed);
  const mounts: { path: string; listener: RequestListener }[] = alone
    ? [{ path: `${EMULATORS_PATH}/reloj`, listener: clock.listener }]
    : [];
  const pages: [string, string][] = [];
  const names: string[] = [];
  const added: Record<string, string> = {};
  const closers: (() => Promise<void>)[] = [];

  if (!env.GOOGLE_CLIENT_ID) {
    const { createGoogleEmulator } = await import('@estratega/emulators/google');
    const path = `${EMULATORS_PATH}/google`;
    const clientId = 'estratega-local';
    const clientSecret = randomBytes(24).toString('hex');
    const google = createGoogleEmulator({
      issuer: `${publicUrl}${path}`,
      clientId,
      clientSecret,
      redirectUri: `${publicUrl}/api/auth/callback/google`,
    });
    mounts.push({ path, listener: google.listener });
    names.push('Google');
    Object.assign(added, {
      GOOGLE_CLIENT_ID: clientId,
      GOOGLE_CLIENT_SECRET: clientSecret,
      GOOGLE_DISCOVERY_URL: google.discoveryUrl,
    });
  }
  if (!env.PAYPAL_CLIENT_ID) {
    const { createPayPalEmulator } = await import('@estratega/emulators/paypal');
    const path = `${EMULATORS_PATH}/paypal`;
    const keys = { clientId: 'estratega-local', clientSecret: randomBytes(24).toString('hex'), webhookId: 'WH-LOCAL' };
    const url = `${publicUrl}${path}`;
    const paypal = createPayPalEmulator({
      url,
      ...keys,
      webhookUrl: `${publicUrl}/api/paypal/webhook`,
      plans: Object.fromEntries(
        PAID_TIERS.map((tier) => [PLANS[tier], `${TIER_RULES[tier].nombre}, ${formatUsd(PRICES[tier].usd)} por mes`]),
      ),
    });
    mounts.push({ path, listener: paypal.listener });
    pages.push([path, 'Suscripciones de prueba']);
    names.push('PayPal');
    Object.assign(added, {
      PAYPAL_BASE_URL: url,
      PAYPAL_SDK_URL: `${url}/sdk/js`,
      PAYPAL_CLIENT_ID: keys.clientId,
      PAYPAL_CLIENT_SECRET: keys.clientSecret,
      PAYPAL_WEBHOOK_ID: keys.webhookId,
      PAYPAL_PLAN_BASIC: PLANS.basic,
      PAYPAL_PLAN_PRO: PLANS.pro,
    });
    closers.push(async () => paypal.close());
  }
  if (!env.SMTP_URL) {
    const { startMailEmulator } = await import('@estratega/emulators/mail');
    const path = `${EMULATORS_PATH}/correo`;
    const mail = await startMailEmulator(path);
    mounts.push({ path, listener: mail.listener });
    pages.push([path, 'Bandeja de correo de prueba']);
    names.push('correo');
    added.SMTP_URL = mail.smtpUrl;
    closers.push(() => mail.close());
  }
  // Public data of nobody: without them the real sites are asked, so a machine on the network simply does that.
  if (alone && !env.LICHESS_URL) {
    const { createLichessEmulator } = await import('@estratega/emulators/lichess');
    const path = `${EMULATORS_PATH}/lichess`;
    mounts.push({ path, listener: createLichessEmulator({ url: `${publicUrl}${path}` }).listener });
    pages.push([`${path}/api/games/user/ana_prueba`, 'Lichess de prueba: el usuario es ana_prueba']);
    names.push('Lichess');
    added.LICHESS_URL = `${publicUrl}${path}`;
  }
  if (alone && !env.CHESSCOM_URL) {
    const { createChesscomEmulator } = await import('@estratega/emulators/chesscom');
    const path = `${EMULATORS_PATH}/chesscom`;
    mounts.push({ path, listener: createChesscomEmulator({ url: `${publicUrl}${path}` }).listener });
    pages.push([`${path}/pub/player/ana_prueba/games/archives`, 'Chess.com de prueba: el usuario es ana_prueba']);
    names.push('Chess.com');
    added.CHESSCOM_URL = `${publicUrl}${path}`;
  }
  if (names.length > 0) {
    added.ENVIRONMENT_NOTICE = `Modo de prueba: ${new Intl.ListFormat('es').format(names)} son imitaciones locales.`;
    added.ENVIRONMENT_NOTICE_URL = EMULATORS_PATH;
  }
  const serve =
    (handler: RequestListener): RequestListener =>
    (request, response) => {
      const path = (request.url ?? '').split('?')[0] ?? '';
      const mount = mounts.find((candidate) => path === candidate.path || path.startsWith(`${candidate.path}/`));
      if (mount) return mount.listener(request, response);
      if (names.length > 0 && path === EMULATORS_PATH) {
        response.setHeader('content-type', 'text/html; charset=utf-8');
        return response.end(indexPage(pages));
      }
      return handler(request, response);
    };
  return {
    env: added,
    names,
    clock: clock.now,
    serverFactory: (handler, options) => createServer(options, serve(handler)),
    close: async () => {
      await Promise.all(closers.map((close) => close()));
    },
  };
};
