import { describe, expect, it } from 'vitest';
import { figuresOf, seeOne } from './seeing.ts';
import { WORLDS, type World } from './worlds.ts';

/** What is true of many players of the second world together. */

const SECOND = WORLDS[1] as World;
const seeds = (many: number): readonly string[] => Array.from({ length: many }, (_, i) => `prueba-${i}`);

describe('the second world', () => {
  it('has players whose declared level is off by nearly a level, and half of them take the test', () => {
    const lives = seeds(120).map((seed) => SECOND.life(seed));
    const untested = lives.filter(({ start }) => Object.keys(start.usados).length === 0);
    expect(untested.length).toBeGreaterThan(40);
    expect(untested.length).toBeLessThan(80);
    const off = untested.map(({ start, ability }) => start.habilidad.nivel.media - ability);
    const sd = Math.sqrt(off.reduce((sum, one) => sum + one * one, 0) / off.length);
    expect(sd).toBeGreaterThan(0.65);
    expect(sd).toBeLessThan(1.15);
  });
});

describe('seeing the player', () => {
  it('is nearer to the truth after four weeks than what was declared', () => {
    const all = seeds(10).map((seed) => seeOne(SECOND, seed, 'nuestro plan').weeks);
    const { estimateError, minutes } = {
      ...figuresOf(all),
      minutes: all.flat().reduce((sum, one) => sum + one.minutes, 0),
    };
    expect(minutes).toBeGreaterThan(0);
    expect(estimateError[4]).toBeLessThan(0.8 * (estimateError[0] ?? 0));
  });
});
