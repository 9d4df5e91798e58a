import { chess } from './chess-terms.ts';
import { poker } from './poker-terms.ts';
import type { Entrada, Termino } from './term.ts';

export type { Termino } from './term.ts';

const of =
  (juego: Termino['juego']) =>
  ([id, termino, significa, otras = []]: Entrada): Termino => ({ id, termino, juego, significa, otras });

export const GLOSARIO: readonly Termino[] = [...poker.map(of('poker')), ...chess.map(of('ajedrez'))];
