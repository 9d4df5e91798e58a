import { sumHint, workedSum } from '../compose/worked.ts';
import { compute } from '../poker/compute.ts';
import { replay } from '../poker/replay.ts';
import type { Calculo, PokerExercise, PokerRow, Pregunta, PreguntaLista } from '../schema/index.ts';

/** Sums become numbers: neither the browser nor the judge needs the engine that makes them. */

const DECIMALS = 1e4;
const resultOf = (calculo: Calculo): number => Math.round(compute(calculo) * DECIMALS) / DECIMALS;

/** Within so many bb of the best, or such a part of the pot, both sides of a coin are right. */
const COIN = 0.1;
const OF_POT = 0.003;
const coinOf = ({ mesa, historia, mano }: PokerRow): number =>
  mesa ? Math.max(COIN, (OF_POT * replay(mesa, historia, mano).bote) / mesa.ciegas[1]) : COIN;
const asGood = ({ valores = [], mejor, aceptables }: Pregunta & { tipo: 'accion' }, coin: number): number[] =>
  valores.flatMap((value, i) =>
    i !== mejor && !aceptables.includes(i) && (valores[mejor] ?? 0) - value <= coin + 1e-9 ? [i] : [],
  );

const readyQuestion = (question: Pregunta, row: PokerRow): PreguntaLista => {
  if (question.tipo === 'accion')
    return {
      ...question,
      aceptables: [...question.aceptables, ...(question.valores ? asGood(question, coinOf(row)) : [])],
    };
  if (question.tipo !== 'numero') return question;
  const { calculo, trampas, ...rest } = question;
  const valor = resultOf(calculo);
  const cuenta = workedSum(calculo, valor, question.unidad);
  const pista = sumHint(calculo);
  return {
    ...rest,
    valor,
    ...(cuenta === undefined ? {} : { cuenta }),
    ...(pista === undefined ? {} : { pista }),
    trampas: trampas.map(({ calculo: wrong, aviso }) => ({ valor: resultOf(wrong), aviso })),
  };
};

export const pokerExerciseOf = (row: PokerRow): PokerExercise => {
  const { retirada: _retired, calculos: _sums, preguntas, ...rest } = row;
  return { ...rest, tipo: 'poker', preguntas: preguntas.map((question) => readyQuestion(question, row)) };
};

/** What a decision after the flop is judged by: the rival's range or the worth of each option; or else a coach's word. */
const isCounted = ({ rangos, preguntas, calculos }: PokerRow): boolean =>
  rangos !== undefined ||
  preguntas.some((question) => question.tipo === 'accion' && question.valores !== undefined) ||
  [...calculos, ...preguntas.flatMap((question) => (question.tipo === 'numero' ? [question.calculo] : []))].some(
    (sum) => sum.tipo === 'ev' || (sum.tipo === 'equity' && sum.rango !== undefined),
  );
const isAfterFlop = ({ historia, preguntas }: PokerRow): boolean =>
  historia.some(({ calle }) => calle !== 'pre') && preguntas.some(({ tipo }) => tipo === 'accion');

export const JUDGEMENT = 'Criterio, no cálculo: no hay un rango del rival del que salga el EV de cada opción.';

/** A hand of the bank: where nothing was computed behind its verdict, it says so. */
export const bankHandOf = (row: PokerRow): PokerExercise => {
  const exercise = pokerExerciseOf(row);
  return isAfterFlop(row) && !isCounted(row)
    ? { ...exercise, explicacion: `${exercise.explicacion} ${JUDGEMENT}` }
    : exercise;
};
