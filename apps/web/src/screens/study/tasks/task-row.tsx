import './task-row.css';
import { readContent } from '@estratega/domain';
import { lazy, memo, Suspense, useMemo, useRef } from 'react';
import { removeTimer, startTimer, useTimer } from '../../../shell/timer/timers.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CheckIcon } from '../../../ui/icon/screen-icons.tsx';
import { settle } from '../../../ui/lesson/settle.ts';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { ArrowIcon, TimerIcon, UnfoldIcon } from '../icons.tsx';
import { actAndFocus } from '../keep-focus.ts';
import { RemoveOwn } from '../own/remove-own.tsx';
import { answeredLine } from '../plan/answered.ts';
import type { StudyTask } from '../plan/tasks.ts';
import type { StudyActions } from '../plan/use-study.ts';
import { TimerBar } from '../timer/timer-bar.tsx';
import { capital, dayAndNumber, dayName, ESTADO_NAMES } from '../words.ts';
import { gist } from './gist.ts';
import { NotApplicable } from './not-applicable.tsx';
import { CELL, ROW } from './table-roles.ts';
import { EstadoSelect, PrioridadSelect } from './value-select.tsx';

// Only weeks from before the session are read here.
const Lesson = lazy(() => import('../../../ui/lesson/lesson.tsx').then((m) => ({ default: m.Lesson })));

interface TaskRowProps {
  task: StudyTask;
  isToday: boolean;
  open: boolean;
  /** One line until it is opened: what can be changed comes with the opened row. */
  folded: boolean;
  onToggle: (key: string) => void;
  onStudy: (task: StudyTask) => void;
  actions: StudyActions;
}

const OWN = 'Tarea tuya';

/** The id by which a row is found. */
export const titleId = (key: string): string => `tarea-${key.replaceAll('.', '-')}`;

