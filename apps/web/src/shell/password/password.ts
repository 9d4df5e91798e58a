/** The domain's figure, repeated so that public screens need not load its schemas; a test holds them together. */
export const PASSWORD_MIN = 8;
export const TOO_SHORT = `La contraseña necesita al menos ${PASSWORD_MIN} caracteres.`;

export type Strength = 'short' | 'easy' | 'fair' | 'good';

const COMMON = /^(?:1234|qwer|asdf|abcd|pass|contra|admin|hola|ajedrez|poker|estratega)/i;
const ONE_KIND = /^(?:\d+|[a-z]+)$/i;

/** A light hint while typing; the server has the last word. */
export function passwordStrength(password: string): Strength {
  if (password.length < PASSWORD_MIN) return 'short';
  if (COMMON.test(password) || new Set(password).size < 5) return 'easy';
  if (password.length >= 14) return 'good';
  return ONE_KIND.test(password) || password.length < 11 ? 'fair' : 'good';
}

export function passwordHint(password: string): string {
  if (password === '')
    return `Al menos ${PASSWORD_MIN} caracteres. Una frase corta es fácil de recordar y difícil de adivinar.`;
  const missing = PASSWORD_MIN - password.length;
  switch (passwordStrength(password)) {
    case 'short':
      return missing === 1 ? 'Falta 1 carácter.' : `Faltan ${missing} caracteres.`;
    case 'easy':
      return 'Es fácil de adivinar: evita palabras comunes y secuencias.';
    case 'fair':
      return 'Aceptable. Con unas palabras más sería mejor.';
    case 'good':
      return 'Buena contraseña.';
  }
}
