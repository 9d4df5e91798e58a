import type { PlayOut } from '@estratega/lessons';
import { replay } from '@estratega/lessons/play-out';
import { readStored, writeStored } from '../../../../shell/storage.ts';

/** A position that is being played out, on this machine move by move: a reload, a crash or a closed tab goes on from there. */

/** Beside what the task has kept: it goes with it. */
const nameOf = (partida: string, { id }: PlayOut): string => `estratega.sesion.${partida}.${id}`;

/** Storage is the user's: what is no game from this position is none. */
export function keptLine(partida: string, exercise: PlayOut): readonly string[] {
  const line = (readStored(nameOf(partida, exercise)) ?? '').split(' ').filter(Boolean);
  return replay(exercise.fen, line) ? line : [];
}

/** Nothing is kept of one that is over. */
export function keepLine(partida: string, exercise: PlayOut, moves: readonly string[]): void {
  writeStored(nameOf(partida, exercise), moves.length === 0 ? null : moves.join(' '));
}
