import { describe, expect, it } from 'vitest';
import type { PreguntaLista } from '../schema/index.ts';
import { decisiveGuess, decisiveOnly } from './decisive.ts';

const sum: PreguntaLista = {
  tipo: 'numero',
  pide: '¿Cuánto?',
  unidad: '%',
  tolerancia: { abs: 1 },
  valor: 28,
  trampas: [],
};
const decision = (aceptables: number[]): PreguntaLista => ({
  tipo: 'accion',
  opciones: [{ hace: 'fold' }, { hace: 'call' }, { hace: 'raise', a: 9 }],
  mejor: 1,
  aceptables,
});
const choice: PreguntaLista = {
  tipo: 'elige',
  pide: '¿Qué?',
  textos: ['a', 'b', 'c', 'd'],
  correcta: 2,
  aceptables: [],
};

describe('what an exercise comes down to', () => {
  it('is guessed as often as its options say', () => {
    expect(decisiveGuess({ preguntas: [sum, choice, decision([])] })).toBeCloseTo(1 / 3);
    expect(decisiveGuess({ preguntas: [sum, choice] })).toBeCloseTo(1 / 4);
    // What is as good counts as right; the best one named again counts once.
    expect(decisiveGuess({ preguntas: [decision([0])] })).toBeCloseTo(2 / 3);
    expect(decisiveGuess({ preguntas: [decision([1])] })).toBeCloseTo(1 / 3);
    expect(decisiveGuess({ preguntas: [sum] })).toBeUndefined();
  });

  it('is the question that a test of the level asks', () => {
    const exercise = { tipo: 'poker', id: 'x', preguntas: [sum, choice] } as unknown as Parameters<
      typeof decisiveOnly
    >[0];
    expect(decisiveOnly(exercise)).toMatchObject({ preguntas: [choice] });
  });
});
