import type { Juego } from '@estratega/domain';

/** Words that players use and a newcomer has not met. `otras` are the other ways in which a text may write them. */
export interface Termino {
  readonly id: string;
  readonly termino: string;
  readonly otras?: readonly string[];
  readonly juego: Juego;
  readonly significa: string;
}

/** A term as its file writes it. */
export type Entrada = readonly [id: string, termino: string, significa: string, otras?: readonly string[]];

/** What is written short, as it is read. */
export const termsOf = (juego: Juego, entries: readonly Entrada[]): readonly Termino[] =>
  entries.map(([id, termino, significa, otras = []]) => ({ id, termino, juego, significa, otras }));
