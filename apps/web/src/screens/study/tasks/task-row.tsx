import './task-row.css';
import { readContent } from '@estratega/domain';
import { memo, useMemo, useRef } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { CheckIcon } from '../../../ui/icon/screen-icons.tsx';
import { Lesson } from '../../../ui/lesson/lesson.tsx';
import { settle } from '../../../ui/lesson/settle.ts';
import { Tag } from '../../../ui/tag/tag.tsx';
import { TimerIcon, UnfoldIcon } from '../icons.tsx';
import { actAndFocus } from '../keep-focus.ts';
import type { StudyTask } from '../plan/tasks.ts';
import type { StudyActions } from '../plan/use-study.ts';
import { TimerBar } from '../timer/timer-bar.tsx';
import { removeTimer, startTimer, useTimer } from '../timer/timers.ts';
import { capital, dayAndNumber } from '../words.ts';
import { gist } from './gist.ts';
import { CELL, ROW } from './table-roles.ts';
import { EstadoSelect, PrioridadSelect } from './value-select.tsx';

interface TaskRowProps {
  task: StudyTask;
  isToday: boolean;
  open: boolean;
  onToggle: (key: string) => void;
  actions: StudyActions;
}

/** The id by which «Abrir» finds the row. */
export const titleId = (key: string): string => `tarea-${key.replaceAll('.', '-')}`;

export const TaskRow = memo(function TaskRow({ task, isToday, open, onToggle, actions }: TaskRowProps) {
  const timer = useTimer(task.key);
  const blocks = useMemo(() => readContent(task.contenido), [task.contenido]);
  const done = task.estado === 'finalizado';
  const id = titleId(task.key);
  const row = useRef<HTMLTableRowElement>(null);
  const act = (work: () => void, next: string) => actAndFocus(row.current, work, next);
  const finish = () => act(() => actions.setEstado(task, 'finalizado'), '.abre');

  return (
    <tr ref={row} className={`tarea${done ? ' hecha' : ''}${isToday ? ' hoy' : ''}`} {...ROW}>
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
      </td>
      <td className="min" {...CELL}>
        {task.tiempo} min
      </td>
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
            <span>Iniciar</span>
          </Button>
        )}
      </td>
      <td className="desc" {...CELL}>
        {settle(task.descripcion)} <span className="cont">{gist(blocks)}</span>
      </td>
      {timer && !done ? (
        <td className="reloj-tarea" {...CELL}>
          <TimerBar
            timerKey={task.key}
            timer={timer}
            title={task.titulo}
            minutes={task.tiempo}
            onFinish={finish}
            onRemove={() => act(() => removeTimer(task.key), '.tempo button')}
          />
        </td>
      ) : null}
      <td className="abierta" id={`${id}-contenido`} hidden={!open} {...CELL}>
        {open ? (
          <>
            <p className="porque">
              <b>Por qué</b>
              <span>{settle(task.porque)}</span>
            </p>
            <Lesson blocks={blocks} />
            {done ? null : (
              <div>
                <Button onClick={finish}>
                  <CheckIcon />
                  Finalizar tarea
                </Button>
              </div>
            )}
          </>
        ) : null}
      </td>
    </tr>
  );
});
