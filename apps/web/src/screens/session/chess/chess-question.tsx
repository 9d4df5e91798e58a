import { type ChessQuestion as Exercise, judge, judgeQuestion, type RespuestaPregunta } from '@estratega/lessons';
import { formatAmount, formatSpent, spokenPosition } from '@estratega/lessons/compose';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { EyeIcon } from '../../../ui/icon/screen-icons.tsx';
import { squareByPlace } from '../../../ui/play-board/geometry.ts';
import { PlayBoard } from '../../../ui/play-board/play-board.tsx';
import type { ExerciseProps } from '../exercise.ts';
import { NextIcon, ReturnIcon } from '../icons.tsx';
import { Choose } from '../poker/choose.tsx';
import { NumberBox } from '../poker/number-box.tsx';
import { answerText, shortAnswer, verdictTitle } from '../poker/verdict-words.ts';
import { give } from '../settings/feedback.ts';
import { Sheet } from '../sheet.tsx';
import { Verdict, type VerdictKind } from '../verdict.tsx';

type Question = Exercise['preguntas'][number];

interface Judged {
  readonly answer: RespuestaPregunta;
  readonly right: boolean;
  /** What the usual slip that was made is called. */
  readonly aviso?: string | undefined;
}

/** Amounts of a table, which a board has none of. */
const [UNIT, PAY] = ['bb', 0] as const;

