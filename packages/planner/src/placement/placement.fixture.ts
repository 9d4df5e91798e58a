import type { NivelDeclarado } from '@estratega/domain';
import { type MeasuredAnswer, nextInPlacement } from '../index.ts';

/** Who takes a test, and a test taken to its end. */

export const RATED: NivelDeclarado = {
  campo: 'Ajedrez',
  experienciaAjedrez: 'Elo online',
  elo: 1500,
  tiempo: 'rapida',
};
export const LEVELS: readonly NivelDeclarado[] = [
  RATED,
  { campo: 'Ajedrez', experienciaAjedrez: 'No tengo elo' },
  { campo: 'Ajedrez', experienciaAjedrez: 'Elo fide', elo: 2300, tiempo: 'clásica' },
  { campo: 'Poker Texas Holdem', tipoPoker: 'Cash games', limiteMesa: 'Micro-stakes NL2-NL25' },
  { campo: 'Poker Texas Holdem', tipoPoker: 'Torneos', limiteMesa: 'Low-stakes NL50-NL200' },
  { campo: 'Poker Texas Holdem', tipoPoker: 'Sit and Go', limiteMesa: 'High-stakes NL5000+' },
];

export const taken = (
  nivel: NivelDeclarado,
  seed: string,
  right: (difficulty: number) => boolean,
): MeasuredAnswer[] => {
  const answers: MeasuredAnswer[] = [];
  for (let item = nextInPlacement(nivel, answers, seed); item; item = nextInPlacement(nivel, answers, seed))
    answers.push({
      ejercicio: item.id,
      tema: item.tema,
      dificultad: item.dificultad,
      azar: item.azar,
      bien: right(item.dificultad),
    });
  return answers;
};
