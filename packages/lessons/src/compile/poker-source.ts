import { sumHint, workedSum } from '../compose/worked.ts';
import { compute } from '../poker/compute.ts';
import type { Calculo, PokerExercise, PokerRow, Pregunta, PreguntaLista } from '../schema/index.ts';

/** Sums become numbers: neither the browser nor the judge needs the engine that makes them. */

const DECIMALS = 1e4;
const resultOf = (calculo: Calculo): number => Math.round(compute(calculo) * DECIMALS) / DECIMALS;

/** Within so many bb of the best, both sides of a coin are right. */
const COIN = 0.1;
const asGood = ({ valores = [], mejor, aceptables }: Pregunta & { tipo: 'accion' }): number[] =>
  valores.flatMap((value, i) =>
    i !== mejor && !aceptables.includes(i) && (valores[mejor] ?? 0) - value <= COIN + 1e-9 ? [i] : [],
  );

const readyQuestion = (question: Pregunta): PreguntaLista => {
  if (question.tipo === 'accion') return { ...question, aceptables: [...question.aceptables, ...asGood(question)] };
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
  return { ...rest, tipo: 'poker', preguntas: preguntas.map(readyQuestion) };
};
