import { type Match, readMatch } from '@estratega/own-games/opponent';
import { readStored, writeStored } from '../../../../shell/storage.ts';
import { matchKey } from './is-match-kept.ts';

/** The game against Estratega of a task, on this machine move by move: a reload, a crash or a closed tab goes on from there. */

export const keptMatch = (task: string): Match | undefined => readMatch(readStored(matchKey(task)));
export const keepMatch = (task: string, match: Match | null): void =>
  writeStored(matchKey(task), match && JSON.stringify(match));
