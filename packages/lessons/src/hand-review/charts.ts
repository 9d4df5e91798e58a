import { chartOf } from '../chart-drill/library.ts';
import type { ChartAction } from '../poker/charts.ts';
import type { Pos } from '../schema/poker.ts';

/** What both of two players hold when they see a flop at 100 bb, by our charts; nothing where no chart has it. */

export interface ChartRange {
  readonly tabla: string;
  readonly rango: string;
  /** Stands for another seat or another size, the nearest there is. */
  readonly cercana?: true;
}

/** How a pot came to have two players. Seats are those of a table of six; sizes are big blinds. */
export interface Preflop {
  readonly abre: Pos;
  readonly contra: Pos;
  /** `abierto`: opened and called; `resubido`: reraised and called; `resubido-4`: reraised twice and called. */
  readonly clase: 'abierto' | 'resubido' | 'resubido-4';
  readonly apertura: number;
}

const rangeOf = (id: string, accion: ChartAction): ChartRange | undefined => {
  let chart: ReturnType<typeof chartOf>;
  try {
    chart = chartOf(id);
  } catch {
    return undefined;
  }
  const found = [chart, ...(chart.otras ?? [])].find((one) => one.accion === accion);
  return found && { tabla: id, rango: found.rango };
};

const lower = (pos: Pos): string => pos.toLowerCase();

/** Openings up to and from here have a chart of their own for the big blind. */
const SMALL_OPENING = 2.2;
const LARGE_OPENING = 2.8;

const bigBlindCalls = (abre: Pos, apertura: number): ChartRange | undefined => {
  // Nobody drew the big blind against HJ: what it does against the seat before is the nearest.
  const seat = abre === 'HJ' ? 'lj' : lower(abre);
  const size = abre === 'SB' ? '' : apertura <= SMALL_OPENING ? '-2bb' : apertura >= LARGE_OPENING ? '-3bb' : '';
  const found = rangeOf(`rg-defensa-bb-${seat}${size}-100`, 'pagar');
  return found && abre === 'HJ' ? { ...found, cercana: true } : found;
};

const reraises = (abre: Pos, contra: Pos): ChartRange | undefined =>
  contra === 'BB'
    ? rangeOf(`rg-defensa-bb-${lower(abre)}-100`, '3bet')
    : rangeOf(`rg-3bet-${lower(contra)}-${lower(abre)}`, '3bet');

/** Of whoever opened, and of the other. */
export const rangesOf = ({ abre, contra, clase, apertura }: Preflop): readonly [ChartRange, ChartRange] | undefined => {
  const [opens, answers] = [lower(abre), lower(contra)];
  const both: readonly [ChartRange | undefined, ChartRange | undefined] =
    clase === 'abierto'
      ? [
          rangeOf(`rg-abrir-cash6-${opens}`, 'abrir'),
          contra === 'BB' ? bigBlindCalls(abre, apertura) : rangeOf(`rg-3bet-${answers}-${opens}`, 'pagar'),
        ]
      : clase === 'resubido'
        ? [rangeOf(`rg-respuesta-${opens}-${answers}-100`, 'pagar'), reraises(abre, contra)]
        : [
            rangeOf(`rg-respuesta-${opens}-${answers}-100`, '4bet'),
            rangeOf(`rg-contra4bet-${answers}-${opens}-100`, 'pagar'),
          ];
  const [mine, theirs] = both;
  return mine && theirs ? [mine, theirs] : undefined;
};
