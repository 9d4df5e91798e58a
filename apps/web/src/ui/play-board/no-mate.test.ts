import { Chess } from '@estratega/chess/rules';
import { describe, expect, it } from 'vitest';
import { noMateReason } from './no-mate.ts';

const tried = (fen: string, san: string) => noMateReason(new Chess(fen).move(san));

describe('why a try is no mate', () => {
  it('the king walks away, somebody takes, or steps in between', () => {
    expect(tried('6k1/5p1p/8/8/8/8/8/1R4K1 w - - 0 1', 'Rb8')).toBe('Es jaque, pero no mate: el rey sale por g7.');
    expect(tried('6k1/1b3ppp/8/8/8/8/8/1R3RK1 w - - 0 1', 'Rxb7')).toBe(
      'No es mate: ni siquiera es jaque, y el rival juega lo que quiera.',
    );
    expect(tried('6k1/5ppp/3b4/8/8/8/8/1R4K1 w - - 0 1', 'Rb8')).toBe(
      'Es jaque, pero no mate: el alfil de d6 toma en b8.',
    );
    expect(tried('6k1/2n2ppp/8/8/8/8/8/1R4K1 w - - 0 1', 'Rb8')).toBe(
      'Es jaque, pero no mate: el caballo de c7 se interpone en e8.',
    );
  });
  it('nor is stalemate', () => {
    expect(tried('7k/8/5K2/8/8/8/8/6Q1 w - - 0 1', 'Qg6')).toBe(
      'No es mate: el rey no está en jaque y el rival no puede mover. Es ahogado, tablas.',
    );
    expect(tried('7k/8/5K2/8/8/8/8/6Q1 w - - 0 1', 'Qg7#')).toBe('');
  });
});
