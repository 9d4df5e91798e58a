import './summary.css';
import {
  addDays,
  type Campo,
  dayIn,
  isOfRound,
  openEnded,
  PLAYED_FOR_MONEY,
  type Plan,
  remainingMs,
  SENSACIONES,
  studiedOn,
  type Tarea,
  weekdayOf,
} from '@estratega/domain';
import type { Exercise } from '@estratega/lessons';
import { countOf, formatSpent } from '@estratega/lessons/compose';
import { useEffect, useRef } from 'react';
import { readMaterial } from '../../../shell/data/packs.ts';
import { useLoaded } from '../../../shell/data/use-loaded.ts';
import { Button } from '../../../ui/button/button.tsx';
import { PlayingCard } from '../../../ui/card/playing-card.tsx';
import { Shape } from '../../../ui/card/suit.tsx';
import { HelpLine } from '../../../ui/help/help-line.tsx';
import { CloseIcon } from '../../../ui/icon/icon.tsx';
import { BoardPicture } from '../../../ui/play-board/play-board.tsx';
import { Segmented } from '../../../ui/segmented/segmented.tsx';
import { measuredIn, whenBack } from '../evidence.ts';
import { NextIcon } from '../icons.tsx';
import { objectiveCounts } from '../objective-counts.ts';
import type { Place } from '../place.ts';
import { type Done, progressKey, readProgress } from '../progress.ts';
import { capital, dayName, returnWords } from '../words.ts';
import { ObjectiveBars } from './objective-bars.tsx';
import { SummaryWeek } from './week.tsx';

export { markMet } from '../objective-counts.ts';

const FEELINGS = SENSACIONES.map((value) => ({ value, label: value }));

/** Less is not worth a word. */
const SPARE_FROM = 3;

interface SummaryProps {
  plan: Plan;
  place: Place;
  ejercicios: ReadonlyMap<string, Exercise>;
  /** How it felt, as the player says. */
  sensacion: string;
  onFeel: (value: string) => void;
  onLeave: () => void;
  /** To the week's end, where the next one is asked for. */
  onAdvance: () => void;
  /** The same task again: what is answered now teaches, and no longer measures. */
  onRepeat: () => void;
  onTask: (place: Pick<Place, 'diaIndex' | 'tareaIndex'>) => void;
  /** Goes on with what the task asks, beyond its time. */
  onMore?: (() => void) | undefined;
  /** Minutes of the task that nothing was left for. */
  sobran?: number | undefined;
}

interface Row {
  readonly id: string;
  readonly tarea: Tarea;
  readonly done: Done;
}

interface Placed {
  readonly tarea: Tarea;
  readonly diaIndex: number;
  readonly tareaIndex: number;
}

/** The tasks studied on a day, those brought over to it among them. */
const studiedThat = (plan: Plan, fecha: string): readonly Placed[] =>
  plan.planEstudio.flatMap((day, diaIndex) =>
    day.tareas.flatMap((tarea, tareaIndex) =>
      studiedOn(day, tarea).fecha === fecha && !tarea.noAplica ? [{ tarea, diaIndex, tareaIndex }] : [],
    ),
  );

/** Everything answered in the day's tasks, in order; what failed and was met once more in its task stands once. */
function rowsOf(plan: Plan, tasks: readonly Placed[]): Row[] {
  return tasks.flatMap(({ tarea, diaIndex, tareaIndex }) => {
    const { hechos } = readProgress(progressKey({ planId: plan.id, diaIndex, tareaIndex }, plan.semana));
    return Object.entries(hechos)
      .filter(([clave, done]) => done.resultado !== 'leido' && !clave.startsWith('otra-'))
      .map(([clave, done]) => ({ id: clave.replace(/^vuelve-/u, ''), tarea, done }));
  });
}

