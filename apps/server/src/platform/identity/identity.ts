import { PASSWORD_MAX, PASSWORD_MIN } from '@estratega/domain';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { bearer, genericOAuth } from 'better-auth/plugins';
import { eq } from 'drizzle-orm';
import type { MailGateway } from '../../gateways/mail.ts';
import type { Config } from '../config.ts';
import type { Db } from '../database/index.ts';
import { cuentas, sesiones, usuarios, verificaciones } from './tables.ts';

export const GOOGLE = 'google';
export const CREDENTIAL = 'credential';
export const SESSION_SECONDS = 30 * 24 * 60 * 60;
const RESET_SECONDS = 60 * 60;

export interface IdentityDependencies {
  readonly config: Config;
  readonly db: Db;
  readonly mail: MailGateway | undefined;
  readonly onError: (error: unknown) => void;
  readonly onNotice: (message: string) => void;
}

const resetMail = (name: string, link: string) => ({
  subject: 'Restablece tu contraseña de Estratega',
  text: [
    `Hola, ${name}:`,
    'Pediste una contraseña nueva para tu cuenta de Estratega. Ábrela desde este enlace; sirve una sola vez y vence en una hora:',
    link,
    'Si no fuiste tú, no tienes que hacer nada: tu contraseña sigue siendo la misma.',
    'Estratega',
  ].join('\n\n'),
});

const build = ({ config, db, mail, onError, onNotice }: IdentityDependencies, withGoogle: boolean) => {
  const google = withGoogle && config.google ? config.google : undefined;
  return betterAuth({
    appName: 'Estratega',
    baseURL: config.publicUrl,
    basePath: '/api/auth',
    secret: config.authSecret,
    telemetry: { enabled: false },
    // Its messages only: what it passes along with them may be anything, secrets included.
    logger: { level: 'error', log: (_level, message) => onNotice(message) },
    // Our own limiter counts per address and per account, in the database, for these routes and others alike.
    rateLimit: { enabled: false },
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: usuarios, session: sesiones, account: cuentas, verification: verificaciones },
      transaction: true,
    }),
    session: { expiresIn: SESSION_SECONDS, updateAge: 24 * 60 * 60, freshAge: 0 },
    // Nothing of the product's own document may come in through an identity call.
    user: {
      additionalFields: {
        plan: { type: 'string', required: false, input: false, defaultValue: 'gratuito' },
        progressCount: { type: 'number', required: false, input: false, defaultValue: 0 },
      },
    },
    account: {
      // A stranger who registered somebody's address first must not be joined by its real owner, nor the reverse:
      // Google joins an existing account only when both sides have proved the address.
      accountLinking: { enabled: true, trustedProviders: [], requireLocalEmailVerified: true },
    },
    databaseHooks: {
      account: {
        // We only ask Google who somebody is; its tokens are of no use to us and a risk to keep.
        create: {
          before: async (account) => ({
            data: { ...account, accessToken: null, refreshToken: null, idToken: null },
          }),
        },
      },
    },
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      resetPasswordTokenExpiresIn: RESET_SECONDS,
      revokeSessionsOnPasswordReset: true,
      ...(mail
        ? {
            // Not awaited: how long the mail takes must not tell whether the account exists.
            sendResetPassword: async ({ user, token }: { user: { name: string; email: string }; token: string }) => {
              const link = `${config.publicUrl}/restablecer-contrasena?token=${encodeURIComponent(token)}`;
              mail.send({ to: user.email, ...resetMail(user.name, link) }).catch(onError);
            },
          }
        : {}),
      // Whoever opened the link has shown that the address is theirs.
      onPasswordReset: async ({ user }) => {
        await db.update(usuarios).set({ emailVerified: true }).where(eq(usuarios.id, user.id));
      },
    },
    advanced: {
      cookiePrefix: 'estratega',
      useSecureCookies: config.publicUrl.startsWith('https:'),
      ipAddress: { ipAddressHeaders: ['x-estratega-ip'] },
    },
    plugins: [
      bearer(),
      ...(google
        ? [
            genericOAuth({
              config: [
                {
                  providerId: GOOGLE,
                  discoveryUrl: google.discoveryUrl,
                  clientId: google.clientId,
                  clientSecret: google.clientSecret,
                  scopes: ['openid', 'email', 'profile'],
                  pkce: true,
                  prompt: 'select_account',
                  requireIdTokenVerification: true,
                  // A Google account can lack a name; the document cannot.
                  mapProfileToUser: (profile) => ({
                    name: profile.name?.trim() || String(profile.email ?? '').split('@')[0] || 'Jugador',
                  }),
                },
              ],
            }),
          ]
        : []),
    ],
  });
};

export type Auth = ReturnType<typeof build>;

export interface Identity {
  /** Passwords, sessions and their mails. */
  readonly passwords: Auth;
  /** Undefined when Google cannot be reached; asked again the next time, so its outage is not ours. */
  google(): Promise<Auth | undefined>;
}

export const createIdentity = (dependencies: IdentityDependencies): Identity => {
  let ready: Auth | undefined;
  return {
    passwords: build(dependencies, false),
    // The provider's discovery document is read when an instance is built: do that on first use, and only keep success.
    google: async () => {
      if (ready) return ready;
      const candidate = build(dependencies, true);
      const { socialProviders } = await candidate.$context;
      if (socialProviders.some((provider) => provider.id === GOOGLE)) ready = candidate;
      return ready;
    },
  };
};
