import type { Juego } from '@estratega/domain';
import { chess } from './chess-terms.ts';
import { poker } from './poker-terms.ts';
import { type Entrada, type Termino, termsOf } from './term.ts';

export type { Termino } from './term.ts';

const TERMS: Readonly<Record<Juego, readonly Entrada[]>> = { poker, ajedrez: chess };
export const GLOSARIO: readonly Termino[] = (Object.keys(TERMS) as Juego[]).flatMap((juego) =>
  termsOf(juego, TERMS[juego]),
);
