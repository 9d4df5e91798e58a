import { z } from 'zod';
import { safeText } from '../text/safe-text.ts';
import { CONTACT_ERRORS, CONTACT_MAX, looksLikeEmail } from './validation.ts';

const filled = (text: string): boolean => text.trim() !== '';

/** `POST /api/contacto`, and what the configured form service receives. */
export const mensajeContacto = z.strictObject({
  name: safeText(CONTACT_MAX.name).refine(filled, { message: CONTACT_ERRORS.nameRequired }),
  email: safeText(CONTACT_MAX.email).superRefine((text, context) => {
    if (!filled(text)) context.addIssue({ code: 'custom', message: CONTACT_ERRORS.emailRequired });
    else if (!looksLikeEmail(text)) context.addIssue({ code: 'custom', message: CONTACT_ERRORS.emailInvalid });
  }),
  message: safeText(CONTACT_MAX.message).refine(filled, { message: CONTACT_ERRORS.messageRequired }),
});
export type MensajeContacto = z.infer<typeof mensajeContacto>;
