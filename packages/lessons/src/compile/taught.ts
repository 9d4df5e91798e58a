import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Compiled } from './compile.ts';
import type { Content } from './read.ts';

/**
 * What is taught, read and compiled, as the last `npm run lessons` left it. Twenty files of tests and tools want the whole of it: reading takes three
 * seconds, compiling eleven, taking it from here half of one. Beside `build/` and not in it: nobody serves it.
 */

const FOLDER = join(import.meta.dirname, '../../build-taught');
const CONTENT = 'content.v8';
const COMPILED = 'compiled.v8';

export const hasTaught = (): boolean => [CONTENT, COMPILED].every((name) => existsSync(join(FOLDER, name)));

export const keepTaught = (content: Content, compiled: Compiled): void => {
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, value] of [
    [CONTENT, content],
    [COMPILED, compiled],
  ] as const) {
    // Written aside: whoever reads meanwhile sees the old one or the new one.
    const aside = join(FOLDER, `${name}.${process.pid}`);
    rmSync(aside, { force: true });
    writeFileSync(aside, serialize(value));
    renameSync(aside, join(FOLDER, name));
  }
  delete taken.content;
  delete taken.compiled;
};

const read = (name: string): unknown => deserialize(readFileSync(join(FOLDER, name)));

/** Seventy megabytes: a process that runs many files of tests takes them from the disk once. Nobody changes what all of them read. */
const taken: { content?: Content; compiled?: Compiled } = {};

/** The content as its authors wrote it. */
export const taughtContent = (): Content => (taken.content ??= read(CONTENT) as Content);
/** What was made of it. */
export const taught = (): Compiled => (taken.compiled ??= read(COMPILED) as Compiled);
