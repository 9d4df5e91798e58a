import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_FOLDERS, GAMES } from '@estratega/domain';
import { expect, it } from 'vitest';
import { ROOT } from '../site.ts';
import { PLACES } from './places.ts';

const FOLDERS = Object.values(GAME_FOLDERS).join('|');
/** A game's own folder; and the front page, which draws each game by hand. */
const OWN = new RegExp(`/(?:${FOLDERS})(?:/|-[^/]*$)|/screens/home/`, 'u');
const files = globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}'], { cwd: ROOT })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.(?:test|fixture|arbitrary)\.tsx?$|\/test\//u.test(file) && !OWN.test(file));
const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const NAMES = GAMES.map((name) => `'${name}'`).join('|');

it('nobody asks «is it this game?» outside a game’s own folder: the other answer would be the other game', () => {
  const asks = new RegExp(`[!=]==?\\s*(?:${NAMES})|(?:${NAMES})\\s*[!=]==?|case (?:${NAMES})`, 'u');
  expect(files.filter((file) => asks.test(textOf(file)))).toEqual([]);
});

it('the places are there', () => {
  expect(PLACES.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});
