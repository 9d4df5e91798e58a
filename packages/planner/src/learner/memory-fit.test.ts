import { describe, expect, it } from 'vitest';
import { generator } from '../random/seed.ts';
import { GUESS, SLIP } from './law.ts';
import { memoryWith } from './memory.ts';
import { type Card, fitMemory } from './memory-fit.ts';

/** People who forget by a law of their own: exponentially, with a life that each right answer lengthens. */
const simulated = (
  players: number,
  chanceOf: (days: number, life: number, next: () => number) => number,
  seed: string,
  { first = 12, peso = 1 }: { readonly first?: number; readonly peso?: number } = {},
): Card[] => {
  const next = generator(seed);
  return Array.from({ length: players }, (_p, player) =>
    Array.from({ length: 25 }, (): Card => {
      let life = first;
      let dia = 0;
      const veces = [{ dia, bien: true }];
      for (let i = 0; i < 3; i += 1) {
        const days = 1 + Math.floor(next() * 40);
        dia += days;
        const bien = next() < chanceOf(days, life, next);
        veces.push({ dia, bien });
        life = bien ? life * 1.6 : first;
      }
      return { quien: `jugador-${player}`, peso, veces };
    }),
  ).flat();
};
const forgets = (days: number, life: number): number => GUESS + (1 - SLIP - GUESS) * Math.exp(-days / life);

describe('weights of memory fitted to answers', () => {
  it('are adopted where people forget by another law, and foretell players who were not looked at', () => {
    const fit = fitMemory(simulated(120, forgets, 'otra ley'));
    expect(fit.adoptados).toBe(true);
    expect(fit.perdida.ajustados).toBeLessThan(fit.perdida.publicados - 0.01);
    expect(fit.perdida.ajustados).toBeLessThan(fit.perdida.media - 0.01);
    const published = memoryWith();
    const bent = memoryWith(fit.pesos);
    const start = (memory: typeof bent) => memory.remember({ p: 0, t: 0 }, '2026-01-01', 'good').s ?? 0;
    // These forget far more in a month than is published.
    expect(bent.recallAfter(30, start(bent))).toBeLessThan(published.recallAfter(30, start(published)));
  });

  it('are not where answers have nothing to do with time', () => {
    const noise = (_days: number, _life: number): number => 0.7;
    for (const seed of ['uno', 'dos', 'tres', 'cuatro'])
      expect(fitMemory(simulated(120, noise, seed)).adoptados, seed).toBe(false);
  });

  it('are not where people forget as is published, but by chance', () => {
    const memory = memoryWith();
    const next = generator('como se publica');
    const cards = Array.from({ length: 120 }, (_p, player) =>
      Array.from({ length: 20 }, (): Card => {
        let { s, d } = memory.failedAgain();
        let dia = 0;
        const veces = [{ dia, bien: false }];
        for (let i = 0; i < 3; i += 1) {
          const days = 1 + Math.floor(next() * 20);
          dia += days;
          const bien = next() < GUESS + (1 - SLIP - GUESS) * memory.recallAfter(days, s);
          veces.push({ dia, bien });
          ({ s, d } = bien ? memory.solvedOnce(s, d, days) : memory.failedAgain());
        }
        return { quien: `jugador-${player}`, peso: 1, veces };
      }),
    ).flat();
    const { pesos, adoptados } = fitMemory(cards);
    expect(adoptados).toBe(false);
    for (const weight of Object.values(pesos)) expect(Math.abs(weight)).toBeLessThan(0.5);
  });

  it('are not of few answers, however clear', () => {
    const few = fitMemory(simulated(20, forgets, 'pocos'));
    expect(few).toMatchObject({
      adoptados: false,
      pesos: { inicial: 0, crece: 0, decae: 0 },
      jugadores: 20,
      repasos: 1500,
    });
  });

  it('are not of accounts that count little, however many answers they give', () => {
    const fakes = simulated(120, forgets, 'cuentas hechas para esto', { peso: 0.5 });
    expect(fitMemory(fakes).adoptados).toBe(false);
    // As many people who are taken at their word.
    expect(fitMemory(fakes.map((card) => ({ ...card, peso: 1 }))).adoptados).toBe(true);
  });

  it('are the same for the same answers', () => {
    const cards = simulated(90, forgets, 'igual');
    expect(fitMemory(cards)).toEqual(fitMemory(cards));
  });
});
