import type { ParaRepasar } from '@estratega/domain';
import type { Exercise } from '@estratega/lessons';
import { countOf } from '@estratega/lessons/compose';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Material } from '../../../shell/data/packs.ts';
import { recordAttempt } from '../../../shell/offline/attempts.ts';
import { Deck } from '../../../shell/review/deck.tsx';
import type { Review as Due } from '../../../shell/review/use-review.ts';
import { markReviewed } from '../../../shell/review/use-review.ts';
import { dateName, ownSource } from '../../../shell/review/words.ts';
import { useSpent } from '../../../shell/timer/use-spent.ts';
import { useKeys } from '../../../shell/use-keys.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { CloseIcon } from '../../../ui/icon/icon.tsx';
import { Head } from '../../../ui/page/head.tsx';
import { whenBack } from '../evidence.ts';
import type { Answered, ExerciseProps } from '../exercise.ts';
import { useHeldFocus } from '../use-held-focus.ts';
import { Waiting } from '../waiting.tsx';

const ChessExercise = lazy(() => import('../chess/chess-exercise.tsx').then((m) => ({ default: m.ChessExercise })));
const ChessQuestion = lazy(() => import('../chess/chess-question.tsx').then((m) => ({ default: m.ChessQuestion })));
const PlayOut = lazy(() => import('../chess/play-out/play-out.tsx').then((m) => ({ default: m.PlayOut })));
const PokerExercise = lazy(() => import('../poker/poker-exercise.tsx').then((m) => ({ default: m.PokerExercise })));

export interface Back {
  readonly to: string;
  readonly state: unknown;
  readonly name: string;
}

/** One that was answered: its first answer is the one that counts. */
interface Done {
  readonly acierto: boolean;
  readonly item: ParaRepasar;
}

interface ReviewProps {
  review: Due;
  asked: readonly ParaRepasar[];
  material: Material;
  back: Back;
  onMore: () => void;
}

/** What is due, one after another; each answer is kept like any other, with or without network. */
export function Review({ review, asked, material, back, onMore }: ReviewProps) {
  const navigate = useNavigate();
  const [at, setAt] = useState(0);
  const [done, setDone] = useState<readonly Done[]>([]);
  const [said, setSaid] = useState('');
  const [ms, setMs] = useState(0);
  const main = useRef<HTMLElement>(null);
  const item = asked[at];
  const addTime = useCallback((more: number) => setMs((sum) => sum + more), []);
  const { spent } = useSpent(item?.ejercicio ?? 'fin', item ? addTime : noTime);
  const announce = useCallback((text: string) => setSaid(text), []);
  const leave = useCallback(() => {
    scrollTo(0, 0);
    return navigate(back.to, { replace: true, state: back.state });
  }, [navigate, back]);
  useKeys((event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    leave();
  });

  useHeldFocus(main, item !== undefined);

  if (!item)
    return (
      <Finished
        review={review}
        done={done}
        ms={ms}
        back={back}
        onMore={review.due.length > asked.length ? onMore : undefined}
      />
    );

  const onAnswer = ({ respuesta, pistas, acierto }: Answered) => {
    const { planId, diaIndex, tareaIndex, ejercicio } = item;
    recordAttempt(planId, {
      id: crypto.randomUUID(),
      diaIndex,
      tareaIndex,
      ejercicio,
      respuesta,
      pistas,
      ms: spent(),
      hechoEn: new Date().toISOString(),
    });
    markReviewed(ejercicio);
    setDone((before) => (before.some((one) => one.item === item) ? before : [...before, { acierto, item }]));
  };
  const place = `${at + 1} de ${asked.length}`;
  const right = done.filter(({ acierto }) => acierto).length;
  return (
    <main className="sesion" id="contenido" ref={main} tabIndex={-1} data-paso="ejercicio">
      <Head title="Repaso de hoy" description="Lo que fallaste y vence hoy, ejercicio por ejercicio." noIndex />
      <header className="s-barra repaso-barra tapete">
        <Button kind="icon" aria-label="Salir del repaso; lo que respondiste queda guardado" onClick={leave}>
          <CloseIcon />
        </Button>
        <p className="titulo">
          Repaso de hoy
          <span>{place}</span>
        </p>
        <div
          className="tramos"
          role="img"
          aria-label={`Ejercicio ${place}. Aciertos: ${right}. Fallos: ${done.length - right}.`}
        >
          {asked.map((one, i) => {
            const told = done.find((each) => each.item === one);
            return (
              <i
                key={one.ejercicio}
                className={i === at && !told ? 'ahora' : told ? (told.acierto ? 'si' : 'no') : ''}
              />
            );
          })}
        </div>
      </header>
      <div className="s-tarea tapete">
        <b>Repaso de hoy</b>
        <span>{place}</span>
      </div>
      <Suspense fallback={<Waiting>Preparando el tablero…</Waiting>}>
        <Board
          key={item.ejercicio}
          exercise={material.ejercicios.get(item.ejercicio) as Exercise}
          porque={whyNow(item)}
          onAnswer={onAnswer}
          onNext={() => {
            setSaid('');
            setAt(at + 1);
          }}
          announce={announce}
          spent={spent}
          vuelve={`Este ejercicio vuelve el ${dateName(whenBack(review.hoy, item.ejercicio))}.`}
          partida="repaso"
          last={at === asked.length - 1}
        />
      </Suspense>
      <p className="vh" role="status">
        {said}
      </p>
    </main>
  );
}

