import { combosOfHand } from '@estratega/poker/cards';
import { parseRange, rangeCombos } from '@estratega/poker/ranges';
import { MIXED, mainAction, mixOf } from '../chart-drill/border.ts';
import { drawRound, ROUND } from '../chart-drill/draw.ts';
import { CHARTS } from '../chart-drill/library.ts';
import { optionOf, spotWords, storyOf } from '../chart-drill/spot.ts';
import { answersOf, PAINT_TOLERANCE, sourceLine } from '../chart-drill/verdict.ts';
import { borderWords, doesWords, reasonWords } from '../chart-drill/words.ts';
import type { Chart } from '../poker/charts.ts';
import type { Drill, MadePoker } from './drill.ts';
import { makeRng } from './random.ts';
import { pairOf } from './story.ts';
import { num, percent } from './words.ts';

/**
 * «Tablas»: a chart asked hand by hand at its border. The seed's last two letters are the place in a round, what stands before them
 * chooses the chart: seeds that differ only there are one round of one chart, no hand twice.
 */

const PLACE = 2;

/** The place in a round at which its chart is painted instead. */
export const PAINTED = ROUND;

export const roundOf = (semilla: string): { readonly ronda: string; readonly lugar: number } => ({
  ronda: semilla.slice(0, -PLACE),
  lugar: Number.parseInt(semilla.slice(-PLACE), 36),
});

/** The seeds of a round: each hand once, then the whole chart to be painted. */
export const roundSeeds = (ronda: string, cuantas: number = ROUND): string[] =>
  Array.from({ length: cuantas }, (_, i) => `${ronda}${i.toString(36).padStart(PLACE, '0')}`);

const common = (chart: Chart, temas: readonly string[], nivel: number) => ({
  tipo: 'poker' as const,
  temas: [...temas],
  niveles: [nivel, nivel] as [number, number],
  formatos: [...(chart.formato === 'torneo' ? (['torneo', 'sng'] as const) : ([chart.formato] as const))],
  dificultad: nivel + 0.5,
  tabla: chart.id,
});

/** What paying asks, where there is something to pay and it is paid. */
const priceWords = (chart: Chart): string => {
  const { aPagar, enJuego } = storyOf(chart).now();
  if (!answersOf(chart).includes('pagar')) return '';
  const total = enJuego + aPagar;
  return `Pagar cuesta ${num(aPagar)} bb por un bote de ${num(total)}: pide ${percent((100 * aPagar) / total, 0)}.`;
};

/** A table answers one rival: who reraises less is paid less. */
const againstWords = ({ tipo, asiento, contra, formato }: Chart): string => {
  if (tipo !== 'respuesta' || formato !== 'cash') return '';
  const rival = CHARTS.find(
    (one) => one.tipo === '3bet' && one.formato === formato && one.asiento === contra && one.contra === asiento,
  );
  return rival
    ? `La tabla responde a quien resube el ${percent((100 * rangeCombos(parseRange(rival.rango))) / 1326)} de las manos: contra uno más cerrado se tira más.`
    : '';
};

const asked = (chart: Chart, hand: string, semilla: string, temas: readonly string[], nivel: number): MadePoker => {
  const story = storyOf(chart);
  const mix = mixOf(chart, hand);
  const answers = answersOf(chart);
  const mejor = answers.indexOf(mainAction(mix));
  return {
    ...common(chart, temas, nivel),
    ritmo: 'rapido',
    mesa: story.mesa,
    mano: pairOf(makeRng(`${semilla}${hand}`).pick(combosOfHand(hand))),
    historia: story.historia,
    situacion: `${chart.titulo}. ${spotWords(chart)}`,
    preguntas: [
      {
        tipo: 'accion',
        opciones: answers.map((action) => optionOf(chart, action)),
        mejor,
        aceptables: answers.flatMap((action, i) => (i !== mejor && (mix[action] ?? 0) >= MIXED[0] ? [i] : [])),
      },
    ],
    explicacion: [
      doesWords(chart, hand),
      borderWords(chart, hand),
      reasonWords(chart, hand),
      priceWords(chart),
      againstWords(chart),
      sourceLine(chart),
    ]
      .filter((one) => one !== '')
      .join(' '),
  };
};

const PAINTS: Readonly<Record<Chart['accion'], string>> = {
  abrir: 'abres',
  '3bet': 'resubes',
  '4bet': 'resubes',
  pagar: 'pagas',
  allin: 'vas all-in',
  limp: 'entras sin subir',
};

const painted = (chart: Chart, temas: readonly string[], nivel: number): MadePoker => ({
  ...common(chart, temas, nivel),
  historia: [],
  situacion: `${chart.titulo}. ${spotWords(chart)}`,
  preguntas: [
    {
      tipo: 'rango',
      pide: `Pinta todas las manos con las que ${PAINTS[chart.accion]}.`,
      solucion: chart.rango,
      tolerancia: { combos: Math.max(1, Math.round(PAINT_TOLERANCE * rangeCombos(parseRange(chart.rango)))) },
    },
  ],
  explicacion: `${sourceLine(chart)} Se admite un ${Math.round(100 * PAINT_TOLERANCE)} % de las combinaciones fuera de su sitio.`,
});

