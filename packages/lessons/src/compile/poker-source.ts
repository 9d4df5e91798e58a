import { compute } from '../poker/compute.ts';
import type { Calculo, PokerExercise, PokerRow, Pregunta, PreguntaLista } from '../schema/index.ts';

/** Sums become numbers: neither the browser nor the judge needs the engine that makes them. */

const DECIMALS = 1e4;
const resultOf = (calculo: Calculo): number => Math.round(compute(calculo) * DECIMALS) / DECIMALS;

const readyQuestion = (question: Pregunta): PreguntaLista => {
  if (question.tipo !== 'numero') return question;
  const { calculo, trampas, ...rest } = question;
  return {
    ...rest,
    valor: resultOf(calculo),
    trampas: trampas.map(({ calculo: wrong, aviso }) => ({ valor: resultOf(wrong), aviso })),
  };
};

export const pokerExerciseOf = (row: PokerRow): PokerExercise => {
  const { retirada: _retired, calculos: _sums, preguntas, ...rest } = row;
  return { ...rest, tipo: 'poker', preguntas: preguntas.map(readyQuestion) };
};
