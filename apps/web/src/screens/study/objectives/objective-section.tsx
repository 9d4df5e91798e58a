import './objective-section.css';
import { type Estado, isUsedUp, type Objetivo, objectiveStanding, openEnded } from '@estratega/domain';
import { memo, useId, useMemo, useRef, useState } from 'react';
import { UnfoldIcon } from '../icons.tsx';
import { useFocusInRows } from '../keep-focus.ts';
import { useFolded } from '../narrow.ts';
import type { StudyTask } from '../plan/tasks.ts';
import type { StudyActions } from '../plan/use-study.ts';
import { Filter, Filters } from '../tasks/filter.tsx';
import { CELL, HEADER, ROW, ROW_GROUP, TABLE } from '../tasks/table-roles.ts';
import { EstadoSelect } from '../tasks/value-select.tsx';
import { ALL, count, ESTADO_NAMES, ESTADO_OPTIONS, type Filter as FilterValue } from '../words.ts';
import { UsedUp } from './used-up.tsx';

interface ObjectiveSectionProps {
  tasks: readonly StudyTask[];
  objectives: readonly Objetivo[];
  onChange: StudyActions['setObjetivo'];
  /** More exercises of its theme, and into them. */
  onMore: (index: number) => Promise<void>;
}

export const ObjectiveSection = memo(function ObjectiveSection({
  tasks,
  objectives,
  onChange,
  onMore,
}: ObjectiveSectionProps) {
  const [estado, setEstado] = useState<FilterValue<Estado>>(ALL);
  const shown = useMemo(
    () =>
      objectives
        .map((objective, index) => ({ objective, index }))
        .filter(({ objective }) => estado === ALL || objective.estado === estado),
    [objectives, estado],
  );
  const folded = useFolded();
  const table = useRef<HTMLTableElement>(null);
  const keepFocus = useFocusInRows(table, shown, '.abre-fila, select');
  const kept = openEnded(tasks, objectives);
  const done = kept.filter((objective) => objective.estado === 'finalizado').length;

  return (
    <section className="seccion" aria-labelledby="objetivos">
      <header>
        <h2 id="objetivos">Objetivos de la semana</h2>
        <p className="menor tenue num">
          {done} de {kept.length} terminados
        </p>
      </header>
      <Filters folded={folded} of="objetivos">
        <Filter label="Estado" options={ESTADO_OPTIONS} value={estado} onChange={setEstado} />
      </Filters>
      <table
        ref={table}
        className={`objetivos${folded ? ' por-dias' : ''}`}
        aria-labelledby="objetivos"
        {...TABLE}
        {...keepFocus}
      >
        <thead className="vh" {...ROW_GROUP}>
          <tr {...ROW}>
            {['Número', 'Objetivo', 'Estado'].map((column) => (
              <th key={column} scope="col" {...HEADER}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ROW_GROUP}>
          {shown.map(({ objective, index }) => (
            <ObjectiveRow
              key={objective.id ?? index}
              objective={objective}
              index={index}
              folded={folded}
              leftOut={!kept.includes(objective)}
              onChange={onChange}
              onMore={onMore}
            />
          ))}
        </tbody>
      </table>
      <div role="status">
        {shown.length === 0 ? <p className="sin-filas">Ningún objetivo con ese filtro.</p> : null}
      </div>
    </section>
  );
});

interface ObjectiveRowProps {
  objective: Objetivo;
  index: number;
  folded: boolean;
  /** Nothing of its theme is left in the week since it was re-planned. */
  leftOut: boolean;
  onChange: StudyActions['setObjetivo'];
  onMore: ObjectiveSectionProps['onMore'];
}

/** "5 de 8 bien a la primera": counted from the answers, whatever the select says. */
const measuredLine = ({ medido, meta, estado }: Objetivo): string => {
  if (!medido) return '';
  if (medido.hechos === 0) return `Medido: aún sin responder, ${count(medido.de, 'ejercicio', 'ejercicios')}.`;
  const end = objectiveStanding(meta, medido).logrado
    ? ' Cumplido.'
    : isUsedUp(meta, medido) && estado === 'finalizado'
      ? ' Cerrado como no logrado: vuelve la semana que viene.'
      : '';
  return `Medido: ${medido.aciertos} de ${medido.hechos} bien a la primera.${end}`;
};
const isOpenEnd = ({ medido, meta, estado }: Objetivo): boolean =>
  estado !== 'finalizado' && medido !== undefined && isUsedUp(meta, medido);

function ObjectiveRow({ objective, index, folded, leftOut, onChange, onMore }: ObjectiveRowProps) {
  // What waits for a decision is not folded away.
  const [open, setOpen] = useState(isOpenEnd(objective));
  const id = useId();
  const { titulo, descripcion, estado } = objective;
  const measured = leftOut ? 'Quedó fuera al reorganizar: vuelve la semana que viene.' : measuredLine(objective);
  const ways =
    isOpenEnd(objective) && !leftOut ? (
      <UsedUp objective={objective} onMore={() => onMore(index)} onClose={() => onChange(index, 'finalizado')} />
    ) : null;
  const select = <EstadoSelect value={estado} of={titulo} onChange={(value) => onChange(index, value)} />;
  if (!folded) {
    return (
      <tr className="objetivo" aria-label={titulo} {...ROW}>
        <td className="objetivo-k num" {...CELL}>
          {index + 1}.
        </td>
        <td {...CELL}>
          <h3>{titulo}</h3>
          <p>{descripcion}</p>
          {measured ? <p className="medido">{measured}</p> : null}
          {ways}
        </td>
        <td {...CELL}>{select}</td>
      </tr>
    );
  }
  return (
    <tr className={`objetivo plegada${open ? ' abierta-f' : ''}`} aria-label={titulo} {...ROW}>
      <td {...CELL}>
        <h3>
          <button
            type="button"
            className="abre-fila"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            <i className={`est est-${estado}`} aria-hidden="true" />
            <span>
              <b>{titulo}</b>
              <small>{measured || ESTADO_NAMES[estado]}</small>
            </span>
            <UnfoldIcon />
          </button>
        </h3>
      </td>
      <td id={id} hidden={!open} {...CELL}>
        {open ? (
          <>
            <p>{descripcion}</p>
            {ways}
            {select}
          </>
        ) : null}
      </td>
    </tr>
  );
}
