import { EMAIL_MAX, isPlainName, NAME_MAX } from '@estratega/domain';
import { betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import { genericOAuth } from 'better-auth/plugins';
import { directedAdapter } from './directed-adapter.ts';
import { GOOGLE, GOOGLE_RETURN, type IdentityDependencies } from './google.ts';

/** The library's session is only the ticket that the window exchanges for one of ours. */
const TICKET_SECONDS = 5 * 60;

/** A Google account can lack a name, or have one that ours may not be; the document cannot. */
const nameOf = (profile: { name?: unknown; email?: unknown }): string => {
  const told = typeof profile.name === 'string' ? profile.name.trim().slice(0, NAME_MAX) : '';
  if (told !== '' && isPlainName(told)) return told;
  const local = String(profile.email ?? '').split('@')[0] ?? '';
  return local !== '' && isPlainName(local) ? local.slice(0, NAME_MAX) : 'Jugador';
};

/** The round trip to Google (state, nonce, PKCE, the signed identity) is the library's; passwords and sessions are ours. */
export const buildLibrary = ({ config, db, onNotice }: IdentityDependencies, withGoogle: boolean) => {
  const google = withGoogle && config.google ? config.google : undefined;
  const isSecure = config.publicUrl.startsWith('https:');
  return betterAuth({
    appName: 'Estratega',
    baseURL: config.publicUrl,
    basePath: '/api/auth',
    secret: config.authSecret,
    telemetry: { enabled: false },
    // Its messages only: what it passes along with them may be anything, secrets included.
    logger: { level: 'error', log: (_level, message) => onNotice(message) },
    // A person comes back here too, with a link that has expired: never to a page of the library's.
    onAPIError: { errorURL: `${config.publicUrl}${GOOGLE_RETURN}` },
    // Our own limiter counts per address and per account, in the database, for these routes and others alike.
    rateLimit: { enabled: false },
    database: directedAdapter(db),
    session: { expiresIn: TICKET_SECONDS, updateAge: TICKET_SECONDS, freshAge: 0 },
    verification: { storeIdentifier: 'hashed' },
    // Nothing of the product's own document may come in through an identity call.
    user: {
      additionalFields: {
        plan: { type: 'string', required: false, input: false, defaultValue: 'gratuito' },
        progressCount: { type: 'number', required: false, input: false, defaultValue: 0 },
      },
    },
    account: {
      // Its tokens are not kept, then either.
      updateAccountOnSignIn: false,
      // A stranger who registered somebody's address first must not be joined by its real owner, nor the reverse:
      // Google joins an existing account only when both sides have proved the address.
      accountLinking: { enabled: true, trustedProviders: [], requireLocalEmailVerified: true },
    },
    databaseHooks: {
      user: {
        create: {
          // Whoever has not proved an address to Google has not proved it to us: the account would be somebody else's.
          before: async (user) => {
            if (!user.emailVerified || user.email.length > EMAIL_MAX)
              throw new APIError('FORBIDDEN', { code: 'email_not_verified', message: 'email not verified' });
            return { data: user };
          },
        },
      },
      account: {
        // We only ask Google who somebody is; its tokens are of no use to us and a risk to keep.
        create: {
          before: async (account) => ({
            data: { ...account, accessToken: null, refreshToken: null, idToken: null },
          }),
        },
      },
    },
    advanced: {
      // Of this host alone: no neighbour under the same domain can set them. The library's own prefix says less.
      cookiePrefix: isSecure ? '__Host-estratega' : 'estratega',
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSecure },
      ipAddress: { ipAddressHeaders: ['x-estratega-ip'] },
    },
    plugins: google
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
                mapProfileToUser: (profile) => ({ name: nameOf(profile) }),
              },
            ],
          }),
        ]
      : [],
  });
};

export type Auth = ReturnType<typeof buildLibrary>;
