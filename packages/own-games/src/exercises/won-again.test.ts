import type { AnalisisPartida, PartidaPropia } from '@estratega/domain';
import { isPlayedAgain, ownExerciseId } from '@estratega/domain';
import { playOut } from '@estratega/lessons';
import { describe, expect, it } from 'vitest';
import { type Analisis, gameOfOwn } from '../index.ts';
import { wonAgain } from './won-again.ts';

/** White wins the queen on the seventh move and then gives everything back. */
const partida: PartidaPropia = {
  sitio: 'estratega',
  idSitio: 'suelta',
  color: 'blancas',
  eloRival: 1_150,
  resultado: '1/2-1/2',
  jugadas: 'e2e4 e7e5 g1f3 b8c6 f1c4 d8g5 f3g5 h7h6 g5f7 h8h7 f7d6 c7d6'.split(' '),
  libro: 4,
};
const analisis: AnalisisPartida = {
  motor: 'M',
  posiciones: partida.jugadas.map((_, ply) => ({ cp: ply >= 7 && ply <= 10 ? 900 : 20, linea: ['a2a3'] })),
};
const again = (change: Partial<PartidaPropia> = {}) =>
  wonAgain(gameOfOwn({ ...partida, ...change }), change.color ?? 'blancas', analisis as Analisis);

describe('a game that was won and then was not', () => {
  it('is played again from its last won position, with the player to move', () => {
    const found = again();
    expect(found?.exercise.fen).toBe('r1b1kbn1/pppp1Npr/2n4p/4p3/2B1P3/8/PPPP1PPP/RNBQK2R w KQq - 1 6');
    expect(found?.exercise).toMatchObject({ meta: 'ganar', temas: ['aj-fin-conversion'] });
    expect(playOut.safeParse(found?.exercise).success).toBe(true);
    const id = found?.exercise.id ?? '';
    expect([ownExerciseId.safeParse(id).success, isPlayedAgain(id)]).toEqual([true, true]);
    expect(found?.perdida).toBeGreaterThan(0.4);
    expect(again({ resultado: '0-1' })?.perdida).toBeGreaterThan(0.9);
  });

  it('is not one that was won, that has no result, or that was never clearly won', () => {
    expect(again({ resultado: '1-0' })).toBeUndefined();
    expect(again({ resultado: '*' })).toBeUndefined();
    expect(again({ color: 'negras' })).toBeUndefined();
  });
});
