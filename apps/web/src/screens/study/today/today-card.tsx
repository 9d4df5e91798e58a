import { useRef } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { CheckIcon } from '../../../ui/icon/screen-icons.tsx';
import { useClock } from '../clock.ts';
import { PauseIcon, PlayIcon, TimerIcon } from '../icons.tsx';
import { actAndFocus } from '../keep-focus.ts';
import type { StudyTask } from '../plan/tasks.ts';
import { Crono } from '../timer/crono.tsx';
import { phaseOf } from '../timer/format.ts';
import { pauseTimer, startTimer, type Timer } from '../timer/timers.ts';
import { ESTADO_NAMES } from '../words.ts';

interface TodayCardProps {
  task: StudyTask;
  timer: Timer | undefined;
  primary: boolean;
  onFinish: () => void;
  onOpen: (key: string) => void;
}

export function TodayCard({ task, timer, primary, onFinish, onOpen }: TodayCardProps) {
  const done = task.estado === 'finalizado';
  const live = timer && !done ? timer : undefined;
  const card = useRef<HTMLElement>(null);
  const finish = () => actAndFocus(card.current, onFinish, '.abrir');
  return (
    <article ref={card} className={`ahora ${live ? 'tapete' : 'hoja'}`} data-reloj={live ? task.key : undefined}>
      <div>
        <h3>{task.titulo}</h3>
        <p className="menor tenue num">
          {task.tiempo} min, prioridad {task.prioridad}
        </p>
      </div>
      <span className={`sello${task.estado === 'enProgreso' ? ' curso' : ''}`}>
        <i className={`est ${task.estado}`} aria-hidden="true" />
        {ESTADO_NAMES[task.estado]}
      </span>
      {live ? (
        <LiveActions task={task} timer={live} onFinish={finish} onOpen={onOpen} />
      ) : (
        <div className="acc">
          {done ? null : (
            <Button
              kind={primary ? 'primary' : 'secondary'}
              className="crece"
              aria-label={`Empezar, ${task.tiempo} min: ${task.titulo}`}
              onClick={() => actAndFocus(card.current, () => startTimer(task.key, task.tiempo), '.btn-1')}
            >
              <TimerIcon />
              Empezar, {task.tiempo} min
            </Button>
          )}
          <Button className="abrir" aria-label={`Abrir: ${task.titulo}`} onClick={() => onOpen(task.key)}>
            Abrir
          </Button>
        </div>
      )}
    </article>
  );
}

interface LiveActionsProps extends Pick<TodayCardProps, 'task' | 'onFinish' | 'onOpen'> {
  timer: Timer;
}

function LiveActions({ task, timer, onFinish, onOpen }: LiveActionsProps) {
  const phase = useClock((now) => phaseOf(timer, now));
  const running = phase === 'running';
  return (
    <div className="acc">
      <div className="crece" role="timer" aria-label={`Tiempo de ${task.titulo}`}>
        <Crono timer={timer} />
        {phase === 'over' ? <p className="menor">Se acabó el tiempo</p> : null}
      </div>
      <Button className="abrir" aria-label={`Abrir: ${task.titulo}`} onClick={() => onOpen(task.key)}>
        Abrir
      </Button>
      <Button
        kind={phase === 'over' ? 'primary' : 'secondary'}
        aria-label={`Terminar: ${task.titulo}`}
        onClick={onFinish}
      >
        <CheckIcon />
        Terminar
      </Button>
      {phase === 'over' ? null : (
        <Button
          kind="primary"
          aria-label={`${running ? 'Pausar' : 'Seguir'}: ${task.titulo}`}
          onClick={() => (running ? pauseTimer(task.key) : startTimer(task.key, task.tiempo))}
        >
          {running ? <PauseIcon /> : <PlayIcon />}
          {running ? 'Pausar' : 'Seguir'}
        </Button>
      )}
    </div>
  );
}
