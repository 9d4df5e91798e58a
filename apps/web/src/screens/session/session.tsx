import './session.css';
import { dayIn, type Plan, studiedOn, type Tarea } from '@estratega/domain';
import type { Etapa, Exercise } from '@estratega/lessons';
import { type Paso, stepsOf } from '@estratega/lessons/compose';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Material } from '../../shell/data/packs.ts';
import { addChange } from '../../shell/offline/change-store.ts';
import { useSending } from '../../shell/offline/sender.ts';
import { addWorked } from '../../shell/offline/worked.ts';
import { removeTimer, timerKey } from '../../shell/timer/timers.ts';
import { useKeys } from '../../shell/use-keys.ts';
import { Head } from '../../ui/page/head.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { Bar, type Segment } from './bar/bar.tsx';
import { measuredIn, objectiveCounts } from './evidence.ts';
import type { Answered } from './exercise.ts';
import { useNotes } from './notes.ts';
import type { Place } from './place.ts';
import { changeProgress, type Done, FIN, forgetOtherWeeks, keepLine, progressKey, useProgress } from './progress.ts';
import { recordAttempt } from './record.ts';
import { whenBack } from './returning.ts';
import { TopicBar } from './topic-bar.tsx';
import { useSpent } from './use-spent.ts';
import { dayName, returnWords } from './words.ts';

// Each game brings its own board and judge, and only when it is played.
const ChessExercise = lazy(() => import('./chess/chess-exercise.tsx').then((m) => ({ default: m.ChessExercise })));
const ChessQuestion = lazy(() => import('./chess/chess-question.tsx').then((m) => ({ default: m.ChessQuestion })));
const PlayOutExercise = lazy(() =>
  import('./chess/play-out/play-out-exercise.tsx').then((m) => ({ default: m.PlayOutExercise })),
);
const PokerExercise = lazy(() => import('./poker/poker-exercise.tsx').then((m) => ({ default: m.PokerExercise })));
const Slide = lazy(() => import('./theory/slide.tsx').then((m) => ({ default: m.Slide })));
const Question = lazy(() => import('./theory/question.tsx').then((m) => ({ default: m.Question })));
const ChapterStep = lazy(() => import('./theory/chapter-step.tsx').then((m) => ({ default: m.ChapterStep })));
const Away = lazy(() => import('./forms/away.tsx').then((m) => ({ default: m.Away })));
const Close = lazy(() => import('./forms/close.tsx').then((m) => ({ default: m.Close })));
const Reading = lazy(() => import('./forms/reading.tsx').then((m) => ({ default: m.Reading })));
const Summary = lazy(() => import('./summary/summary.tsx').then((m) => ({ default: m.Summary })));

const STUDY = '/informacion-plan-de-estudio';
const SESSION = '/sesion';
/** A prompt longer than this would push the board off a phone. */
const CONSIGNA_MAX = 140;

interface SessionProps {
  plan: Plan;
  tarea: Tarea;
  place: Place;
  uid: string;
  material: Material;
}

/** A step, and whose task its answer belongs to. */
type OwnedStep = Paso & { readonly de: Pick<Place, 'diaIndex' | 'tareaIndex'>; readonly vuelveDe?: string | undefined };

function useSteps(plan: Plan, tarea: Tarea, place: Place, material: Material, key: string): readonly OwnedStep[] {
  const { vuelven } = useProgress(key);
  return useMemo(() => {
    const etapa = stageOf(tarea, material);
    const back = (vuelven ?? [])
      .filter(({ id }) => material.ejercicios.has(id))
      .map(({ id, ...de }): OwnedStep => {
        const from = plan.planEstudio[de.diaIndex];
        return { tipo: 'ejercicio', clave: `vuelve-${id}`, id, de, vuelveDe: from ? dayName(from.dia) : undefined };
      });
    // An exercise whose pack does not hold it cannot be asked; the rest of the task still can.
    const own = stepsOf(tarea, etapa, chapterOf(tarea, material)).filter(
      (step) => step.tipo !== 'ejercicio' || material.ejercicios.has(step.id),
    );
    return [...back, ...own.map((step) => ({ ...step, de: place }))];
  }, [plan, tarea, place, material, vuelven]);
}

