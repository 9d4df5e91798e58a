import type { Grids, HandSpec, HandView } from '@estratega/lessons/hand-play';

/** What the screen asks of the dealer beside it, and what it is told; `n` tells which question an answer is to. */
export type ToDealer = { readonly n: number } & (
  | { readonly tipo: 'abrir'; readonly mano: HandSpec; readonly flop: string }
  | { readonly tipo: 'jugar'; readonly decisiones: readonly number[] }
  | { readonly tipo: 'rangos'; readonly decisiones: readonly number[]; readonly paso: number }
);

export type FromDealer = { readonly n: number } & (
  | { readonly vista: HandView }
  | { readonly rangos: Grids }
  | { readonly fallo: string }
);
