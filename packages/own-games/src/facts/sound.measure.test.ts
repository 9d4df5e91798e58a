import { describe, expect, it } from 'vitest';
import { seeded } from '../generate/random.fixture.ts';
import { dealHands, type Habits, personOf, SOUND, SOUND_THREE, SOUND_TWO } from '../generate/table.fixture.ts';
import type { Mano } from '../hands/model.ts';
import { factsFromHands } from './poker.ts';

interface Table {
  readonly name: string;
  readonly tipo: Mano['tipo'];
  readonly seats: readonly number[];
  readonly habits: Habits;
}

const TABLES: readonly Table[] = [
  { name: 'cash of six, seats missing now and then', tipo: 'cash', seats: [6, 6, 6, 5, 4], habits: SOUND },
  { name: 'cash of nine', tipo: 'cash', seats: [9, 9, 8, 7], habits: SOUND },
  { name: 'heads-up cash', tipo: 'cash', seats: [2], habits: SOUND_TWO },
  { name: 'spins of three', tipo: 'torneo', seats: [3], habits: SOUND_THREE },
  { name: 'tournament tables of eight', tipo: 'torneo', seats: [8, 8, 9, 7], habits: SOUND },
  { name: 'sit and go, six down to four', tipo: 'torneo', seats: [6, 5, 4], habits: SOUND },
];

const SAMPLES = 100;
const weakIn = (manos: readonly Mano[]) => factsFromHands(manos).filter(({ debil }) => debil);

describe('sound players of six formats', () => {
  it.each(TABLES)('$name: no clear weakness in 95 of 100 samples', ({ tipo, seats, habits }) => {
    const random = seeded(20_261_117 + seats.length + (seats[0] ?? 0));
    const told: string[] = [];
    for (let i = 0; i < SAMPLES; i++) {
      const manos = dealHands(random, personOf(random, habits), habits, { tipo, seats }, 900);
      const clear = weakIn(manos).filter(({ fiabilidad }) => fiabilidad === 'clara');
      if (clear.length > 0) told.push(clear.map(({ id, valor }) => `${id} ${valor.toFixed(0)}`).join(', '));
    }
    expect(told.length, told.join(' | ')).toBeLessThanOrEqual(SAMPLES * 0.05);
  });
});

describe('planted weaknesses are found in four of five', () => {
  const found = (planted: Partial<Habits>, id: string, topic: string, base: Habits = SOUND, seats = [6]): number => {
    const random = seeded(77);
    let many = 0;
    for (let i = 0; i < 50; i++) {
      const hero = { ...personOf(random, base), ...planted };
      const manos = dealHands(random, hero, base, { tipo: 'cash', seats }, 4_000);
      if (weakIn(manos).some((fact) => fact.id === id && fact.tema === topic)) many++;
    }
    return many / 50;
  };

  it('twice too wide in the first seat, too tight on the button', () => {
    expect(found({ open: [0.42, 0.46, 0.29, 0.22, 0.36] }, 'rfi5', 'pk-pre-rfi')).toBeGreaterThanOrEqual(0.8);
    expect(found({ open: [0.42, 0.22, 0.29, 0.22, 0.18] }, 'rfi2', 'pk-pre-rfi')).toBeGreaterThanOrEqual(0.8);
  });

  it('pays nearly every 3-bet', () => {
    expect(found({ fold3: 0.08 }, 'fold3bet', 'pk-pre-vs3bet')).toBeGreaterThanOrEqual(0.8);
  });

  it('bets every flop in 3-bet pots; bets every flop against several', () => {
    expect(found({ cbet3: 0.99, threeBet: 0.14 }, 'cbet3bet', 'pk-pos-bote3bet')).toBeGreaterThanOrEqual(0.8);
    expect(found({ cbetMany: 0.92 }, 'cbetvarios', 'pk-pos-multiway')).toBeGreaterThanOrEqual(0.8);
  });

  it('gives up to a small bet on the flop', () => {
    expect(found({ foldSmall: 0.82 }, 'abandonocbetchica', 'pk-pos-vscbet')).toBeGreaterThanOrEqual(0.8);
  });
});
