import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import Provider, { type Configuration, interactionPolicy } from 'oidc-provider';
import { chooserPage } from './chooser.ts';
import { PERSONAS } from './personas.ts';

/** A stand-in for Google's sign-in: a certified OpenID Connect provider with a few invented people. */

export interface GoogleEmulatorOptions {
  /** Where it is mounted, "http://localhost:3000/emuladores/google". */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
}

export interface GoogleEmulator {
  readonly discoveryUrl: string;
  readonly listener: RequestListener;
}

const readForm = async (request: IncomingMessage): Promise<URLSearchParams> => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return new URLSearchParams(body);
};

const signingKey = () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'emulator' };
};

/** In memory and for development is just what an emulator is for; the library's reminder of it is noise here. */
const quietly = <T>(work: () => T): T => {
  const { warn } = console;
  console.warn = () => {};
  try {
    return work();
  } finally {
    console.warn = warn;
  }
};

export const createGoogleEmulator = (options: GoogleEmulatorOptions): GoogleEmulator => {
  const base = new URL(options.issuer).pathname;
  const { base: basePolicy, Prompt } = interactionPolicy;
  const policy = basePolicy();
  policy.add(new Prompt({ name: 'select_account', requestable: true }), 0);

  const configuration: Configuration = {
    clients: [
      {
        client_id: options.clientId,
        client_secret: options.clientSecret,
        redirect_uris: [options.redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [signingKey()] },
    cookies: { keys: [randomBytes(24).toString('hex')] },
    // Google puts the profile into the ID token.
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { policy, url: (_ctx, interaction) => `${base}/interaccion/${interaction.uid}` },
    ttl: { AccessToken: 3600, AuthorizationCode: 60, IdToken: 3600, Interaction: 3600, Session: 3600, Grant: 3600 },
    findAccount: (_ctx, sub) => {
      const persona = PERSONAS.find((candidate) => candidate.sub === sub);
      if (!persona) return undefined;
      return {
        accountId: sub,
        claims: () => ({
          sub,
          email: persona.email,
          email_verified: persona.emailVerified,
          ...(persona.name === undefined ? {} : { name: persona.name }),
        }),
      };
    },
    // People consent by choosing an account, as with the real one.
    loadExistingGrant: async (ctx) => {
      const grant = new ctx.oidc.provider.Grant({
        clientId: ctx.oidc.client?.clientId ?? '',
        accountId: ctx.oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
  const provider = quietly(() => new Provider(options.issuer, configuration));

  const choose = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'POST') {
      const sub = (await readForm(request)).get('cuenta') ?? '';
      const result = PERSONAS.some((persona) => persona.sub === sub)
        ? { select_account: {}, login: { accountId: sub } }
        : { error: 'access_denied', error_description: 'La persona canceló.' };
      await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
      return;
    }
    const { uid } = await provider.interactionDetails(request, response);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(chooserPage(`${base}/interaccion/${uid}`, PERSONAS));
  };

  const callback = provider.callback();
  const listener: RequestListener = (request, response) => {
    const full = request.url ?? '/';
    if (full.startsWith(`${base}/interaccion/`)) {
      choose(request, response).catch(() => {
        if (!response.headersSent) response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' });
        response.end('Este acceso ya venció. Vuelve a empezar desde Estratega.');
      });
      return;
    }
    // As a framework would mount it: the provider learns its prefix from the two addresses.
    Object.assign(request, { originalUrl: full, baseUrl: base });
    request.url = full.slice(base.length) || '/';
    void callback(request, response);
  };
  return { discoveryUrl: `${options.issuer}/.well-known/openid-configuration`, listener };
};