/** Questions about a board, or about one that is only in the head; nothing is moved. */
export function ChessQuestion(props: ExerciseProps<Exercise>) {
  const { exercise, consigna, onAnswer, onNext, announce, spent, vuelve, tema, last } = props;
  const { fen, casillas, situacion, preguntas, explicacion } = exercise;
  const [at, setAt] = useState(0);
  /** The first answer to each question: the one that counts. */
  const [answers, setAnswers] = useState<readonly RespuestaPregunta[]>([]);
  const [judged, setJudged] = useState<Judged>();
  const [seen, setSeen] = useState(false);
  /** The answer to this question was asked for after missing it. */
  const [revealed, setRevealed] = useState(false);
  const described = useId();
  const main = useRef<HTMLButtonElement>(null);

  const question = preguntas[at] as Question;
  const isLast = at === preguntas.length - 1;
  const answering = !judged && !seen;
  // A count can be tried again before the answer is shown; a choice shows it at once.
  const settled = seen || revealed || (judged !== undefined && (judged.right || question.tipo === 'elige'));
  const kind: VerdictKind = seen ? 'visto' : judged?.right === false ? 'mal' : 'bien';
  const chosen = judged && 'opcion' in judged.answer ? judged.answer.opcion : undefined;
  // As long as it took, not as long as it is looked at.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read when an answer is given.
  const took = useMemo(spent, [judged, seen]);

  useEffect(() => {
    if (at === 0 && situacion) announce(situacion);
  }, [announce, situacion, at]);
  useEffect(() => {
    if (judged || seen) main.current?.focus({ preventScroll: true });
  }, [judged, seen]);

  const finish = (given: readonly RespuestaPregunta[]) => {
    const [asked, first] = [preguntas[0] as Question, given[0]];
    const resultado = judge(exercise, { preguntas: [...given] }) ?? 'visto';
    onAnswer({
      respuesta: { preguntas: [...given] },
      resultado,
      pistas: 0,
      texto: first ? answerText(asked, first, UNIT, PAY) : 'Solución',
      solucion: shortAnswer(asked, UNIT, PAY),
      acierto: resultado === 'bien',
    });
  };

  const answer = (given: RespuestaPregunta) => {
    const verdict = judgeQuestion(question, given);
    if (!verdict) return;
    const right = verdict.resultado === 'bien';
    const first = answers.length === at;
    const all = first ? [...answers, given] : answers;
    setAnswers(all);
    setJudged({ answer: given, right, aviso: verdict.aviso });
    give(right ? 'bien' : 'mal');
    announce(
      [verdictTitle(question, given, verdict, UNIT, PAY), verdict.aviso, right && isLast ? explicacion : undefined]
        .filter(Boolean)
        .join('. '),
    );
    if (first && all.length === preguntas.length) finish(all);
  };
  const giveUp = () => {
    setSeen(true);
    announce(`${rightAnswer(question)} ${explicacion}`);
    if (answers.length < preguntas.length) finish(answers);
  };
  const reveal = () => {
    setRevealed(true);
    announce(rightAnswer(question));
  };
  const go = () => {
    if (isLast || seen) return onNext();
    setAt(at + 1);
    setJudged(undefined);
    setRevealed(false);
  };

  // A square that is named is to be seen in the head: an empty board would only give its answer away.
  const drawn = fen && EMPTY.test(fen) && NAMED.test(question.pide) ? undefined : fen;
  const more = [situacion, consigna].find(Boolean);
  // While a square's name is asked for, nothing on the board says it.
  const naming = answering && asksForName(exercise, question);
  return (
    <>
      <div className="s-escena tapete">
        {drawn ? (
          <div className="s-marco">
            <PlayBoard
              fen={drawn}
              side={exercise.orientacion === 'blancas' ? 'w' : 'b'}
              label={`Tablero, visto desde las ${exercise.orientacion}.`}
              describedBy={described}
              marks={casillas}
              unnamed={naming}
            />
            <p className="vh" id={described}>
              {naming ? placeWords(exercise) : boardWords(drawn, casillas)}
            </p>
          </div>
        ) : (
          <div className="s-sin-mesa">
            <p>{situacion ?? 'Sin tablero: míralo en tu cabeza.'}</p>
          </div>
        )}
      </div>
      {answering ? (
        <Sheet
          keys={question.tipo === 'elige' ? [[`1–${question.textos.length}`, 'elegir']] : [['Intro', 'comprobar']]}
          foot={
            <div className="fila">
              <Button kind="tertiary" onClick={giveUp}>
                <EyeIcon />
                Rendirme
              </Button>
            </div>
          }
        >
          {preguntas.length > 1 ? (
            <p className="menor tenue num">
              Pregunta {at + 1} de {preguntas.length}
            </p>
          ) : null}
          <h1 tabIndex={-1}>{question.pide}</h1>
          {question.tipo === 'numero' ? (
            <NumberBox key={at} question={question} whole onAnswer={(numero) => answer({ numero })} />
          ) : (
            <Choose question={question} graded={false} onPick={(opcion) => answer({ opcion })} />
          )}
          {/* The moves to be imagined stay in sight while any question is open. */}
          {more && more !== (drawn ? undefined : situacion) ? <p className="menor tenue">{more}</p> : null}
        </Sheet>
      ) : (
        <Sheet
          verdict={
            <Verdict
              kind={kind}
              title={
                judged && !seen
                  ? verdictTitle(question, judged.answer, { resultado: judged.right ? 'bien' : 'mal' }, UNIT, PAY)
                  : 'La respuesta'
              }
              aside={judged && !seen ? formatSpent(took) : undefined}
            />
          }
          keys={[['Intro', 'seguir']]}
          foot={
            <>
              {tema}
              {settled ? (
                <Button kind="primary" large onClick={go} ref={main}>
                  {isLast || seen ? (last ? 'Terminar' : 'Siguiente') : 'Siguiente pregunta'}
                  <NextIcon />
                </Button>
              ) : (
                <>
                  <Button kind="primary" large onClick={() => setJudged(undefined)} ref={main}>
                    Probar otra vez
                  </Button>
                  <div className="fila">
                    <Button kind="tertiary" onClick={reveal}>
                      Ver la solución
                    </Button>
                    <Button kind="tertiary" onClick={go}>
                      Seguir
                    </Button>
                  </div>
                </>
              )}
            </>
          }
        >
          <h1 className="vh">Corrección</h1>
          {judged?.aviso ? <p>{judged.aviso}</p> : null}
          {settled && question.tipo === 'elige' ? (
            <Choose question={question} graded chosen={chosen} onPick={() => undefined} />
          ) : null}
          {settled && question.tipo === 'numero' && kind !== 'bien' ? (
            <p>
              <b>{rightAnswer(question)}</b>
            </p>
          ) : null}
          {settled && (isLast || seen) ? <p>{explicacion}</p> : null}
          {!settled && !judged?.aviso ? <p>Cuenta de nuevo y prueba otra vez.</p> : null}
          {kind === 'bien' ? null : (
            <p className="s-vuelve">
              <ReturnIcon /> {vuelve}
            </p>
          )}
        </Sheet>
      )}
    </>
  );
}

const rightAnswer = (question: Question): string =>
  question.tipo === 'numero'
    ? `La respuesta es ${formatAmount(question.valor, question.unidad)}.`
    : (question.textos[question.correcta] ?? '');

/** The answer to be chosen is the marked square itself. */
const asksForName = ({ casillas }: Exercise, question: Question): boolean =>
  question.tipo === 'elige' && casillas?.length === 1 && question.textos[question.correcta] === casillas[0];

const placeWords = ({ casillas, orientacion }: Exercise): string =>
  `Tablero vacío. ${squareByPlace(casillas?.[0] ?? '', orientacion === 'blancas' ? 'w' : 'b', true)}.`;

const EMPTY = /^8(?:\/8){7}/u;
const NAMED = /\b[a-h][1-8]\b/u;

/** What is drawn, for whoever does not see it. */
function boardWords(fen: string, marks: readonly string[] | undefined): string {
  const marked = marks?.length
    ? ` ${marks.length === 1 ? 'Casilla marcada' : 'Casillas marcadas'}: ${marks.join(', ')}.`
    : '';
  return `${EMPTY.test(fen) ? 'Tablero vacío.' : spokenPosition(fen)}${marked}`;
}
