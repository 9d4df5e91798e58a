import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_FOLDERS, GAMES } from '@estratega/domain';
import { expect, it } from 'vitest';
import { ROOT } from '../site.ts';
import { BACKGAMMON } from './edits.ts';
import { PLACES } from './places.ts';

const FOLDERS = Object.values(GAME_FOLDERS).join('|');
const OWN = new RegExp(`/(?:${FOLDERS})(?:/|-[^/]*$)`, 'u');
const files = globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}'], { cwd: ROOT })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.(?:test|fixture|arbitrary)\.tsx?$|\/test\//u.test(file) && !OWN.test(file));
const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const NAMES = GAMES.map((name) => `'${name}'`).join('|');

it('nobody asks «is it this game?» outside a game’s own folder: the other answer would be the other game', () => {
  const asks = new RegExp(`[!=]==?\\s*(?:${NAMES})|(?:${NAMES})\\s*[!=]==?|case (?:${NAMES})`, 'u');
  expect(files.filter((file) => asks.test(textOf(file)))).toEqual([]);
});

it('whoever names a game is among the places', () => {
  const named = new RegExp(`(?:${NAMES})`, 'u');
  const begun = new Set(BACKGAMMON.map(({ file }) => file));
  // Players who are made up to judge weeks with.
  const isMadeUp = (file: string): boolean => file.startsWith('packages/planner/src/evaluation/');
  expect(
    files.filter((file) => named.test(textOf(file)) && !PLACES.includes(file) && !begun.has(file) && !isMadeUp(file)),
  ).toEqual([]);
});

it('the places are there', () => {
  expect(PLACES.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});
