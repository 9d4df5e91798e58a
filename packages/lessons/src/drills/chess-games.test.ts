import { Chess } from '@estratega/chess/rules';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../testing/runs.ts';
import { judge } from '../judge/judge.ts';
import type { ChessExercise } from '../schema/chess.ts';
import { drillIdOf, makeDrill } from './index.ts';

const games = Array.from({ length: runs(60, 12) }, (_, i) =>
  makeDrill(drillIdOf('come-peones', 0, 104_729 * (i + 1))),
).filter((one): one is ChessExercise => one.tipo === 'ajedrez');

/** All the ways, by another library's rules: own captures, the rival's king as the line walks it. */
const waysOf = ({ fen, linea }: ChessExercise): string[][] => {
  const walks = linea.filter((_, i) => i % 2 === 1);
  const search = (chess: Chess, turn: number): string[][] => {
    if (turn === (linea.length + 1) / 2) return [[]];
    return chess
      .moves({ verbose: true })
      .filter((move) => move.isCapture())
      .flatMap((move) => {
        const next = new Chess(chess.fen());
        next.move(move.san);
        const walk = walks[turn];
        if (walk !== undefined) {
          // Its king can be checked, or find the square taken: that is no way.
          if (next.isCheck() || !next.moves({ verbose: true }).some(({ lan }) => lan === walk)) return [];
          next.move({ from: walk.slice(0, 2), to: walk.slice(2, 4) });
        }
        return search(next, turn + 1).map((rest) => [move.lan, ...rest]);
      });
  };
  return search(new Chess(fen), 0);
};

describe('the small game of captures', () => {
  it('has exactly one way, and takes every pawn with it', () => {
    for (const one of games) {
      expect(waysOf(one), one.id).toEqual([one.linea.filter((_, i) => i % 2 === 0)]);
      const chess = new Chess(one.fen);
      for (const move of one.linea) chess.move({ from: move.slice(0, 2), to: move.slice(2, 4) });
      expect(chess.fen().split(' ')[0], one.id).not.toContain('p');
    }
  });

  it('is played with every piece, and with three pawns as with four', () => {
    expect(new Set(games.map(({ rasgos }) => rasgos.mueve)).size).toBeGreaterThanOrEqual(3);
    expect(new Set(games.map(({ rasgos }) => rasgos.jugadas))).toEqual(new Set([3, 4]));
  });

  it('says of every other first move why it is not the one, and judges it wrong', () => {
    for (const one of games) {
      const others = new Chess(one.fen).moves({ verbose: true }).filter(({ lan }) => lan !== one.linea[0]);
      for (const { lan } of others) {
        expect(one.palabras?.[lan], `${one.id} ${lan}`).toBeTruthy();
        expect(judge(one, { jugadas: [lan] }), `${one.id} ${lan}`).toBe('mal');
      }
    }
  });
});
