import { describe, expect, it } from 'vitest';
import { endFault } from './told-end.ts';

const MATED = ['e2e4', 'e7e5', 'f1c4', 'b8c6', 'd1h5', 'g8f6', 'h5f7'];
const OPEN = ['e2e4', 'e7e5'];
/** The shortest stalemate there is. */
const STALE = 'e2e3 a7a5 d1h5 a8a6 h5a5 h7h5 h2h4 a6h6 a5c7 f7f6 c7d7 e8f7 d7b7 d8d3 b7b8 d3h7 b8c8 f7g6 c8e6'.split(
  ' ',
);

describe('how a game against Estratega is said to have ended', () => {
  it.each([
    [MATED, '1-0', 'mate', undefined, true],
    [MATED, '1-0', undefined, undefined, true],
    [MATED, '0-1', 'mate', undefined, false],
    [MATED, '1/2-1/2', 'tablas', undefined, false],
    [MATED, '1-0', 'abandono', undefined, false],
    [OPEN, '1-0', 'mate', undefined, false],
    [OPEN, '1-0', 'abandono', undefined, true],
    [OPEN, '1/2-1/2', 'abandono', undefined, false],
    [OPEN, '1/2-1/2', 'tablas', undefined, true],
    [OPEN, '1-0', 'tablas', undefined, false],
    [OPEN, '0-1', 'tiempo', '600+5', true],
    [OPEN, '0-1', 'tiempo', undefined, false],
    [OPEN, '*', undefined, undefined, false],
    [STALE, '1/2-1/2', 'tablas', undefined, true],
    [STALE, '1-0', 'abandono', undefined, false],
  ] as const)('%j told %s by %s with the clock %s stands: %s', (jugadas, resultado, termino, ritmo, stands) => {
    const fault = endFault({ sitio: 'estratega', jugadas: [...jugadas], resultado, termino, ritmo });
    expect(fault === undefined, fault).toBe(stands);
  });

  it('is nobody’s business where the game was played elsewhere', () => {
    expect(endFault({ sitio: 'archivo', jugadas: OPEN, resultado: '*', termino: 'mate' })).toBeUndefined();
  });
});