export function Summary(props: SummaryProps) {
  const {
    plan,
    place,
    ejercicios,
    sensacion,
    onFeel,
    onLeave,
    onAdvance,
    onRepeat,
    onTask,
    onMore,
    sobran = 0,
  } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const listed = plan.planEstudio[place.diaIndex];
  const own = listed?.tareas[place.tareaIndex];
  if (!listed || !own) return null;
  const day = studiedOn(listed, own);
  const tasks = studiedThat(plan, day.fecha);
  const isOfDay = (one: Pick<Place, 'diaIndex' | 'tareaIndex'>) =>
    tasks.some(({ diaIndex, tareaIndex }) => diaIndex === one.diaIndex && tareaIndex === one.tareaIndex);
  const hoy = dayIn(new Date(), plan.zonaHoraria);
  const measured = measuredIn(plan);
  const rows = rowsOf(plan, tasks);
  const elsewhere = measured.filter((one) => isOfDay(one) && !one.aqui);
  const right = rows.filter(({ done }) => done.acierto).length + elsewhere.filter(({ acierto }) => acierto).length;
  const answered = rows.length + elsewhere.length;
  const spent = tasks.reduce((sum, { diaIndex, tareaIndex, tarea }) => {
    const here = readProgress(progressKey({ ...place, diaIndex, tareaIndex }, plan.semana)).ms;
    // What other browsers added is the server's to know.
    return sum + Math.max(here, (tarea.minutosReales ?? 0) * 60_000);
  }, 0);
  const minutes = Math.round(spent / 60_000);
  const finished = tasks.filter(({ tarea }) => tarea.estado === 'finalizado').length;
  const sessions = plan.planEstudio.filter(({ tareas }) =>
    tareas.some(({ estado, noAplica }) => estado === 'finalizado' && !noAplica),
  ).length;
  const all = [...plan.planEstudio.flatMap(({ tareas }) => tareas), ...plan.propias];
  // A week is crowned when nothing of it is left, as the study screen counts it.
  const crowned = openObjectives(plan) === 0 && all.every(({ estado }) => estado === 'finalizado');
  const missed = rows.filter(({ id, done }) => !done.acierto && !isOfRound(id));
  const next = tasks.find(({ tarea }) => tarea !== own && tarea.estado !== 'finalizado');
  const words = WORDS[plan.campo];

  return (
    <main className="s-fin" id="contenido">
      <section className="fin-tapete tapete">
        <div className="alto">
          <div>
            <h1 tabIndex={-1} ref={heading}>
              {crowned ? words.crowned : words.closer}
            </h1>
            <p className="menor tenue">
              Sesión del {dayName(day.dia)}: {finished} de{' '}
              {countOf(tasks.length, 'tarea terminada', 'tareas terminadas')}.
            </p>
          </div>
          <Button kind="icon" aria-label="Cerrar el resumen" onClick={onLeave}>
            <CloseIcon />
          </Button>
        </div>
        <div className="dos">
          <SummaryWeek plan={plan} fecha={day.fecha} crowned={crowned} />
          <dl className="cifras">
            {answered > 0 ? (
              <div>
                <dt>Aciertos</dt>
                <dd>
                  {right}
                  <small>/{answered}</small>
                </dd>
              </div>
            ) : null}
            <div>
              <dt>{minutes === 1 ? 'Minuto' : 'Minutos'}</dt>
              <dd>{spent > 0 && spent < 60_000 ? '<\u00a01' : minutes}</dd>
            </div>
            <div>
              <dt>{sessions === 1 ? 'Sesión' : 'Sesiones'} esta semana</dt>
              <dd>{sessions}</dd>
            </div>
          </dl>
        </div>
      </section>
      <div className="fin-pag">
        <div className="fin-col">
          <section>
            <h2>Lo que vuelve</h2>
            {missed.length === 0 ? (
              <p className="fin-nada">Nada: hoy no dejaste ejercicios pendientes.</p>
            ) : (
              <Missed
                rows={rows}
                missed={missed}
                ejercicios={ejercicios}
                when={(id) => returnWords(whenBack(hoy, id))}
                words={words}
              />
            )}
            <div className="fin-otra">
              {onMore ? (
                <Button kind="secondary" onClick={onMore}>
                  Un poco más
                </Button>
              ) : null}
              <Button kind="tertiary" onClick={onRepeat}>
                Repetir esta tarea
              </Button>
            </div>
          </section>
          {rows.length > 0 ? <ScoreSheet rows={rows} /> : null}
        </div>
        <div className="fin-col">
          <section>
            <h2>Tus objetivos</h2>
            <ObjectiveBars counts={objectiveCounts(plan, measured, hoy)} />
          </section>
          <section className="sensacion">
            <h2>¿Cómo te resultó?</h2>
            <Segmented
              className="s-eleccion"
              label="Dificultad de la sesión"
              hideLabel
              options={FEELINGS}
              value={sensacion}
              onChange={onFeel}
            />
          </section>
        </div>
      </div>
      {PLAYED_FOR_MONEY[plan.campo] && !plan.cautela ? <HelpLine zonaHoraria={plan.zonaHoraria} /> : null}
      <div className="fin-pie">
        <p>
          {sobran >= SPARE_FROM ? `Listo: sobran ${sobran} min. ` : ''}
          {next
            ? `Sigue «${next.tarea.titulo}», ${next.tarea.tiempo} min previstos.`
            : nextSession(plan, day.fecha, hoy)}
        </p>
        {next ? (
          <Button kind="primary" large onClick={() => onTask({ diaIndex: next.diaIndex, tareaIndex: next.tareaIndex })}>
            Seguir con la próxima tarea
            <NextIcon />
          </Button>
        ) : (
          <Button kind="primary" large onClick={canAdvance(plan) ? onAdvance : onLeave}>
            {canAdvance(plan) ? 'Avanzar' : 'Volver a la semana'}
          </Button>
        )}
      </div>
    </main>
  );
}

