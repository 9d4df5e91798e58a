import { z } from 'zod';

/** What the browser needs to know before anybody signs in. */
export const publicConfig = z.object({
  contactEmail: z.string(),
  /** Where the contact form goes: our own endpoint, or an external form service. */
  contactFormUrl: z.string(),
  /** Whether each provider is configured; what is not is shown as unavailable. */
  google: z.boolean(),
  correo: z.boolean(),
  paypal: z.object({ clientId: z.string(), sdkUrl: z.string() }).nullable(),
  /** A notice for every page of a test or staging installation. */
  avisoEntorno: z.object({ texto: z.string(), url: z.string().nullable() }).nullable(),
});
export type PublicConfig = z.infer<typeof publicConfig>;
