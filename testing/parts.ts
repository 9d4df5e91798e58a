import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Which test belongs to which command. `vitest.config.ts` makes its projects of this, and `npm test` tells what it left out. */

/** What asserts a mean or a share of a sample: it needs the whole sample, and always the same. */
export const MEASURES = '**/*.measure.test.ts';
/** What kills, floods and starves a server, for minutes. */
export const TORTURE = 'apps/server/test/torture/**/*.test.ts';

/** What looks at what the product is made with, and by that at its content: of use to whoever changes either. */
export const WORKSHOP = 'workshop/**/*.test.ts';

const PROPERTIES = ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.{ts,tsx}', 'tools/src/**/*.test.ts'];

const isApart = (file: string): boolean => file.endsWith('.measure.test.ts') || file.includes('/test/torture/');
const triesMore = (file: string): boolean => /\b(?:runs|sampled|sameSample)\(/u.test(readFileSync(file, 'utf8'));

/** Of these files, those that try more where everything is asked for (`runs.ts`). */
export const scaled = (root: string, patterns: readonly string[]): string[] =>
  globSync(patterns, { cwd: root }).filter((file) => !isApart(file) && triesMore(join(root, file)));

/** In words, with how many files each of it is. */
export const leftOut = (root: string): string => {
  const count = (pattern: string) =>
    globSync(pattern, { cwd: root, exclude: (name) => name === 'node_modules' || name === 'build' }).length;
  return [
    `torture (${count(TORTURE)} files)`,
    `measures (${count(MEASURES)} files)`,
    `the workshop (${count(WORKSHOP)} files)`,
    `nine tenths of the random input of ${scaled(root, PROPERTIES).length} files`,
  ].join(', ');
};
