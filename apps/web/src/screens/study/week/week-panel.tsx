import './week-panel.css';
import { isLeftOut, metricas, type Plan, wholePercent } from '@estratega/domain';
import type { ReactNode } from 'react';
import { Ring } from '../../../ui/ring/ring.tsx';
import type { StudyTask } from '../plan/tasks.ts';
import { planSummaryLine } from '../words.ts';
import { Countdown } from './countdown.tsx';
import { WeekRow } from './week-row.tsx';

interface WeekPanelProps {
  plan: Plan;
  tasks: readonly StudyTask[];
  offset: number;
  /** Today in the plan's time zone. */
  today: string;
  /** What to study now. */
  children: ReactNode;
}

/** What is alive, on the felt: the clock, today's session, the week as a rank of the board, and the rings. */
export function WeekPanel({ plan, tasks, offset, today, children }: WeekPanelProps) {
  const { semanaTerminada, tareasTerminadas, totalTareas, objetivosTerminados, totalObjetivos } = metricas(
    tasks,
    plan.objetivos,
  );
  return (
    <section className="tablon tapete" aria-label="La semana">
      <div className="cab">
        <div>
          <h1>{plan.campo}</h1>
          <p className="meta">{planSummaryLine(plan)}</p>
        </div>
        <Countdown createdAt={plan.createdAt} offset={offset} />
      </div>
      {children}
      <div className="lado">
        <WeekRow
          plan={plan}
          tasks={tasks.filter((task) => !isLeftOut(task))}
          today={today}
          finished={semanaTerminada === 100}
        />
        <div className="anillos">
          <Ring
            label="Semana terminada"
            figure={`${wholePercent(tareasTerminadas + objetivosTerminados, totalTareas + totalObjetivos)}\u00a0%`}
            done={semanaTerminada}
            total={100}
          />
          <Ring
            label="Tareas terminadas"
            figure={`${tareasTerminadas}/${totalTareas}`}
            done={tareasTerminadas}
            total={totalTareas}
            segmented
          />
          <Ring
            label="Objetivos terminados"
            figure={`${objetivosTerminados}/${totalObjetivos}`}
            done={objetivosTerminados}
            total={totalObjetivos}
            segmented
          />
        </div>
      </div>
    </section>
  );
}
