import type { Estado, Prioridad } from '@estratega/domain';
import { type Ref, useCallback, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/button/button.tsx';
import { useFocusInRows } from '../keep-focus.ts';
import type { StudyTask } from '../plan/tasks.ts';
import type { StudyActions } from '../plan/use-study.ts';
import { ALL, ESTADO_OPTIONS, type Filter as FilterValue, PRIORIDAD_OPTIONS } from '../words.ts';
import { Filter } from './filter.tsx';
import { HEADER, ROW, ROW_GROUP, TABLE } from './table-roles.ts';
import { TaskRow, titleId } from './task-row.tsx';

const COLUMNS = ['Día', 'Tarea', 'Duración', 'Estado', 'Prioridad', 'Temporizador'] as const;

interface TaskSectionProps {
  tasks: readonly StudyTask[];
  today: string;
  actions: StudyActions;
  ref: Ref<TaskSectionHandle>;
}

export interface TaskSectionHandle {
  /** Shows a task open, whatever the filters hide. */
  open: (key: string) => void;
  filterByEstado: (estado: Estado) => void;
}

export function TaskSection({ tasks, today, actions, ref }: TaskSectionProps) {
  const [estado, setEstado] = useState<FilterValue<Estado>>(ALL);
  const [prioridad, setPrioridad] = useState<FilterValue<Prioridad>>(ALL);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());

  const toggle = useCallback((key: string) => {
    setOpened((before) => {
      const next = new Set(before);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  }, []);

  useImperativeHandle(ref, () => ({
    open: (key) => {
      // Drawn now, so that there is something to move to.
      flushSync(() => {
        setOpened((before) => new Set(before).add(key));
        if (!shown.some((task) => task.key === key)) {
          setEstado(ALL);
          setPrioridad(ALL);
        }
      });
      const title = document.getElementById(titleId(key));
      title?.scrollIntoView({ block: 'start' });
      title?.focus({ preventScroll: true });
    },
    filterByEstado: (value) => {
      flushSync(() => setEstado(value));
      document.getElementById('tareas')?.scrollIntoView({ block: 'start' });
    },
  }));

  const shown = useMemo(
    () =>
      tasks.filter(
        (task) => (estado === ALL || task.estado === estado) && (prioridad === ALL || task.prioridad === prioridad),
      ),
    [tasks, estado, prioridad],
  );
  const table = useRef<HTMLTableElement>(null);
  const keepFocus = useFocusInRows(table, shown, '.abre');
  const done = tasks.filter((task) => task.estado === 'finalizado').length;

  return (
    <section className="seccion" aria-labelledby="tareas">
      <header>
        <h2 id="tareas">Tareas</h2>
        <p className="menor tenue num">
          {done} de {tasks.length} terminadas
        </p>
      </header>
      <div className="filtros">
        <Filter label="Estado" options={ESTADO_OPTIONS} value={estado} onChange={setEstado} />
        <Filter label="Prioridad" options={PRIORIDAD_OPTIONS} value={prioridad} onChange={setPrioridad} />
      </div>
      <table ref={table} className="tareas" aria-labelledby="tareas" {...TABLE} {...keepFocus}>
        <thead {...ROW_GROUP}>
          <tr {...ROW}>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" {...HEADER}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ROW_GROUP}>
          {shown.map((task) => (
            <TaskRow
              key={task.key}
              task={task}
              isToday={task.fecha === today}
              open={opened.has(task.key)}
              onToggle={toggle}
              actions={actions}
            />
          ))}
        </tbody>
      </table>
      <div role="status">
        {shown.length === 0 ? (
          <div className="sin-filas">
            <p>Ninguna tarea con ese filtro.</p>
            <Button
              onClick={() => {
                setEstado(ALL);
                setPrioridad(ALL);
              }}
            >
              Ver todas las tareas
            </Button>
          </div>
        ) : null}
      </div>
    </section>
  );
}
