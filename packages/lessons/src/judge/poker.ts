import { parseRange, rangeDistance } from '@estratega/poker/ranges';
import type { RespuestaPregunta, Resultado } from '../schema/answer.ts';
import type { PokerExercise, PreguntaLista } from '../schema/poker.ts';

export interface QuestionVerdict {
  readonly resultado: Exclude<Resultado, 'visto'>;
  /** What the usual wrong sum that was made is called. */
  readonly aviso?: string;
  /** bb lost against the best option, where values are exact. */
  readonly pierde?: number;
}

const judgeNumber = (question: PreguntaLista & { tipo: 'numero' }, numero: number): QuestionVerdict => {
  const { valor, tolerancia, trampas } = question;
  const margin = Math.max(tolerancia.abs ?? 0, Math.abs(valor) * (tolerancia.rel ?? 0), 1e-9);
  if (Math.abs(numero - valor) <= margin + 1e-9) return { resultado: 'bien' };
  const near = (other: number): boolean => Math.abs(numero - other) <= Math.max(margin, Math.abs(other) * 0.01);
  const trap = trampas.find((one) => near(one.valor));
  return trap ? { resultado: 'mal', aviso: trap.aviso } : { resultado: 'mal' };
};

/** Undefined where the answer is not of the question's kind. */
export const judgeQuestion = (question: PreguntaLista, answer: RespuestaPregunta): QuestionVerdict | undefined => {
  switch (question.tipo) {
    case 'accion': {
      if (!('opcion' in answer) || answer.opcion >= question.opciones.length) return undefined;
      const best = question.valores?.[question.mejor];
      const own = question.valores?.[answer.opcion];
      const pierde = best === undefined || own === undefined ? {} : { pierde: Math.max(0, best - own) };
      if (answer.opcion === question.mejor) return { resultado: 'bien', ...pierde };
      return { resultado: question.aceptables.includes(answer.opcion) ? 'bien' : 'mal', ...pierde };
    }
    case 'numero':
      return 'numero' in answer ? judgeNumber(question, answer.numero) : undefined;
    case 'rango': {
      if (!('rango' in answer)) return undefined;
      const distance = rangeDistance(parseRange(question.solucion), answer.rango);
      const { combos } = question.tolerancia;
      return { resultado: distance <= combos ? 'bien' : distance <= combos * 2 ? 'casi' : 'mal' };
    }
    case 'elige':
      if (!('opcion' in answer) || answer.opcion >= question.textos.length) return undefined;
      return {
        resultado: answer.opcion === question.correcta || question.aceptables.includes(answer.opcion) ? 'bien' : 'mal',
      };
    case 'libre':
      return 'acierto' in answer ? { resultado: 'propio' } : undefined;
  }
};

/** One wrong answer makes the exercise wrong; self-checks are kept apart; unanswered questions mean that it was seen. */
export const judgeQuestions = (
  exercise: { readonly preguntas: readonly PreguntaLista[] },
  answers: readonly RespuestaPregunta[],
): Resultado | undefined => {
  if (answers.length > exercise.preguntas.length) return undefined;
  const verdicts: Resultado[] = [];
  for (const [i, answer] of answers.entries()) {
    const verdict = judgeQuestion(exercise.preguntas[i] as PreguntaLista, answer);
    if (!verdict) return undefined;
    verdicts.push(verdict.resultado);
  }
  if (verdicts.includes('mal')) return 'mal';
  if (verdicts.length < exercise.preguntas.length) return 'visto';
  if (verdicts.includes('propio')) return 'propio';
  return verdicts.includes('casi') ? 'casi' : 'bien';
};

export const judgePoker = (exercise: PokerExercise, answers: readonly RespuestaPregunta[]): Resultado | undefined =>
  judgeQuestions(exercise, answers);
