import { combosOfHand, parseCards } from '@estratega/poker/cards';
import { evaluate } from '@estratega/poker/evaluator';
import { describe, expect, it } from 'vitest';
import { replay } from '../poker/replay.ts';
import type { PreguntaLista } from '../schema/poker.ts';
import { drillIdOf, makeDrill } from './index.ts';

const made = [0, 1, 2, 3, 4, 5].flatMap((nivel) =>
  Array.from({ length: 40 }, (_, seed) => {
    const one = makeDrill(drillIdOf('valor', nivel, 104_729 * (seed + 1)));
    if (one.tipo !== 'poker' || !one.mano) throw new Error('a hand of poker');
    const hero = parseCards(one.mano);
    const shown = parseCards(one.historia.flatMap(({ cartas = [] }) => cartas));
    const dead = new Set([...hero, ...shown]);
    const callers = (one.rangos?.BB ?? '')
      .split(',')
      .map((hand) => combosOfHand(hand).filter((combo) => !combo.some((card) => dead.has(card))));
    const mine = evaluate([...hero, ...shown]);
    const values = callers.map((combos) => combos.map((combo) => evaluate([...combo, ...shown])));
    return { one, nivel, mine, values };
  }),
);

describe('a value bet counted on the river', () => {
  it('counts what pays and is worse, with the cards in sight taken out', () => {
    for (const { one, nivel, mine, values } of made) {
      const all = values.flat();
      const worse = all.filter((value) => value < mine).length;
      expect(shownNumbers(one.preguntas), one.id).toEqual(
        nivel === 0 ? [] : nivel >= 3 ? [worse, (100 * worse) / all.length] : [worse],
      );
      expect(one.preguntas.at(-1), one.id).toMatchObject({ tipo: 'elige', correcta: worse * 2 > all.length ? 0 : 1 });
    }
  });

  it('asks a beginner for hands instead of combinations, where both say the same', () => {
    for (const { one, mine, values } of made.filter(({ nivel }) => nivel === 0)) {
      const names = values.filter((hands) => hands.every((value) => value < mine)).length;
      expect(one.preguntas[0], one.id).toMatchObject({ tipo: 'elige', correcta: names });
      expect(one.preguntas[1], one.id).toMatchObject({ correcta: names * 2 > values.length ? 0 : 1 });
    }
  });

  it('has hands of both kinds, no tie, and nothing that the cards in sight make impossible', () => {
    for (const { one, mine, values } of made) {
      const all = values.flat();
      expect(
        values.every((hands) => hands.length > 0),
        one.id,
      ).toBe(true);
      expect(all, one.id).not.toContain(mine);
      expect(all.some((value) => value < mine) && all.some((value) => value > mine), one.id).toBe(true);
    }
  });

  it('is the hero’s turn on the river', () => {
    for (const { one } of made) {
      if (!one.mesa) throw new Error('a table');
      expect(replay(one.mesa, one.historia, one.mano).turno, one.id).toBe('BTN');
      expect(one.historia.at(-1)?.calle).toBe('river');
    }
  });

  it('asks for a bet about as often as for a check', () => {
    const bets = made.filter(({ one }) => (one.preguntas.at(-1) as { correcta: number }).correcta === 0).length;
    expect(bets / made.length).toBeGreaterThan(0.35);
    expect(bets / made.length).toBeLessThan(0.65);
  });
});

const shownNumbers = (questions: readonly PreguntaLista[]): number[] =>
  questions.flatMap((question) => (question.tipo === 'numero' ? question.valor : []));
