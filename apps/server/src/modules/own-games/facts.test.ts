import { describe, expect, it } from 'vitest';
import { keptFacts, type Shown } from './facts.ts';

const shown = (muestra: number): Shown => ({ campo: 'Ajedrez', muestra, faltan: 0, hechos: [] });

describe('facts that are kept', () => {
  it('are found out once for as long as nothing changes, by a hundred who ask at once too', async () => {
    const remembered = keptFacts();
    let found = 0;
    const find = async (): Promise<Shown> => {
      await Promise.resolve();
      return shown(++found);
    };
    await Promise.all(Array.from({ length: 100 }, () => remembered('ana', 'one', find)));
    expect((await remembered('ana', 'one', find)).muestra).toBe(1);
    expect((await remembered('ana', 'two', find)).muestra).toBe(2);
    expect((await remembered('beto', 'two', find)).muestra).toBe(3);
    expect((await remembered('ana', 'two', find)).muestra).toBe(2);
  });

  it('are not kept where finding them out failed', async () => {
    const remembered = keptFacts();
    await expect(remembered('ana', 'one', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect((await remembered('ana', 'one', async () => shown(7))).muestra).toBe(7);
  });

  it('give way to those of others, whoever has not asked for longest first', async () => {
    const remembered = keptFacts(2);
    let found = 0;
    const ask = (key: string) => remembered(key, '', async () => shown(++found));
    await ask('ana');
    await ask('beto');
    await ask('ana');
    await ask('carla');
    expect((await ask('ana')).muestra).toBe(1);
    expect((await ask('beto')).muestra).toBe(4);
  });
});
