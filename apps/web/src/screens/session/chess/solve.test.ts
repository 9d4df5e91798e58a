import { judgeChess } from '@estratega/lessons';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { legalMoves, playFrom } from '../../../ui/play-board/line.ts';
import { begin, HINTS, type Solve, type SolveAction, solve } from '../../../ui/play-board/solve.ts';
import { CHESS, LEGAL } from '../session.fixture.ts';

const run = (actions: readonly SolveAction[], exercise = LEGAL): Solve =>
  actions.reduce((now, action) => solve(exercise, now, action), begin());
const jugar = (jugada: string): SolveAction => ({ tipo: 'jugar', jugada });
const contestar = (jugada: string): SolveAction => ({ tipo: 'contestar', jugada });

describe('playing a line', () => {
  it('goes on with the rival’s answer to the end', () => {
    const end = run([jugar('f3e5'), contestar('g4d1'), jugar('c4f7'), contestar('e8e7'), jugar('c3d5')]);
    expect(end).toMatchObject({ fase: 'bien', turno: 3, jugado: LEGAL.linea });
  });

  it('does not move while the rival thinks, nor after the end', () => {
    const thinking = run([jugar('f3e5')]);
    expect(solve(LEGAL, thinking, jugar('c4f7'))).toBe(thinking);
    const over = run([{ tipo: 'solucion' }]);
    expect(solve(LEGAL, over, jugar('f3e5'))).toBe(over);
  });

  it('the ladder has four steps, and begins again with each move', () => {
    const hints = Array.from({ length: 6 }, (): SolveAction => ({ tipo: 'pista' }));
    expect(run(hints)).toMatchObject({ escalon: HINTS, pistas: HINTS });
    expect(run([{ tipo: 'pista' }, jugar('f3e5'), contestar('g4d1')])).toMatchObject({ escalon: 0, pistas: 1 });
  });

  it('whatever is played, the judge says of the try what the screen showed', () => {
    const anything = fc.record({ which: fc.nat(CHESS.length - 1), choices: fc.array(fc.nat(), { maxLength: 12 }) });
    fc.assert(
      fc.property(anything, ({ which, choices }) => {
        const exercise = CHESS[which] as (typeof CHESS)[number];
        let now = begin();
        for (const choice of choices) {
          if (now.fase === 'bien') break;
          if (now.fase === 'replica') {
            now = solve(exercise, now, contestar(exercise.linea[now.turno * 2 - 1] as string));
          } else if (now.fase === 'juega') {
            const legal = legalMoves(playFrom(exercise.fen, now.jugado).fen).map(({ lan }) => lan);
            // Half of the time the right one, so that lines are also finished.
            const right = exercise.linea[now.turno * 2] as string;
            now = solve(exercise, now, jugar(choice % 2 === 0 ? right : (legal[choice % legal.length] as string)));
            const said = judgeChess(exercise, now.probadas);
            if (now.fase === 'mal') expect(said).toBe('mal');
            else if (now.fase === 'bien') expect(['bien', 'casi']).toContain(said);
            else expect(said).toBe('visto');
          } else now = solve(exercise, now, { tipo: 'otra' });
        }
      }),
    );
  });
});
