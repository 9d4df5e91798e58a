import type { PruebaNivel, ResultadoPrueba } from '@estratega/domain';
import { decisiveOnly, type Exercise } from '@estratega/lessons';
import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { messageOf, NetworkError } from '../../../shell/api/errors.ts';
import { readMaterial } from '../../../shell/data/packs.ts';
import { useLoaded } from '../../../shell/data/use-loaded.ts';
import { useSpent } from '../../../shell/timer/use-spent.ts';
import { useKeys } from '../../../shell/use-keys.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CloseIcon } from '../../../ui/icon/icon.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Head } from '../../../ui/page/head.tsx';
import { ExamBoard } from '../exam-board.tsx';
import type { Answered } from '../exercise.ts';
import { useHeldFocus } from '../use-held-focus.ts';
import { Waiting } from '../waiting.tsx';

const noTime = () => undefined;

interface PlacementProps {
  first: PruebaNivel;
  /** Takes an answer and says what comes next; again, where it did not arrive. */
  send: (test: PruebaNivel, sent: Sent, signal: AbortSignal) => Promise<PruebaNivel>;
  back: { readonly to: string; readonly state: unknown };
  result: (test: PruebaNivel, resultado: ResultadoPrueba, leave: () => void) => ReactNode;
}

export interface Sent {
  readonly ejercicio: string;
  readonly answer: Answered;
  readonly ms: number;
}

/**
 * One exercise after another; each answer is judged by the server, which says what comes next. What would come is already here while one thinks:
 * it is shown in the same moment, and the server's word, when it arrives, is the one that holds.
 */
export function Placement({ first, send, back, result }: PlacementProps) {
  const navigate = useNavigate();
  const [test, setTest] = useState(first);
  const [shown, setShown] = useState(first.siguiente);
  const [said, setSaid] = useState('');
  /** Answers on their way, in order: the server takes one after another. */
  const [sending, setSending] = useState<readonly Sent[]>([]);
  const [trouble, setTrouble] = useState<unknown>(null);
  const ready = useReady(test);
  const asked = shown?.ejercicio ?? '';
  const { spent } = useSpent(asked, noTime);
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

  const main = useRef<HTMLElement>(null);
  const [now] = sending;
  // biome-ignore lint/correctness/useExhaustiveDependencies: sent once for each answer, and again where it is asked for.
  useEffect(() => {
    if (!now || trouble) return;
    const stop = new AbortController();
    send(test, now, stop.signal).then(
      (next) => {
        if (stop.signal.aborted) return;
        setTest(next);
        setSending((waiting) => waiting.slice(1));
        if (next.resultado) setSaid(`${verdictOf(now.answer)} ${next.resultado.titulo}`);
        // What was shown ahead stays unless the server asks something else, or it has been answered already.
        setShown((before) =>
          before !== undefined && before.ejercicio === next.siguiente?.ejercicio ? before : next.siguiente,
        );
      },
      (error: unknown) => {
        if (!stop.signal.aborted) setTrouble(error);
      },
    );
    return () => stop.abort();
  }, [now, trouble]);

  function onAnswer(answer: Answered) {
    setSending([...sending, { ejercicio: asked, answer, ms: spent() }]);
    const known = test.siguiente?.ejercicio === asked && sending.length === 0;
    const ahead = known ? test.siguiente?.despues[answer.acierto ? 'bien' : 'mal'] : undefined;
    verdict.current = `${verdictOf(answer)} Ejercicio ${Math.min(test.hechos.length + sending.length + 2, test.total)} de ${test.total}.`;
    setSaid(verdict.current);
    setShown(ahead && ready.has(ahead.ejercicio) ? { ...ahead, despues: {} } : undefined);
  }

  useHeldFocus(main, !test.resultado);
  if (test.resultado) return result(test, test.resultado, leave);
  // As many as the server knows of: who leaves now goes on from there.
  const place = `${Math.min(test.hechos.length + 1, test.total)} de ${test.total}`;
  return (
    <main className="sesion" id="contenido" ref={main} tabIndex={-1} data-paso="ejercicio">
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
            <Button kind="primary" onClick={() => setTrouble(null)}>
              Volver a intentar
            </Button>
          </div>
        </div>
      ) : shown ? (
        <Asked
          key={asked}
          id={asked}
          paquetes={shown.paquetes}
          ready={ready.get(asked)}
          announce={announce}
          spent={spent}
          onAnswer={onAnswer}
        />
      ) : (
        <Waiting>Comprobando…</Waiting>
      )}
      <p className="vh" role="status">
        {said}
      </p>
    </main>
  );
}

const verdictOf = ({ acierto }: Answered): string => (acierto ? 'Correcto.' : 'No era esa.');

/** The exercises that may come next, fetched while one thinks. */
function useReady({ siguiente }: PruebaNivel): ReadonlyMap<string, Exercise> {
  const [ready, setReady] = useState<ReadonlyMap<string, Exercise>>(new Map());
  useEffect(() => {
    const ahead = Object.values(siguiente?.despues ?? {}).flatMap((one) => (one ? [one] : []));
    let over = false;
    readMaterial(
      ahead.flatMap(({ paquetes }) => paquetes),
      ahead.map(({ ejercicio }) => ejercicio),
    ).then(
      ({ ejercicios }) => {
        if (over) return;
        setReady((before) => new Map([...before, ...ejercicios]));
      },
      // Not being ahead costs a moment; what is asked is fetched again when it is asked.
      noTime,
    );
    return () => {
      over = true;
    };
  }, [siguiente]);
  return ready;
}

function Segments({ test, place }: { test: PruebaNivel; place: string }) {
  const { hechos } = test;
  const right = hechos.filter(({ acierto }) => acierto).length;
  return (
    <div
      className="tramos"
      role="img"
      aria-label={`Ejercicio ${place}. Aciertos: ${right}. Fallos: ${hechos.length - right}.`}
    >
      {Array.from({ length: test.total }, (_, i) => {
        const done = hechos[i];
        // biome-ignore lint/suspicious/noArrayIndexKey: exercises never change place.
        return <i key={i} className={done ? (done.acierto ? 'si' : 'no') : i === hechos.length ? 'ahora' : ''} />;
      })}
    </div>
  );
}

interface AskedProps {
  id: string;
  paquetes: readonly string[];
  /** Where it is here already. */
  ready: Exercise | undefined;
  announce: (text: string) => void;
  spent: () => number;
  onAnswer: (answer: Answered) => void;
}

/** The board or the table of a session, without hints: here the first answer is the only one. */
function Asked({ id, paquetes, ready, announce, onAnswer, spent }: AskedProps) {
  const { data, error, isFetching, refetch } = useLoaded(id, () => readMaterial(paquetes, [id]));
  const exercise = ready ?? data?.ejercicios.get(id);
  const answered = useRef(false);
  const box = useRef<HTMLDivElement>(null);
  // What is said once it is answered is for a lesson: a test goes on.
  const say = useCallback(
    (text: string) => {
      if (!answered.current) announce(text);
    },
    [announce],
  );
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
      <ExamBoard
        exercise={decisiveOnly(exercise)}
        announce={say}
        spent={spent}
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
