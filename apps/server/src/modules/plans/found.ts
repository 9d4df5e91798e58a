import { AppError } from '../../platform/errors.ts';

/** What is not there, and what belongs to somebody else, look the same. */
export const found = <T>(value: T | undefined): T => {
  if (value === undefined) throw new AppError('no_encontrado');
  return value;
};
