import { describe, expect, it } from 'vitest';
import type { PokerExercise } from '../schema/poker.ts';
import { drillIdOf, makeDrill } from './index.ts';

const made = [1, 2, 3, 4, 5, 6].flatMap((nivel) =>
  Array.from({ length: 40 }, (_, seed) => makeDrill(drillIdOf('icm', nivel, 104_729 * (seed + 1))) as PokerExercise),
);
/** The prices that the explanation ends with: with prizes, in chips, and what the hand has. */
const prices = ({ explicacion }: PokerExercise): { needed: number; chips: number; has: number } => {
  const read = (pattern: RegExp): number => Number(pattern.exec(explicacion)?.[1]?.replace(',', '.'));
  return {
    needed: read(/Hace falta [^=]+= ([\d,]+) %/u),
    chips: read(/En fichas bastaría [^=]+= ([\d,]+) %/u),
    has: read(/tiene ([\d,]+) %/u),
  };
};

describe('the drill of chips and prizes', () => {
  it('asks for the equity that is needed before the decision, and never gives it', () => {
    for (const one of made) {
      const { needed } = prices(one);
      const asked = one.preguntas.at(-2);
      if (asked?.tipo !== 'numero') throw new Error(`${one.id} asks no number`);
      expect(Math.abs(asked.valor - needed)).toBeLessThan(0.06);
      const given = one.preguntas.map((question) => ('pide' in question ? question.pide : '')).join(' ');
      expect(given).not.toMatch(new RegExp(`(?<![\\d,])${String(needed).replace('.', ',')} %`, 'u'));
      expect(one.preguntas.at(-1)?.tipo).toBe('accion');
    }
  });

  it('has chips and prizes disagree in at least half, and whoever always folds wrong in a quarter', () => {
    const disagree = made.filter((one) => {
      const { needed, chips, has } = prices(one);
      return has > chips !== has > needed;
    });
    expect(disagree.length).toBeGreaterThanOrEqual(made.length / 2);
    const paid = made.filter((one) => {
      const last = one.preguntas.at(-1);
      return last?.tipo === 'accion' && last.mejor === 1;
    });
    expect(paid.length).toBeGreaterThanOrEqual(made.length / 4);
  });
});
