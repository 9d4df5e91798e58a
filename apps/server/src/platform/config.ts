import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import type { PaidTier } from '@estratega/domain';
import { z } from 'zod';
import { isDatabaseUrl } from './database/hosts.ts';

/** An empty variable is an unset one, as in every shell and .env file. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
const withDefault = <T extends z.ZodType>(schema: T, value: z.output<T>) =>
  optional(schema).transform((given) => (given === undefined ? value : given) as z.output<T>);

const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
const webUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

const isNetwork = (text: string): boolean => {
  const [address = '', bits] = text.split('/', 2);
  const version = isIP(address);
  return (
    version !== 0 && (bits === undefined || (/^\d{1,3}$/u.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)))
  );
};
/**
 * How many proxies stand before us, or which ones. Each adds the address that it saw to the end of X-Forwarded-For:
 * whatever stands before those was written by the visitor.
 */
const proxies = z.string().transform((text, context): false | number | string[] => {
  if (text === 'false' || text === '0') return false;
  if (text === 'true') return 1;
  if (/^[1-9]$/u.test(text)) return Number(text);
  const list = text.split(',').map((entry) => entry.trim());
  if (list.every(isNetwork)) return list;
  context.addIssue('false, the number of proxies (1 to 9), or their addresses separated by commas');
  return z.NEVER;
});

/** The logarithm of scrypt's N: 32 MB and some tenths of a second for each password. */
const SAFE_PASSWORD_COST = 15;

