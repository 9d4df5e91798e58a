import { useClock } from '../../../shell/timer/clock.ts';
import { formatClock, phaseOf } from '../../../shell/timer/format.ts';
import { remaining, useTimers } from '../../../shell/timer/timers.ts';
import { Head } from '../../../ui/page/head.tsx';
import type { StudyTask } from '../plan/tasks.ts';

/** The tab says how long is left, for whoever studies in another window. */
export function StudyTitle({ campo, tasks }: { campo: string; tasks: readonly StudyTask[] }) {
  const timers = useTimers();
  const lead = useClock((now) => {
    const live = tasks.flatMap((task) => (task.estado === 'finalizado' ? [] : (timers.get(task.key) ?? [])));
    if (live.some((timer) => phaseOf(timer, now) === 'over')) return 'Se acabó el tiempo · ';
    const running = live.filter(({ endsAt }) => endsAt !== null).map((timer) => remaining(timer, now));
    return running.length > 0 ? `${formatClock(Math.min(...running))} · ` : '';
  });
  return <Head title={`${lead}${campo}`} description="Tu semana de estudio: tareas, objetivos y avance." noIndex />;
}
