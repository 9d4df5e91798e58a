import { type PruebaNivel, pruebaNivel } from '@estratega/domain';
import { decisiveOnly, type Exercise } from '@estratega/lessons';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../shell/api/client.ts';
import { messageOf, NetworkError } from '../../../shell/api/errors.ts';
import { readMaterial } from '../../../shell/data/packs.ts';
import { useLoaded } from '../../../shell/data/use-loaded.ts';
import { useKeys } from '../../../shell/use-keys.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CloseIcon } from '../../../ui/icon/icon.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Head } from '../../../ui/page/head.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import type { Answered, ExerciseProps } from '../exercise.ts';
import { useSpent } from '../use-spent.ts';
import { Result } from './result.tsx';

const ChessExercise = lazy(() => import('../chess/chess-exercise.tsx').then((m) => ({ default: m.ChessExercise })));
const ChessQuestion = lazy(() => import('../chess/chess-question.tsx').then((m) => ({ default: m.ChessQuestion })));
const PokerExercise = lazy(() => import('../poker/poker-exercise.tsx').then((m) => ({ default: m.PokerExercise })));

const parse = (raw: unknown) => pruebaNivel.parse(raw);
const noTime = () => undefined;

interface PlacementProps {
  first: PruebaNivel;
  token: string;
  back: { readonly to: string; readonly state: unknown };
  onRepeat: () => void;
}

/** One exercise after another; each answer is judged by the server, which says what comes next. */
export function Placement({ first, token, back, onRepeat }: PlacementProps) {
  const navigate = useNavigate();
  const [test, setTest] = useState(first);
  const [said, setSaid] = useState('');
  const [waiting, setWaiting] = useState<Answered>();
  const [trouble, setTrouble] = useState<unknown>(null);
  const asked = test.siguiente?.ejercicio ?? '';
  const spent = useSpent(asked, noTime);
  const leave = useCallback(() => navigate(back.to, { state: back.state }), [navigate, back]);
  /** What became of the last answer, until the next exercise says what it is: told together, or it would never be heard. */
  const verdict = useRef('');
  const announce = useCallback((text: string) => {
    setSaid([verdict.current, text].filter(Boolean).join(' '));
    verdict.current = '';
  }, []);

  useKeys((event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    leave();
  });

  async function send(answer: Answered) {
    setWaiting(answer);
    setTrouble(null);
    const body = { id: test.id, ejercicio: asked, respuesta: answer.respuesta, ms: spent() };
    try {
      const next = await api('/api/chat/prueba-nivel/responder', { method: 'POST', token, body, parse });
      const right = next.hechos.find(({ ejercicio }) => ejercicio === asked)?.acierto;
      setTest(next);
      setWaiting(undefined);
      verdict.current = `${right ? 'Correcto.' : 'No era esa.'} ${next.resultado?.titulo ?? `Ejercicio ${next.hechos.length + 1} de ${next.total}.`}`;
      setSaid(verdict.current);
    } catch (error) {
      setTrouble(error);
    }
  }

  if (test.resultado) {
    return (
      <Result test={test} resultado={test.resultado} inForm={back.state === null} onLeave={leave} onRepeat={onRepeat} />
    );
  }
  const place = `${Math.min(test.hechos.length + 1, test.total)} de ${test.total}`;
  return (
    <main className="sesion" id="contenido" tabIndex={-1} data-paso="ejercicio">
      <Head
        title="Prueba de nivel"
        description="Mide tu nivel en 4 minutos con ejercicios que se ajustan a ti."
        noIndex
      />
      <header className="s-barra prueba-barra tapete">
        <Button kind="icon" aria-label="Salir de la prueba; se guarda por donde vas" onClick={leave}>
          <CloseIcon />
        </Button>
        <p className="titulo">
          Prueba de nivel
          <span>{place}</span>
        </p>
        <Segments test={test} place={place} />
      </header>
      <div className="s-tarea tapete">
        <b>Prueba de nivel</b>
        <span>{place}</span>
      </div>
      {trouble ? (
        <div className="s-espera tapete">
          <div className="s-falla" role="alert">
            <Notice tone={trouble instanceof NetworkError ? 'offline' : 'bad'}>
              <p>{messageOf(trouble)}</p>
              <p>Tu respuesta sigue aquí.</p>
            </Notice>
            <Button kind="primary" onClick={() => waiting && void send(waiting)}>
              Volver a intentar
            </Button>
          </div>
        </div>
      ) : waiting ? (
        <Waiting>Comprobando…</Waiting>
      ) : (
        <Asked
          key={asked}
          id={asked}
          paquetes={test.siguiente?.paquetes ?? []}
          announce={announce}
          spent={spent}
          onAnswer={(answer) => void send(answer)}
        />
      )}
      <p className="vh" role="status">
        {said}
      </p>
    </main>
  );
}

