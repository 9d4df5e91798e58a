import { parseRange, rangeDistance } from '@estratega/poker/ranges';
import type { RespuestaPregunta, Resultado } from '../schema/answer.ts';
import type { PreguntaHecha } from '../schema/chess.ts';
import type { PokerExercise } from '../schema/poker.ts';

export interface QuestionVerdict {
  readonly resultado: Exclude<Resultado, 'visto'>;
  /** What the usual wrong sum that was made is called. */
  readonly aviso?: string;
  /** bb lost against the best option, where values are exact. */
  readonly pierde?: number;
}

/** Points of a percentage within which a number is nearly right. */
export const NEAR_POINTS = 2;

const judgeNumber = (question: PreguntaHecha & { tipo: 'numero' }, numero: number): QuestionVerdict => {
  const { valor, tolerancia, trampas, unidad } = question;
  const margin = Math.max(tolerancia.abs ?? 0, Math.abs(valor) * (tolerancia.rel ?? 0), 1e-9);
  if (Math.abs(numero - valor) <= margin + 1e-9) return { resultado: 'bien' };
  const near = (other: number): boolean => Math.abs(numero - other) <= Math.max(margin, Math.abs(other) * 0.01);
  const trap = trampas.find((one) => near(one.valor));
  if (trap) return { resultado: 'mal', aviso: trap.aviso };
  // 25 for 23,5 %: rounded at the table, and never the usual mistake, which has its name.
  return { resultado: unidad === '%' && Math.abs(numero - valor) <= NEAR_POINTS + 1e-9 ? 'casi' : 'mal' };
};

/** What its author says of a wrong option. */
const avisoOf = ({ avisos }: { readonly avisos?: readonly string[] | undefined }, option: number) => {
  const aviso = avisos?.[option];
  return aviso ? { aviso } : {};
};

/** Undefined where the answer is not of the question's kind. */
export const judgeQuestion = (question: PreguntaHecha, answer: RespuestaPregunta): QuestionVerdict | undefined => {
  switch (question.tipo) {
    case 'accion': {
      if (!('opcion' in answer) || answer.opcion >= question.opciones.length) return undefined;
      const best = question.valores?.[question.mejor];
      const own = question.valores?.[answer.opcion];
      const pierde = best === undefined || own === undefined ? {} : { pierde: Math.max(0, best - own) };
      if (answer.opcion === question.mejor || question.aceptables.includes(answer.opcion))
        return { resultado: 'bien', ...pierde };
      return { resultado: 'mal', ...pierde, ...avisoOf(question, answer.opcion) };
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
      if (answer.opcion === question.correcta || question.aceptables.includes(answer.opcion))
        return { resultado: 'bien' };
      return { resultado: 'mal', ...avisoOf(question, answer.opcion) };
    case 'casillas': {
      if (!('casillas' in answer)) return undefined;
      const touched = new Set(answer.casillas);
      const all = question.casillas.every((square) => touched.has(square)) && touched.size === question.casillas.length;
      return { resultado: all ? 'bien' : 'mal' };
    }
    case 'libre':
      return 'acierto' in answer ? { resultado: 'propio' } : undefined;
  }
};

interface Judgeable {
  readonly tipo?: 'poker' | 'ajedrez-pregunta';
  readonly preguntas: readonly PreguntaHecha[];
  readonly temas?: readonly string[];
}

/** Where the sum is what is taught, it decides like everything else. */
const teachesSums = ({ temas = [] }: Judgeable): boolean => temas.some((tema) => tema.startsWith('pk-mat-'));

/** What decides an exercise: its actions, else its choices; where it has neither, or teaches sums, every question. */
const decides = (exercise: Judgeable): ((question: PreguntaHecha) => boolean) => {
  const kinds = new Set(exercise.preguntas.map(({ tipo }) => tipo));
  if (exercise.tipo !== 'poker' || teachesSums(exercise)) return () => true;
  if (kinds.has('accion')) return ({ tipo }) => tipo === 'accion';
  return kinds.has('elige') ? ({ tipo }) => tipo === 'elige' : () => true;
};

/** Whether missing this question misses the exercise. */
export const isDecisive = (exercise: Judgeable, question: PreguntaHecha): boolean => decides(exercise)(question);

/** How the questions went: what decided, and the sums on the way, which are booked apart. */
export interface Parts {
  readonly decisiones: { readonly bien: number; readonly de: number };
  readonly cuentas: { readonly bien: number; readonly de: number };
}

export const judgeParts = (exercise: Judgeable, answers: readonly RespuestaPregunta[]): Parts => {
  const decisive = decides(exercise);
  const count = (wanted: boolean) => {
    const asked = exercise.preguntas.map((question, i) => ({ question, answer: answers[i] }));
    const own = asked.filter(({ question }) => decisive(question) === wanted);
    const right = own.filter(({ question, answer }) => {
      const resultado = answer && judgeQuestion(question, answer)?.resultado;
      return resultado === 'bien' || resultado === 'casi';
    });
    return { bien: right.length, de: own.length };
  };
  return { decisiones: count(true), cuentas: count(false) };
};

/**
 * A wrong decision makes the exercise wrong; a right one counts although a sum on the way was not, and is then nearly right. Self-checks
 * are kept apart; unanswered questions mean that it was seen.
 */
export const judgeQuestions = (exercise: Judgeable, answers: readonly RespuestaPregunta[]): Resultado | undefined => {
  if (answers.length > exercise.preguntas.length) return undefined;
  const decisive = decides(exercise);
  const verdicts: Resultado[] = [];
  let missed = false;
  for (const [i, answer] of answers.entries()) {
    const question = exercise.preguntas[i] as PreguntaHecha;
    const verdict = judgeQuestion(question, answer);
    if (!verdict) return undefined;
    if (verdict.resultado === 'mal' && !decisive(question)) missed = true;
    else verdicts.push(verdict.resultado);
  }
  if (verdicts.includes('mal')) return 'mal';
  if (answers.length < exercise.preguntas.length) return missed ? 'mal' : 'visto';
  if (verdicts.includes('propio')) return 'propio';
  return missed || verdicts.includes('casi') ? 'casi' : 'bien';
};

export const judgePoker = (exercise: PokerExercise, answers: readonly RespuestaPregunta[]): Resultado | undefined =>
  judgeQuestions(exercise, answers);
