import type { PreguntaHecha } from '@estratega/lessons';
import { describe, expect, it } from 'vitest';
import { reasonSoFar } from './reasons.ts';

const DECIDE: PreguntaHecha = {
  tipo: 'accion',
  opciones: [{ hace: 'fold' }, { hace: 'raise', a: 3 }],
  mejor: 0,
  aceptables: [],
};
const CHOOSE: PreguntaHecha = {
  tipo: 'elige',
  pide: '¿Y con otra mano?',
  textos: ['Sí', 'No'],
  correcta: 0,
  aceptables: [],
};

const after = (explicacion: string) => reasonSoFar({ preguntas: [DECIDE, CHOOSE], explicacion }, 0);

describe('why, after a question that is not the last', () => {
  it('is its first sentence where a choice follows, which the rest would give away', () => {
    expect(after('Con cinco rivales detrás, se tira. La otra mano se abre.')).toBe(
      'Con cinco rivales detrás, se tira.',
    );
  });

  it('goes on to a reason where the first sentence only repeats what to do', () => {
    expect(after('Retírate. Con cinco rivales detrás es poco. La otra mano se abre.')).toBe(
      'Retírate. Con cinco rivales detrás es poco.',
    );
  });
});
