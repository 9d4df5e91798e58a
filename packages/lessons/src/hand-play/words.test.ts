import { describe, expect, it } from 'vitest';
import type { Decision } from './hand.ts';
import { whyWords } from './words.ts';

/** A check or a bet of 7.5 into 10; what it rests on is given. */
const decision = (
  calle: Decision['calle'],
  best: 'check' | 'bet',
  facts: { readonly retira: number; readonly pagada?: number; readonly tirada?: number },
  often: readonly [number, number] = best === 'bet' ? [0, 1] : [1, 0],
): Decision => ({
  paso: 0,
  calle,
  tema: 'pk-pos-river',
  bote: 10,
  opciones: [{ hace: 'check' }, { hace: 'bet', a: 7.5 }],
  ofrecidas: [0, 1],
  elegida: 0,
  juicio: {
    pesos: often.map((veces) => ({ valor: veces, veces })),
    mejor: best === 'bet' ? 1 : 0,
    coste: 0,
    veredicto: 'bien',
  },
  hechos: {
    equity: 0.5,
    pordelante: 0.5,
    retira: [undefined, facts.retira],
    pide: [undefined, 0.43],
    pagada: [undefined, facts.pagada],
    tirada: [undefined, facts.tirada],
  },
});

describe('why', () => {
  it('sets what folds beside what a bluff asks, and says what is won against the rest', () => {
    expect(whyWords(decision('river', 'bet', { retira: 0.3, pagada: 0.7 }))).toContain(
      'Si apuestas, se retira el 30\u00a0% de su rango, menos del 43\u00a0% que pide un farol; contra lo que sigue ganas el 70\u00a0%.',
    );
    expect(whyWords(decision('river', 'bet', { retira: 0.43, pagada: 0.7 }))).toContain('justo lo que pide un farol');
    expect(whyWords(decision('river', 'bet', { retira: 1 }))).not.toContain('contra lo que sigue');
  });

  it.each([
    ['a bet for value', decision('river', 'bet', { retira: 0.3, pagada: 0.7 }), /es por valor/u],
    ['a bluff', decision('river', 'bet', { retira: 0.6, pagada: 0.1 }), /es un farol que se paga con lo que tira/u],
    ['both on the turn', decision('turn', 'bet', { retira: 0.4, pagada: 0.3 }), /suma las dos cosas/u],
    [
      'a check that keeps the worse in',
      decision('river', 'check', { retira: 0.6, pagada: 0.2, tirada: 0.88 }),
      /ya perdía contra ti el 88/u,
    ],
    [
      'a check with nothing to win',
      decision('river', 'check', { retira: 0.3, pagada: 0.1, tirada: 0.2 }),
      /ni por valor ni de farol/u,
    ],
  ])('tells %s', (_, one, text) => {
    expect(whyWords(one)).toMatch(text);
  });

  it('claims no purpose that the numbers do not have', () => {
    const purpose = /valor|es un farol|las dos cosas|espanta/u;
    // Best, though on the river neither what folds nor what pays makes it so by itself.
    expect(whyWords(decision('river', 'bet', { retira: 0.4, pagada: 0.3 }))).not.toMatch(purpose);
    // A bet that would be paid by worse, and one that is mixed.
    expect(whyWords(decision('river', 'check', { retira: 0.3, pagada: 0.7, tirada: 0.9 }))).not.toMatch(purpose);
    expect(whyWords(decision('river', 'check', { retira: 0.6, pagada: 0.2, tirada: 0.9 }, [0.6, 0.4]))).not.toMatch(
      purpose,
    );
  });
});