const stageOf = ({ leccion }: Tarea, { etapas }: Material): Etapa | undefined =>
  etapas.get(leccion?.foco ?? '') ?? etapas.get(leccion?.unidad ?? '');

const chapterOf = ({ leccion }: Tarea, { capitulos }: Material) => capitulos.get(leccion?.unidad ?? '');

/** A task, studied. */
export function Session({ plan, tarea, place, uid, material }: SessionProps) {
  const navigate = useNavigate();
  const key = progressKey(place, plan.semana);
  const clock = timerKey(place.planId, place.diaIndex, place.tareaIndex);
  const progress = useProgress(key);
  const steps = useSteps(plan, tarea, place, material, key);
  const hoy = dayIn(new Date(), plan.zonaHoraria);
  const [said, setSaid] = useState('');
  const [tries, setTries] = useState(0);
  const main = useRef<HTMLElement>(null);
  useSending();

  const known = useMemo(() => new Set((tarea.intentos ?? []).map(({ ejercicio }) => ejercicio)), [tarea.intentos]);
  const isDone = (step: OwnedStep) => step.clave in progress.hechos || known.has(step.clave);
  const stored = steps.findIndex(({ clave }) => clave === progress.paso);
  const open = steps.findIndex((step) => !isDone(step));
  const at = stored >= 0 ? stored : Math.max(0, open);
  const step = steps[at];
  // An objective that was tried again has given the task more of them.
  const over = (progress.paso === FIN && open < 0) || !step;

  const setEstado = (nuevoEstado: 'enProgreso' | 'finalizado') =>
    addChange(uid, {
      planId: plan.id,
      diaIndex: place.diaIndex,
      tareaIndex: place.tareaIndex,
      nuevoEstado,
      nuevaPrioridad: null,
    });

  // Entering a task sets it under way.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each task that is entered.
  useEffect(() => {
    forgetOtherWeeks(plan.id, plan.semana);
    if (tarea.estado === 'esperando') setEstado('enProgreso');
  }, [key]);

  const announce = useCallback((text: string) => setSaid(text), []);
  const addTime = useCallback(
    (ms: number) => {
      changeProgress(key, (now) => ({ ...now, ms: now.ms + ms }));
      addWorked(place, 'sesion', ms, document.visibilityState === 'hidden');
    },
    [key, place],
  );
  const spent = useSpent(over ? `${key}.fin` : `${key}.${step?.clave}.${tries}`, over ? noTime : addTime);

  // In the session's place: Back then never returns into it.
  const leave = useCallback(() => {
    // A summary that was read to its end must not leave the week half way down.
    scrollTo(0, 0);
    return navigate(STUDY, { replace: true, state: { planId: plan.id } });
  }, [navigate, plan.id]);
  useKeys((event) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      leave();
    }
  });

  const keep = (clave: string, done: Done) =>
    changeProgress(key, (now) =>
      clave in now.hechos ? now : { ...now, paso: now.paso ?? clave, hechos: { ...now.hechos, [clave]: done } },
    );

  const onAnswer = ({ respuesta, resultado, pistas, texto, solucion, acierto, cuentas }: Answered) => {
    if (step?.tipo !== 'ejercicio') return;
    const ms = spent();
    recordAttempt(plan.id, {
      id: crypto.randomUUID(),
      diaIndex: step.de.diaIndex,
      tareaIndex: step.de.tareaIndex,
      ejercicio: step.id,
      respuesta,
      pistas,
      ms,
      hechoEn: new Date().toISOString(),
    });
    keep(step.clave, { resultado, acierto, pistas, ms, texto, solucion, dia: hoy, ...(cuentas ? { cuentas } : {}) });
  };

  const goTo = (index: number) => {
    const next = steps[index];
    setSaid('');
    setTries((n) => n + 1);
    changeProgress(key, (now) => ({ ...now, paso: next?.clave ?? FIN }));
    if (!next) finish();
  };
  const finish = () => {
    setEstado('finalizado');
    removeTimer(clock);
    // What exercises count towards is counted by itself, once the rest of the week cannot undo it; whoever thinks otherwise
    // can still set it in the week.
    for (const { index, medida, objetivo } of objectiveCounts(plan, measuredIn(plan), hoy)) {
      if (medida?.seguro && objetivo.estado !== 'finalizado')
        addChange(uid, { planId: plan.id, objetivoIndex: index, nuevoEstado: 'finalizado' });
    }
  };
  const read = (acierto: boolean) => {
    if (step)
      keep(step.clave, { resultado: 'leido', acierto, pistas: 0, ms: spent(), texto: '', solucion: '', dia: hoy });
    goTo(at + 1);
  };
  const { notas, onNote } = useNotes(plan, tarea, place, uid, key);

  // A new step begins at its heading, unless the step itself has chosen a place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the step changes.
  useEffect(() => {
    const box = main.current;
    if (!box || box.contains(document.activeElement)) return;
    (box.querySelector<HTMLElement>('h1[tabindex]') ?? box).focus({ preventScroll: true });
  }, [step?.clave, tries]);

  const day = plan.planEstudio[place.diaIndex];
  const session = day ? `sesión del ${dayName(studiedOn(day, tarea).dia)}` : 'sesión';
  const title = over ? 'Sesión terminada' : tarea.titulo;

  if (over) {
    return (
      <>
        <Head title={title} description="Lo que hiciste en la sesión y lo que sigue." noIndex />
        <Suspense
          fallback={
            <main className="sesion">
              <Waiting />
            </main>
          }
        >
          <Summary
            plan={plan}
            place={place}
            ejercicios={material.ejercicios}
            sensacion={notas.sensacion ?? ''}
            onFeel={(value) => onNote('sensacion', value)}
            onLeave={leave}
            onAdvance={() => navigate(STUDY, { replace: true, state: { planId: plan.id, avanzar: true } })}
            onRepeat={() => changeProgress(key, (now) => ({ ...now, paso: steps[0]?.clave ?? FIN }))}
            onTask={(next) => navigate(SESSION, { replace: true, state: { ...place, ...next } })}
          />
        </Suspense>
      </>
    );
  }

  const segments = steps.map((one): Segment => segmentOf(one, progress.hechos[one.clave], tarea));
  const etapa = stageOf(tarea, material);
  const common = { announce, last: at === steps.length - 1, onNext: () => goTo(at + 1) };
  const counts = objectiveCounts(plan, measuredIn(plan), hoy);
  const measured = measuredIn(plan);
  return (
    <main className="sesion" id="contenido" ref={main} tabIndex={-1} data-paso={step.tipo}>
      <Head title={title} description="Tu sesión de estudio." noIndex />
      <Bar
        title={tarea.titulo}
        theme={tarea.leccion?.tema}
        session={session}
        segments={segments}
        at={at}
        timerKey={clock}
        minutes={tarea.tiempo}
        onLeave={leave}
      />
      <Suspense fallback={<Waiting />}>
        {step.tipo === 'ejercicio' ? (
          <Asked
            key={`${step.clave}.${tries}`}
            exercise={material.ejercicios.get(step.id)}
            consigna={consignaOf(tarea, etapa)}
            porque={step.vuelveDe ? `Vuelve del ${step.vuelveDe}: aquel día no salió.` : tarea.porque}
            onAnswer={onAnswer}
            spent={spent}
            jugado={progress.partidas[step.clave]}
            onJugado={(moves) => keepLine(key, step.clave, moves)}
            vuelve={`Este ejercicio ${returnWords(whenBack(hoy, step.id))}.`}
            tema={<TopicBar plan={plan} temaId={tarea.temaId} name={etapa?.titulo ?? tarea.titulo} />}
            {...common}
          />
        ) : null}
        {step.tipo === 'lamina' && etapa ? (
          <Slide
            key={step.clave}
            etapa={etapa}
            lamina={step.lamina}
            announce={announce}
            last={common.last}
            onNext={() => read(true)}
          />
        ) : null}
        {step.tipo === 'mira' || step.tipo === 'ficha' ? (
          <ChapterStep
            key={step.clave}
            step={step}
            capitulo={chapterOf(tarea, material)}
            announce={announce}
            last={common.last}
            onNext={() => read(true)}
            onBack={at > 0 ? () => goTo(at - 1) : undefined}
          />
        ) : null}
        {step.tipo === 'pregunta' && etapa ? (
          <Question
            key={step.clave}
            etapa={etapa}
            pregunta={step.pregunta}
            respuesta={step.respuesta}
            announce={announce}
            onDone={read}
          />
        ) : null}
        {step.tipo === 'jugar' || step.tipo === 'analizar' ? (
          <Away
            plan={plan}
            tarea={tarea}
            place={place}
            etapa={etapa}
            notas={notas}
            onNote={onNote}
            onDone={() => read(true)}
          />
        ) : null}
        {step.tipo === 'cierre' ? (
          <Close
            counts={counts}
            revision={etapa?.revision ?? tarea.descripcion}
            right={measured.filter(({ acierto }) => acierto).length}
            answered={measured.length}
            notas={notas}
            onNote={onNote}
            onDone={() => read(true)}
          />
        ) : null}
        {step.tipo === 'lectura' ? <Reading tarea={tarea} onDone={() => read(true)} /> : null}
      </Suspense>
      <p className="vh" role="status">
        {said}
      </p>
    </main>
  );
}