interface Round {
  readonly name: string;
  readonly chart: Chart;
  readonly hands: readonly string[];
}
/** The hands of a round are asked for one by one: the last round is kept. */
let latest: Round | undefined;

const dealt = (name: string, nivel: number, wanted: (chart: Chart, nivel: number) => boolean): Round => {
  if (latest?.name === name) return latest;
  const rng = makeRng(name);
  const chart = rng.pick(CHARTS.filter((one) => wanted(one, nivel)));
  latest = { name, chart, hands: drawRound(chart, rng, { nivel }) };
  return latest;
};

const charted =
  (drill: string, temas: readonly string[], wanted: (chart: Chart, nivel: number) => boolean): Drill['make'] =>
  (_, nivel, semilla) => {
    const { ronda, lugar } = roundOf(semilla);
    const { chart, hands } = dealt(`${drill}.${nivel}.${ronda}`, nivel, wanted);
    if (lugar === PAINTED) return painted(chart, temas, nivel);
    const hand = hands[lugar % ROUND] as string;
    return asked(chart, hand, semilla, temas, nivel);
  };

const drillOf = (
  drill: string,
  temas: readonly string[],
  niveles: readonly [number, number],
  titulo: string,
  wanted: (chart: Chart, nivel: number) => boolean,
  formatos?: Drill['formatos'],
): Drill => ({
  drill,
  juego: 'poker',
  temas,
  niveles,
  titulo,
  ...(formatos ? { formatos } : {}),
  make: charted(drill, temas, wanted),
});

const CASH = ['cash'] as const;
const PRIZES = ['torneo', 'sng'] as const;

/** A Spin where the button opens small: drills of its own. */
const isSpin = ({ formato, mesa }: Chart): boolean => formato === 'sng' && !mesa;
/** Against an opening of a size of its own. */
const isSized = ({ id }: Chart): boolean => /-\dbb-/u.test(id);
const isCash = ({ formato }: Chart): boolean => formato === 'cash';
/** First the seats that come in most, at the depths that are met most. */
const EARLY_DEPTHS = [8, 10, 12];
/** What is neither all-in with anything nor an opening to be played on. */
const isMiddle = ({ profundidad }: Chart): boolean => profundidad === 12 || profundidad === 15;
const LATE: readonly Chart['asiento'][] = ['CO', 'BTN', 'SB'];