export const TaskRow = memo(function TaskRow({
  task,
  isToday,
  open,
  folded,
  onToggle,
  onStudy,
  actions,
}: TaskRowProps) {
  const timer = useTimer(task.key);
  const blocks = useMemo(() => readContent(task.contenido), [task.contenido]);
  const done = task.estado === 'finalizado';
  const id = titleId(task.key);
  const row = useRef<HTMLTableRowElement>(null);
  const act = (work: () => void, next: string) => actAndFocus(row.current, work, next);
  const finish = () => act(() => actions.setEstado(task, 'finalizado'), '.abre, .abre-fila');
  const answered = answeredLine(task);
  const holds = task.propia ? '' : answered ? `Contenido: ${answered}.` : gist(blocks);
  const tema = task.leccion?.tema;
  const minutes = realMinutes(task);
  // What does not apply has no lesson to go on with: it is taken back first.
  const studied = task.leccion && !task.noAplica;
  const whole = !folded || open;

  return (
    <tr
      ref={row}
      aria-label={task.titulo}
      className={`tarea${done ? ' hecha' : ''}${isToday ? ' hoy' : ''}${folded ? ' plegada' : ''}${folded && open ? ' abierta-f' : ''}`}
      {...ROW}
    >
      {folded ? (
        <td className="nombre" {...CELL}>
          <button
            type="button"
            className="abre-fila"
            id={id}
            aria-expanded={open}
            aria-controls={`${id}-contenido`}
            onClick={() => onToggle(task.key)}
          >
            <i className={`est est-${task.estado}`} aria-hidden="true" />
            <span>
              <b>{task.titulo}</b>
              {tema || task.propia ? <small className="tema abre-tema">{tema ?? OWN}</small> : null}
              <small className="num">
                {task.tiempo} min, {stateWords(task)}, prioridad {task.prioridad}
              </small>
            </span>
            <UnfoldIcon />
          </button>
        </td>
      ) : (
        <>
          <td className="dia" {...CELL}>
            {capital(dayAndNumber(task.dia, task.fecha))} {isToday ? <Tag tone="now">Hoy</Tag> : null}
          </td>
          <td className="nombre" {...CELL}>
            <button
              type="button"
              className="abre"
              id={id}
              aria-expanded={open}
              aria-controls={`${id}-contenido`}
              onClick={() => onToggle(task.key)}
            >
              {task.titulo}
              <UnfoldIcon />
            </button>
            {tema || task.propia ? <p className="tema">{tema ?? OWN}</p> : null}
          </td>
          <td className="min" {...CELL}>
            {task.tiempo} min
          </td>
        </>
      )}
      {whole ? (
        <>
          {folded ? (
            <td className="desc" {...CELL}>
              {settle(task.descripcion)} <span className="cont">{holds}</span>
            </td>
          ) : null}
          <td className="estado" {...CELL}>
            <EstadoSelect value={task.estado} of={task.titulo} onChange={(value) => actions.setEstado(task, value)} />
          </td>
          <td className="prioridad" {...CELL}>
            <PrioridadSelect
              value={task.prioridad}
              of={task.titulo}
              onChange={(value) => actions.setPrioridad(task, value)}
            />
          </td>
          <td className="tempo" {...CELL}>
            {done || timer ? null : (
              <Button
                full
                aria-label={`Iniciar temporizador: ${task.titulo}`}
                onClick={() => act(() => startTimer(task.key, task.tiempo), '.marcha button')}
              >
                <TimerIcon />
                <span>{folded ? 'Iniciar temporizador' : 'Iniciar'}</span>
              </Button>
            )}
          </td>
          {folded ? null : (
            <td className="desc" {...CELL}>
              {settle(task.descripcion)}{' '}
              <span className="cont">
                {holds}
                {minutes}
              </span>
            </td>
          )}
        </>
      ) : null}
      {timer && !done ? (
        <td className="reloj-tarea" {...CELL}>
          <TimerBar
            timerKey={task.key}
            timer={timer}
            title={task.titulo}
            minutes={task.tiempo}
            onFinish={finish}
            onRemove={() => act(() => removeTimer(task.key), '.tempo button, .abre-fila')}
          />
        </td>
      ) : null}
      <td className="abierta" id={`${id}-contenido`} hidden={!open} {...CELL}>
        {open ? (
          <>
            {task.propia ? null : (
              <p className="porque">
                <b>Por qué</b>
                <span>{settle([task.porque, movedWords(task)].filter(Boolean).join(' '))}</span>
              </p>
            )}
            {task.leccion || task.propia ? null : (
              <Suspense fallback={<Spinner>Cargando el contenido…</Spinner>}>
                <Lesson blocks={blocks} />
              </Suspense>
            )}
            <div className="estudiar-tarea">
              {studied ? (
                <Button kind="primary" aria-label={`${studyVerb(task)}: ${task.titulo}`} onClick={() => onStudy(task)}>
                  {studyVerb(task)}
                  <ArrowIcon />
                </Button>
              ) : null}
              {done ? null : (
                <Button aria-label={`Finalizar tarea: ${task.titulo}`} onClick={finish}>
                  <CheckIcon />
                  Finalizar tarea
                </Button>
              )}
              {task.propia ? <RemoveOwn title={task.titulo} onRemove={() => actions.removeOwn(task)} /> : null}
            </div>
            {task.propia || (done && !task.noAplica) ? null : (
              <NotApplicable
                title={task.titulo}
                said={task.noAplica}
                onSay={(motivo, nota) => actions.setNoAplica(task, motivo, nota)}
              />
            )}
          </>
        ) : null}
      </td>
    </tr>
  );
});

const studyVerb = ({ estado, intentos }: StudyTask): string =>
  estado === 'finalizado' ? 'Repasar' : estado === 'enProgreso' || intentos ? 'Continuar' : 'Estudiar';

const stateWords = (task: StudyTask): string =>
  task.noAplica
    ? 'no aplica'
    : task.estado === 'finalizado'
      ? 'finalizado'
      : answeredLine(task) || ESTADO_NAMES[task.estado].toLowerCase();

/** Where it stood before missed days were re-planned. */
function movedWords({ de, recuperada, tiempo }: StudyTask): string {
  if (!recuperada) return '';
  const shorter = recuperada.tiempoPlan === tiempo ? '' : `, más corta: eran ${recuperada.tiempoPlan} minutos`;
  return de ? `Viene del ${dayName(de)}${shorter}.` : '';
}

const realMinutes = ({ minutosReales }: StudyTask): string =>
  minutosReales ? ` Estudiaste ${minutosReales} min.` : '';
