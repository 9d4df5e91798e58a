import '../../../ui/week-row/week-row.css';
import { type DiaSemana, dayIn, type Plan, weekFrom } from '@estratega/domain';
import { Fragment } from 'react';
import { Piece } from '../../../ui/board/piece.tsx';
import { DEALT } from '../../../ui/card/dealt.ts';
import { CrownIcon } from '../icons.tsx';
import { minutesOf, type StudyTask } from '../plan/tasks.ts';
import { count, dayAndNumber, shortDayName } from '../words.ts';

/** Dots fit up to here; beyond, a figure says it. */
const MOST_DOTS = 4;
/** Hand, flop, turn and river: where poker leaves a gap. */
const GAP_BEFORE = new Set([2, 5, 6]);

interface WeekRowProps {
  plan: Plan;
  tasks: readonly StudyTask[];
  today: string;
  finished: boolean;
}

/** Seven squares and the crowning one; in poker, seven cards as they are dealt. */
export function WeekRow({ plan, tasks, today, finished }: WeekRowProps) {
  const days = weekFrom(dayIn(new Date(plan.createdAt), plan.zonaHoraria));
  const poker = DEALT[plan.campo];
  const over = days.every(({ fecha }) => fecha < today);
  return (
    <ol className={`semana tablon-semana${poker ? ' naipes' : ''}`} aria-label="Días de la semana">
      {days.map(({ dia, fecha }, i) => (
        <Fragment key={fecha}>
          {poker && GAP_BEFORE.has(i) ? <li className="hueco" aria-hidden="true" /> : null}
          <Day
            dia={dia}
            fecha={fecha}
            today={today}
            pawn={!poker}
            tasks={tasks.filter((task) => task.fecha === fecha)}
          />
        </Fragment>
      ))}
      {poker ? null : (
        <li className={`corona${finished ? (over ? ' hoy' : ' lista') : ''}`}>
          <CrownIcon />
          <span className="dd">Avanzar</span>
          {finished && over ? (
            <button
              type="button"
              className="ir"
              aria-label="Ir a la semana siguiente"
              onClick={() => document.getElementById('avanzar')?.focus()}
            />
          ) : null}
        </li>
      )}
    </ol>
  );
}

interface DayProps {
  dia: DiaSemana;
  fecha: string;
  today: string;
  /** Today is where the pawn stands. */
  pawn: boolean;
  tasks: readonly StudyTask[];
}

function Day({ dia, fecha, today, pawn, tasks }: DayProps) {
  const isToday = fecha === today;
  const done = tasks.filter(({ estado }) => estado === 'finalizado').length;
  const said =
    tasks.length === 0
      ? 'libre'
      : `${count(minutesOf(tasks), 'minuto', 'minutos')}, ${done} de ${count(tasks.length, 'tarea terminada', 'tareas terminadas')}`;
  return (
    <li className={isToday ? 'hoy' : tasks.length === 0 ? 'libre' : ''} aria-current={isToday ? 'date' : undefined}>
      <span className="vh">
        {dayAndNumber(dia, fecha)}: {said}
      </span>
      {isToday && pawn ? (
        <span className="peon" aria-hidden="true">
          <Piece letter="P" />
        </span>
      ) : tasks.length > MOST_DOTS ? (
        <span className="marca-dia num" aria-hidden="true">
          {done}/{tasks.length}
        </span>
      ) : (
        <span className="marca-dia" aria-hidden="true">
          {tasks.map(({ key, estado }) => (
            <i key={key} className={estado} />
          ))}
        </span>
      )}
      <span className="dd" aria-hidden="true">
        {shortDayName(dia)}
      </span>
      <span className="mm" aria-hidden="true">
        {tasks.length === 0 ? 'libre' : `${minutesOf(tasks)}′`}
      </span>
    </li>
  );
}
