import { z } from 'zod';

/** NUL cannot be stored and lone surrogates cannot be sent: both are refused at the border, never repaired. */
export const isSafeText = (value: string): boolean => !value.includes('\u0000') && value.isWellFormed();

/** `said`: what is told where it is no text, or one of another length. */
export const safeText = (max: number, min = 0, said?: string) =>
  z
    .string(said)
    .min(min, said)
    .max(max, said)
    .refine(isSafeText, { message: 'Contiene caracteres que no se pueden guardar.' });

/** Free text of a player: shown escaped, never executed, never trusted. */
export const FREE_TEXT_MAX = 2000;
export const freeText = (said?: string) => safeText(FREE_TEXT_MAX, 0, said);
