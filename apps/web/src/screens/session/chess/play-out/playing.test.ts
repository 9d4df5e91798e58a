import { beforeEach, describe, expect, it } from 'vitest';
import { PLAY_OUT } from '../../session.fixture.ts';
import { keepLine, keptLine } from './kept-line.ts';
import { begin, type PlayAction, type Playing, play } from './playing.ts';

const run = (actions: readonly PlayAction[], from: Playing = begin()): Playing => actions.reduce(play, from);
const SLIP: PlayAction = { tipo: 'escapo', desliz: { estado: 'escapo', es: 'tablas' } };

describe('a position that is played out', () => {
  it('waits for the answer to each move, and hears no other meanwhile', () => {
    const thinking = run([
      { tipo: 'jugar', jugada: 'e6d6' },
      { tipo: 'jugar', jugada: 'd6d7' },
    ]);
    expect(thinking).toMatchObject({ fase: 'piensa', jugado: ['e6d6'] });
    expect(run([{ tipo: 'contestar', jugada: 'e8d8' }], thinking)).toMatchObject({
      fase: 'juega',
      jugado: ['e6d6', 'e8d8'],
    });
  });

  it('goes on before the move that let it slip, whether the slip was told before or after the answer', () => {
    const first: readonly PlayAction[] = [
      { tipo: 'jugar', jugada: 'e6d6' },
      { tipo: 'contestar', jugada: 'e8d8' },
      { tipo: 'jugar', jugada: 'e5e6' },
    ];
    for (const slip of [[SLIP], [{ tipo: 'contestar', jugada: 'd8e8' } as const, SLIP]])
      expect(run([...first, ...slip, { tipo: 'seguir' }])).toMatchObject({
        fase: 'juega',
        jugado: ['e6d6', 'e8d8'],
        intento: 2,
      });
  });

  it('keeps what was played while what judges it cannot be reached', () => {
    const failed = run([{ tipo: 'jugar', jugada: 'e6d6' }, { tipo: 'falla' }]);
    expect(failed).toMatchObject({ fase: 'falla', jugado: ['e6d6'] });
    expect(run([{ tipo: 'reintentar' }], failed).fase).toBe('piensa');
  });

  it('is answered after a reload where the answer was still to come', () => {
    expect(begin(['g6g5']).fase).toBe('piensa');
    expect(begin(['g6g5', 'h8h7']).fase).toBe('juega');
  });
});

describe('what is kept of it', () => {
  beforeEach(() => localStorage.clear());

  it('is the game so far, and nothing once it is over', () => {
    keepLine('plan-1.0.1.0', PLAY_OUT, ['g6g5', 'h8h7']);
    expect(keptLine('plan-1.0.1.0', PLAY_OUT)).toEqual(['g6g5', 'h8h7']);
    expect(keptLine('plan-1.0.2.0', PLAY_OUT)).toEqual([]);
    keepLine('plan-1.0.1.0', PLAY_OUT, []);
    expect(localStorage.length).toBe(0);
  });

  it('is no game that cannot have been', () => {
    for (const raw of ['g6h1', 'g6g5 h8a1', '{"a":1}', 'x']) {
      localStorage.setItem(`estratega.sesion.repaso.${PLAY_OUT.id}`, raw);
      expect(keptLine('repaso', PLAY_OUT)).toEqual([]);
    }
  });
});
