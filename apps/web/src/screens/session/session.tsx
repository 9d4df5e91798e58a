import './session.css';
import { dayIn, isOfRound, isStep, type Plan, studiedOn, type Tarea } from '@estratega/domain';
import type { Etapa, Exercise } from '@estratega/lessons';
import { glanceSeconds, type Paso, stepsOf } from '@estratega/lessons/compose';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { keepPacks, type Material } from '../../shell/data/packs.ts';
import { addChange } from '../../shell/offline/change-store.ts';
import { useSending } from '../../shell/offline/sender.ts';
import { addWorked } from '../../shell/offline/worked.ts';
import { removeTimer, timerKey } from '../../shell/timer/timers.ts';
import { useSpent } from '../../shell/timer/use-spent.ts';
import { useKeys } from '../../shell/use-keys.ts';
import { Head } from '../../ui/page/head.tsx';
import { Bar, type Segment } from './bar/bar.tsx';
import { measuredIn, whenBack } from './evidence.ts';
import type { Answered } from './exercise.ts';
import { useNotes } from './notes.ts';
import type { Place } from './place.ts';
import {
  changeProgress,
  type Done,
  FIN,
  forgetOtherWeeks,
  progressKey,
  readProgress,
  useProgress,
} from './progress.ts';
import { recordAttempt } from './record.ts';
import type * as Serving from './serving.ts';
import { useHeldFocus } from './use-held-focus.ts';
import { Waiting } from './waiting.tsx';
import { dayName, returnWords } from './words.ts';

// Each game brings its own board and judge, and only when it is played.
const ChessExercise = lazy(() => import('./chess/chess-exercise.tsx').then((m) => ({ default: m.ChessExercise })));
const ChessQuestion = lazy(() => import('./chess/chess-question.tsx').then((m) => ({ default: m.ChessQuestion })));
const PlayOut = lazy(() => import('./chess/play-out/play-out.tsx').then((m) => ({ default: m.PlayOut })));
const PokerExercise = lazy(() => import('./poker/poker-exercise.tsx').then((m) => ({ default: m.PokerExercise })));
const TopicBar = lazy(() => import('./topic-bar.tsx').then((m) => ({ default: m.TopicBar })));
const Slide = lazy(() => import('./theory/slide.tsx').then((m) => ({ default: m.Slide })));
const Question = lazy(() => import('./theory/question.tsx').then((m) => ({ default: m.Question })));
const ChapterStep = lazy(() => import('./theory/chapter-step.tsx').then((m) => ({ default: m.ChapterStep })));
// What is written instead of solved comes together: one name to fetch it by weighs less in every session than three.
const forms = () => import('./forms/index.ts');
const Away = lazy(() => forms().then((m) => ({ default: m.Away })));
const Close = lazy(() => forms().then((m) => ({ default: m.Close })));
const Reading = lazy(() => forms().then((m) => ({ default: m.Reading })));
const summary = () => import('./summary/summary.tsx');
const Summary = lazy(() => summary().then((m) => ({ default: m.Summary })));

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
  /** How a series is served; absent where the task is a list. */
  serving?: typeof Serving | undefined;
}

/** The rest of the week, for when there is no network; it waits with what it stands beside, so that the first board asks before it. */
function KeptWeek({ plan }: { plan: Plan }) {
  useEffect(() => {
    keepPacks(plan.planEstudio.flatMap(({ tareas }) => tareas.flatMap(({ leccion }) => leccion?.paquetes ?? [])));
  }, [plan]);
  return null;
}

/** A step, and whose task its answer belongs to. */
type OwnedStep = Paso & { readonly de: Pick<Place, 'diaIndex' | 'tareaIndex'>; readonly vuelveDe?: string | undefined };

function useSteps(
  plan: Plan,
  tarea: Tarea,
  place: Place,
  material: Material,
  key: string,
  serving: typeof Serving | undefined,
): readonly OwnedStep[] {
  const { vuelven, orden } = useProgress(key);
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
    const served = (serving ? orden : [])
      .map((clave): OwnedStep => ({ tipo: 'ejercicio', clave, id: serving?.servedId(clave) ?? clave, de: place }))
      .filter((step) => step.tipo === 'ejercicio' && material.ejercicios.has(step.id));
    return [...back, ...own.map((step) => ({ ...step, de: place })), ...served];
  }, [plan, tarea, place, material, vuelven, orden, serving]);
}

