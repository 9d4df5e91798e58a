import { z } from 'zod';
import { safeText } from '../text/safe-text.ts';

export const CONTACT_ERRORS = {
  nameRequired: 'El nombre es obligatorio',
  emailRequired: 'El correo electrónico es obligatorio',
  emailInvalid: 'El correo electrónico no es válido',
  messageRequired: 'El mensaje es obligatorio',
} as const;

export const mensajeContacto = z.strictObject({
  name: safeText(120, 1),
  email: z.email().max(254),
  message: safeText(5000, 1),
});
export type MensajeContacto = z.infer<typeof mensajeContacto>;