const noTime = () => undefined;

function Waiting() {
  return (
    <div className="s-espera tapete">
      <Spinner>Preparando el tablero…</Spinner>
    </div>
  );
}

interface AskedProps extends Omit<Parameters<typeof ChessExercise>[0], 'exercise'> {
  exercise: Exercise | undefined;
}

function Asked({ exercise, ...rest }: AskedProps) {
  if (!exercise) return null;
  if (exercise.tipo === 'ajedrez') return <ChessExercise exercise={exercise} {...rest} />;
  if (exercise.tipo === 'ajedrez-pregunta') return <ChessQuestion exercise={exercise} {...rest} />;
  if (exercise.tipo === 'ajedrez-partida') return <PlayOutExercise exercise={exercise} {...rest} />;
  return <PokerExercise exercise={exercise} {...rest} />;
}

function segmentOf(step: OwnedStep, done: Done | undefined, tarea: Tarea): Segment {
  if (done) return done.resultado === 'leido' ? (done.acierto ? 'leido' : 'no') : done.acierto ? 'si' : 'no';
  const told = tarea.intentos?.find(({ ejercicio }) => ejercicio === step.clave);
  if (!told) return '';
  return told.primero === 'mal' || told.primero === 'visto' ? 'no' : 'si';
}

/** A square, a move or cards: an idea that names them speaks of another position. */
const PLACED = /\b[a-h][1-8]\b|[♠♥♦♣]|\b[AKQJT2-9]-[AKQJT2-9]\b/u;
/** Beside an exercise stands the stage's idea, true of them all; a test and a mixed review give nothing away. */
function consignaOf({ leccion, tipo }: Tarea, etapa: Etapa | undefined): string | undefined {
  const idea = (leccion?.plantilla ?? tipo) === 'ejercicios' ? etapa?.idea : undefined;
  return idea && idea.length <= CONSIGNA_MAX && !PLACED.test(idea) ? idea : undefined;
}
