import type { Batch, ReadProgress, ReadSummary, Source } from './read-sources.ts';

/** What the screen and its reader tell each other. */

export type ToReader =
  | { readonly tipo: 'leer'; readonly fuentes: readonly Source[]; readonly jugador?: string | undefined }
  /** The next batch; `jugador` settles whose games they are, and counts the first time. */
  | { readonly tipo: 'lote'; readonly jugador?: string | undefined };

export type FromReader =
  | { readonly tipo: 'progreso'; readonly progreso: ReadProgress }
  | { readonly tipo: 'leido'; readonly leido: ReadSummary }
  | { readonly tipo: 'lote'; readonly lote: Batch }
  | { readonly tipo: 'fin'; readonly ajenas: number };
