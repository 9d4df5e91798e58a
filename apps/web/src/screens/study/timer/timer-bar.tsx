import './timer.css';
import { useClock } from '../../../shell/timer/clock.ts';
import { Crono } from '../../../shell/timer/crono.tsx';
import { phaseOf } from '../../../shell/timer/format.ts';
import { pauseTimer, remaining, restartTimer, startTimer, type Timer } from '../../../shell/timer/timers.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CloseIcon } from '../../../ui/icon/icon.tsx';
import { CheckIcon } from '../../../ui/icon/screen-icons.tsx';
import { PauseIcon, PlayIcon, RestartIcon } from '../icons.tsx';

interface TimerBarProps {
  timerKey: string;
  timer: Timer;
  title: string;
  minutes: number;
  onFinish: () => void;
  onRemove: () => void;
}

/** A task's timer. The dock watches `data-reloj` to know whether it is in sight. */
export function TimerBar({ timerKey, timer, title, minutes, onFinish, onRemove }: TimerBarProps) {
  const phase = useClock((now) => phaseOf(timer, now));
  const restart = (
    <Button kind="icon" aria-label={`Reiniciar el temporizador de ${title}`} onClick={() => restartTimer(timerKey)}>
      <RestartIcon />
    </Button>
  );
  const remove = (
    <Button kind="icon" aria-label={`Quitar el temporizador de ${title}`} onClick={onRemove}>
      <CloseIcon />
    </Button>
  );

  if (phase === 'over') {
    return (
      <div className="marcha cero tapete" data-reloj={timerKey}>
        <Crono timer={timer} />
        <p className="menor">Se acabó el tiempo. ¿Terminaste la tarea?</p>
        <div className="bts">
          <Button kind="primary" aria-label={`Finalizar: ${title}`} onClick={onFinish}>
            <CheckIcon />
            Finalizar
          </Button>
          {restart}
          {remove}
        </div>
      </div>
    );
  }
  return (
    <div className="marcha tapete" data-reloj={timerKey}>
      <div role="timer" aria-label={`Temporizador de ${title}`}>
        <Crono timer={timer} />
      </div>
      <Track timer={timer} />
      <div className="bts">
        {phase === 'running' ? (
          <Button kind="icon" aria-label={`Pausar el temporizador de ${title}`} onClick={() => pauseTimer(timerKey)}>
            <PauseIcon />
          </Button>
        ) : (
          <Button
            kind="icon"
            aria-label={`Iniciar el temporizador de ${title}`}
            onClick={() => startTimer(timerKey, minutes)}
          >
            <PlayIcon />
          </Button>
        )}
        {restart}
        {remove}
      </div>
    </div>
  );
}

function Track({ timer }: { timer: Timer }) {
  const done = useClock((now) => Math.round((1 - remaining(timer, now) / timer.total) * 1000));
  return (
    <svg className="marcha-via" viewBox="0 0 1000 4" preserveAspectRatio="none" aria-hidden="true">
      <rect width={done} height="4" />
    </svg>
  );
}
