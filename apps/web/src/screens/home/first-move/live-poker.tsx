import { isRight } from '@estratega/domain';
import { judgeQuestion, type PokerExercise, type QuestionVerdict } from '@estratega/lessons';
import { lastActionWords, optionLine, optionWords, tableLine } from '@estratega/lessons/compose';
import { useEffect, useMemo, useRef, useState } from 'react';
import { PokerTable } from '../../../ui/poker-table/poker-table.tsx';
import { tableState } from '../../../ui/poker-table/table-state.ts';
import { foldedLine, tableLabel } from '../../../ui/poker-table/table-words.ts';
import { gradeOf, rightAnswer, verdictTitle } from '../../../ui/poker-table/verdict-words.ts';
import { type LiveParts, Next, Says } from './parts.tsx';

/** A hand decided on the home page, by the rules of a session. */
export function LivePoker({
  exercise,
  juego,
  step,
  focus,
  onAnswer,
  onNext,
}: Omit<LiveParts, 'onSecond'> & { exercise: PokerExercise }) {
  const [chosen, setChosen] = useState<{ opcion: number; verdict: QuestionVerdict }>();
  const line = useRef<HTMLParagraphElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const { mesa, mano, historia, situacion, explicacion, preguntas } = exercise;
  const now = useMemo(() => (mesa ? tableState(mesa, historia) : undefined), [mesa, historia]);
  const [question] = preguntas;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it opens.
  useEffect(() => {
    if (focus && step > 1) line.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (chosen) main.current?.focus({ preventScroll: true });
  }, [chosen]);

  if (!mesa || !now || question?.tipo !== 'accion') return null;
  const { unidad } = mesa;
  const decide = (opcion: number) => {
    const verdict = judgeQuestion(question, { opcion });
    if (!verdict || chosen) return;
    setChosen({ opcion, verdict });
    onAnswer({ preguntas: [{ opcion }] }, isRight(verdict.resultado));
  };
  const good = chosen && isRight(chosen.verdict.resultado);
  return (
    <>
      {chosen ? (
        <Says
          juego={juego}
          line={line}
          kind={good ? 'bien' : 'mal'}
          title={verdictTitle(question, { opcion: chosen.opcion }, chosen.verdict, unidad, now.aPagar)}
          small={good ? 'Por qué, debajo de la mesa.' : rightAnswer(question, unidad, now.aPagar)}
        />
      ) : (
        <Says
          juego={juego}
          line={line}
          title={[lastActionWords(mesa, historia), question.pide ?? '¿Qué haces?'].filter(Boolean).join(' ')}
          small={[tableLine(mesa), foldedLine(mesa, now), situacion].filter(Boolean).join(' ')}
        />
      )}
      <div className="vivo-mesa">
        <PokerTable
          seats={now.asientos}
          unidad={unidad}
          pot={now.bote}
          board={now.tablero}
          hand={mano}
          turn={now.asientos.find(({ heroe }) => heroe)?.pos}
          label={tableLabel(exercise, mesa, now)}
          together
        />
      </div>
      <fieldset className="vivo-decide" data-cuantas={question.opciones.length}>
        <legend className="vh">{chosen ? 'Las opciones' : 'Tu decisión'}</legend>
        {question.opciones.map((option, i) => {
          const { verbo, importe } = optionWords(option, unidad, now.aPagar);
          const key = `${option.hace}${option.a ?? ''}`;
          if (!chosen)
            return (
              <button key={key} type="button" className="btn btn-2" onClick={() => decide(i)}>
                {/\d/u.test(importe) ? `${verbo} ${importe}` : verbo}
              </button>
            );
          const right = i === question.mejor || question.aceptables.includes(i);
          return (
            <button
              key={key}
              type="button"
              disabled
              className={right ? 'btn btn-2 vivo-mejor' : 'btn btn-2 vivo-no'}
              aria-pressed={i === chosen.opcion}
            >
              {optionLine(option, unidad, now.aPagar)}
              <small>{gradeOf(question, i)}</small>
            </button>
          );
        })}
      </fieldset>
      {chosen ? (
        <>
          <p className="vivo-porque">{explicacion}</p>
          <Next step={step} main={main} onNext={onNext} />
        </>
      ) : (
        <div className="vivo-pie">
          <span className="nota tenue solo-ancho">{step} de 3. Sin cuenta y sin reloj.</span>
        </div>
      )}
    </>
  );
}