/** "Próxima sesión: sábado, 2 tareas, 120 min." */
function nextSession(plan: Plan, fecha: string, hoy: string): string {
  const [waiting] = plan.planEstudio
    .flatMap((day) =>
      day.tareas.flatMap((tarea) => (tarea.estado === 'finalizado' ? [] : [{ ...studiedOn(day, tarea) }])),
    )
    .filter((one) => one.fecha !== fecha)
    .sort((a, b) => (a.fecha < b.fecha ? -1 : a.fecha > b.fecha ? 1 : 0));
  if (!waiting) return weekEnd(plan);
  const open = studiedThat(plan, waiting.fecha).filter(({ tarea }) => tarea.estado !== 'finalizado');
  const minutes = open.reduce((sum, { tarea }) => sum + tarea.tiempo, 0);
  const rest = plan.planEstudio.some(({ fecha }) => fecha === nextDay(hoy)) ? '' : 'Mañana descansas. ';
  return `${rest}Próxima sesión: ${dayName(waiting.dia)}, ${countOf(open.length, 'tarea', 'tareas')}, ${minutes} min previstos.`;
}

const openObjectives = ({ objetivos, planEstudio }: Plan): number =>
  openEnded(
    planEstudio.flatMap(({ tareas }) => tareas),
    objetivos,
  ).filter(({ estado }) => estado !== 'finalizado').length;
const isOver = ({ createdAt }: Plan): boolean => remainingMs(new Date(createdAt), new Date()) === 0;
const canAdvance = (plan: Plan): boolean =>
  isOver(plan) &&
  openObjectives(plan) === 0 &&
  [...plan.planEstudio.flatMap(({ tareas }) => tareas), ...plan.propias].every(({ estado }) => estado === 'finalizado');

/** All tasks are done: what is still missing before the next week, if anything is. */
function weekEnd(plan: Plan): string {
  const open = openObjectives(plan);
  if (open > 0)
    return `Terminaste todas las tareas. Falta cerrar ${countOf(open, 'objetivo', 'objetivos')} en la semana.`;
  if (isOver(plan)) return 'Semana cumplida: te toca avanzar.';
  const end = addDays(dayIn(new Date(plan.createdAt), plan.zonaHoraria), 7);
  return `Semana cumplida. «Avanzar» se abre el ${dayName(weekdayOf(end))} ${Number(end.slice(8))}.`;
}

