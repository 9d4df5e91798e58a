import { isLeftOut } from '@estratega/domain';
import type { ReactNode } from 'react';
import { Tag } from '../../../ui/tag/tag.tsx';
import { UnfoldIcon } from '../icons.tsx';
import { minutesOf, type StudyTask } from '../plan/tasks.ts';
import { capital, dayAndNumber } from '../words.ts';
import { ROW, ROW_GROUP, ROW_HEADER } from './table-roles.ts';

interface DayGroupProps {
  tasks: readonly StudyTask[];
  isToday: boolean;
  /** Where there is room the days are only the order of the rows. */
  folded: boolean;
  open: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/**
 * A day of the week: on a phone one line, with its tasks under it while it is open. The rows have the same place in both, so
 * that a form begun in one outlives a window that changes its width.
 */
export function DayGroup({ tasks, isToday, folded, open, onToggle, children }: DayGroupProps) {
  const [first] = tasks;
  if (!first) return null;
  const counted = tasks.filter((task) => !isLeftOut(task));
  const done = counted.filter(({ estado }) => estado === 'finalizado').length;
  const begun = done > 0 || tasks.some(({ estado }) => estado === 'enProgreso');
  const state = done === counted.length ? 'finalizado' : begun ? 'enProgreso' : 'esperando';
  return (
    <tbody className={isToday ? 'de-hoy' : undefined} {...ROW_GROUP}>
      {folded ? (
        <tr className="dia-g" {...ROW}>
          <th scope="rowgroup" {...ROW_HEADER}>
            <button type="button" className="abre-dia" aria-expanded={open} onClick={onToggle}>
              <i className={`est est-${state}`} aria-hidden="true" />
              <span>
                {capital(dayAndNumber(first.dia, first.fecha))} {isToday ? <Tag tone="now">Hoy</Tag> : null}
              </span>{' '}
              <span className="cuanto num">
                {done} de {counted.length}, {minutesOf(tasks)} min
              </span>
              <UnfoldIcon />
            </button>
          </th>
        </tr>
      ) : null}
      {open || !folded ? children : null}
    </tbody>
  );
}
