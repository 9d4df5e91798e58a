import { evenTable, Story } from '../drills/story.ts';
import type { Chart, ChartAction } from '../poker/charts.ts';
import type { Opcion } from '../schema/poker.ts';

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
      return { hace: 'raise', a: amountIn(chart.supuestos, /4-bet es a ([\d,]+) bb/u) ?? half(2.3 * reraiseOf(chart)) };
    case 'allin':
      return { hace: 'allin' };
  }
};

/** Everybody before the hero has acted, as the chart supposes. */
export const storyOf = (chart: Chart): Story => {
  const { jugadores, profundidad, formato, asiento, contra, ante, tipo, supuestos } = chart;
  const story = new Story(
    evenTable({
      seats: jugadores,
      stack: profundidad,
      unidad: 'bb',
      tipo: formato === 'cash' ? 'cash' : 'mtt',
      heroe: asiento,
      ante: ante > 0,
    }),
  );
  if (tipo === 'respuesta') {
    story.act(asiento, 'raise', openOf(chart));
    if (contra && /resube a/u.test(supuestos)) story.act(contra, 'raise', reraiseOf(chart));
    else if (contra) story.act(contra, 'allin');
  } else if (contra && tipo === 'pago') story.act(contra, 'allin');
  else if (contra) story.act(contra, 'raise', openOf(chart));
  return story.waitFor(asiento);
};

const SEATS_NAMED: Readonly<Record<number, string>> = {
  2: 'mano a mano',
  3: 'mesa de tres',
  6: 'mesa de seis',
  9: 'mesa de nueve',
};

/** "Torneo, mesa de nueve, ante de 1 bb. Nadie entró." */
export const spotWords = ({ formato, jugadores, ante, tipo, contra }: Chart): string =>
  [
    `${formato === 'cash' ? 'Dinero' : 'Torneo'}, ${SEATS_NAMED[jugadores] ?? `mesa de ${jugadores}`}${ante > 0 ? ', ante de 1 bb' : ''}.`,
    ...(contra === undefined ? ['Nadie entró.'] : tipo === 'pago' ? ['Va all-in.'] : []),
  ].join(' ');
