import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './site.ts';

/** What docs/security.md and docs/asvs.md say stands in the way: every test that they name exists, and says what they quote. */

const TESTS = globSync('{apps,packages,tools,emulators,bench,e2e}/**/*.{test,spec}.ts', {
  cwd: ROOT,
  exclude: (path) => path.includes('node_modules'),
}).map((path) => path.replaceAll('\\', '/'));
const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const scripts = Object.keys((JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }).scripts);

const filesNamed = (name: string): string[] => TESTS.filter((path) => path === name || path.endsWith(`/${name}`));
/** Titles are put together from what surrounds them: a quotation may begin in one string and end in another. */
const says = (text: string, words: string): boolean =>
  text.replaceAll(/['"`,()[\]{}\s]+/gu, ' ').includes(words.replaceAll(/['"`,()[\]{}\s]+/gu, ' '));

const problemsOf = (document: string): string[] => {
  const problems: string[] = [];
  for (const [index, line] of textOf(document).split('\n').entries()) {
    const at = `${document}:${index + 1}`;
    const named = [...line.matchAll(/`([\w./-]+\.(?:test|spec)\.ts)`/gu)].map(([, name]) => name as string);
    for (const name of named) if (filesNamed(name).length === 0) problems.push(`${at}: there is no ${name}`);
    for (const [, name] of line.matchAll(/`npm run ([\w:]+)`/gu))
      if (!scripts.includes(name as string)) problems.push(`${at}: there is no npm run ${name}`);
    if (named.length === 0) continue;
    const texts = named.flatMap(filesNamed).map(textOf);
    for (const [, words] of line.matchAll(/(?<![*\w])\*([^*|]+?)…?\*(?!\*)/gu))
      if (!texts.some((text) => says(text, words as string)))
        problems.push(`${at}: none of ${named.join(', ')} says «${words}»`);
  }
  return problems;
};

it.each(['docs/security.md', 'docs/asvs.md'])('%s names only tests that exist and say what it quotes', (document) => {
  expect(problemsOf(document)).toEqual([]);
});

it('every hole that an attack found has a test or a drill beside it', () => {
  const section = textOf('docs/security.md').split('## What an attack from outside found')[1]?.split('\n## ')[0] ?? '';
  const rows = section.split('\n').filter((line) => /^\| (?:H\d+b?)? *\| (?!what it was)/u.test(line));
  expect(rows.length).toBeGreaterThan(25);
  for (const hole of Array.from({ length: 12 }, (_, index) => `| H${index + 1} |`))
    expect(
      rows.some((row) => row.startsWith(hole)),
      hole,
    ).toBe(true);
  expect(rows.filter((row) => !/`[\w./-]+\.(?:test|spec)\.ts`/u.test(row))).toEqual([]);
});

it('the sums of docs/asvs.md are those of its lines', () => {
  const text = textOf('docs/asvs.md');
  const counted = new Map<string, number>();
  const lines = [...text.matchAll(/^\| \d+\.\d+\.(\d+)(?:–(\d+))? \| ([12]) \| (yes|n\/a|\*\*partly\*\*) \|/gmu)];
  for (const [, from, to = from, level, held = ''] of lines) {
    const key = `${level} ${held.replaceAll('*', '')}`;
    counted.set(key, (counted.get(key) ?? 0) + Number(to) - Number(from) + 1);
  }
  const of = (level: number, held: string): number => counted.get(`${level} ${held}`) ?? 0;
  for (const level of [1, 2]) {
    const [yes, none, partly] = [of(level, 'yes'), of(level, 'n/a'), of(level, 'partly')];
    expect(text).toContain(
      `| ${level} | ${yes + none + partly} | ${yes} | ${none} | ${partly} | ${yes} of ${yes + partly}: `,
    );
  }
  expect(textOf('docs/security.md')).toContain(
    `Level 2: ${of(2, 'yes')} of the ${of(2, 'yes') + of(2, 'partly')} that apply`,
  );
});