function Segments({ test, place }: { test: PruebaNivel; place: string }) {
  const right = test.hechos.filter(({ acierto }) => acierto).length;
  return (
    <div
      className="tramos"
      role="img"
      aria-label={`Ejercicio ${place}. Aciertos: ${right}. Fallos: ${test.hechos.length - right}.`}
    >
      {Array.from({ length: test.total }, (_, i) => {
        const done = test.hechos[i];
        // biome-ignore lint/suspicious/noArrayIndexKey: exercises never change place.
        return <i key={i} className={done ? (done.acierto ? 'si' : 'no') : i === test.hechos.length ? 'ahora' : ''} />;
      })}
    </div>
  );
}

function Waiting({ children }: { children: string }) {
  return (
    <div className="s-espera tapete">
      <Spinner>{children}</Spinner>
    </div>
  );
}

interface AskedProps {
  id: string;
  paquetes: readonly string[];
  announce: (text: string) => void;
  spent: () => number;
  onAnswer: (answer: Answered) => void;
}

/** The board or the table of a session, without hints: here the first answer is the only one. */
function Asked({ id, paquetes, onAnswer, ...rest }: AskedProps) {
  const { data, error, isFetching, refetch } = useLoaded(id, () => readMaterial(paquetes, [id]));
  const exercise = data?.ejercicios.get(id);
  const answered = useRef(false);
  const box = useRef<HTMLDivElement>(null);
  const once = (answer: Answered) => {
    if (answered.current) return;
    answered.current = true;
    onAnswer(answer);
  };
  // A new exercise begins at its heading.
  useEffect(() => {
    if (exercise)
      box.current?.parentElement?.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
  }, [exercise]);

  if (!exercise)
    return error && !isFetching ? (
      <div className="s-espera tapete">
        <div className="s-falla" role="alert">
          <Notice tone="bad">
            <p>{messageOf(error)}</p>
          </Notice>
          <Button kind="primary" onClick={refetch}>
            Volver a intentar
          </Button>
        </div>
      </div>
    ) : (
      <Waiting>Preparando el ejercicio…</Waiting>
    );
  return (
    <Suspense fallback={<Waiting>Preparando el ejercicio…</Waiting>}>
      <Board
        exercise={decisiveOnly(exercise)}
        {...rest}
        onAnswer={once}
        onNext={noTime}
        vuelve=""
        last={false}
        examen
        consigna="Una sola respuesta, sin pistas. Si no la ves, ríndete y sigue."
      />
      <div ref={box} hidden />
    </Suspense>
  );
}

function Board({ exercise, ...rest }: Omit<ExerciseProps<Exercise>, 'exercise'> & { exercise: Exercise }) {
  if (exercise.tipo === 'ajedrez') return <ChessExercise exercise={exercise} {...rest} />;
  if (exercise.tipo === 'ajedrez-pregunta') return <ChessQuestion exercise={exercise} {...rest} />;
  return <PokerExercise exercise={exercise} {...rest} />;
}
