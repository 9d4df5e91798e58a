import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EngineEntry, engineEntry } from './chess-source.ts';

/** What deep searches said, by position. The files are written by `npm run chess:verify` and kept with the content. */
export const readEngine = (folder: string): ReadonlyMap<string, EngineEntry> => {
  const entries = new Map<string, EngineEntry>();
  if (!existsSync(folder)) return entries;
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.jsonl'))) {
    for (const line of readFileSync(join(folder, name), 'utf8').split('\n')) {
      if (line === '') continue;
      const entry = engineEntry.parse(JSON.parse(line));
      entries.set(entry.fen, entry);
    }
  }
  return entries;
};
