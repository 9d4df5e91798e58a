import { type CSSProperties, useEffect } from 'react';
import { useClock } from '../../../shell/timer/clock.ts';
import { formatClock } from '../../../shell/timer/format.ts';
import { pauseTimer, remaining, startTimer, useTimer } from '../../../shell/timer/timers.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CloseIcon } from '../../../ui/icon/icon.tsx';
import { FeedbackButton } from '../settings/feedback-button.tsx';

export type Segment = 'si' | 'no' | 'ahora' | 'leido' | '';

interface BarProps {
  title: string;
  /** The topic's name, where the task has a lesson. */
  theme?: string | undefined;
  /** "sesión del jueves" */
  session: string;
  segments: readonly Segment[];
  /** Part of the task's time that is used, where it is served by time. */
  served?: number | undefined;
  at: number;
  timerKey: string;
  minutes: number;
  onLeave: () => void;
}

/** Way out, one segment a step, and the task's own clock. */
export function Bar({ title, theme, session, segments, served, at, timerKey, minutes, onLeave }: BarProps) {
  const place = served === undefined ? `${at + 1} de ${segments.length}` : `N.º ${at + 1}`;
  const right = segments.filter((one) => one === 'si').length;
  const wrong = segments.filter((one) => one === 'no').length;
  return (
    <>
      <header className="s-barra tapete">
        <Button kind="icon" aria-label="Salir de la sesión; se guarda por donde vas" onClick={onLeave}>
          <CloseIcon />
        </Button>
        <p className="titulo">
          {title}
          <span>
            {place}, {session}
            {theme ? `. ${theme}` : ''}
          </span>
        </p>
        <div
          className="tramos"
          role="img"
          aria-label={`Paso ${place}. Aciertos: ${right}. Fallos: ${wrong}.`}
          data-muchos={segments.length > 16 ? '' : undefined}
          data-servido={served === undefined ? undefined : ''}
          style={served === undefined ? undefined : ({ '--usado': Math.min(1, served) } as CSSProperties)}
        >
          {segments.map((kind, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps never change place.
            <i key={i} className={i === at ? 'ahora' : kind} />
          ))}
        </div>
        <TaskClock timerKey={timerKey} minutes={minutes} />
        <FeedbackButton />
      </header>
      <div className="s-tarea tapete">
        <b>
          {title}
          {theme ? <small>{theme}</small> : null}
        </b>
        <span>{place}</span>
      </div>
    </>
  );
}

function TaskClock({ timerKey, minutes }: { timerKey: string; minutes: number }) {
  const timer = useTimer(timerKey);
  // It runs while the session is open, and waits where it was when it is left.
  useEffect(() => {
    startTimer(timerKey, minutes);
    return () => pauseTimer(timerKey, true);
  }, [timerKey, minutes]);
  const text = useClock((now) => formatClock(timer ? remaining(timer, now) : minutes * 60_000));
  return (
    <div className="s-crono num" role="timer" aria-label={`Quedan ${text}`}>
      {text}
    </div>
  );
}
