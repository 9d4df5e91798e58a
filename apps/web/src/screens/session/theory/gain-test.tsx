import './chapter.css';
import { decisiveOnly } from '@estratega/lessons';
import { Suspense, useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../shell/api/errors.ts';
import { readMaterial } from '../../../shell/data/packs.ts';
import { useLoaded } from '../../../shell/data/use-loaded.ts';
import { useSpent } from '../../../shell/timer/use-spent.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { ExamBoard } from '../exam-board.tsx';
import type { Answered } from '../exercise.ts';
import { NextIcon } from '../icons.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import { Waiting } from '../waiting.tsx';
import { type Gain, gainSentence, gainWords } from './gain.ts';

const noTime = () => undefined;

interface GainTestProps {
  ids: readonly string[];
  paquetes: readonly string[];
  /** What is known of the chapter with so many right now. */
  gainOf: (right: number) => Gain;
  /** Told once, with the last answer. */
  onMeasured: (gain: Gain) => void;
  onLeave: () => void;
  announce: (text: string) => void;
}

/** Eight in a row, without hints and without a word until the end. */
export function GainTest({ ids, paquetes, gainOf, onMeasured, onLeave, announce }: GainTestProps) {
  const { data, error, isFetching, refetch } = useLoaded(ids.join(), () => readMaterial(paquetes, ids));
  const [at, setAt] = useState(0);
  const right = useRef(0);
  const answered = useRef(-1);
  const { spent } = useSpent(`${ids[at]}`, noTime);
  const id = ids[at];
  const exercise = data?.ejercicios.get(id ?? '');

  if (id === undefined)
    return <Told gain={gainOf(right.current)} de={ids.length} onLeave={onLeave} announce={announce} />;
  if (!exercise)
    return (
      <div className="s-espera tapete">
        {(error || data) && !isFetching ? (
          <div className="s-falla" role="alert">
            <Notice tone="bad">
              <p>{error ? messageOf(error) : 'Esta medida ya no está disponible.'}</p>
            </Notice>
            <div className="fila">
              {error ? (
                <Button kind="primary" onClick={refetch}>
                  Volver a intentar
                </Button>
              ) : null}
              <Button onClick={onLeave}>Volver al capítulo</Button>
            </div>
          </div>
        ) : (
          <Spinner>Preparando el ejercicio…</Spinner>
        )}
      </div>
    );
  const onAnswer = ({ acierto }: Answered) => {
    // The first answer is the only one.
    if (answered.current === at) return;
    answered.current = at;
    if (acierto) right.current += 1;
    if (at + 1 === ids.length) onMeasured(gainOf(right.current));
    setAt(at + 1);
  };
  return (
    <Suspense fallback={<Waiting>Preparando el ejercicio…</Waiting>}>
      <ExamBoard
        key={id}
        exercise={decisiveOnly(exercise)}
        announce={announce}
        spent={spent}
        onAnswer={onAnswer}
        onNext={noTime}
        vuelve=""
        last={false}
        examen
        consigna={`${at + 1} de ${ids.length}. Una sola respuesta, sin pistas: el total se dice al final.`}
      />
    </Suspense>
  );
}

function Told({
  gain,
  de,
  onLeave,
  announce,
}: {
  gain: Gain;
  de: number;
  onLeave: () => void;
  announce: (text: string) => void;
}) {
  const main = useRef<HTMLButtonElement>(null);
  const words = gainWords(gain, de);
  const sentence = gainSentence(gain);
  useEffect(() => {
    announce(`${words}. ${sentence}`);
    main.current?.focus({ preventScroll: true });
  }, [words, sentence, announce]);
  return (
    <>
      <div className="s-escena tapete">
        <div className="s-sin-mesa ganancia">
          <p>{words}</p>
        </div>
      </div>
      <Sheet
        keys={[['Intro', 'seguir']]}
        foot={
          <Button kind="primary" large onClick={onLeave} ref={main}>
            {gain.despues === undefined ? 'Al capítulo' : 'Seguir'}
            <NextIcon />
          </Button>
        }
      >
        <h1 tabIndex={-1}>{gain.despues === undefined ? 'Tu punto de partida' : 'Antes y después'}</h1>
        <p className="s-lamina">{sentence}</p>
      </Sheet>
    </>
  );
}
