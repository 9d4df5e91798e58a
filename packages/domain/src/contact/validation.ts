/** The contact form's rules without a schema library, so that the public page that checks them stays light. */

export const CONTACT_ERRORS = {
  nameRequired: 'El nombre es obligatorio',
  emailRequired: 'El correo electrónico es obligatorio',
  emailInvalid: 'El correo electrónico no es válido',
  messageRequired: 'El mensaje es obligatorio',
  messageTooLong: 'El mensaje es demasiado largo: admite hasta 5.000 caracteres',
} as const;

export const CONTACT_FAILURE = 'Hubo un error al enviar el mensaje. Por favor, inténtalo de nuevo.';

export const CONTACT_MAX = { name: 120, email: 254, message: 5000 } as const;

/**
 * What looks like an e-mail: local@domain.tld. The browser and the server ask the same, so that nothing passes the form
 * to be refused afterwards.
 */
export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u.test(text);

export type ContactField = keyof typeof CONTACT_MAX;
export type ContactFieldErrors = Partial<Record<ContactField, string>>;

/** An empty object lets the message go. */
export const contactErrors = (entered: Readonly<Record<ContactField, string>>): ContactFieldErrors => {
  const errors: ContactFieldErrors = {};
  const email = entered.email.trim();
  if (entered.name.trim() === '') errors.name = CONTACT_ERRORS.nameRequired;
  if (email === '') errors.email = CONTACT_ERRORS.emailRequired;
  else if (!looksLikeEmail(email)) errors.email = CONTACT_ERRORS.emailInvalid;
  if (entered.message.trim() === '') errors.message = CONTACT_ERRORS.messageRequired;
  else if (entered.message.trim().length > CONTACT_MAX.message) errors.message = CONTACT_ERRORS.messageTooLong;
  return errors;
};
