import { CONSENT_REQUIRED } from '../../shell/consent/consent-text.tsx';
import { PASSWORD_MIN, TOO_SHORT } from '../../shell/password/password.ts';
import type { Mode } from './mode.ts';

export type FieldErrors = Partial<Record<'name' | 'email' | 'password' | 'tratamientoDatos', string>>;

export interface Entered {
  name: string;
  email: string;
  password: string;
  tratamientoDatos: boolean;
  marketing: boolean;
}

export function readForm(form: HTMLFormElement): Entered {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    name: text('name').trim(),
    email: text('email').trim(),
    password: text('password'),
    tratamientoDatos: data.has('tratamientoDatos'),
    marketing: data.has('marketing'),
  };
}

/** What can be said without asking the server, in our words instead of the browser's. */
export function validate(mode: Mode, entered: Entered): FieldErrors {
  const errors: FieldErrors = {};
  if (mode === 'register' && !entered.name) errors.name = 'Escribe tu nombre.';
  if (!entered.email) errors.email = 'Escribe tu correo electrónico.';
  else if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(entered.email)) errors.email = 'El correo electrónico no es válido.';
  if (!entered.password) errors.password = 'Escribe tu contraseña.';
  else if (mode === 'register' && entered.password.length < PASSWORD_MIN) errors.password = TOO_SHORT;
  if (mode === 'register' && !entered.tratamientoDatos) errors.tratamientoDatos = CONSENT_REQUIRED;
  return errors;
}
