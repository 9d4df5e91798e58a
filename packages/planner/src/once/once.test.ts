import { describe, expect, it } from 'vitest';
import { onceFor, onceForEach } from './once.ts';

describe('onceFor', () => {
  it('works out once for each owner, and gives the same again', () => {
    let made = 0;
    const sizeOf = onceFor((owner: readonly string[]) => {
      made += 1;
      return { size: owner.length };
    });
    const [one, other] = [['a'], ['a']];
    expect(sizeOf(one)).toBe(sizeOf(one));
    expect(sizeOf(other)).not.toBe(sizeOf(one));
    expect(made).toBe(2);
  });
});

describe('onceForEach', () => {
  it('tells apart what it is asked with', () => {
    let made = 0;
    const named = onceForEach((_owner: object, level: number, hasPlayed: boolean) => {
      made += 1;
      return `${level} ${hasPlayed}`;
    });
    const owner = {};
    expect([named(owner, 1, true), named(owner, 1, false), named(owner, 2, true), named(owner, 1, true)]).toEqual([
      '1 true',
      '1 false',
      '2 true',
      '1 true',
    ]);
    expect(made).toBe(3);
    named({}, 1, true);
    expect(made).toBe(4);
  });
});
