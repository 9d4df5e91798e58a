import './session-card.css';
import {
  addDays,
  dayIn,
  isLeftOut,
  nextSession,
  openEnded,
  type Plan,
  type Sesion,
  weekdayOf,
  weekFrom,
} from '@estratega/domain';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { CheckIcon } from '../../../ui/icon/screen-icons.tsx';
import { ArrowIcon, CrownIcon } from '../icons.tsx';
import { answeredLine, exercisesOf } from '../plan/answered.ts';
import { minutesOf, type StudyTask } from '../plan/tasks.ts';
import { count, dayAndNumber, dayName, ESTADO_NAMES } from '../words.ts';

interface SessionCardProps {
  plan: Plan;
  tasks: readonly StudyTask[];
  today: string;
  /** The seven days are over. */
  over: boolean;
  onStart: (task: StudyTask) => void;
  /** What can be done about days that were missed. */
  children?: ReactNode;
}

const OVER = 'La semana ha terminado. Finaliza las tareas y los objetivos que faltan para avanzar.';

/** The one verb of the screen: what to study now, and the button that opens it. */
export function SessionCard({ plan, tasks: all, today, over, onStart, children }: SessionCardProps) {
  // What the player added is done elsewhere: a session is what was planned.
  const tasks = all.filter((task) => task.propia === undefined && !isLeftOut(task));
  const own = all.filter(({ propia, estado }) => propia !== undefined && estado !== 'finalizado').length;
  const next = nextSession(
    tasks.map((task) => ({ ...task, empezada: task.intentos !== undefined })),
    today,
  );
  const first = next && tasks.find((task) => task.diaIndex === next.diaIndex && task.tareaIndex === next.tareaIndex);
  if (!next || !first) return <AllDone plan={plan} over={over} own={own} />;

  const day = tasks.filter(({ fecha, noAplica }) => fecha === next.fecha && !noAplica);
  const exercises = day.reduce((sum, task) => sum + exercisesOf(task), 0);
  // A series goes on as long as its minutes do.
  const about = day.some(({ leccion }) => leccion?.serie) ? '≈ ' : '';
  const open = day.filter(({ estado }) => estado !== 'finalizado');
  const left = open.reduce((sum, task) => sum + Math.max(0, exercisesOf(task) - (task.intentos?.length ?? 0)), 0);
  // What was worked on already is not asked for again.
  const minutes = open.reduce((sum, { tiempo, minutosReales = 0 }) => sum + Math.max(0, tiempo - minutosReales), 0);
  const lastDay = weekFrom(dayIn(new Date(plan.createdAt), plan.zonaHoraria)).at(-1)?.fecha === today;
  const facts = [
    exercises > 0
      ? `${left > 0 && left < exercises ? `${left === 1 ? 'Queda' : 'Quedan'} ${about}${left} de ` : about}${count(exercises, 'ejercicio', 'ejercicios')}.`
      : `${count(day.length, 'tarea', 'tareas')}, ${minutesOf(day)} min previstos.`,
    over
      ? OVER
      : next.cuando === 'hoy'
        ? lastDay && !plan.cautela
          ? 'Es el último día de la semana: lo que termines hoy la corona.'
          : ''
        : restLine(
            next,
            first,
            all.filter(({ fecha }) => fecha === today),
          ),
  ];

  return (
    <section className="ses" aria-labelledby="sesion">
      <div>
        <h2 id="sesion">{titleOf(next, first)}</h2>
        <p className="sub">{facts.filter(Boolean).join(' ')}</p>
      </div>
      <ol className="pasos" aria-label="Tareas de la sesión">
        {day.map((task, i) => (
          <Step key={task.key} task={task} number={i + 1} now={task === first} />
        ))}
      </ol>
      <Button kind="primary" large onClick={() => onStart(first)}>
        {next.empezada ? 'Continuar' : 'Empezar la sesión'}
        {minutes > 0 ? `, ${minutes} min` : ''}
        <ArrowIcon />
      </Button>
      {children}
    </section>
  );
}

