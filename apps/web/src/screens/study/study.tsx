import './study.css';
import { dayIn, metricas, remainingMs } from '@estratega/domain';
import { lazy, Suspense, useEffect, useMemo, useRef } from 'react';
import type { Owner } from '../../shell/offline/owner.ts';
import { registerWorker } from '../../shell/offline/register-worker.ts';
import { Ad } from '../../ui/ad/ad.tsx';
import { Advance } from './advance/advance.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { useClock } from './clock.ts';
import { ObjectiveSection } from './objectives/objective-section.tsx';
import type { LoadedPlan } from './plan/plan-query.ts';
import { tasksOf } from './plan/tasks.ts';
import { useShownPlan, useStudyActions } from './plan/use-study.ts';
import { SyncNotice } from './sync-notice.tsx';
import { TaskSection, type TaskSectionHandle } from './tasks/task-section.tsx';
import { TimerAnnouncer } from './timer/announcer.tsx';
import { Dock } from './timer/dock.tsx';
import { StudyTitle } from './timer/study-title.tsx';
import { TodaySection } from './today/today-section.tsx';
import { WeekChanges } from './week/changes.tsx';
import { WeekPanel } from './week/week-panel.tsx';

const Progress = lazy(() => import('./progress/progress.tsx').then((m) => ({ default: m.Progress })));

const MINUTE = 60_000;

interface StudyProps {
  loaded: LoadedPlan;
  owner: Owner;
  token: string;
}

/** The week on the table. */
export function Study({ loaded, owner, token }: StudyProps) {
  const plan = useShownPlan(loaded);
  const actions = useStudyActions(owner.uid, plan.id);
  const tasks = useMemo(() => tasksOf(plan), [plan]);
  const list = useRef<TaskSectionHandle>(null);
  const { offset } = loaded;
  const minute = useClock((now) => Math.floor((now + offset) / MINUTE));
  const today = useMemo(() => dayIn(new Date(minute * MINUTE), plan.zonaHoraria), [minute, plan.zonaHoraria]);
  const over = useClock((now) => remainingMs(new Date(plan.createdAt), new Date(now + offset)) === 0);
  const finished = metricas(tasks, plan.objetivos).semanaTerminada === 100;

  useEffect(registerWorker, []);

  return (
    <div className="estudio">
      <StudyTitle campo={plan.campo} tasks={tasks} />
      <WeekPanel plan={plan} tasks={tasks} offset={offset} today={today} />
      <SyncNotice uid={owner.uid} fromStore={loaded.fromStore} />
      {over && finished ? (
        <Advance plan={plan} tasks={tasks} token={token} tier={owner.plan} progressCount={owner.progressCount} />
      ) : (
        <TodaySection
          tasks={tasks}
          today={today}
          actions={actions}
          onOpen={(key) => list.current?.open(key)}
          onShowPending={(estado) => list.current?.filterByEstado(estado)}
          over={over}
        />
      )}
      <WeekChanges changes={plan.cambios} />
      <TaskSection ref={list} tasks={tasks} today={today} actions={actions} />
      <ObjectiveSection objectives={plan.objetivos} onChange={actions.setObjetivo} />
      <CalendarButton planId={plan.id} token={token} />
      <Ad tier={owner.plan} />
      <Suspense fallback={null}>
        <Progress tier={owner.plan} campo={plan.campo} token={token} uid={owner.uid} />
      </Suspense>
      <TimerAnnouncer tasks={tasks} />
      <Dock tasks={tasks} onFinish={(task) => actions.setEstado(task, 'finalizado')} />
    </div>
  );
}
