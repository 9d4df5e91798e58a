import '../../../ui/week-row/week-row.css';
import { dayIn, type Plan, studiedOn, weekFrom } from '@estratega/domain';
import { countOf } from '@estratega/lessons/compose';
import { type CSSProperties, Fragment } from 'react';
import { Piece } from '../../../ui/board/piece.tsx';
import { DEALT } from '../../../ui/card/dealt.ts';
import { Shape } from '../../../ui/card/suit.tsx';
import { CrownIcon } from '../icons.tsx';
import { dayName, shortDayName } from '../words.ts';

interface WeekProps {
  plan: Plan;
  /** The day of the session. */
  fecha: string;
  crowned: boolean;
}

const GAP_BEFORE = new Set([2, 5, 6]);

/** Seven squares and the crowning one: the pawn moves to today's. In poker today's card turns up. */
export function SummaryWeek({ plan, fecha, crowned }: WeekProps) {
  const days = weekFrom(dayIn(new Date(plan.createdAt), plan.zonaHoraria));
  const poker = DEALT[plan.campo];
  const today = days.findIndex((day) => day.fecha === fecha);
  const studied = plan.planEstudio.map((day) => day.fecha).filter((one) => one < fecha);
  const before = days.findIndex((day) => day.fecha === studied.at(-1));
  const steps = crowned ? 7 - before : today - Math.max(before, 0);
  const pawn = (
    <span className="peon" style={{ '--pasos': poker ? 0 : steps } as CSSProperties} aria-hidden="true">
      {poker ? <Shape of="s" /> : <Piece letter={crowned ? 'Q' : 'P'} />}
    </span>
  );
  return (
    <ol className={`fin-semana${poker ? ' naipes' : ''}`} aria-label="La semana">
      {days.map((day, i) => {
        const tasks = plan.planEstudio.flatMap((one) =>
          one.tareas.filter((task) => !task.noAplica && studiedOn(one, task).fecha === day.fecha),
        );
        const minutes = tasks.reduce((sum, { tiempo }) => sum + tiempo, 0);
        const done = tasks.filter(({ estado }) => estado === 'finalizado').length;
        const now = i === today && !crowned;
        const said =
          tasks.length === 0 ? 'libre' : `${done} de ${countOf(tasks.length, 'tarea terminada', 'tareas terminadas')}`;
        return (
          <Fragment key={day.fecha}>
            {poker && GAP_BEFORE.has(i) ? <li className="hueco" aria-hidden="true" /> : null}
            <li
              className={now ? 'hoy' : tasks.length === 0 ? 'libre' : undefined}
              aria-current={i === today ? 'date' : undefined}
            >
              <span className="vh">
                {dayName(day.dia)}: {said}
              </span>
              {now ? (
                pawn
              ) : (
                <span className="marca-dia" aria-hidden="true">
                  {tasks.slice(0, 4).map((task, t) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: tasks never change place.
                    <i key={t} className={task.estado === 'finalizado' ? 'hecha-s' : undefined} />
                  ))}
                </span>
              )}
              <span className="dd" aria-hidden="true">
                {shortDayName(day.dia)}
              </span>
              <span className="mm" aria-hidden="true">
                {tasks.length === 0 ? 'libre' : `${minutes}′`}
              </span>
            </li>
          </Fragment>
        );
      })}
      {poker ? null : (
        <li className={crowned ? 'corona hoy' : 'corona'}>
          {crowned ? pawn : <CrownIcon />}
          <span className="dd">Avanzar</span>
        </li>
      )}
    </ol>
  );
}
