import { parseRange, type Range, rangeCombos, rangeDistance } from '@estratega/poker/ranges';
import type { Chart, ChartAction } from '../poker/charts.ts';
import { type ChartMix, MIXED, mainAction, mixOf } from './border.ts';

/** Where a chart comes from, in the words that stand beside a verdict. */
const SOURCES: Readonly<Record<Chart['fuente'], string>> = {
  nash: 'Equilibrio calculado por nosotros',
  modelo: 'Equilibrio de un modelo nuestro que supone lo que cobra cada mano tras el flop; no sale de un solver',
  calculada: 'Calculada por nosotros contra rangos elegidos por nosotros',
  propia: 'Elegida por nosotros según la práctica de hoy; no sale de un solver',
};

export interface ChartVerdict {
  readonly resultado: 'bien' | 'mal';
  /** What the chart does, and what it does most. */
  readonly mezcla: ChartMix;
  readonly mejor: ChartAction | 'fold';
  /** «Abrir desde el botón, 100 bb. Elegida por nosotros…». */
  readonly fuente: string;
}

/** «Equilibrio calculado por nosotros.» */
export const sourceOf = ({ fuente }: Chart): string => `${SOURCES[fuente]}.`;

export const sourceLine = (chart: Chart): string => `${chart.titulo}. ${sourceOf(chart)}`;

/** What can be answered to a chart: folding and whatever it does with some hand, in the order it names them. */
export const answersOf = ({ accion, otras = [] }: Chart): (ChartAction | 'fold')[] => [
  'fold',
  accion,
  ...otras.map((one) => one.accion).filter((one, i, all) => one !== accion && all.indexOf(one) === i),
];

/** Right is what the chart does at least one time in five; wrong only beyond. */
export const judgeChartAnswer = (chart: Chart, hand: string, answer: ChartAction | 'fold'): ChartVerdict => {
  const mezcla = mixOf(chart, hand);
  const mejor = mainAction(mezcla);
  const right = answer === mejor || (mezcla[answer] ?? 0) >= MIXED[0];
  return { resultado: right ? 'bien' : 'mal', mezcla, mejor, fuente: sourceLine(chart) };
};

/** Of the range that is to be painted. */
export const PAINT_TOLERANCE = 0.08;

export interface PaintVerdict {
  readonly resultado: 'bien' | 'casi' | 'mal';
  /** Combinations off, and how many are allowed. */
  readonly fuera: number;
  readonly permitidas: number;
  readonly fuente: string;
}

/** A painted range against one action of a chart. */
export const judgePainting = (chart: Chart, accion: ChartAction, painted: Range): PaintVerdict => {
  const row = [chart, ...(chart.otras ?? [])].find((one) => one.accion === accion);
  if (!row) throw new RangeError(`${chart.id} does not ${accion}`);
  const solution = parseRange(row.rango);
  const permitidas = PAINT_TOLERANCE * rangeCombos(solution);
  const fuera = rangeDistance(solution, painted);
  const resultado = fuera <= permitidas ? 'bien' : fuera <= 2 * permitidas ? 'casi' : 'mal';
  return { resultado, fuera, permitidas, fuente: sourceLine(chart) };
};
