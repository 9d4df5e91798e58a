import './study.css';
import {
  type Campo,
  dayIn,
  daysToRenew,
  type MasEjercicios,
  metricas,
  PLAYED_FOR_MONEY,
  remainingMs,
} from '@estratega/domain';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../shell/api/client.ts';
import type { Owner } from '../../shell/offline/owner.ts';
import { registerWorker } from '../../shell/offline/register-worker.ts';
import { ReviewRow } from '../../shell/review/review-row.tsx';
import { useClock } from '../../shell/timer/clock.ts';
import { startTimer, useTimers } from '../../shell/timer/timers.ts';
import { Ad } from '../../ui/ad/ad.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { Care } from './care/care.tsx';
import { Lanes } from './lanes/lanes.tsx';
import { MeasureLevel } from './measure-level.tsx';
import { ObjectiveSection } from './objectives/objective-section.tsx';
import { AddOwn } from './own/add-own.tsx';
import type { LoadedPlan } from './plan/plan-query.ts';
import { refreshPlan } from './plan/refresh.ts';
import { type StudyTask, tasksOf } from './plan/tasks.ts';
import { useShownPlan, useStudyActions } from './plan/use-study.ts';
import { RecoverOffer } from './recover/recover-offer.tsx';
import { SessionCard } from './session/session-card.tsx';
import { SyncNotice } from './sync-notice.tsx';
import { TaskSection, type TaskSectionHandle } from './tasks/task-section.tsx';
import { TimerAnnouncer } from './timer/announcer.tsx';
import { StudyTitle } from './timer/study-title.tsx';
import { Answers } from './week/answers.tsx';
import { WeekChanges } from './week/changes.tsx';
import { WeekPanel } from './week/week-panel.tsx';

// What a plan has or has not for good: the screen waits for it whole, so that nothing jumps (see the route).
const HelpLine = lazy(() => import('../../ui/help/help-line.tsx').then((m) => ({ default: m.HelpLine })));
const Dock = lazy(() => import('./timer/dock.tsx').then((m) => ({ default: m.Dock })));
const Advance = lazy(() => import('./advance/advance.tsx').then((m) => ({ default: m.Advance })));
const RenewOffer = lazy(() => import('./renew/renew-offer.tsx').then((m) => ({ default: m.RenewOffer })));
const Progress = lazy(() => import('./progress/progress.tsx').then((m) => ({ default: m.Progress })));

const OWN_PLAY = { Ajedrez: 'Mis partidas', 'Poker Texas Holdem': 'Mis manos' } as const satisfies Record<
  Campo,
  string
>;
const MINUTE = 60_000;

interface StudyProps {
  loaded: LoadedPlan;
  owner: Owner;
  token: string;
}

/** The week on the table. */
export function Study({ loaded, owner, token }: StudyProps) {
  const plan = useShownPlan(loaded);
  const actions = useStudyActions(owner.uid, plan.id, token);
  const tasks = useMemo(() => tasksOf(plan), [plan]);
  const list = useRef<TaskSectionHandle>(null);
  const timers = useTimers();
  const { offset } = loaded;
  const minute = useClock((now) => Math.floor((now + offset) / MINUTE));
  const today = useMemo(() => dayIn(new Date(minute * MINUTE), plan.zonaHoraria), [minute, plan.zonaHoraria]);
  const over = useClock((now) => remainingMs(new Date(plan.createdAt), new Date(now + offset)) === 0);
  const finished = metricas(tasks, plan.objetivos).semanaTerminada === 100;

  // What came of it is still told when there is nothing left to offer.
  const [fromBefore] = useState(() => daysToRenew(plan, today).length > 0);

  const start = useStart(plan.id, (key) => list.current?.open(key));

  const more = useMore(plan.id, owner.uid, token);

  useEffect(registerWorker, []);

  return (
    <div className="estudio" data-cumplida={over && finished ? '' : undefined}>
      <StudyTitle campo={plan.campo} tasks={tasks} />
      <WeekPanel plan={plan} tasks={tasks} offset={offset} today={today}>
        <Care plan={plan} uid={owner.uid} token={token} />
        <ReviewRow of={{ campo: plan.campo, planId: plan.id }} />
        <SessionCard plan={plan} tasks={tasks} today={today} over={over} onStart={start}>
          {fromBefore ? <RenewOffer plan={plan} today={today} uid={owner.uid} token={token} /> : null}
          <RecoverOffer
            plan={plan}
            tasks={tasks}
            today={today}
            uid={owner.uid}
            token={token}
            onShowPending={({ estado, key }) => list.current?.showPending(estado, key)}
          />
        </SessionCard>
      </WeekPanel>
      <SyncNotice uid={owner.uid} fromStore={loaded.fromStore} />
      {over && finished ? (
        <Suspense fallback={<div className="avance-espera" />}>
          <Advance plan={plan} tasks={tasks} token={token} tier={owner.plan} progressCount={owner.progressCount} />
        </Suspense>
      ) : null}
      <Answers answers={plan.respuestas} week={plan.semana} />
      <WeekChanges changes={plan.cambios} />
      <Lanes plan={plan} uid={owner.uid} token={token} />
      <TaskSection ref={list} tasks={tasks} today={today} actions={actions} onStudy={start}>
        {over ? null : <AddOwn plan={plan} today={today} uid={owner.uid} token={token} />}
      </TaskSection>
      <ObjectiveSection tasks={tasks} objectives={plan.objetivos} onChange={actions.setObjetivo} onMore={more} />
      <div className="tras-la-semana">
        <CalendarButton planId={plan.id} token={token} />
        <MeasureLevel plan={plan} />
        <ButtonLink kind="tertiary" className="a-partidas" to="/mis-partidas">
          {OWN_PLAY[plan.campo]}
        </ButtonLink>
      </div>
      {PLAYED_FOR_MONEY[plan.campo] && !plan.cautela ? <HelpLine zonaHoraria={plan.zonaHoraria} /> : null}
      <Ad tier={owner.plan} />
      <Suspense fallback={null}>
        <Progress tier={owner.plan} plan={plan} today={today} token={token} uid={owner.uid} />
      </Suspense>
      <TimerAnnouncer tasks={tasks} />
      {timers.size > 0 ? (
        <Suspense>
          <Dock tasks={tasks} onFinish={(task) => actions.setEstado(task, 'finalizado')} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** New exercises for an objective whose own are used up, and into the task that has them. */
function useMore(planId: string, uid: string, token: string): (objetivoIndex: number) => Promise<void> {
  const navigate = useNavigate();
  return useCallback(
    async (objetivoIndex) => {
      const { diaIndex, tareaIndex } = await api<MasEjercicios>('/api/chat/mas-ejercicios', {
        method: 'POST',
        token,
        body: { planId, objetivoIndex },
      });
      await refreshPlan(uid, planId);
      void navigate('/sesion', { state: { planId, diaIndex, tareaIndex } });
    },
    [navigate, planId, uid, token],
  );
}

/** At the board where the task can be answered there; a week from before that is read here, against its clock. */
function useStart(planId: string, open: (key: string) => void): (task: StudyTask) => void {
  const navigate = useNavigate();
  const opener = useRef(open);
  opener.current = open;
  return useCallback(
    ({ leccion, diaIndex, tareaIndex, key, tiempo }: StudyTask) => {
      if (leccion) {
        void navigate('/sesion', { state: { planId, diaIndex, tareaIndex } });
        return;
      }
      startTimer(key, tiempo);
      opener.current(key);
    },
    [navigate, planId],
  );
}
