import { describe, expect, it } from 'vitest';
import { type Felt, feltSurprise } from './feeling.ts';

const session = (sensacion: string, ...right: number[]): Felt => ({
  task: { notas: { sensacion } },
  answers: { tries: right.map((one) => ({ right: one })) },
});

describe('what a player says of a session', () => {
  it('moves the pace a little, and «Justa» not at all', () => {
    expect(feltSurprise([session('Difícil')])).toBe(-0.25);
    expect(feltSurprise([session('Fácil')])).toBe(0.25);
    expect(feltSurprise([session('Justa'), session('cualquier cosa')])).toBe(0);
  });

  it('says nothing where the answers say the opposite', () => {
    expect(feltSurprise([session('Fácil', 0, 0, 1)])).toBe(0);
    expect(feltSurprise([session('Difícil', 1, 1, 1)])).toBe(0);
    expect(feltSurprise([session('Fácil', 1, 1, 0)])).toBe(0.25);
    expect(feltSurprise([session('Difícil', 1, 0, 1)])).toBe(-0.25);
  });

  it('is worth one answer a week at most', () => {
    expect(feltSurprise(Array.from({ length: 20 }, () => session('Difícil')))).toBe(-1);
    expect(feltSurprise(Array.from({ length: 20 }, () => session('Fácil')))).toBe(1);
  });
});
