import { describe, expect, it } from 'vitest';
import { tokenize } from '../tokens.ts';
import { conceptsIn } from './concepts.ts';

const of = (text: string): readonly string[] =>
  conceptsIn(tokenize(text).tokens.map(({ word }) => word)).map(({ concept }) => concept);

describe('words that mean alike', () => {
  it('stand for the same, in whatever form and country', () => {
    for (const text of ['me comieron la dama', 'regalo piezas', 'se llevan un alfil', 'cuelgo el caballo'])
      expect(of(text), text).toContain('a hang');
    for (const text of ['con 12 ciegas', 'voy corto de fichas', 'tengo el stack bajo'])
      expect(of(text), text).toContain('p stack');
  });

  it('may be several in a row, and only whole ones', () => {
    expect(of('no sé dar mate con rey y torre')).toEqual(expect.arrayContaining(['a mate', 'a elementary']));
    expect(of('el rey')).not.toContain('a elementary');
    expect(of('')).toEqual([]);
  });
});
