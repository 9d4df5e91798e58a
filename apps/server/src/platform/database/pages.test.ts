import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { inPages } from './pages.ts';

const all = async <Row>(rows: AsyncIterable<Row>): Promise<Row[]> => {
  const out: Row[] = [];
  for await (const row of rows) out.push(row);
  return out;
};

describe('what is read by pages', () => {
  const table = Array.from({ length: 25 }, (_, n) => n);

  it('is one page at a time, however many ask at once, and whole for each of them', async () => {
    let now = 0;
    let most = 0;
    const page = async (after: number | undefined, size: number): Promise<readonly number[]> => {
      now += 1;
      most = Math.max(most, now);
      await setImmediate();
      now -= 1;
      const from = after === undefined ? 0 : after + 1;
      return table.slice(from, from + size);
    };
    const read = await Promise.all(Array.from({ length: 5 }, () => all(inPages(4, page))));
    expect(read).toEqual(Array.from({ length: 5 }, () => table));
    expect(most).toBe(1);
  });

  it('goes on for the others when one question fails', async () => {
    const fails = all(inPages<number>(4, () => Promise.reject(new Error('gone'))));
    const goes = all(inPages<number>(30, async () => table));
    await expect(fails).rejects.toThrow('gone');
    expect(await goes).toEqual(table);
  });

  it('waits for nobody who only holds what was read', async () => {
    const slow = inPages<number>(5, async (after) => table.slice((after ?? -1) + 1, (after ?? -1) + 6));
    await slow.next();
    expect(await all(inPages<number>(30, async () => table))).toEqual(table);
  });
});
