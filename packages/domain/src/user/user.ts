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

export const userName = safeText(NAME_MAX, 1).refine((name) => name.trim() !== '', { message: 'Escribe tu nombre.' });

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
