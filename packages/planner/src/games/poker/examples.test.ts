import { describe, expect, it } from 'vitest';
import { exampleProblems } from '../../curriculum/checks.ts';
import { agrees } from './arithmetic.ts';
import type { Spot } from './poker-topic.ts';
import { POKER_TOPICS } from './topics/index.ts';

const spots: readonly (readonly [string, Spot])[] = POKER_TOPICS.flatMap((topic) =>
  [topic.ejemplo, ...(topic.otrosEjemplos ?? []), ...topic.spots].map((spot) => [topic.id, spot] as const),
);

describe('poker hands', () => {
  it('every stated number is what the arithmetic gives, and is in the answer', () => {
    const wrong = spots.flatMap(([id, { calculos, respuesta }]) =>
      calculos.flatMap((calculo) =>
        agrees(calculo) && respuesta.includes(calculo.da) ? [] : [`${id}: ${JSON.stringify(calculo)}`],
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('every hand has at least one sum, and no card twice', () => {
    const wrong = spots.flatMap(([id, { calculos, mano = '', mesa = '' }]) => {
      const cards = `${mano} ${mesa}`.trim().split(/\s+/u).filter(Boolean);
      return calculos.length > 0 && new Set(cards).size === cards.length ? [] : [`${id}: ${mano} ${mesa}`];
    });
    expect(wrong).toEqual([]);
  });

  it('every other example is for levels of its topic, and no level has two', () => {
    expect(exampleProblems(POKER_TOPICS)).toEqual([]);
  });

  it('every level of every topic has three hands', () => {
    const thin = POKER_TOPICS.flatMap((topic) =>
      topic.etapas.flatMap(({ nivel }) => {
        const count = topic.spots.filter(({ niveles: [low, high] }) => low <= nivel && nivel <= high).length;
        return count >= 3 ? [] : [`${topic.id}@${nivel}: ${count}`];
      }),
    );
    expect(thin).toEqual([]);
  });
});
