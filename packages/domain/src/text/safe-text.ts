import { z } from 'zod';

/** NUL cannot be stored and lone surrogates cannot be sent: both are refused at the border, never repaired. */
export const isSafeText = (value: string): boolean => !value.includes('\u0000') && value.isWellFormed();

export const safeText = (max: number, min = 0) =>
  z.string().min(min).max(max).refine(isSafeText, { message: 'Contiene caracteres que no se pueden guardar.' });

/** Free text of a player: shown escaped, never executed, never trusted. */
export const FREE_TEXT_MAX = 2000;
export const freeText = () => safeText(FREE_TEXT_MAX);