export const CHART_DRILLS: readonly Drill[] = [
  drillOf(
    'tabla-abrir',
    ['pk-pre-rfi'],
    [0, 5],
    'Tablas: abrir',
    (chart, nivel) => chart.tipo === 'apertura' && isCash(chart) && (nivel > 1 || chart.jugadores === 6),
    CASH,
  ),
  drillOf(
    'tabla-robo',
    ['pk-pre-robo'],
    [1, 4],
    'Tablas: robar las ciegas',
    (chart) => chart.tipo === 'apertura' && isCash(chart) && LATE.includes(chart.asiento),
    CASH,
  ),
  drillOf(
    'tabla-resubir',
    ['pk-pre-3bet'],
    [1, 5],
    'Tablas: resubir',
    (chart) => chart.tipo === '3bet' && isCash(chart),
    CASH,
  ),
  drillOf(
    'tabla-ciega',
    ['pk-pre-cigrande'],
    [1, 5],
    'Tablas: la ciega grande',
    (chart) => chart.tipo === 'defensa' && isCash(chart) && !isSized(chart),
    CASH,
  ),
  drillOf(
    'tabla-ciega-torneo',
    ['pk-pre-cigrande'],
    [1, 5],
    'Tablas: la ciega grande en torneos',
    (chart, nivel) =>
      chart.tipo === 'defensa' && !isCash(chart) && !isSpin(chart) && (nivel > 2 || chart.profundidad >= 30),
    ['torneo'],
  ),
  drillOf(
    'tabla-ciega-corta',
    ['pk-pre-cigrande'],
    [1, 5],
    'Tablas: la ciega grande con 25 ciegas o menos',
    (chart) => chart.tipo === 'defensa' && !isCash(chart) && !isSpin(chart) && chart.profundidad <= 25,
    ['sng'],
  ),
  drillOf(
    'tabla-stack',
    ['pk-tor-stackmedio'],
    [2, 5],
    'Tablas: de 15 a 60 ciegas',
    (chart, nivel) =>
      !isCash(chart) &&
      !isSpin(chart) &&
      (chart.tipo === 'apertura' || chart.tipo === '3bet' || (nivel > 2 && chart.tipo === 'respuesta')) &&
      chart.profundidad <= 40,
    PRIZES,
  ),
  drillOf(
    'tabla-all-in',
    ['pk-tor-pushfold'],
    [1, 5],
    'Tablas: all-in o fuera',
    (chart, nivel) =>
      (chart.tipo === 'push' || chart.tipo === 'pago') &&
      (nivel > 1 ||
        (EARLY_DEPTHS.includes(chart.profundidad) &&
          LATE.includes((chart.tipo === 'pago' ? chart.contra : chart.asiento) ?? 'UTG'))),
    PRIZES,
  ),
  drillOf(
    'tabla-doce-quince',
    ['pk-tor-pushfold'],
    [1, 5],
    'Tablas: all-in o fuera, de 12 a 15 ciegas',
    (chart) => (chart.tipo === 'push' || chart.tipo === 'pago') && isMiddle(chart),
    PRIZES,
  ),
  drillOf(
    'tabla-resteal',
    ['pk-tor-pushfold', 'pk-tor-stackmedio'],
    [1, 5],
    'Tablas: resubir all-in con 15 ciegas',
    (chart) => chart.tipo === '3bet' && !isCash(chart) && !isSpin(chart) && chart.profundidad === 15,
    PRIZES,
  ),
  drillOf(
    'tabla-burbuja',
    ['pk-sng-burbuja'],
    [2, 5],
    'Tablas: la burbuja de cuatro',
    ({ mesa }, nivel) => mesa?.clase === 'burbuja-sng' || (nivel > 2 && mesa?.clase.startsWith('burbuja') === true),
    ['sng'],
  ),
  drillOf(
    'tabla-burbuja-desigual',
    ['pk-sng-burbuja'],
    [1, 5],
    'Tablas: la burbuja con un líder y un corto',
    ({ mesa }) => mesa?.clase === 'burbuja-lider' || mesa?.clase === 'burbuja-corto',
    ['sng'],
  ),
  drillOf(
    'tabla-mesa-final',
    ['pk-tor-mesafinal'],
    [2, 5],
    'Tablas: la mesa final',
    ({ mesa }) => mesa?.clase === 'mesa-final',
    PRIZES,
  ),
  drillOf(
    'tabla-icm',
    ['pk-tor-icm'],
    [3, 5],
    'Tablas: con premios en juego',
    ({ mesa }) => mesa !== undefined && mesa.premios.length > 1,
    ['sng'],
  ),
  drillOf(
    'tabla-icm-torneo',
    ['pk-tor-icm', 'pk-tor-burbuja'],
    [2, 5],
    'Tablas: con premios en juego, en la mesa final',
    ({ mesa }) => mesa?.clase === 'mesa-final',
    ['torneo'],
  ),
  drillOf(
    'tabla-spin',
    ['pk-sng-spin'],
    [1, 5],
    'Tablas: Spin a tres',
    ({ mesa }, nivel) => mesa?.clase === 'spin' || (nivel > 2 && mesa?.clase === 'spin-premios'),
    ['sng'],
  ),
  drillOf(
    'tabla-spin-abierto',
    ['pk-sng-spin'],
    [2, 5],
    'Tablas: Spin a tres, de 25 a 15 ciegas',
    (chart, nivel) => isSpin(chart) && (nivel > 2 || chart.tipo === 'apertura' || chart.tipo === 'defensa'),
    ['sng'],
  ),
  drillOf(
    'tabla-respuesta',
    ['pk-pre-vs3bet'],
    [2, 5],
    'Tablas: te resuben',
    (chart) => chart.tipo === 'respuesta' && isCash(chart),
    CASH,
  ),
  drillOf(
    'tabla-cuarta',
    ['pk-pre-4bet'],
    [3, 5],
    'Tablas: contra el 4-bet',
    (chart) => chart.tipo === 'contra4bet',
    CASH,
  ),
  drillOf(
    'tabla-squeeze',
    ['pk-pre-squeeze'],
    [3, 5],
    'Tablas: squeeze desde la ciega pequeña',
    ({ tipo, asiento }) => tipo === 'squeeze' && asiento === 'SB',
    CASH,
  ),
  drillOf(
    'tabla-squeeze-grande',
    ['pk-pre-squeeze'],
    [3, 5],
    'Tablas: squeeze desde la ciega grande',
    ({ tipo, asiento }) => tipo === 'squeeze' && asiento === 'BB',
    CASH,
  ),
  drillOf(
    'tabla-ciega-tamano',
    ['pk-pre-cigrande'],
    [2, 5],
    'Tablas: la ciega grande por tamaño',
    (chart) => chart.tipo === 'defensa' && isSized(chart),
    CASH,
  ),
  drillOf(
    'tabla-completar',
    ['pk-pre-cipequena'],
    [2, 5],
    'Tablas: completar o subir',
    (chart) => chart.tipo === 'completar' && chart.formato === 'torneo',
    ['torneo'],
  ),
  drillOf(
    'tabla-duelo',
    ['pk-tor-headsup', 'pk-sng-duelo'],
    [2, 5],
    'Tablas: ciega contra ciega, pasar, completar o subir',
    (chart) => chart.tipo === 'completar' && chart.formato === 'sng',
    ['sng'],
  ),
];
