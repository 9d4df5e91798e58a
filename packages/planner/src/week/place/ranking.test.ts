import { describe, expect, it } from 'vitest';
import type { Unit } from '../../curriculum/graph.ts';
import type { Want } from '../wants.ts';
import { type Candidate, CRITERIA, type Criterion, decide, type Moment } from './ranking.ts';

const unitOf = (area: string, level: number) => ({ topic: { area }, level }) as Unit;
const want: Want = {
  unit: unitOf('FIN', 1),
  lane: 'repaso',
  reason: 'mantener',
  isNew: false,
  isHead: false,
  blocks: 1,
};
const MOMENT: Moment = {
  isOpening: true,
  daysLeft: 3,
  ahead: 0,
  owed: 1,
  mayRead: true,
  neighbour: 'FIN',
  level: 2,
  theory: 0.3,
};
/** Loses by every criterion. */
const WORST: Candidate = {
  want,
  kind: { kind: 'ejercicios', crowds: true, natural: false },
  isFirst: false,
  begins: false,
  isSecond: false,
  isOfToday: true,
  belief: 0,
};
const of = (one: Partial<Want>): Partial<Candidate> => ({ want: { ...want, ...one } });

/** What wins by each criterion; beside it, others that come later may be won too, never one that comes before. */
const WINS: Readonly<Record<Criterion, Partial<Candidate>>> = {
  'no third of a kind in a row': { kind: { ...WORST.kind, crowds: false } },
  'another theme than earlier today': { isOfToday: false },
  'asked for and not seen yet': { ...of({ isHead: true }), isFirst: true },
  'opens the first week': { belief: 0.5 },
  'asked for on every day that is left': of({ lane: 'pedido', blocks: 3 }),
  'its second day would be lost': { isSecond: true },
  'wanted on every day that is left': of({ blocks: 3 }),
  'what the unit needs by itself': { kind: { ...WORST.kind, natural: true } },
  lane: of({ lane: 'debil' }),
  'left over from last week': of({ reason: 'pendiente' }),
  'begins, or comes back': { begins: true },
  'another area than the block before': of({ unit: unitOf('APE', 1) }),
  'at the level': of({ unit: unitOf('FIN', 2) }),
};
/** Left over is what its unit needs, whatever it is: the two are told apart where both are needed. */
const base = (...names: readonly Criterion[]): Candidate =>
  names.includes('left over from last week') ? { ...WORST, kind: { ...WORST.kind, natural: true } } : WORST;

const NAMES = Object.keys(CRITERIA) as Criterion[];

describe('which candidate stands in a block', () => {
  it.each(NAMES)('%s decides, where nothing before it does', (name) => {
    const loser = base(name);
    const winner = { ...loser, ...WINS[name] };
    for (const [a, b] of [
      [winner, loser],
      [loser, winner],
    ] as const)
      expect(decide(a, b, MOMENT)).toEqual({ first: winner, by: name });
  });

  it.each(NAMES.slice(1).map((name, i) => [NAMES[i] as Criterion, name] as const))(
    '%s goes before: %s',
    (first, second) => {
      const loser = base(first, second);
      const winner = { ...loser, ...WINS[first] };
      expect(decide({ ...loser, ...WINS[second] }, winner, MOMENT)).toEqual({ first: winner, by: first });
    },
  );

  it('stays with who was wanted first where they are alike', () => {
    const other = { ...WORST };
    const { first, by } = decide(WORST, other, MOMENT);
    expect(first).toBe(WORST);
    expect(by).toBeUndefined();
  });
});
