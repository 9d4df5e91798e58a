import { judgeQuestion, type PokerExercise } from '@estratega/lessons';
import { optionLine } from '@estratega/lessons/compose';
import { useEffect, useState } from 'react';
import { messageOf } from '../../../shell/api/errors.ts';
import { readPack } from '../../../shell/data/packs.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';

/** The decision that was clearly wrong, to be taken again. What counts for the plan is answered in the session. */
export function HandExercise({ ids }: { ids: readonly string[] }) {
  const [exercises, setExercises] = useState<readonly PokerExercise[]>();
  const [failure, setFailure] = useState<string>();
  const address = `/api/partidas/ejercicios/paquete?ids=${ids.join(',')}`;
  useEffect(() => {
    let here = true;
    readPack(address).then(
      ({ ejercicios = [] }) => {
        if (here) setExercises(ejercicios.filter((one): one is PokerExercise => one.tipo === 'poker'));
      },
      (error: unknown) => {
        if (here) setFailure(messageOf(error));
      },
    );
    return () => {
      here = false;
    };
  }, [address]);
  return (
    <section className="otra-vez" aria-labelledby="otra-vez">
      <h2 id="otra-vez">¿Qué harías hoy?</h2>
      <div role="alert">{failure ? <Notice tone="bad">{failure}</Notice> : null}</div>
      {!exercises && !failure ? <Spinner>Cargando el ejercicio…</Spinner> : null}
      {exercises?.map((exercise) => (
        <Again key={exercise.id} exercise={exercise} />
      ))}
      <p className="nota tenue">Aquí es un ensayo: cuenta cuando llega en tu repaso o en tu sesión.</p>
    </section>
  );
}

function Again({ exercise }: { exercise: PokerExercise }) {
  const [chosen, setChosen] = useState<number>();
  const question = exercise.preguntas[0];
  if (question?.tipo !== 'accion') return null;
  const unidad = exercise.mesa?.unidad ?? 'bb';
  const verdict = chosen === undefined ? undefined : judgeQuestion(question, { opcion: chosen });
  return (
    <div className="decision">
      <p>{question.pide}</p>
      <div className="opciones">
        {question.opciones.map((option, i) => (
          <Button key={`${option.hace}${option.a ?? ''}`} aria-pressed={chosen === i} onClick={() => setChosen(i)}>
            {optionLine(option, unidad)}
          </Button>
        ))}
      </div>
      <div role="status">
        {verdict ? (
          <Notice tone={verdict.resultado === 'mal' ? 'info' : 'good'}>
            <p>
              <b>{verdict.resultado === 'mal' ? 'No es lo mejor.' : 'Eso es.'}</b> {exercise.explicacion}
            </p>
          </Notice>
        ) : null}
      </div>
    </div>
  );
}
