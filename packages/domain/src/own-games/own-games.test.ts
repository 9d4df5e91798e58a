import { describe, expect, it } from 'vitest';
import { partidaPropia } from './game.ts';
import { mistakeProgress } from './mistake.ts';
import { analysable, monthIn, quotaLine, renewalOf } from './quota.ts';

describe('the month’s quota', () => {
  const ZONE = 'America/Argentina/Buenos_Aires';

  it('is the calendar’s, where the player is', () => {
    expect(monthIn(new Date('2026-12-01T02:59:00Z'), ZONE)).toBe('2026-11');
    expect(monthIn(new Date('2026-12-01T03:00:00Z'), ZONE)).toBe('2026-12');
    expect([renewalOf('2026-11'), renewalOf('2026-12')]).toEqual(['2026-12-01', '2027-01-01']);
  });

  it.each([
    ['gratuito', 'partidas', 0, 30, 20],
    ['gratuito', 'partidas', 20, 30, 0],
    ['gratuito', 'partidas', 25, 30, 0],
    ['gratuito', 'manos', 450, 200, 50],
    ['basic', 'partidas', 90, 5, 5],
    ['basic', 'manos', 0, 9_000, 5_000],
    ['pro', 'partidas', 9_999, 300, 300],
    ['pro', 'manos', 99_999, 300, 300],
  ] as const)('%s, %s: after %i, of %i waiting, %i', (tier, kind, used, waiting, allowed) => {
    expect(analysable(tier, kind, used, waiting)).toBe(allowed);
  });

  it('says what is left, and nothing where there is no limit', () => {
    expect(quotaLine('gratuito', 'partidas', 12, 3)).toEqual({ limite: 20, usadas: 12, quedan: 8, enEspera: 3 });
    expect(quotaLine('pro', 'manos', 12, 0)).toEqual({ limite: null, usadas: 12, quedan: null, enEspera: 0 });
  });
});

describe('an own mistake', () => {
  const on = (fecha: string, resultado: 'bien' | 'casi' | 'mal' | 'visto') => ({ fecha, resultado });
  it.each([
    ['never met', [], { aciertos: 0, estado: 'nuevo' }],
    ['solved once', [on('2026-11-16', 'bien')], { aciertos: 1, estado: 'vuelve', ultima: '2026-11-16' }],
    [
      'solved twice on one day',
      [on('2026-11-16', 'bien'), on('2026-11-16', 'bien')],
      { aciertos: 1, estado: 'vuelve', ultima: '2026-11-16' },
    ],
    [
      'failed and mended on the same day',
      [on('2026-11-16', 'mal'), on('2026-11-16', 'bien')],
      { aciertos: 0, estado: 'vuelve', ultima: '2026-11-16' },
    ],
    [
      'solved on two days',
      [on('2026-11-16', 'bien'), on('2026-11-19', 'casi')],
      { aciertos: 2, estado: 'resuelto', ultima: '2026-11-19' },
    ],
    [
      'failed in between',
      [on('2026-11-16', 'bien'), on('2026-11-19', 'visto'), on('2026-11-22', 'bien')],
      { aciertos: 1, estado: 'vuelve', ultima: '2026-11-22' },
    ],
  ] as const)('%s', (_what, answers, expected) => {
    expect(mistakeProgress(answers)).toEqual(expected);
  });
});

describe('a game as it travels', () => {
  const game = { sitio: 'lichess', idSitio: 'abc', color: 'blancas', resultado: '1-0', jugadas: ['e2e4'] } as const;
  it('has no place for a name', () => {
    expect(partidaPropia.safeParse(game).success).toBe(true);
    for (const extra of [{ blancas: { nombre: 'Rival' } }, { rival: 'Rival' }, { sitio: 'Casa de Rival' }])
      expect(partidaPropia.safeParse({ ...game, ...extra }).success).toBe(false);
  });
  it.each([
    ['more clocks than moves', { relojes: [1, 2] }],
    ['a day that is none', { fecha: '2026-13-40' }],
    ['a move that is none', { jugadas: ['e2e9'] }],
    ['an evaluation beyond mate', { evaluaciones: [10_001] }],
  ])('refuses %s', (_what, change) => {
    expect(partidaPropia.safeParse({ ...game, ...change }).success).toBe(false);
  });
});
