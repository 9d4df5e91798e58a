import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EngineSays, engineEntry, verdict } from './chess-source.ts';

/** One value a line; nothing where there is no file yet. */
export const linesOf = <T>(file: string, read: (value: unknown) => T): readonly T[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line) => (line === '' ? [] : [read(JSON.parse(line))]))
    : [];

/**
 * What engines said. `verdicts/boards.jsonl` is what `npm run chess:join` made of the deep searches, one line an exercise;
 * `verdicts/lectura.jsonl` is a shallower reading, one line a position, that speaks where the deep one has not been yet.
 */
export const readEngine = (folder: string): EngineSays => {
  const verdicts = join(folder, 'verdicts');
  const positions = linesOf(join(verdicts, 'lectura.jsonl'), (value) => engineEntry.parse(value));
  const boards = linesOf(join(verdicts, 'boards.jsonl'), (value) => verdict.parse(value));
  return {
    positions: new Map(positions.map((entry) => [entry.fen, entry])),
    boards: new Map(boards.map((entry) => [entry.fen, entry])),
  };
};
