import './dock.css';
import { useEffect, useState } from 'react';
import { useClock } from '../../../shell/timer/clock.ts';
import { Crono } from '../../../shell/timer/crono.tsx';
import { phaseOf } from '../../../shell/timer/format.ts';
import { pauseTimer, remaining, startTimer, type Timers, useTimers } from '../../../shell/timer/timers.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CheckIcon } from '../../../ui/icon/screen-icons.tsx';
import { PauseIcon, PlayIcon } from '../icons.tsx';
import type { StudyTask } from '../plan/tasks.ts';

const SAID = { running: 'En marcha', paused: 'En pausa', over: 'Se acabó el tiempo' } as const;
const ORDER = { over: 0, running: 1, paused: 2 } as const;

/** The timer that matters most now: one that is over, then the next to end, then a paused one. */
function foremost(timers: Timers, tasks: readonly StudyTask[], now: number): StudyTask | undefined {
  const rank = (task: StudyTask) => {
    const timer = timers.get(task.key);
    return timer ? ORDER[phaseOf(timer, now)] * 1e9 + remaining(timer, now) : Number.POSITIVE_INFINITY;
  };
  // What was left half way is gone on with where the session is offered: a second way, which only ran the clock, misled.
  const shown = (key: string) => {
    const timer = timers.get(key);
    return timer !== undefined && !(timer.ofSession && phaseOf(timer, now) === 'paused');
  };
  return tasks.filter((task) => shown(task.key) && task.estado !== 'finalizado').sort((a, b) => rank(a) - rank(b))[0];
}

/** On phones, the running timer at the bottom, while its own card is out of sight. */
export function Dock({ tasks, onFinish }: { tasks: readonly StudyTask[]; onFinish: (task: StudyTask) => void }) {
  const timers = useTimers();
  const key = useClock((now) => foremost(timers, tasks, now)?.key ?? null);
  const task = tasks.find((one) => one.key === key);
  const timer = key ? timers.get(key) : undefined;
  const phase = useClock((now) => (timer ? phaseOf(timer, now) : null));
  const inSight = useInSight(key);
  if (!task || !timer || !phase) return null;

  return (
    <section className="muelle tapete" aria-label="Temporizador en curso" hidden={inSight}>
      <p>
        {SAID[phase]}
        <br />
        <b>{task.titulo}</b>
      </p>
      <Crono timer={timer} />
      {phase === 'over' ? (
        <Button kind="primary" aria-label={`Finalizar: ${task.titulo}`} onClick={() => onFinish(task)}>
          <CheckIcon />
          Finalizar
        </Button>
      ) : (
        <Button
          kind="primary"
          className="btn-ico"
          aria-label={
            phase === 'running'
              ? `Pausar el temporizador de ${task.titulo}`
              : `Iniciar el temporizador de ${task.titulo}`
          }
          onClick={() => (phase === 'running' ? pauseTimer(task.key) : startTimer(task.key, task.tiempo))}
        >
          {phase === 'running' ? <PauseIcon /> : <PlayIcon />}
        </Button>
      )}
    </section>
  );
}

/** Cards come and go with filters and with the day, so they are looked up again whenever the page's parts change. */
function useInSight(key: string | null): boolean {
  const [inSight, setInSight] = useState(false);
  useEffect(() => {
    if (!key || typeof IntersectionObserver === 'undefined') return;
    const visible = new Set<Element>();
    let watched: Element[] = [];
    const seen = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) visible.add(target);
        else visible.delete(target);
      }
      setInSight(visible.size > 0);
    });
    const watch = () => {
      const found = [...document.querySelectorAll(`[data-reloj="${CSS.escape(key)}"]`)];
      if (found.length === watched.length && found.every((card, i) => card === watched[i])) return;
      seen.disconnect();
      visible.clear();
      watched = found;
      for (const card of found) seen.observe(card);
      setInSight(false);
    };
    const parts = new MutationObserver(watch);
    const page = document.getElementById('contenido') ?? document.body;
    parts.observe(page, { childList: true, subtree: true });
    watch();
    return () => {
      parts.disconnect();
      seen.disconnect();
    };
  }, [key]);
  return inSight;
}
