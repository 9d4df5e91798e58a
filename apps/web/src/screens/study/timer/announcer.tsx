import { useEffect, useRef, useState } from 'react';
import { useSecond } from '../../../shell/timer/clock.ts';
import { phaseOf } from '../../../shell/timer/format.ts';
import { remaining, type Timer, useTimers } from '../../../shell/timer/timers.ts';
import type { StudyTask } from '../plan/tasks.ts';

type Stage = 'running' | 'last-minute' | 'paused' | 'over';

function stageOf(timer: Timer, now: number): Stage {
  const phase = phaseOf(timer, now);
  return phase === 'running' && timer.total > 60_000 && remaining(timer, now) <= 60_000 ? 'last-minute' : phase;
}

function sentence(stage: Stage, before: Stage | undefined, { titulo, tiempo }: StudyTask): string | undefined {
  if (stage === 'over') return `Se acabó el tiempo de «${titulo}». ¿Terminaste la tarea?`;
  if (stage === 'last-minute') return before === 'running' ? `Queda un minuto de «${titulo}».` : undefined;
  if (stage === 'paused') return before ? `Temporizador en pausa: «${titulo}».` : undefined;
  return before === undefined || before === 'over'
    ? `Temporizador en marcha: «${titulo}», ${tiempo} minutos.`
    : undefined;
}

/** A timer that speaks every second cannot be listened to: only the start, a pause, the last minute and the end are said. */
export function TimerAnnouncer({ tasks }: { tasks: readonly StudyTask[] }) {
  const timers = useTimers();
  const second = useSecond();
  const known = useRef<Map<string, Stage>>(null);
  const [said, setSaid] = useState('');

  useEffect(() => {
    // Rounded up to what the figure shows, so that the end is said when it reads zero.
    const now = Math.max(second, Date.now());
    const stages = new Map<string, Stage>();
    for (const task of tasks) {
      const timer = timers.get(task.key);
      if (!timer || task.estado === 'finalizado') continue;
      const stage = stageOf(timer, now);
      stages.set(task.key, stage);
      const before = known.current?.get(task.key);
      // What was already running when the page opened is not news; what has ended meanwhile is.
      const news = known.current || stage === 'over' ? stage !== before && sentence(stage, before, task) : undefined;
      if (news) setSaid(news);
    }
    known.current = stages;
  }, [timers, tasks, second]);

  return (
    <p className="vh" role="status">
      {said}
    </p>
  );
}
