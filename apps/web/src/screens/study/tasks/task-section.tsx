import './fold.css';
import { type Estado, isLeftOut, type Prioridad } from '@estratega/domain';
import { type ReactNode, type Ref, useCallback, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/button/button.tsx';
import { useFocusInRows } from '../keep-focus.ts';
import { useFolded } from '../narrow.ts';
import type { StudyTask } from '../plan/tasks.ts';
import type { StudyActions } from '../plan/use-study.ts';
import { ALL, ESTADO_OPTIONS, type Filter as FilterValue, PRIORIDAD_OPTIONS } from '../words.ts';
import { DayGroup } from './day-group.tsx';
import { Filter, Filters } from './filter.tsx';
import { HEADER, ROW, ROW_GROUP, TABLE } from './table-roles.ts';
import { TaskRow, titleId } from './task-row.tsx';

const COLUMNS = ['Día', 'Tarea', 'Duración', 'Estado', 'Prioridad', 'Temporizador'] as const;

interface TaskSectionProps {
  tasks: readonly StudyTask[];
  today: string;
  actions: StudyActions;
  /** Opens a task where it is studied. */
  onStudy: (task: StudyTask) => void;
  /** Beside the filters: what adds to the list. */
  children?: ReactNode;
  ref: Ref<TaskSectionHandle>;
}

export interface TaskSectionHandle {
  /** Shows a task open, whatever the filters hide. */
  open: (key: string) => void;
  /** Shows what is in this state, and brings a task of it in sight. */
  showPending: (estado: Estado, key: string) => void;
}

const toggled = (before: ReadonlySet<string>, key: string): ReadonlySet<string> => {
  const next = new Set(before);
  if (!next.delete(key)) next.add(key);
  return next;
};

export function TaskSection({ tasks, today, actions, onStudy, children, ref }: TaskSectionProps) {
  const [estado, setEstado] = useState<FilterValue<Estado>>(ALL);
  const [prioridad, setPrioridad] = useState<FilterValue<Prioridad>>(ALL);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  /** Days that are not as they would be by themselves. */
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const folded = useFolded();
  const filtering = estado !== ALL || prioridad !== ALL;
  // What was asked for by filtering is shown; without that, only today.
  const isOpenDay = (fecha: string) => (filtering || fecha === today) !== turned.has(fecha);

  // A window that becomes as narrow as a phone folds no day that holds an opened task: what was begun in it stays.
  const [wasFolded, setWasFolded] = useState(folded);
  if (wasFolded !== folded) {
    setWasFolded(folded);
    const held = tasks.filter(({ key, fecha }) => opened.has(key) && !isOpenDay(fecha)).map(({ fecha }) => fecha);
    if (folded) setTurned((before) => [...new Set(held)].reduce(toggled, before));
  }

  const toggle = useCallback((key: string) => setOpened((before) => toggled(before, key)), []);

  useImperativeHandle(ref, () => ({
    open: (key) => {
      // Drawn now, so that there is something to move to.
      flushSync(() => {
        const fecha = tasks.find((task) => task.key === key)?.fecha;
        setOpened((before) => new Set(before).add(key));
        if (fecha !== undefined && !isOpenDay(fecha)) setTurned((before) => toggled(before, fecha));
        if (!shown.some((task) => task.key === key)) {
          setEstado(ALL);
          setPrioridad(ALL);
        }
      });
      const title = document.getElementById(titleId(key));
      title?.scrollIntoView({ block: 'start' });
      title?.focus({ preventScroll: true });
    },
    showPending: (value, key) => {
      flushSync(() => setEstado(value));
      (document.getElementById(titleId(key)) ?? document.getElementById('tareas'))?.scrollIntoView({ block: 'start' });
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
  const keepFocus = useFocusInRows(table, shown, '.abre, .abre-fila');
  const counted = tasks.filter((task) => !isLeftOut(task));
  const done = counted.filter((task) => task.estado === 'finalizado').length;
  const rowOf = (task: StudyTask) => (
    <TaskRow
      key={task.key}
      task={task}
      isToday={task.fecha === today}
      open={opened.has(task.key)}
      folded={folded}
      onToggle={toggle}
      onStudy={onStudy}
      actions={actions}
    />
  );
  const days = [...Map.groupBy(shown, ({ fecha }) => fecha)];

  return (
    <section className="seccion" aria-labelledby="tareas">
      <header>
        <h2 id="tareas">Tareas</h2>
        <p className="menor tenue num">
          {done} de {counted.length} terminadas
        </p>
      </header>
      <div className="barra-tareas">
        <Filters folded={folded} of="tareas">
          <Filter label="Estado" options={ESTADO_OPTIONS} value={estado} onChange={setEstado} />
          <Filter label="Prioridad" options={PRIORIDAD_OPTIONS} value={prioridad} onChange={setPrioridad} />
        </Filters>
        {children}
      </div>
      <table
        ref={table}
        className={`tareas${folded ? ' por-dias' : ''}`}
        aria-labelledby="tareas"
        {...TABLE}
        {...keepFocus}
      >
        <thead {...ROW_GROUP}>
          <tr {...ROW}>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" {...HEADER}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {days.map(([fecha, ofDay]) => (
          <DayGroup
            key={fecha}
            tasks={ofDay}
            isToday={fecha === today}
            folded={folded}
            open={isOpenDay(fecha)}
            onToggle={() => setTurned((before) => toggled(before, fecha))}
          >
            {ofDay.map(rowOf)}
          </DayGroup>
        ))}
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