const noTime = () => undefined;

const whyNow = ({ propio, campo, desde }: ParaRepasar): string =>
  propio
    ? `Es de ${ownSource(campo)}: vuelve hasta que lo resuelvas en dos días distintos.`
    : `Vuelve del ${dateName(desde)}, hasta que lo resuelvas en dos días distintos.`;

function Board({ exercise, ...rest }: Omit<ExerciseProps<Exercise>, 'exercise'> & { exercise: Exercise }) {
  if (exercise.tipo === 'ajedrez') return <ChessExercise exercise={exercise} {...rest} />;
  if (exercise.tipo === 'ajedrez-pregunta') return <ChessQuestion exercise={exercise} {...rest} />;
  if (exercise.tipo === 'ajedrez-partida') return <PlayOut exercise={exercise} {...rest} />;
  return <PokerExercise exercise={exercise} {...rest} />;
}

interface FinishedProps {
  review: Due;
  done: readonly Done[];
  ms: number;
  back: Back;
  onMore: (() => void) | undefined;
}

/** What was done of it, with the minutes that it took, and what comes. */
export function Finished({ review, done, ms, back, onMore }: FinishedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { next, hoy } = review;
  const right = done.filter(({ acierto }) => acierto).length;
  const missed = done.length - right;
  const days = [...new Set(done.flatMap(({ acierto, item }) => (acierto ? [] : whenBack(hoy, item.ejercicio))))].sort();
  return (
    <main className="s-antes repaso-fin tapete" id="contenido">
      <Head title="Repaso de hoy" description="Lo que repasaste hoy y lo que viene." noIndex />
      <Deck />
      <h1 tabIndex={-1} ref={heading}>
        {done.length > 0 ? 'Repaso hecho' : 'Hoy no vence nada'}
      </h1>
      {done.length > 0 ? (
        <p>
          {countOf(done.length, 'ejercicio', 'ejercicios')}, {right} a la primera, {minutesSpent(ms)}.
        </p>
      ) : (
        <p>Lo que fallas en una sesión vuelve aquí tres días después, hasta que lo resuelvas en dos días distintos.</p>
      )}
      <ul className="viene">
        {missed > 0 ? (
          <li>
            {missed === 1 ? 'El que falló vuelve' : `Los ${missed} que fallaron vuelven`}
            {days.length > 1 ? ' desde el ' : ' el '}
            {dateName(days[0] ?? hoy)}.
          </li>
        ) : null}
        {right > 0 ? (
          <li>
            {right === 1 ? 'El que salió vuelve' : `Los ${right} que salieron vuelven`} más adelante, una vez más.
          </li>
        ) : null}
        {next ? (
          <li>
            El {dateName(next.fecha)}: {next.cuantos} de repaso.
          </li>
        ) : null}
      </ul>
      <div className="fila">
        {onMore ? (
          <Button kind="primary" large onClick={onMore}>
            Seguir con los que esperan
          </Button>
        ) : null}
        <ButtonLink kind={onMore ? 'secondary' : 'primary'} large to={back.to} state={back.state}>
          {back.name}
        </ButtonLink>
      </div>
    </main>
  );
}

function minutesSpent(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  return minutes < 1 ? 'menos de un minuto' : countOf(minutes, 'minuto', 'minutos');
}
