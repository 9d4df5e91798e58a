import { isRight } from '@estratega/domain';
import {
  isDecisive,
  judgeParts,
  judgeQuestion,
  judgeQuestions,
  type PreguntaHecha,
  type QuestionVerdict,
  type RespuestaPregunta,
} from '@estratega/lessons';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import {
  answerText,
  rightAnswer,
  shortAnswer,
  type Unit,
  verdictTitle,
} from '../../../ui/poker-table/verdict-words.ts';
import type { ExerciseProps } from '../exercise.ts';
import { give } from '../settings/feedback.ts';
import type { VerdictKind } from '../verdict.tsx';
import { reasonSoFar, workedOut } from './reasons.ts';

interface Judged {
  readonly answer: RespuestaPregunta;
  readonly verdict: QuestionVerdict;
}

interface Asking<Q> extends Pick<ExerciseProps<unknown>, 'onAnswer' | 'onNext' | 'announce' | 'spent'> {
  exercise: {
    readonly tipo: 'poker' | 'ajedrez-pregunta';
    readonly temas: readonly string[];
    readonly preguntas: readonly Q[];
    readonly explicacion: string;
  };
  /** How amounts are written, and what a call costs: a board has neither. */
  unidad?: Unit;
  pagar?: number;
  /** Hints taken so far. */
  pistas?: number;
  /** What helps whoever missed a question that can be tried again. */
  helpWith?: (question: Q) => string | undefined;
  /** Another question is open now. */
  onOpen?: () => void;
}

export interface Asked<Q extends PreguntaHecha> {
  readonly question: Q;
  readonly at: number;
  readonly isLast: boolean;
  /** Nothing has been said to this question yet. */
  readonly answering: boolean;
  /** The answer may be shown: it was right, cannot be tried again, or was asked for. */
  readonly settled: boolean;
  readonly seen: boolean;
  readonly judged: Judged | undefined;
  readonly chosen: number | undefined;
  readonly kind: VerdictKind;
  readonly title: string;
  /** The answer in words. */
  readonly right: string;
  /** It will be met again: the solution was asked for, or what decides the exercise was missed. */
  readonly returns: boolean;
  /** How a number is worked out on this hand. */
  readonly cuenta: string | undefined;
  /** Why, as far as it can be told without answering what is still to be asked. */
  readonly porque: string;
  readonly took: number;
  readonly main: RefObject<HTMLButtonElement | null>;
  readonly answer: (given: RespuestaPregunta) => void;
  readonly giveUp: () => void;
  readonly again: () => void;
  readonly reveal: () => void;
  readonly go: () => void;
}

/** A number and squares can be tried again before the answer is shown; a decision shows it at once, and a range is painted. */
const canRetry = ({ tipo }: PreguntaHecha): boolean => tipo === 'numero' || tipo === 'casillas';

const kindOf = ({ answer, verdict }: Judged): VerdictKind =>
  verdict.resultado === 'mal' || ('acierto' in answer && !answer.acierto)
    ? 'mal'
    : verdict.resultado === 'casi'
      ? 'casi'
      : 'bien';

/** One question after another, about a board or at a table: what is asked, what was said, and how it went. */
export function useQuestions<Q extends PreguntaHecha>(asking: Asking<Q>): Asked<Q> {
  const { exercise, unidad = 'bb', pagar = 0, pistas = 0, helpWith, onOpen } = asking;
  const { preguntas, explicacion } = exercise;
  const { onAnswer, onNext, announce, spent } = asking;
  const [at, setAt] = useState(0);
  /** The first answer to each question: the one that counts. */
  const [answers, setAnswers] = useState<readonly RespuestaPregunta[]>([]);
  const [judged, setJudged] = useState<Judged>();
  const [seen, setSeen] = useState(false);
  /** The answer to this question was asked for after missing it. */
  const [revealed, setRevealed] = useState(false);
  const main = useRef<HTMLButtonElement>(null);

  const question = preguntas[at] as Q;
  const isLast = at === preguntas.length - 1;
  const right = rightAnswer(question, unidad, pagar);
  // As long as it took, not as long as it is looked at.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read when an answer is given.
  const took = useMemo(spent, [judged, seen]);

  useEffect(() => {
    if (judged || seen) main.current?.focus({ preventScroll: true });
  }, [judged, seen]);

  const finish = (given: readonly RespuestaPregunta[]) => {
    const [asked, first] = [preguntas[0] as Q, given[0]];
    const resultado = judgeQuestions(exercise, given) ?? 'visto';
    const { cuentas } = judgeParts(exercise, given);
    const own = given.every((one) => !('acierto' in one) || one.acierto);
    onAnswer({
      respuesta: { preguntas: [...given] },
      resultado,
      pistas: Math.min(4, pistas),
      texto: first ? answerText(asked, first, unidad, pagar) : 'Solución',
      solucion: shortAnswer(asked, unidad, pagar),
      acierto: isRight(resultado) || (resultado === 'propio' && own),
      ...(cuentas.de > 0 ? { cuentas } : {}),
    });
  };

  const answer = (given: RespuestaPregunta) => {
    const verdict = judgeQuestion(question, given);
    if (!verdict) return;
    const first = answers.length === at;
    const all = first ? [...answers, given] : answers;
    const good = kindOf({ answer: given, verdict }) !== 'mal';
    setAnswers(all);
    setJudged({ answer: given, verdict });
    give(good ? 'bien' : 'mal');
    announce(
      [
        verdictTitle(question, given, verdict, unidad, pagar),
        verdict.aviso,
        ...(good || !canRetry(question)
          ? [workedOut(question), isLast ? explicacion : reasonSoFar(exercise, at)]
          : [verdict.aviso ? undefined : helpWith?.(question)]),
      ]
        .filter(Boolean)
        .join('. '),
    );
    if (first && all.length === preguntas.length) finish(all);
  };

  const giveUp = () => {
    setSeen(true);
    announce([right, workedOut(question), explicacion].filter(Boolean).join(' '));
    if (answers.length < preguntas.length) finish(answers);
  };
  const reveal = () => {
    setRevealed(true);
    announce([right, workedOut(question), isLast ? explicacion : ''].filter(Boolean).join(' '));
  };
  const go = () => {
    if (isLast || seen) return onNext();
    setAt(at + 1);
    setJudged(undefined);
    setRevealed(false);
    onOpen?.();
  };

  return {
    question,
    at,
    isLast,
    answering: !judged && !seen,
    settled: seen || revealed || (judged !== undefined && (judged.verdict.resultado !== 'mal' || !canRetry(question))),
    seen,
    judged,
    chosen: judged && 'opcion' in judged.answer ? judged.answer.opcion : undefined,
    kind: seen ? 'visto' : judged ? kindOf(judged) : 'bien',
    title: judged && !seen ? verdictTitle(question, judged.answer, judged.verdict, unidad, pagar) : 'La respuesta',
    right,
    returns: seen || (judged !== undefined && kindOf(judged) === 'mal' && isDecisive(exercise, question)),
    cuenta: workedOut(question),
    porque: reasonSoFar(exercise, at),
    took,
    main,
    answer,
    giveUp,
    again: () => setJudged(undefined),
    reveal,
    go,
  };
}
