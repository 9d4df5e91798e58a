import { type Combo, handName, parseCards } from '@estratega/poker/cards';
import { parseRange, rangeDistance } from '@estratega/poker/ranges';
import { type Chart, type ChartAction, chartPlay } from '../poker/charts.ts';
import { agrees, compute } from '../poker/compute.ts';
import { replay, type Situacion } from '../poker/replay.ts';
import type { Opcion, PokerRow, Pos, Pregunta } from '../schema/index.ts';

/** What of a poker exercise can be computed, computed again; answers with what does not agree, in words. */

const near = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6;

const isLegal = ({ opciones }: Situacion, option: Opcion): boolean =>
  opciones.some((legal) => {
    if (legal.hace !== option.hace) return false;
    if (option.a === undefined) return true;
    if (legal.a !== undefined) return near(legal.a, option.a);
    return legal.min === undefined || (option.a >= legal.min - 1e-6 && option.a <= (legal.max ?? Infinity) + 1e-6);
  });

const attempt = <T>(work: () => T): { readonly value?: T; readonly error?: string } => {
  try {
    return { value: work() };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
};

const numberProblems = (question: Pregunta & { tipo: 'numero' }): string[] => {
  const { value, error } = attempt(() => compute(question.calculo));
  if (value === undefined) return [`«${question.pide}»: ${error}`];
  const margin = Math.max(question.tolerancia.abs ?? 0, Math.abs(value) * (question.tolerancia.rel ?? 0));
  if (margin === 0) return [`«${question.pide}»: no tolerance`];
  return question.trampas.flatMap(({ calculo, aviso }) => {
    const wrong = attempt(() => compute(calculo));
    if (wrong.value === undefined) return [`trap «${aviso}»: ${wrong.error}`];
    return Math.abs(wrong.value - value) <= margin ? [`trap «${aviso}» is a right answer (${wrong.value})`] : [];
  });
};

const questionProblems = (question: Pregunta, table: Situacion | undefined): string[] => {
  switch (question.tipo) {
    case 'accion': {
      const { opciones, mejor, aceptables, valores } = question;
      const out = [mejor, ...aceptables].filter((index) => index >= opciones.length);
      const illegal = table ? opciones.filter((option) => !isLegal(table, option)) : [];
      const best = valores ? Math.max(...valores) : undefined;
      return [
        ...out.map((index) => `option ${index} does not exist`),
        ...illegal.map((option) => `${JSON.stringify(option)} is not legal: ${JSON.stringify(table?.opciones)}`),
        ...(table ? [] : ['asks for an action without a table']),
        ...(valores && valores.length !== opciones.length ? ['as many values as options'] : []),
        ...(valores && best !== undefined && (valores[mejor] ?? -Infinity) < best - 1e-9
          ? ['the best is not the best']
          : []),
      ];
    }
    case 'numero':
      return numberProblems(question);
    case 'rango': {
      const { error } = attempt(() => parseRange(question.solucion));
      return error ? [error] : [];
    }
    case 'elige':
      return [question.correcta, ...question.aceptables]
        .filter((index) => index >= question.textos.length)
        .map((index) => `text ${index} does not exist`);
    case 'libre':
      return [];
  }
};

/** Questions whose answer the replayed table already has: what a call asks in chips, and the stack over the pot. */
const PRICE = /^¿Qué equity (?:pide|necesitas) ?(?:el precio|el pago|pagar|para pagar)?(?:,? en fichas| ahora)?\?$/u;
const SPR = /^¿Qué SPR (?:hay|tiene|había)/u;

/** What a question asks for, against the table as it was played. */
const tableProblems = (question: Pregunta, { precio, spr }: Situacion): string[] => {
  if (question.tipo !== 'numero') return [];
  const { pide, calculo } = question;
  const played = PRICE.test(pide) ? precio : SPR.test(pide) ? spr : null;
  const value = played === null ? undefined : attempt(() => compute(calculo)).value;
  return played === null || value === undefined || Math.abs(value - played) < 0.1
    ? []
    : [`«${pide}»: ${value.toFixed(2)} is written, the table as played has ${played.toFixed(2)}`];
};

export type Charts = ReadonlyMap<string, Chart>;
export const chartsById = (charts: readonly Chart[]): Charts => new Map(charts.map((chart) => [chart.id, chart]));

/** How far a stack may be from the chart's and still be told by it. */
const NEAR_DEPTH = 0.15;
/** With so few blinds a chart of openings counts what goes all in at once. */
const SHORT = 20;
const SIX = 6;

/** Which action of a chart an option is, given how many raises there were. */
const playOf = ({ hace }: Opcion, raises: number): ChartAction | 'fold' | undefined => {
  switch (hace) {
    case 'fold':
      return 'fold';
    case 'call':
      return raises === 0 ? 'limp' : 'pagar';
    case 'raise':
      return raises === 0 ? 'abrir' : raises === 1 ? '3bet' : '4bet';
    case 'allin':
      return 'allin';
    default:
      return undefined;
  }
};

/** What a row decides before the flop, against the chart it names. */
const chartProblems = (row: PokerRow, chart: Chart | undefined): string[] => {
  const { mesa, mano, historia, preguntas } = row;
  if (!chart) return [`there is no chart ${row.tabla}`];
  const hero = mesa?.asientos.find(({ heroe }) => heroe);
  if (!mesa || !hero) return ['a chart without a table'];
  const raises = (historia[0]?.acciones ?? []).filter(({ hace }) => hace === 'raise' || hace === 'allin');
  const depth = hero.stack / mesa.ciegas[1];
  const ante = mesa.ante ? mesa.ante.valor / mesa.ciegas[1] : 0;
  // At a table of six the first seat has two names: lessons call it UTG, charts LJ.
  const seatOf = (pos: Pos | undefined) => (pos === 'UTG' && mesa.asientos.length === SIX ? 'LJ' : pos);
  const last = seatOf(raises.findLast(({ pos }) => pos !== hero.pos)?.pos);
  const play = mano ? chartPlay(chart, handName(parseCards(mano) as unknown as Combo)) : {};
  const all = Object.values(play).reduce((sum, weight) => sum + weight, 0);
  const weightOf = (option: Opcion): number => {
    const action = playOf(option, raises.length);
    if (action === 'fold') return 1 - all;
    if (action === 'allin' && chart.accion === 'abrir' && chart.profundidad <= SHORT) return (play.abrir ?? 0) / 2;
    return action ? (play[action] ?? 0) : 0;
  };
  return [
    ...(chart.asiento === seatOf(hero.pos) ? [] : [`the chart is of ${chart.asiento}, the hero in ${hero.pos}`]),
    ...(chart.contra === last ? [] : [`the chart is against ${chart.contra}, the raise came from ${last}`]),
    ...(Math.abs(depth - chart.profundidad) <= NEAR_DEPTH * chart.profundidad
      ? []
      : [`the chart has ${chart.profundidad} bb, the hero ${depth}`]),
    ...(near(ante, chart.ante) ? [] : [`the chart has an ante of ${chart.ante}, the table of ${ante}`]),
    ...preguntas.flatMap((question) => {
      if (question.tipo === 'rango') {
        const apart = rangeDistance(parseRange(question.solucion), parseRange(chart.rango));
        return apart <= 1 ? [] : [`the range asked for is ${apart} combos away from the chart`];
      }
      if (question.tipo !== 'accion') return [];
      const weights = question.opciones.map(weightOf);
      const best = Math.max(...weights);
      return [
        ...((weights[question.mejor] ?? 0) < best - 1e-6 ? [`the chart plays otherwise: ${JSON.stringify(play)}`] : []),
        ...question.aceptables
          .filter((index) => (weights[index] ?? 0) < 0.1)
          .map((index) => `option ${index} is accepted, and the chart never plays it`),
        // What the chart does about half the time cannot be wrong.
        ...weights.flatMap((weight, index) =>
          weight >= 0.4 && index !== question.mejor && !question.aceptables.includes(index)
            ? [`option ${index} is refused, and the chart plays it ${weight}`]
            : [],
        ),
      ];
    }),
  ];
};

export const pokerProblems = (row: PokerRow, charts: Charts): readonly string[] => {
  const { mesa, historia, mano, rangos, calculos, explicacion, preguntas } = row;
  const played = mesa ? attempt(() => replay(mesa, historia, mano)) : {};
  const hero = mesa?.asientos.find(({ heroe }) => heroe)?.pos;
  const asksAction = preguntas.some(({ tipo }) => tipo === 'accion');
  return [
    ...(played.error ? [played.error] : []),
    ...(mesa && !hero ? ['nobody is the hero'] : []),
    ...(asksAction && played.value && played.value.turno !== hero ? [`it is the turn of ${played.value.turno}`] : []),
    ...Object.values(rangos ?? {}).flatMap((text) => attempt(() => parseRange(text)).error ?? []),
    ...preguntas.flatMap((question) => questionProblems(question, played.value)),
    ...preguntas.flatMap((question) => (played.value ? tableProblems(question, played.value) : [])),
    ...(row.tabla ? chartProblems(row, charts.get(row.tabla)) : []),
    ...calculos.flatMap((sum) => {
      const { value, error } = attempt(() => agrees(sum));
      if (error) return [`${JSON.stringify(sum)}: ${error}`];
      return value ? [] : [`${JSON.stringify(sum)} is ${compute(sum)}`];
    }),
    ...calculos.flatMap(({ da }) => (da && !explicacion.includes(da) ? [`«${da}» is not in the explanation`] : [])),
  ];
};
