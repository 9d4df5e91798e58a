import './today.css';
import type { Estado } from '@estratega/domain';
import { Button } from '../../../ui/button/button.tsx';
import { minutesOf, type StudyTask } from '../plan/tasks.ts';
import type { StudyActions } from '../plan/use-study.ts';
import { useTimers } from '../timer/timers.ts';
import { count, dayAndNumber, dayName } from '../words.ts';
import { TodayCard } from './today-card.tsx';

interface TodaySectionProps {
  tasks: readonly StudyTask[];
  today: string;
  actions: StudyActions;
  onOpen: (key: string) => void;
  onShowPending: (estado: Estado) => void;
  /** The seven days are over. */
  over: boolean;
}

const OVER = 'La semana ha terminado. Finaliza las tareas y los objetivos que faltan para avanzar.';

/** What to do now, before the whole week. */
export function TodaySection({ tasks, today, actions, onOpen, onShowPending, over }: TodaySectionProps) {
  const timers = useTimers();
  const todays = tasks.filter(({ fecha }) => fecha === today);
  const late = tasks.filter(({ fecha, estado }) => fecha < today && estado !== 'finalizado');
  const running = tasks.some(({ key }) => timers.get(key)?.endsAt);
  // Only one primary button in sight: the first task that can be started, and none while a timer runs.
  const next = running ? undefined : todays.find(({ estado, key }) => estado !== 'finalizado' && !timers.has(key));
  const first = todays[0];

  return (
    <section className="seccion" aria-labelledby="hoy">
      <header>
        <h2 id="hoy">{first ? `Para hoy, ${dayName(first.dia)}` : 'Para hoy'}</h2>
        {first ? (
          <p className="menor tenue num">
            {count(todays.length, 'tarea', 'tareas')}, {minutesOf(todays)} min
          </p>
        ) : null}
      </header>
      {first ? (
        <div className="hoy-lista">
          {todays.map((task) => (
            <TodayCard
              key={task.key}
              task={task}
              timer={timers.get(task.key)}
              primary={task === next}
              onFinish={() => actions.setEstado(task, 'finalizado')}
              onOpen={onOpen}
            />
          ))}
        </div>
      ) : (
        <p className="hoy-libre">{over ? OVER : restSentence(tasks, today)}</p>
      )}
      {late.length > 0 ? (
        <div className="hoy-atras">
          <p className="menor">
            {count(late.length, 'tarea quedó pendiente', 'tareas quedaron pendientes')} de días anteriores.
          </p>
          <Button kind="tertiary" onClick={() => onShowPending(late[0]?.estado ?? 'esperando')}>
            Ver pendientes
          </Button>
        </div>
      ) : null}
    </section>
  );
}

function restSentence(tasks: readonly StudyTask[], today: string): string {
  const next = tasks.find(({ fecha }) => fecha > today);
  if (!next) return 'Los días de estudio de esta semana ya pasaron. Repasa lo que quieras o cierra lo que falte.';
  const day = tasks.filter(({ fecha }) => fecha === next.fecha);
  return `Hoy descansas. Tu próxima sesión es el ${dayAndNumber(next.dia, next.fecha)}: ${count(day.length, 'tarea', 'tareas')}, ${minutesOf(day)} min.`;
}
