import { expect, it } from 'vitest';
import { POLARITIES } from './request.ts';
import { outweighs, strongest } from './strongest.ts';

it('lets not knowing outweigh knowing, both not wanting, and that wanting', () => {
  const weakestFirst = POLARITIES.toSorted((a, b) => (outweighs({ polaridad: a }, { polaridad: b }) ? 1 : -1));
  expect(weakestFirst).toEqual(['quiere', 'evita', 'sabe', 'no_sabe']);
});

it('keeps each theme once, where it was first named, and the first of two that weigh the same', () => {
  const said = [
    { tema: 'aj-tac-doble', polaridad: 'quiere' },
    { tema: 'aj-fin-torres', polaridad: 'sabe', lado: 'blancas' },
    { tema: 'aj-tac-doble', polaridad: 'no_sabe' },
    { tema: 'aj-fin-torres', polaridad: 'sabe', lado: 'negras' },
  ] as const;
  expect(strongest(said)).toEqual([said[2], said[1]]);
});
