import { readFileSync } from 'node:fs';
import { HANDS, parseRange } from '@estratega/lessons';
import { chartFile, rangeShare, rangeToWeights } from '@estratega/lessons/poker';
import { describe, expect, it } from 'vitest';
import { solvePreflop } from './preflop/game.ts';
import { shareTable } from './preflop/realise.ts';
import { facing } from './preflop/trees.ts';
import { realised } from './realisation.ts';

/** What charts and lessons say of the big blind's defence, counted again. */

const read = (name: string) =>
  chartFile.parse(
    JSON.parse(
      readFileSync(new URL(`../../packages/lessons/content/poker/charts/${name}.json`, import.meta.url), 'utf8'),
    ),
  );

describe('the big blind in a tournament', () => {
  it.each([
    [25, 2, [['allin', 25]]],
    [
      40,
      2.2,
      [
        ['3bet', 8],
        ['allin', 40],
      ],
    ],
  ] as const)('against UTG with %i bb defends what its chart says of the model', (depth, open, ladder) => {
    const opening = read('opening').find(({ id }) => id === `rg-abrir-mtt${depth}-utg`);
    const { play } = solvePreflop(
      {
        root: facing(1, 1, open, ladder, depth),
        dead: 1.5,
        posted: [open, 1],
        ranges: [rangeToWeights(parseRange(opening?.rango ?? '')), new Float64Array(169).fill(1)],
        share: (spr) => shareTable(0, spr),
        stack: depth,
        rake: [0, 0],
      },
      300,
    );
    const answer = play.get(`1 v ${open}`);
    const fold = answer?.often[answer.actions.indexOf('fold')] ?? [];
    const defended = rangeShare(Object.fromEntries(HANDS.map((hand, i) => [hand, 1 - (fold[i] ?? 0)])));
    const said = /va del (\d+) % con 25 bb al (\d+) % con 40/u.exec(
      read('big-blind').find(({ id }) => id === `rg-defensa-bb-utg-${depth}`)?.supuestos ?? '',
    );
    expect(Math.abs(100 * defended - Number(said?.[depth === 25 ? 1 : 2]))).toBeLessThan(1.5);
  });

  it('is taken to keep between half and seven tenths of its equity, as the lesson says', () => {
    const kept = HANDS.filter((hand) => hand.length === 3).flatMap((hand) =>
      [25, 40, 100].map((depth) => realised(hand, 'BTN', depth)),
    );
    // Small cards of two suits keep less, and are not called with.
    const usual = kept.sort((a, b) => a - b).slice(Math.round(kept.length / 10));
    expect(Math.min(...usual)).toBeGreaterThan(0.46);
    expect(Math.max(...usual)).toBeLessThanOrEqual(0.72);
  });
});