const nextDay = (fecha: string): string =>
  new Date(Date.parse(`${fecha}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

interface MissedProps extends Pick<BackProps, 'words'> {
  when: (id: string) => string;
  rows: readonly Row[];
  missed: readonly Row[];
  ejercicios: ReadonlyMap<string, Exercise>;
}

/** What was missed in the day's other tasks is drawn too: this task never asked for their packs. */
function Missed({ rows, missed, ejercicios, when, words }: MissedProps) {
  const unread = missed.filter(({ id }) => !ejercicios.has(id));
  const ids = unread.map(({ id }) => id);
  const { data } = useLoaded(ids.join(), () =>
    readMaterial([...new Set(unread.flatMap(({ tarea }) => tarea.leccion?.paquetes ?? []))], ids),
  );
  return (
    <div className="vuelven">
      {missed.map((row) => (
        <Back
          key={row.id}
          row={row}
          exercise={ejercicios.get(row.id) ?? data?.ejercicios.get(row.id)}
          number={rows.indexOf(row) + 1}
          when={when(row.id)}
          words={words}
        />
      ))}
    </div>
  );
}

interface BackProps {
  row: Row;
  exercise: Exercise | undefined;
  number: number;
  when: string;
  words: (typeof WORDS)[Campo];
}

const ANSWERED = {
  ajedrez: 'Jugaste',
  'ajedrez-pregunta': 'Respondiste',
  'ajedrez-partida': 'Jugaste',
  poker: 'Respondiste',
  'poker-mano': 'Jugaste',
} as const satisfies Record<Exercise['tipo'], string>;

/** What a game says of a week and of an answer. */
const WORDS = {
  Ajedrez: {
    crowned: 'Coronaste: semana terminada',
    closer: 'Un paso más cerca de coronar',
    answered: 'Jugaste',
    shape: 'pawn',
  },
  'Poker Texas Holdem': {
    crowned: 'La mano completa: semana terminada',
    closer: 'Una carta más sobre la mesa',
    answered: 'Respondiste',
    shape: 's',
  },
} as const satisfies Record<Campo, object>;

function Back({ row, exercise, number, when, words }: BackProps) {
  const { done, tarea } = row;
  const label = `Ejercicio ${number}`;
  const board = boardOf(exercise);
  // A question has one answer; a position may have others that are good too.
  const best = exercise?.tipo === 'ajedrez-pregunta' ? 'La respuesta' : 'Lo mejor';
  const told =
    done.resultado === 'visto'
      ? 'Pediste la solución.'
      : `${exercise ? ANSWERED[exercise.tipo] : words.answered} ${done.texto}.`;
  return (
    <article className="vuelve">
      {board ? (
        <BoardPicture fen={board.fen} side={board.side} label={`Posición del ejercicio ${number}`} />
      ) : (
        <div className="mini-mesa">
          {exercise?.tipo === 'poker' && exercise.mano ? (
            <div className="cartas">
              {exercise.mano.map((code) => (
                <PlayingCard key={code} code={code as `${string}s`} />
              ))}
            </div>
          ) : (
            <Shape of={words.shape} />
          )}
        </div>
      )}
      <div>
        <h3>
          {label}: {tarea.titulo}
        </h3>
        <p>
          {told} {done.solucion ? `${best}: ${done.solucion}.` : ''}
        </p>
        <p className="cuando">{capital(when)}</p>
      </div>
    </article>
  );
}

/** The position to be remembered, from where it was seen. */
function boardOf(exercise: Exercise | undefined): { fen: string; side: 'w' | 'b' } | undefined {
  if (exercise?.tipo === 'ajedrez' || exercise?.tipo === 'ajedrez-partida')
    return { fen: exercise.fen, side: exercise.fen.split(' ')[1] === 'b' ? 'b' : 'w' };
  if (exercise?.tipo === 'ajedrez-pregunta' && exercise.fen)
    return { fen: exercise.fen, side: exercise.orientacion === 'negras' ? 'b' : 'w' };
  return undefined;
}

const RESULT_NAMES = {
  bien: 'Acierto',
  casi: 'Casi',
  mal: 'Fallo',
  visto: 'Visto',
  propio: 'A mano',
  leido: '',
} as const;

function ScoreSheet({ rows }: { rows: readonly Row[] }) {
  return (
    <section className="fin-planilla">
      <h2>La planilla</h2>
      <table className="planilla-s">
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">N.º</span>
            </th>
            <th scope="col">Tarea</th>
            <th scope="col">Tu respuesta</th>
            <th scope="col">Resultado</th>
            <th scope="col" className="ps-t">
              Tiempo
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, tarea, done }, i) => (
            <tr key={id}>
              <td className="ps-n">{i + 1}.</td>
              <td>{tarea.titulo}</td>
              <td className="j">{done.texto}</td>
              <td className={done.acierto ? 'ps-r' : 'ps-r mal'}>
                <i aria-hidden="true" />
                {RESULT_NAMES[done.resultado]}
                {done.acierto && done.pistas > 0 ? ', con pista' : ''}
                {done.cuentas && done.cuentas.bien < done.cuentas.de
                  ? `, cuentas ${done.cuentas.bien} de ${done.cuentas.de}`
                  : ''}
              </td>
              <td className="ps-t">{formatSpent(done.ms)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
