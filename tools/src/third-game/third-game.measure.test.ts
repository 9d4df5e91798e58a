import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { namedAfter } from './compile.ts';
import { BACKGAMMON } from './edits.ts';
import { PLACES } from './places.ts';

/** Of the places that a third game has to be thought of in, how many the compiler names by itself. */
const NAMED_AT_LEAST = 0.9;

it('a third game is found by the compiler', () => {
  const folder = mkdtempSync(join(tmpdir(), 'estratega-game-'));
  try {
    const { named } = namedAfter(BACKGAMMON, folder);
    const missed = PLACES.filter((place) => !named.includes(place));
    expect(1 - missed.length / PLACES.length, `not named: ${missed.join(', ')}`).toBeGreaterThanOrEqual(NAMED_AT_LEAST);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
