import type { Juego } from '@estratega/domain';
import { chess } from './chess-terms.ts';
import { poker } from './poker-terms.ts';
import type { Entrada, Termino } from './term.ts';

export type { Termino } from './term.ts';

const of =
  (juego: Juego) =>
  ([id, termino, significa, otras = []]: Entrada): Termino => ({ id, termino, juego, significa, otras });

const TERMS: Readonly<Record<Juego, readonly Entrada[]>> = { poker, ajedrez: chess };
export const GLOSARIO: readonly Termino[] = (Object.keys(TERMS) as Juego[]).flatMap((juego) =>
  TERMS[juego].map(of(juego)),
);
