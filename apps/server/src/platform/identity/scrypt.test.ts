import { scryptSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { passwordHasher } from './hashing.ts';
import { hashPassword, isOutdated, verifyPassword } from './scrypt.ts';

const COST = 4;
/** As they were written before they said how they were made. */
const unlabelled = (password: string): string => {
  const salt = '00112233445566778899aabbccddeeff';
  return `${salt}:${scryptSync(password, salt, 64, { N: 2 ** 14, r: 16, p: 1, maxmem: 2 ** 26 }).toString('hex')}`;
};

describe('stored passwords', () => {
  it('say how they were made, and never the same twice', async () => {
    const [one, two] = [await hashPassword('caballo de rey', COST), await hashPassword('caballo de rey', COST)];
    expect(one).toMatch(/^scrypt\$4\$8\$3\$/u);
    expect(one).not.toBe(two);
    expect(await verifyPassword(one, 'caballo de rey')).toBe(true);
    expect(await verifyPassword(one, 'caballo de rei')).toBe(false);
  });

  it('open however the same letters were typed', async () => {
    const hash = await hashPassword('canci\u00f3n \ufb01n', COST);
    expect(await verifyPassword(hash, 'cancio\u0301n fin')).toBe(true);
  });

  it('of a higher cost still open, and are stored anew', async () => {
    const hash = await hashPassword('caballo de rey', COST + 1);
    expect(await verifyPassword(hash, 'caballo de rey')).toBe(true);
    expect([isOutdated(hash, COST), isOutdated(hash, COST + 1)]).toEqual([true, false]);
  });

  it('of before open, and are stored anew only when the password was right', async () => {
    const here = { lane: 'known', network: '198.51.100.3' } as const;
    const hasher = passwordHasher({ cost: COST, patienceMs: 60_000 });
    const old = unlabelled('caballo de rey');
    expect(await hasher.verify(old, 'torre de dama', here)).toEqual({ right: false });
    const { right, renewed = '' } = await hasher.verify(old, 'caballo de rey', here);
    expect(right).toBe(true);
    expect(await hasher.verify(renewed, 'caballo de rey', here)).toEqual({ right: true });
  });

  it.each(['', 'x', 'scrypt$4$8$3$corto$corta', 'scrypt$$$$', '$2b$10$abcdefghijklmnopqrstuv'])(
    'that are none of ours open for nobody: %s',
    async (hash) => expect(await verifyPassword(hash, '')).toBe(false),
  );
});
