import { globSync, readFileSync } from 'node:fs';
import { boardKey } from './complete.ts';
import type { Searched } from './search.ts';

export const readJsonLines = <T>(file: string): T[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

/** What chess:verify has found, by board. */
export const readSearches = (folder: string): Map<string, Searched> =>
  new Map(
    globSync(`${folder}/*.jsonl`)
      .flatMap((file) => readJsonLines<Searched>(file))
      .map((found) => [boardKey(found.fen), found]),
  );
