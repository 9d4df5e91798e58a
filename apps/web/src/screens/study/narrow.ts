import { useMedia } from '../../shell/use-media.ts';

/** A phone: the week folds by day, and what can be changed of a task comes with its opened row. */
export const useFolded = (): boolean => useMedia('(max-width: 47.99rem)');
