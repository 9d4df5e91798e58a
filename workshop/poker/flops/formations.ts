import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formacionOf } from '@estratega/lessons/hand-play';
import { type Chart, chartFile } from '@estratega/lessons/poker';

/** Who meets whom after the flop, with which ranges. Chips are big blinds; the first range is of whoever acts first. */
export interface Formation {
  readonly id: string;
  readonly titulo: string;
  readonly ranges: readonly [RangeSource, RangeSource];
  readonly pot: number;
  readonly stack: number;
}

/** What a chart does by one of its actions. */
export interface RangeSource {
  readonly chart: string;
  readonly accion: string;
}

/** Whose strategy is solved for, by formation: pots and stacks are those that hands are played with. */
const RANGES: Readonly<Record<string, Formation['ranges']>> = {
  'cash-btn-bb': [
    { chart: 'rg-defensa-bb-btn-100', accion: 'pagar' },
    { chart: 'rg-abrir-cash6-btn', accion: 'abrir' },
  ],
  'cash-co-bb': [
    { chart: 'rg-defensa-bb-co-100', accion: 'pagar' },
    { chart: 'rg-abrir-cash6-co', accion: 'abrir' },
  ],
  'cash-sb-bb': [
    { chart: 'rg-abrir-cash6-sb', accion: 'abrir' },
    { chart: 'rg-defensa-bb-sb-100', accion: 'pagar' },
  ],
  'cash-3bet-sb-btn': [
    { chart: 'rg-3bet-sb-btn', accion: '3bet' },
    { chart: 'rg-respuesta-btn-sb-100', accion: 'pagar' },
  ],
  // The chart answers 11.5 bb, hands are played at 11: what is called hardly differs.
  'cash-3bet-bb-btn': [
    { chart: 'rg-defensa-bb-btn-100', accion: '3bet' },
    { chart: 'rg-respuesta-btn-bb-100', accion: 'pagar' },
  ],
  'torneo-btn-bb-40': [
    { chart: 'rg-defensa-bb-btn-40', accion: 'pagar' },
    { chart: 'rg-abrir-mtt40-btn', accion: 'abrir' },
  ],
  'torneo-btn-bb-25': [
    { chart: 'rg-defensa-bb-btn-25', accion: 'pagar' },
    { chart: 'rg-abrir-mtt25-btn', accion: 'abrir' },
  ],
  'torneo-sb-bb-25': [
    { chart: 'rg-abrir-mtt25-sb', accion: 'abrir' },
    { chart: 'rg-defensa-bb-sb-25', accion: 'pagar' },
  ],
  'spin-btn-bb-25': [
    { chart: 'rg-defensa-spin-bb-btn-25', accion: 'pagar' },
    { chart: 'rg-abrir-spin-btn-25', accion: 'abrir' },
  ],
  // Half of what the small blind plays is limped: what it raises is the rest.
  'spin-sb-bb-25': [
    { chart: 'rg-completar-spin-sb-25', accion: 'abrir' },
    { chart: 'rg-defensa-spin-bb-sb-25', accion: 'pagar' },
  ],
  'torneo-3bet-sb-btn-40': [
    { chart: 'rg-3bet-sb-btn-40', accion: '3bet' },
    { chart: 'rg-respuesta-btn-sb-40', accion: 'pagar' },
  ],
  'torneo-3bet-bb-btn-40': [
    { chart: 'rg-defensa-bb-btn-40', accion: '3bet' },
    { chart: 'rg-respuesta-btn-bb-40', accion: 'pagar' },
  ],
};

export const FORMATIONS: readonly Formation[] = Object.entries(RANGES).map(([id, ranges]) => {
  const { titulo, pot, stack } = formacionOf(id);
  return { id, titulo, ranges, pot, stack };
});

const CHARTS = fileURLToPath(new URL('../../../packages/lessons/content/poker/charts/', import.meta.url));
const FILES = ['opening', 'big-blind', 'three-bet', 'resteal', 'preflop', 'spin'];

let known: ReadonlyMap<string, Chart> | undefined;
const charts = (): ReadonlyMap<string, Chart> => {
  known ??= new Map(
    FILES.flatMap((file) => chartFile.parse(JSON.parse(readFileSync(`${CHARTS}${file}.json`, 'utf8')))).map(
      (chart) => [chart.id, chart] as const,
    ),
  );
  return known;
};

/** The range as its chart writes it. */
export const rangeText = (source: RangeSource): string => {
  const chart = charts().get(source.chart);
  const found = chart && [chart, ...(chart.otras ?? [])].find(({ accion }) => accion === source.accion);
  if (!found) throw new RangeError(`${source.chart} does not ${source.accion}`);
  return found.rango;
};
