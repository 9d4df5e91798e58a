import { readStored } from '../../../../shell/storage.ts';

/** Beside what the task has kept: it goes with it. */
export const matchKey = (task: string): string => `estratega.sesion.${task}.partida`;
/** Asked by a form that does not carry the game itself. */
export const isMatchKept = (task: string): boolean => readStored(matchKey(task)) !== null;
