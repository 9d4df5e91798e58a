import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { randomFrom } from './random.ts';

const ROOT = join(import.meta.dirname, '../../../..');

it('gives the numbers that weeks, drills and mined games were made with', () => {
  const random = randomFrom(20_261_117);
  const again = randomFrom(20_261_117);
  const numbers = Array.from({ length: 1000 }, random);
  expect(Array.from({ length: 1000 }, again)).toEqual(numbers);
  expect(numbers.every((one) => one >= 0 && one < 1)).toBe(true);
  expect(randomFrom(1)()).toBeCloseTo(0.6270739405881613, 15);
});

it('is the only one', () => {
  const files = globSync('{packages,apps,workshop,bench,tools,e2e,emulators}/**/*.{ts,tsx}', {
    cwd: ROOT,
    exclude: (name) => name === 'node_modules' || name === 'build',
  });
  const others = files.filter((file) => /0x6d2b79f5/iu.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(others.filter((file) => !file.startsWith(join('packages', 'domain', 'src', 'random')))).toEqual([]);
});
