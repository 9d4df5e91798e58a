import { describe, expect, it } from 'vitest';
import { type Combo, parseCards } from '../cards.ts';
import { makeEvaluate7 } from '../evaluator.ts';
import { equityHandRange } from './equity.ts';
import { icmAll } from './icm.ts';
import { matchupPoints } from './matchup.ts';

/** All boards dealt one by one. */
const slowPoints = (a: Combo, b: Combo): number => {
  const seven = makeEvaluate7();
  const deck = Array.from({ length: 52 }, (_, card) => card).filter((card) => ![...a, ...b].includes(card));
  let points = 0;
  for (let i = 0; i < 48; i++)
    for (let j = i + 1; j < 48; j++)
      for (let k = j + 1; k < 48; k++)
        for (let l = k + 1; l < 48; l++)
          for (let m = l + 1; m < 48; m++) {
            const [p, q, r, s, t] = [deck[i], deck[j], deck[k], deck[l], deck[m]] as [
              number,
              number,
              number,
              number,
              number,
            ];
            const mine = seven(a[0], a[1], p, q, r, s, t);
            const his = seven(b[0], b[1], p, q, r, s, t);
            points += mine > his ? 2 : mine === his ? 1 : 0;
          }
  return points;
};
const pair = (text: string): Combo => parseCards(text) as unknown as Combo;

describe('matchup', () => {
  it.each([
    ['As Ah', 'Ks Kd'],
    ['As Ks', 'Qs Js'],
    ['7s 6s', '7h 6h'],
    ['Ah Kd', '2c 2s'],
    ['9c 8c', 'Ac 9d'],
  ])('%s against %s equals the boards dealt one by one', (a, b) => {
    expect(matchupPoints(pair(a), pair(b))).toBe(slowPoints(pair(a), pair(b)));
  });

  it('the two sides share the whole pot', () => {
    expect(matchupPoints(pair('As Kd'), pair('7c 7h')) + matchupPoints(pair('7c 7h'), pair('As Kd'))).toBe(
      2 * 1_712_304,
    );
    expect(() => matchupPoints(pair('As Kd'), pair('As 7h'))).toThrow(/share a card/u);
  });
});

describe('equity against a range', () => {
  it('is the mean of its combos, each with the boards left to it', () => {
    const range = equityHandRange('Ah Kh', 'QQ,JTs', 'Qh 8h 2c');
    const combos = ['Qs Qd', 'Qs Qc', 'Qd Qc', 'Js Ts', 'Jh Th', 'Jd Td', 'Jc Tc'];
    const seven = makeEvaluate7();
    const hero = parseCards('Ah Kh');
    const board = parseCards('Qh 8h 2c');
    let won = 0;
    let total = 0;
    for (const text of combos) {
      const rival = parseCards(text);
      const dead = new Set([...hero, ...board, ...rival]);
      for (let t = 0; t < 52; t++)
        for (let r = t + 1; r < 52; r++) {
          if (dead.has(t) || dead.has(r)) continue;
          const [x, y, z] = board as [number, number, number];
          const mine = seven(hero[0] as number, hero[1] as number, x, y, z, t, r);
          const his = seven(rival[0] as number, rival[1] as number, x, y, z, t, r);
          won += mine > his ? 1 : mine === his ? 0.5 : 0;
          total++;
        }
    }
    expect(range).toBeCloseTo(won / total, 12);
  });
});

describe('ICM', () => {
  /** Straight from the definition: who comes first, then who comes first of the rest. */
  const slow = (stacks: readonly number[], prizes: readonly number[], player: number): number => {
    const share = (out: readonly number[], place: number): number => {
      const prize = prizes[place];
      if (prize === undefined) return 0;
      const left = stacks.reduce((sum, stack, i) => (out.includes(i) ? sum : sum + stack), 0);
      return stacks.reduce(
        (sum, stack, i) =>
          stack === 0 || out.includes(i)
            ? sum
            : sum + (stack / left) * (i === player ? prize : share([...out, i], place + 1)),
        0,
      );
    };
    return share([], 0);
  };

  it('equals the definition, and gives out all prizes', () => {
    const stacks = [41, 7, 19, 3, 30];
    const prizes = [50, 30, 20];
    const values = icmAll(stacks, prizes);
    values.forEach((value, i) => {
      expect(value).toBeCloseTo(slow(stacks, prizes, i), 9);
    });
    expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(100, 9);
    expect(icmAll([5, 0, 5], [60, 40])).toEqual([50, 0, 50]);
  });
});
