import { z } from 'zod';
import { safeText } from '../text/safe-text.ts';
import { TIERS } from '../tier/tier.ts';

export const NAME_MAX = 120;
export const EMAIL_MAX = 254;
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

export const consents = z.object({
  /** When the data-processing box, with the age or guardian statement, was ticked; null = never. */
  tratamientoDatos: z.iso.datetime().nullable(),
  marketing: z.iso.datetime().nullable(),
  /** When the user said "No vender mi información personal". */
  noVender: z.iso.datetime().nullable(),
});
export type Consents = z.infer<typeof consents>;

/** The user document, as `GET /api/usuarios/yo` answers it. */
export const usuario = z.object({
  uid: z.string(),
  name: z.string(),
  email: z.string(),
  plan: z.enum(TIERS),
  /** Until when a cancelled tier lasts. */
  planHasta: z.iso.datetime().nullable(),
  progressCount: z.int().min(0),
  subscriptionID: z.string().nullable(),
  consentimientos: consents,
  /** Whether the account can sign in with a password, with Google, or both. */
  accesos: z.object({ password: z.boolean(), google: z.boolean() }),
  createdAt: z.iso.datetime(),
});
export type Usuario = z.infer<typeof usuario>;

/** Line breaks, other controls and marks that turn the direction of writing: a name has none, a forged mail does. */
const CONTROLS = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
/** A name travels in mails that we send: it must not be able to carry a message of its own, or a link. */
export const isPlainName = (name: string): boolean => !CONTROLS.test(name) && !/:\/\/|\bwww\./iu.test(name);

export const userName = safeText(NAME_MAX, 1)
  .refine((name) => name.trim() !== '', { message: 'Escribe tu nombre.' })
  .refine(isPlainName, { message: 'El nombre no puede llevar enlaces ni saltos de línea.' });

/** Consents that come with the registration: stored in the same transaction as the account. */
export const registrationConsents = z.strictObject({
  tratamientoDatos: z.literal(true),
  marketing: z.boolean().optional(),
});
export type RegistrationConsents = z.infer<typeof registrationConsents>;

/** An open session, as its owner sees it. */
export const sesion = z.object({
  id: z.string(),
  inicio: z.iso.datetime(),
  /** To the day: a session in use is written once a day. */
  ultimoUso: z.iso.datetime(),
  vence: z.iso.datetime(),
  direccion: z.string().nullable(),
  navegador: z.string().nullable(),
  actual: z.boolean(),
});
export type SesionAbierta = z.infer<typeof sesion>;

/** `PATCH /api/usuarios/yo`: consents are given or withdrawn; the server writes the dates. */
export const usuarioPatch = z
  .strictObject({
    name: userName.optional(),
    consentimientos: z
      .strictObject({
        tratamientoDatos: z.literal(true).optional(),
        marketing: z.boolean().optional(),
        noVender: z.boolean().optional(),
      })
      .optional(),
  })
  .refine((patch) => Object.keys(patch).length > 0, { message: 'No hay nada que cambiar.' });
export type UsuarioPatch = z.infer<typeof usuarioPatch>;
