import { describe, expect, it } from 'vitest';
import type { Exercise } from '../schema/index.ts';
import { glanceAhead, glanceAside, glanceSeconds, glanceWords, inTime } from './glance.ts';

const NBSP = '\u00a0';
const board = (nivel: number, temas = ['aj-tac-doble', 'aj-com-tiempo']): Exercise =>
  ({ tipo: 'ajedrez', nivel, temas }) as Exercise;
const task = { temaId: 'aj-com-tiempo', nivel: 2 };

describe('a board that is decided at a glance', () => {
  it('has the seconds of the rhythm that the player said', () => {
    expect(glanceSeconds({ tiempo: 'bala' }, task, board(2))).toBe(10);
    expect(glanceSeconds({ tiempo: 'blitz' }, task, board(2))).toBe(20);
    expect(glanceSeconds({ tiempo: 'rapida' }, task, board(2))).toBe(40);
    expect(glanceSeconds({ tiempo: 'clásica' }, task, board(2))).toBe(60);
    expect(glanceSeconds({}, task, board(2))).toBe(40);
  });

  it('has more where the board is harder, and never less for who begins or is a child', () => {
    expect(glanceSeconds({ tiempo: 'blitz' }, { ...task, nivel: 4 }, board(4))).toBe(30);
    expect(glanceSeconds({ tiempo: 'bala' }, { ...task, nivel: 1 }, board(1))).toBe(60);
    expect(glanceSeconds({ tiempo: 'blitz', menor: true }, task, board(2))).toBe(60);
  });

  it('is one of the theme, in a task of it: nothing else is hurried', () => {
    expect(glanceSeconds({ tiempo: 'blitz' }, { ...task, temaId: 'aj-tac-doble' }, board(2))).toBeUndefined();
    expect(glanceSeconds({ tiempo: 'blitz' }, task, board(2, ['aj-tac-doble']))).toBeUndefined();
    const sum = { ...board(2), tipo: 'ajedrez-pregunta' } as Exercise;
    expect(glanceSeconds({ tiempo: 'blitz' }, task, sum)).toBeUndefined();
    expect(glanceSeconds({ tiempo: 'blitz' }, task, undefined)).toBeUndefined();
  });

  it('is told of as it was: in time, right but late, too soon', () => {
    expect([inTime(20_000, 20), inTime(20_001, 20)]).toEqual([true, false]);
    expect(glanceAhead(20)).toBe(`Tienes 20 segundos para decidir. Si se pasan, decides igual.`);
    expect(glanceAside(9_000, 20)).toBe(`9${NBSP}s, a tiempo`);
    expect(glanceAside(31_000, 20)).toBe(`31${NBSP}s, tarde`);
    expect(glanceAside(20_100, 20)).toBe(`21${NBSP}s, tarde`);
    expect(glanceWords(9_000, 20, true)).toBeUndefined();
    expect(glanceWords(31_000, 20, true)).toMatch(/cuenta como acierto.*tarde/u);
    expect(glanceWords(3_000, 20, false)).toContain('te sobraba tiempo');
    expect(glanceWords(15_000, 20, false)).toBeUndefined();
    expect(glanceWords(31_000, 20, false)).toContain('tarde');
  });
});
