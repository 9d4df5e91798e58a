import './objective-section.css';
import type { Estado, Objetivo } from '@estratega/domain';
import { memo, useMemo, useRef, useState } from 'react';
import { useFocusInRows } from '../keep-focus.ts';
import type { StudyActions } from '../plan/use-study.ts';
import { Filter } from '../tasks/filter.tsx';
import { CELL, HEADER, ROW, ROW_GROUP, TABLE } from '../tasks/table-roles.ts';
import { EstadoSelect } from '../tasks/value-select.tsx';
import { ALL, ESTADO_OPTIONS, type Filter as FilterValue } from '../words.ts';

interface ObjectiveSectionProps {
  objectives: readonly Objetivo[];
  onChange: StudyActions['setObjetivo'];
}

export const ObjectiveSection = memo(function ObjectiveSection({ objectives, onChange }: ObjectiveSectionProps) {
  const [estado, setEstado] = useState<FilterValue<Estado>>(ALL);
  const shown = useMemo(
    () =>
      objectives
        .map((objective, index) => ({ objective, index }))
        .filter(({ objective }) => estado === ALL || objective.estado === estado),
    [objectives, estado],
  );
  const table = useRef<HTMLTableElement>(null);
  const keepFocus = useFocusInRows(table, shown, 'select');
  const done = objectives.filter((objective) => objective.estado === 'finalizado').length;

  return (
    <section className="seccion" aria-labelledby="objetivos">
      <header>
        <h2 id="objetivos">Objetivos de la semana</h2>
        <p className="menor tenue num">
          {done} de {objectives.length} terminados
        </p>
      </header>
      <div className="filtros">
        <Filter label="Estado" options={ESTADO_OPTIONS} value={estado} onChange={setEstado} />
      </div>
      <table ref={table} className="objetivos" aria-labelledby="objetivos" {...TABLE} {...keepFocus}>
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
            <tr key={objective.id ?? index} className="objetivo" {...ROW}>
              <td className="k num" {...CELL}>
                {index + 1}.
              </td>
              <td {...CELL}>
                <h3>{objective.titulo}</h3>
                <p>{objective.descripcion}</p>
              </td>
              <td {...CELL}>
                <EstadoSelect
                  value={objective.estado}
                  of={objective.titulo}
                  onChange={(value) => onChange(index, value)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div role="status">
        {shown.length === 0 ? <p className="sin-filas">Ningún objetivo con ese filtro.</p> : null}
      </div>
    </section>
  );
});