const titleOf = ({ cuando }: Sesion, { dia }: StudyTask): string =>
  cuando === 'hoy'
    ? `Tu sesión del ${dayName(dia)}`
    : cuando === 'atrasada'
      ? `Te espera la sesión del ${dayName(dia)}`
      : `Tu próxima sesión, el ${dayName(dia)}`;

/** "Lo de hoy está hecho: 3 tareas, 14 minutos." with the minutes that were measured, where any were. */
function doneLine(today: readonly StudyTask[]): string {
  const minutes = today.reduce((sum, { minutosReales = 0 }) => sum + minutosReales, 0);
  return `Lo de hoy está hecho: ${[count(today.length, 'tarea', 'tareas'), minutes > 0 ? count(minutes, 'minuto', 'minutos') : ''].filter(Boolean).join(', ')}.`;
}

function restLine({ cuando, hoyHecha }: Sesion, { dia, fecha }: StudyTask, today: readonly StudyTask[]): string {
  if (hoyHecha)
    return `${doneLine(today)} ${cuando === 'atrasada' ? 'Si quieres, ponte al día.' : `La próxima es el ${dayAndNumber(dia, fecha)}, y también puedes adelantarla.`}`;
  return cuando === 'atrasada'
    ? 'Hoy no hay tareas nuevas: es buen día para ponerte al día.'
    : `Hoy descansas. La sesión es el ${dayAndNumber(dia, fecha)}, y también puedes adelantarla.`;
}

function Step({ task, number, now }: { task: StudyTask; number: number; now: boolean }) {
  const done = task.estado === 'finalizado';
  const { leccion, intentos } = task;
  // The day's exercises are counted above: once it is under way, how much of it was answered stands in the place of its theme: a phone has one line.
  const told = [
    intentos ? '' : leccion?.tema,
    leccion?.tema && !intentos ? '' : answeredLine(task),
    done ? 'Terminada' : task.estado === 'enProgreso' ? ESTADO_NAMES.enProgreso : '',
  ].filter(Boolean);
  return (
    <li className={done ? 'hecho' : now ? 'toca-ahora' : undefined} aria-current={now ? 'step' : undefined}>
      <span className="k" aria-hidden="true">
        {done ? <CheckIcon /> : number}
      </span>
      <span className="tx">
        <b>{task.titulo}</b>
        {told.length > 0 ? <small>{told.join('. ')}</small> : null}
      </span>
      <span className="mn num">
        {task.tiempo}
        <span aria-hidden="true">′</span>
        <span className="vh"> minutos</span>
      </span>
    </li>
  );
}

/** Every task is done: the week is either complete and waits for its end, or its objectives are still open. */
function AllDone({ plan, over, own }: Pick<SessionCardProps, 'plan' | 'over'> & { own: number }) {
  const planned = plan.planEstudio.flatMap(({ tareas }) => tareas);
  const open = openEnded(planned, plan.objetivos).filter(({ estado }) => estado !== 'finalizado').length;
  const end = addDays(dayIn(new Date(plan.createdAt), plan.zonaHoraria), 7);
  const left = [
    open > 0 ? count(open, 'objetivo', 'objetivos') : '',
    own > 0 ? count(own, 'tarea tuya', 'tareas tuyas') : '',
  ].filter(Boolean);
  // Then the form that advances says it: one celebration, one sentence.
  if (over && left.length === 0) return null;
  const text =
    left.length > 0
      ? `Te ${open + own === 1 ? 'queda' : 'quedan'} ${left.join(' y ')} por cerrar, más abajo.`
      : `Todo hecho. Tu próxima semana se abre el ${dayAndNumber(weekdayOf(end), end)}.`;
  return (
    <section className="ses" aria-labelledby="sesion">
      <div className="corona-g" role="status">
        {/* Only a whole week is crowned; and nothing is celebrated with a player who is in trouble. */}
        {plan.cautela || left.length > 0 ? null : <CrownIcon />}
        <div>
          <h2 id="sesion">{left.length > 0 ? 'Terminaste las tareas' : 'Semana completa'}</h2>
          <p className="sub">{text}</p>
        </div>
      </div>
    </section>
  );
}
