import { expect, it } from 'vitest';
import { seatsAll, viewOf } from './view.ts';

it('folds where a board would leave too little to read, and lies beside it where the window is low', () => {
  const cases = {
    wide: [
      [1280, 800],
      [1024, 768],
    ],
    tall: [
      [390, 844],
      [360, 800],
    ],
    folding: [
      [390, 745],
      [390, 664],
      [360, 640],
      [320, 568],
      [768, 1024],
    ],
    beside: [
      [844, 390],
      [667, 375],
      [640, 400],
      [960, 480],
    ],
  } as const;
  for (const [view, sizes] of Object.entries(cases))
    for (const [width, height] of sizes) expect(viewOf(width, height), `${width}×${height}`).toBe(view);
  // Larger letters need more room.
  expect(viewOf(390, 844, 20)).toBe('folding');
});

it('seats everybody round the table only where it leaves room for the decision', () => {
  expect([seatsAll(390, 844), seatsAll(360, 800), seatsAll(768, 1024), seatsAll(1280, 800)]).toEqual(
    Array(4).fill(true),
  );
  expect([seatsAll(390, 745), seatsAll(360, 640), seatsAll(844, 390)]).toEqual(Array(3).fill(false));
});
