import { describe, expect, it } from 'vitest';
import { dearestOf } from './dearest.ts';
import type { HandReview, Told } from './messages.ts';

const told = (coste: number | undefined, veredicto: Told['veredicto'] = 'mal'): Told => ({
  calle: 'river',
  hizo: 'Pagaste',
  porque: '',
  bote: 10,
  ...(coste === undefined ? {} : { coste, veredicto }),
});
const review = (...decisiones: readonly Told[]): HandReview => ({ decisiones, falta: false });

describe('dearestOf', () => {
  it('takes the three dearest decisions, two of one hand too, and none that was right or is not judged', () => {
    const found = dearestOf(
      new Map([
        ['a', review(told(1.2), told(4.5))],
        ['b', review(told(undefined), told(0), told(0.3, 'bien'))],
        ['c', review(told(2))],
        ['d', review(told(0.5))],
      ]),
    );
    expect(found.map(({ id, decision }) => [id, decision.coste])).toEqual([
      ['a', 4.5],
      ['c', 2],
      ['a', 1.2],
    ]);
  });
  it('is nothing where nothing was lost that anybody would notice', () => {
    expect(dearestOf(new Map([['a', review(told(0.04, 'casi'))]]))).toEqual([]);
  });
});
