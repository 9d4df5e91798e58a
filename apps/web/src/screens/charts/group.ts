import type { Chart, ChartAction, PrizeTable } from '@estratega/lessons/poker';

/** What a page of charts holds, as the build hands it over. */

export interface ChartCard {
  readonly id: string;
  readonly titulo: string;
  /** Where the page already says the rest: its seats. */
  readonly corto: string;
  readonly supuestos: string;
  readonly fuente: Chart['fuente'];
  /** The first is drawn solid, the second striped. */
  readonly acciones: readonly { readonly accion: ChartAction; readonly rango: string }[];
}

export interface ChartGroup {
  /** With prizes in play: which table. */
  readonly clase?: PrizeTable | undefined;
  readonly id: string;
  readonly tipo: Chart['tipo'];
  readonly formato: Chart['formato'];
  readonly profundidad: number;
  readonly jugadores: number;
  readonly cartas: readonly ChartCard[];
}

export type ChartSummary = Omit<ChartGroup, 'cartas'> & { readonly cuantas: number };