const stageOf = ({ leccion }: Tarea, { etapas }: Material): Etapa | undefined =>
  etapas.get(leccion?.foco ?? '') ?? etapas.get(leccion?.unidad ?? '');

const chapterOf = ({ leccion }: Tarea, { capitulos }: Material) => capitulos.get(leccion?.unidad ?? '');

/** A task, studied. */
export function Session({ plan, tarea, place, uid, material, serving }: SessionProps) {
  const navigate = useNavigate();
  const key = progressKey(place, plan.semana);
  const clock = timerKey(place.planId, place.diaIndex, place.tareaIndex);
  const progress = useProgress(key);
  const steps = useSteps(plan, tarea, place, material, key, serving);
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
  const isServed = serving !== undefined;
  // An objective that was tried again has given the task more of them.
  const over = (progress.paso === FIN && open < 0) || (!step && !isServed);

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
    (ms: number, clave: string) => {
      const segundos = tarea.leccion?.serie?.segundos;
      const active = segundos === undefined ? ms : (serving?.atTheBoard(ms, segundos, clave) ?? ms);
      changeProgress(key, (now) => ({ ...now, ms: now.ms + ms, activo: now.activo + active }));
      addWorked(place, 'sesion', ms, document.visibilityState === 'hidden');
    },
    [key, place, serving, tarea.leccion?.serie?.segundos],
  );
  const { spent, untold } = useSpent(over ? `${key}.fin` : `${step?.clave}.${tries}.${key}`, over ? noTime : addTime);

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

  const nextKey = () => serving?.nextKey(plan, tarea, place, material, readProgress(key), untold());
  const goTo = (index: number) => {
    const next = steps[index]?.clave ?? serveStep();
    setSaid('');
    setTries((n) => n + 1);
    changeProgress(key, (now) => ({ ...now, paso: next ?? FIN }));
    if (next === undefined) finish();
  };
  /** The next step of a series, put at its end; nothing once its time is used, or nothing is left to ask. */
  const serveStep = (): string | undefined => {
    const clave = nextKey();
    if (clave) changeProgress(key, (now) => ({ ...now, orden: [...now.orden, clave] }));
    return clave;
  };
  // A series begins with what is served first: what stands before it, slides or what returns, has an end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there is nothing to show.
  useEffect(() => {
    if (isServed && !step && progress.paso !== FIN) goTo(steps.length);
  }, [isServed, step === undefined, progress.paso]);
  const finish = () => {
    setEstado('finalizado');
    removeTimer(clock);
    summary().then(({ markMet }) => markMet(plan, uid, hoy), noTime);
  };
  const read = (acierto: boolean) => {
    if (step)
      keep(step.clave, { resultado: 'leido', acierto, pistas: 0, ms: spent(), texto: '', solucion: '', dia: hoy });
    goTo(at + 1);
  };
  const { notas, onNote } = useNotes(plan, tarea, place, uid, key);

  useHeldFocus(main, !over);

  const day = plan.planEstudio[place.diaIndex];
  const session = day ? `sesión del ${dayName(studiedOn(day, tarea).dia)}` : 'sesión';
  const title = over ? 'Sesión terminada' : tarea.titulo;

  if (over) {
    const { sobran, mas } = serving?.ending(plan, tarea, place, material, progress) ?? {};
    const more = () => {
      changeProgress(key, (now) => ({ ...now, mas: mas ?? 0 }));
      goTo(steps.length);
    };
    return (
      <>
        <Head title={title} description="Lo que hiciste en la sesión y lo que sigue." noIndex />
        <Suspense
          fallback={
            <main className="sesion">
              <Waiting>Preparando el tablero…</Waiting>
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
            onMore={mas === undefined ? undefined : more}
            sobran={sobran}
            onTask={(next) => navigate(SESSION, { replace: true, state: { ...place, ...next } })}
          />
        </Suspense>
      </>
    );
  }

  if (!step)
    return (
      <main className="sesion">
        <Waiting>Preparando el tablero…</Waiting>
      </main>
    );

  const segments = steps.map((one): Segment => segmentOf(one, progress.hechos[one.clave], tarea));
  const etapa = stageOf(tarea, material);
  const isLast = at === steps.length - 1 && !nextKey();
  const common = { announce, last: isLast, onNext: () => goTo(at + 1) };
  const measured = measuredIn(plan);
  return (
    <main className="sesion" id="contenido" ref={main} tabIndex={-1} data-paso={step.tipo}>
      <Head title={title} description="Tu sesión de estudio." noIndex />
      <Bar
        title={tarea.titulo}
        theme={serving?.fillerName(tarea, step.clave, material) ?? tarea.leccion?.tema}
        session={session}
        segments={segments}
        served={isServed ? progress.activo / ((tarea.tiempo + progress.mas) * 60_000) : undefined}
        at={at}
        timerKey={clock}
        minutes={serving && progress.mas > 0 ? serving.MORE_MINUTES : tarea.tiempo}
        onLeave={leave}
      />
      <Suspense fallback={<Waiting>Preparando el tablero…</Waiting>}>
        {step.tipo === 'ejercicio' ? (
          <Asked
            key={`${step.clave}.${tries}`}
            exercise={withoutTitle(material.ejercicios.get(step.id), etapa)}
            consigna={consignaOf(tarea, etapa)}
            porque={
              step.vuelveDe ? `Vuelve del ${step.vuelveDe}: aquel día no salió.` : at === 0 ? tarea.porque : undefined
            }
            onAnswer={onAnswer}
            spent={spent}
            partida={key}
            sinPistas={tarea.tipo === 'test' || tarea.tipo === 'repaso'}
            segundos={
              // What comes back from another day is there to be understood, and a step of a chapter to be learnt.
              step.vuelveDe || isStep(step.id)
                ? undefined
                : glanceSeconds(plan, tarea, material.ejercicios.get(step.id))
            }
            vuelve={
              isOfRound(step.id)
                ? 'Esta mano vuelve al final de la ronda.'
                : `Este ejercicio ${returnWords(whenBack(hoy, step.id))}.`
            }
            tema={
              // Nothing to tell before the week's first answer on it; the board does not wait for it.
              measured.some(({ temaId }) => temaId === tarea.temaId) ? (
                <Suspense>
                  <TopicBar plan={plan} temaId={tarea.temaId} name={etapa?.titulo ?? tarea.titulo} />
                </Suspense>
              ) : null
            }
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
            etapa={etapa}
            material={material}
            partida={key}
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
            announce={announce}
            onDone={() => read(true)}
          />
        ) : null}
        {step.tipo === 'cierre' ? (
          <Close
            plan={plan}
            hoy={hoy}
            revision={etapa?.revision ?? tarea.descripcion}
            notas={notas}
            onNote={onNote}
            onDone={() => read(true)}
          />
        ) : null}
        {step.tipo === 'lectura' ? <Reading tarea={tarea} onDone={() => read(true)} /> : null}
        <KeptWeek plan={plan} />
      </Suspense>
      <p className="vh" role="status">
        {said}
      </p>
    </main>
  );
}

const noTime = () => undefined;

interface AskedProps extends Omit<Parameters<typeof ChessExercise>[0], 'exercise'> {
  exercise: Exercise | undefined;
}

function Asked({ exercise, ...rest }: AskedProps) {
  if (!exercise) return null;
  if (exercise.tipo === 'ajedrez') return <ChessExercise exercise={exercise} {...rest} />;
  if (exercise.tipo === 'ajedrez-pregunta') return <ChessQuestion exercise={exercise} {...rest} />;
  if (exercise.tipo === 'ajedrez-partida') return <PlayOut exercise={exercise} {...rest} />;
  return <PokerExercise exercise={exercise} {...rest} />;
}

/** A stage's own question has only the stage's title to stand under, which the bar says already. */
function withoutTitle(exercise: Exercise | undefined, etapa: Etapa | undefined): Exercise | undefined {
  if (!exercise || !('situacion' in exercise) || exercise.situacion?.replace(/\.$/u, '') !== etapa?.titulo)
    return exercise;
  const { situacion: _, ...rest } = exercise;
  return rest;
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
