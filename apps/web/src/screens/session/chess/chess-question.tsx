import type { ChessQuestion as Exercise } from '@estratega/lessons';
import { spokenPosition } from '@estratega/lessons/compose';
import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { EyeIcon } from '../../../ui/icon/screen-icons.tsx';
import { squareByPlace } from '../../../ui/play-board/geometry.ts';
import { PlayBoard } from '../../../ui/play-board/play-board.tsx';
import type { ExerciseProps } from '../exercise.ts';
import { Choose } from '../questions/choose.tsx';
import { Correction } from '../questions/correction.tsx';
import { NumberBox } from '../questions/number-box.tsx';
import { useQuestions } from '../questions/use-questions.ts';
import { Sheet } from '../sheet/sheet.tsx';

const ChessExample = lazy(() => import('../theory/chess-example.tsx').then((m) => ({ default: m.ChessExample })));

type Question = Exercise['preguntas'][number];

/** Questions about a board, or about one that is only in the head; nothing is moved. */
export function ChessQuestion(props: ExerciseProps<Exercise>) {
  const { exercise, onAnswer, onNext, announce, spent, vuelve, tema, last } = props;
  const { fen, casillas, situacion, preguntas, explicacion, sigue } = exercise;
  const asked = useQuestions({ exercise, onAnswer, onNext, announce, spent });
  const { question, at, answering, settled, answer } = asked;
  const described = useId();
  const [touched, setTouched] = useState<readonly string[]>([]);
  const touching = answering && question.tipo === 'casillas';
  const touch = (square: string) =>
    setTouched((now) => (now.includes(square) ? now.filter((one) => one !== square) : [...now, square]));
  const [slot, setSlot] = useState<HTMLElement | null>(null);

  useEffect(() => {
    if (at === 0 && situacion) announce(situacion);
  }, [announce, situacion, at]);

  // A square that is named is to be seen in the head: an empty board would only give its answer away.
  const drawn = fen && EMPTY.test(fen) && NAMED.test(question.pide) ? undefined : fen;
  // While a square's name is asked for, nothing on the board says it.
  const naming = answering && asksForName(exercise, question);
  const marks = question.tipo !== 'casillas' ? casillas : settled ? question.casillas : touched;
  return (
    <>
      <div className="s-escena tapete">
        {settled && fen && sigue ? (
          // Why, played on the board once it is answered.
          <Suspense fallback={<div className="s-hueco" />}>
            <ChessExample ejemplo={{ fen, linea: sigue }} label="Por qué" plays slot={slot} />
          </Suspense>
        ) : drawn ? (
          <div className="s-marco">
            <PlayBoard
              fen={drawn}
              side={exercise.orientacion === 'blancas' ? 'w' : 'b'}
              label={`Tablero, visto desde las ${exercise.orientacion}.`}
              describedBy={described}
              marks={marks}
              unnamed={naming}
              onSquare={touching ? touch : undefined}
            />
            <p className="vh" id={described}>
              {naming ? placeWords(exercise) : boardWords(drawn, casillas)}
            </p>
          </div>
        ) : (
          <div className="s-sin-mesa">
            {situacion || fen ? (
              <p>{situacion ?? 'Sin tablero: míralo en tu cabeza.'}</p>
            ) : (
              <p aria-hidden={answering}>{question.pide}</p>
            )}
          </div>
        )}
      </div>
      {answering ? (
        <Sheet
          folds={Boolean(drawn)}
          keys={question.tipo === 'elige' ? [[`1–${question.textos.length}`, 'elegir']] : [['Intro', 'comprobar']]}
          foot={
            <div className="fila">
              <Button kind="tertiary" onClick={asked.giveUp}>
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
          <h1 tabIndex={-1} className={situacion || fen ? undefined : 'vh'}>
            {question.pide}
          </h1>
          {question.tipo === 'numero' ? (
            <NumberBox key={at} question={question} whole onAnswer={(numero) => answer({ numero })} />
          ) : question.tipo === 'casillas' ? (
            <>
              <p className="menor tenue" aria-live="polite">
                {touched.length === 0 ? 'Toca las casillas en el tablero.' : `Tocadas: ${touched.join(', ')}.`}
              </p>
              <Button
                kind="primary"
                large
                disabled={touched.length === 0}
                onClick={() => answer({ casillas: [...touched] })}
              >
                Comprobar
              </Button>
            </>
          ) : (
            <Choose question={question} graded={false} onPick={(opcion) => answer({ opcion })} />
          )}
          {/* The moves to be imagined stay in sight while any question is open. */}
          {situacion && drawn ? <p className="menor tenue">{situacion}</p> : null}
        </Sheet>
      ) : (
        <Correction
          folds={Boolean(drawn)}
          asked={asked}
          explicacion={
            <>
              <p>{explicacion}</p>
              <div className="s-ranura" ref={setSlot} />
            </>
          }
          retry="Cuenta de nuevo y prueba otra vez."
          next="Siguiente"
          last={last}
          vuelve={vuelve}
          foot={tema}
        />
      )}
    </>
  );
}

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