const variables = z.object({
  NODE_ENV: withDefault(z.enum(['development', 'test', 'production']), 'development'),
  PORT: withDefault(whole(0, 65_535), 3000),
  HOST: withDefault(z.string().min(1), '127.0.0.1'),
  DATA_DIR: withDefault(z.string().min(1), './data'),
  DATABASE_URL: optional(
    z.string().refine(isDatabaseUrl, 'must be postgresql://user:password@host[:port][,host[:port]…]/database'),
  ),
  DATABASE_POOL: withDefault(whole(1, 200), 10),
  PATIENCE_SECONDS: withDefault(whole(1, 600), 5),
  PUBLIC_URL: optional(webUrl),
  PASSWORD_COST: withDefault(whole(4, 20), SAFE_PASSWORD_COST),
  AUTH_SECRET: optional(z.string().min(32, 'debe tener al menos 32 caracteres')),
  GOOGLE_CLIENT_ID: optional(z.string().min(1)),
  GOOGLE_CLIENT_SECRET: optional(z.string().min(1)),
  GOOGLE_DISCOVERY_URL: withDefault(webUrl, 'https://accounts.google.com/.well-known/openid-configuration'),
  PAYPAL_BASE_URL: withDefault(webUrl, 'https://api-m.paypal.com'),
  PAYPAL_CLIENT_ID: optional(z.string().min(1)),
  PAYPAL_CLIENT_SECRET: optional(z.string().min(1)),
  PAYPAL_PLAN_BASIC: optional(z.string().min(1)),
  PAYPAL_PLAN_PRO: optional(z.string().min(1)),
  PAYPAL_WEBHOOK_ID: optional(z.string().min(1)),
  PAYPAL_SDK_URL: withDefault(webUrl, 'https://www.paypal.com/sdk/js'),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: optional(z.string().min(3)),
  CONTACT_EMAIL: withDefault(z.email(), 'hola@estratega.example'),
  CONTACT_FORM_URL: optional(z.url({ protocol: /^https?$/ })),
  TRUST_PROXY: withDefault(proxies, false),
  METRICS_PORT: optional(whole(0, 65_535)),
  METRICS_HOST: withDefault(z.string().min(1), '127.0.0.1'),
  METRICS_TOKEN: optional(z.string().min(16, 'debe tener al menos 16 caracteres')),
  LOG_LEVEL: withDefault(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
  LIMIT_SIGN_UP_PER_HOUR: withDefault(whole(1, 1_000_000), 20),
  LIMIT_PLANS_PER_HOUR: withDefault(whole(1, 1_000_000), 60),
  LIMIT_READINGS_PER_MINUTE: withDefault(whole(1, 1_000_000), 120),
  LIMIT_BRINGS_PER_MINUTE: withDefault(whole(1, 1_000_000), 600),
  LIMIT_ANALYSES_PER_MINUTE: withDefault(whole(1, 1_000_000), 30),
  LIMIT_SITES_PER_HOUR: withDefault(whole(1, 1_000_000), 60),
  LICHESS_URL: withDefault(webUrl, 'https://lichess.org'),
  CHESSCOM_URL: withDefault(webUrl, 'https://api.chess.com'),
  UV_THREADPOOL_SIZE: optional(whole(4, 1024)),
  ENVIRONMENT_NOTICE: optional(z.string().max(200)),
  ENVIRONMENT_NOTICE_URL: optional(z.string().max(500)),
});

type Variables = z.output<typeof variables>;

export interface Config {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly databasePool: number;
  /** How long a request waits for a connection, or for its turn, before it is told to come back later. */
  readonly patienceSeconds: number;
  readonly publicUrl: string;
  /** The logarithm of scrypt's N, for passwords that are stored from now on. */
  readonly passwordCost: number;
  readonly authSecret: string;
  readonly google:
    | { readonly clientId: string; readonly clientSecret: string; readonly discoveryUrl: string }
    | undefined;
  readonly paypal:
    | {
        readonly baseUrl: string;
        readonly clientId: string;
        readonly clientSecret: string;
        readonly plans: Readonly<Record<PaidTier, string>>;
        readonly webhookId: string;
        readonly sdkUrl: string;
      }
    | undefined;
  readonly mail: { readonly smtpUrl: string; readonly from: string } | undefined;
  readonly contactEmail: string;
  /** The external form service; undefined = our own endpoint. */
  readonly contactFormUrl: string | undefined;
  /** Hops, or addresses of proxies; false = nobody stands before us. */
  readonly trustProxy: false | number | string[];
  /** A socket of its own for figures; undefined = none. */
  readonly metrics: { readonly host: string; readonly port: number; readonly token: string | undefined } | undefined;
  readonly logLevel: Variables['LOG_LEVEL'];
  readonly signUpsPerHour: number;
  /** What one user may ask for: plans made or remade, and other work that is not just a look at what is stored. */
  readonly plansPerHour: number;
  readonly readingsPerMinute: number;
  /** Batches of own games or hands, and questions to the sites where they were played. */
  readonly bringsPerMinute: number;
  readonly analysesPerMinute: number;
  readonly sitesPerHour: number;
  readonly sites: { readonly lichess: string; readonly chesscom: string };
  readonly notice: { readonly text: string; readonly url: string | undefined } | undefined;
}

/** Every bad variable at once: nobody should have to start the server six times to find six mistakes. */
export class ConfigError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`Invalid configuration:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

const PAYPAL = [
  'PAYPAL_CLIENT_ID',
  'PAYPAL_CLIENT_SECRET',
  'PAYPAL_PLAN_BASIC',
  'PAYPAL_PLAN_PRO',
  'PAYPAL_WEBHOOK_ID',
] as const satisfies readonly (keyof Variables)[];

const paypalOf = (vars: Variables): Config['paypal'] => {
  const [clientId, clientSecret, basic, pro, webhookId] = PAYPAL.map((name) => vars[name]);
  if (!clientId || !clientSecret || !basic || !pro || !webhookId) return undefined;
  return {
    baseUrl: vars.PAYPAL_BASE_URL,
    clientId,
    clientSecret,
    plans: { basic, pro },
    webhookId,
    sdkUrl: vars.PAYPAL_SDK_URL,
  };
};

const isLoopback = (host: string): boolean => /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/u.test(host);

const crossChecks = (env: Variables): string[] => {
  const problems: string[] = [];
  const together = (a: keyof Variables, b: keyof Variables) => {
    if ((env[a] === undefined) !== (env[b] === undefined)) problems.push(`${a} and ${b}: set both or neither`);
  };
  together('GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET');
  const paypal = PAYPAL.filter((name) => env[name] === undefined);
  if (paypal.length > 0 && paypal.length < PAYPAL.length) {
    problems.push(`${PAYPAL.join(', ')}: set all or none (missing: ${paypal.join(', ')})`);
  }
  // Our own endpoint would hand every message to itself, for ever.
  const own = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  if (env.CONTACT_FORM_URL !== undefined && new URL(env.CONTACT_FORM_URL).origin === new URL(own).origin) {
    problems.push('CONTACT_FORM_URL: leave it unset to use our own /api/contacto');
  }
  if (env.METRICS_PORT !== undefined && !isLoopback(env.METRICS_HOST) && env.METRICS_TOKEN === undefined) {
    problems.push('METRICS_TOKEN: required when METRICS_HOST is not this machine alone');
  }
  if (env.NODE_ENV === 'production') {
    if (env.PUBLIC_URL === undefined) problems.push('PUBLIC_URL: required in production');
    if (env.AUTH_SECRET === undefined) problems.push('AUTH_SECRET: required in production');
    if (env.PASSWORD_COST < SAFE_PASSWORD_COST)
      problems.push(`PASSWORD_COST: at least ${SAFE_PASSWORD_COST} in production`);
  }
  return problems;
};

/** Outside production a secret is made once and kept, so that sessions survive a restart without any set-up. */
const keptSecret = (dataDir: string): string => {
  const file = join(dataDir, 'auth-secret');
  try {
    if (existsSync(file)) return readFileSync(file, 'utf8').trim();
    mkdirSync(dataDir, { recursive: true });
    const secret = randomBytes(32).toString('base64url');
    writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx' });
    chmodSync(file, 0o600);
    return secret;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new ConfigError([
      `DATA_DIR: ${dataDir} cannot be written to (${code}); choose another folder or set AUTH_SECRET`,
    ]);
  }
};

export const parseConfig = (env: Readonly<Record<string, string | undefined>>): Config => {
  const parsed = variables.safeParse(env);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const vars = parsed.data;
  const problems = crossChecks(vars);
  if (problems.length > 0) throw new ConfigError(problems);
  const dataDir = resolve(vars.DATA_DIR);
  const google =
    vars.GOOGLE_CLIENT_ID && vars.GOOGLE_CLIENT_SECRET
      ? {
          clientId: vars.GOOGLE_CLIENT_ID,
          clientSecret: vars.GOOGLE_CLIENT_SECRET,
          discoveryUrl: vars.GOOGLE_DISCOVERY_URL,
        }
      : undefined;
  return {
    production: vars.NODE_ENV === 'production',
    host: vars.HOST,
    port: vars.PORT,
    dataDir,
    databaseUrl: vars.DATABASE_URL,
    databasePool: vars.DATABASE_POOL,
    patienceSeconds: vars.PATIENCE_SECONDS,
    publicUrl: vars.PUBLIC_URL ?? `http://localhost:${vars.PORT}`,
    passwordCost: vars.PASSWORD_COST,
    authSecret: vars.AUTH_SECRET ?? keptSecret(dataDir),
    google,
    paypal: paypalOf(vars),
    mail: vars.SMTP_URL
      ? { smtpUrl: vars.SMTP_URL, from: vars.MAIL_FROM ?? `Estratega <${vars.CONTACT_EMAIL}>` }
      : undefined,
    contactEmail: vars.CONTACT_EMAIL,
    contactFormUrl: vars.CONTACT_FORM_URL,
    trustProxy: vars.TRUST_PROXY,
    metrics:
      vars.METRICS_PORT === undefined
        ? undefined
        : { host: vars.METRICS_HOST, port: vars.METRICS_PORT, token: vars.METRICS_TOKEN },
    logLevel: vars.LOG_LEVEL,
    signUpsPerHour: vars.LIMIT_SIGN_UP_PER_HOUR,
    plansPerHour: vars.LIMIT_PLANS_PER_HOUR,
    readingsPerMinute: vars.LIMIT_READINGS_PER_MINUTE,
    bringsPerMinute: vars.LIMIT_BRINGS_PER_MINUTE,
    analysesPerMinute: vars.LIMIT_ANALYSES_PER_MINUTE,
    sitesPerHour: vars.LIMIT_SITES_PER_HOUR,
    sites: { lichess: vars.LICHESS_URL, chesscom: vars.CHESSCOM_URL },
    notice: vars.ENVIRONMENT_NOTICE ? { text: vars.ENVIRONMENT_NOTICE, url: vars.ENVIRONMENT_NOTICE_URL } : undefined,
  };
};
