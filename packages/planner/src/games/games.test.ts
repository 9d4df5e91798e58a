import type { GraphExercise } from '@estratega/lessons/graph';
import { describe, expect, it } from 'vitest';
import { gameOf, gamesWith } from './index.ts';

const topic = { id: 'aj-tac-doble' } as never;
const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

describe('exercises that an installation has beside the bank', () => {
  const [own] = gameOf('Ajedrez').items(topic);
  const extra = { ...(own?.node as GraphExercise), id: 'lichess-00008' };

  it('are given to whoever asks for them, and to nobody else', () => {
    const before = idsOf(gameOf('Ajedrez').items(topic));
    const games = gamesWith([extra]);
    expect(idsOf(gameOf('Ajedrez', games).items(topic))).toEqual([...before, extra.id]);
    expect(idsOf(gameOf('Ajedrez').items(topic))).toEqual(before);
    expect(gameOf('Poker Texas Holdem', games)).toBe(gameOf('Poker Texas Holdem'));
  });

  it('count once, though one be there already', () => {
    const games = gamesWith([extra, extra, own?.node as GraphExercise]);
    const ids = idsOf(gameOf('Ajedrez', games).items(topic));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
