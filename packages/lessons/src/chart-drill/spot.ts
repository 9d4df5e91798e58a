import { evenTable, Story } from '../drills/story.ts';
import { percent } from '../drills/words.ts';
import type { Chart, ChartAction } from '../poker/charts.ts';
import type { Mesa, Opcion } from '../schema/poker.ts';

/** The decision of a chart, dealt at a table. Sizes are those that the chart states. */

const amountIn = (text: string, pattern: RegExp): number | undefined => {
  const found = pattern.exec(text)?.[1];
  return found === undefined ? undefined : Number(found.replace(',', '.'));
};

/** The small blind opens larger. */
const SMALL_BLIND_OPEN = 3;
const openOf = ({ supuestos, asiento, contra, tipo }: Chart): number =>
  (tipo === 'respuesta' || contra === undefined ? asiento : contra) === 'SB'
    ? SMALL_BLIND_OPEN
    : (amountIn(supuestos, /(?:[Aa]pertura(?: (?:de|del) [\p{L}\d+ ]+?)?|Abriste) a ([\d,]+) bb/u) ?? 2);

/** Out of position, where the chart states no size. */
const RERAISE = 4;
const half = (amount: number): number => Math.round(amount * 2) / 2;

const reraiseOf = (chart: Chart): number =>
  amountIn(chart.supuestos, /(?:3-bet|resube) a ([\d,]+) bb/u) ?? half(RERAISE * openOf(chart));

const fourBetOf = (chart: Chart): number =>
  amountIn(chart.supuestos, /4-bet es a ([\d,]+) bb/u) ?? half(2.3 * reraiseOf(chart));

/** What an action of the chart is at the table. */
export const optionOf = (chart: Chart, action: ChartAction | 'fold'): Opcion => {
  switch (action) {
    case 'fold':
      return { hace: 'fold' };
    case 'pagar':
    case 'limp':
      return { hace: 'call' };
    case 'abrir':
      return { hace: 'raise', a: openOf(chart) };
    case '3bet':
      return { hace: 'raise', a: reraiseOf(chart) };
    case '4bet':
      return { hace: 'raise', a: fourBetOf(chart) };
    case 'allin':
      return { hace: 'allin' };
  }
};

const tableOf = ({ jugadores, profundidad, formato, asiento, ante, mesa }: Chart): Mesa => {
  const even = evenTable({
    seats: jugadores,
    stack: profundidad,
    unidad: 'bb',
    tipo: formato === 'cash' ? 'cash' : formato === 'sng' ? 'sng' : 'mtt',
    heroe: asiento,
    ante: ante > 0,
  });
  if (!mesa) return even;
  return {
    ...even,
    asientos: even.asientos.map((seat, i) => ({ ...seat, stack: mesa.stacks[i] as number })),
    premios: [...mesa.premios],
    quedan: { jugadores, cobran: mesa.premios.length },
  };
};

/** Everybody before the hero has acted, as the chart supposes. */
export const storyOf = (chart: Chart): Story => {
  const { asiento, contra, paga, tipo, supuestos } = chart;
  const story = new Story(tableOf(chart));
  if (tipo === 'respuesta') {
    story.act(asiento, 'raise', openOf(chart));
    if (contra && /resube a/u.test(supuestos)) story.act(contra, 'raise', reraiseOf(chart));
    else if (contra) story.act(contra, 'allin');
  } else if (contra && tipo === 'contra4bet') {
    story.act(contra, 'raise', openOf(chart));
    story.act(asiento, 'raise', reraiseOf(chart));
    story.act(contra, 'raise', fourBetOf(chart));
  } else if (contra && (tipo === 'pago' || tipo === 'premios')) story.act(contra, 'allin');
  else if (contra) story.act(contra, 'raise', openOf(chart));
  if (paga) story.act(paga, 'call');
  return story.waitFor(asiento);
};

const SEATS_NAMED: Readonly<Record<number, string>> = {
  2: 'mano a mano',
  3: 'mesa de tres',
  4: 'mesa de cuatro',
  6: 'mesa de seis',
  9: 'mesa de nueve',
};

const FORMAT_NAMED: Readonly<Record<Chart['formato'], string>> = {
  cash: 'Dinero',
  torneo: 'Torneo',
  sng: 'Sit and Go',
};

/** "Torneo, mesa de nueve, ante de 1 bb. Nadie entró." */
export const spotWords = ({ formato, jugadores, ante, tipo, contra, mesa }: Chart): string =>
  [
    `${FORMAT_NAMED[formato]}, ${SEATS_NAMED[jugadores] ?? `mesa de ${jugadores}`}${ante > 0 ? ', ante de 1 bb' : ''}.`,
    ...(mesa
      ? [
          mesa.premios.length === 1
            ? 'Cobra solo el primero.'
            : `Premios: ${mesa.premios.map((prize) => percent(prize)).join(', ')}.`,
        ]
      : []),
    ...(contra === undefined ? ['Nadie entró.'] : tipo === 'pago' || tipo === 'premios' ? ['Va all-in.'] : []),
  ].join(' ');
