import './filter.css';
import type { ReactNode } from 'react';
import { Segmented } from '../../../ui/segmented/segmented.tsx';
import { UnfoldIcon } from '../icons.tsx';
import { ALL, type Filter as FilterValue } from '../words.ts';

interface FilterProps<T extends string> {
  label: string;
  options: readonly { value: T; name: string }[];
  value: FilterValue<T>;
  onChange: (value: FilterValue<T>) => void;
}

export function Filter<T extends string>({ label, options, value, onChange }: FilterProps<T>) {
  const all: { value: FilterValue<T>; label: string } = { value: ALL, label: 'Todas' };
  const named = options.map((option) => ({ value: option.value, label: option.name }));
  return (
    <Segmented className="filtro" quiet label={label} options={[all, ...named]} value={value} onChange={onChange} />
  );
}

interface FiltersProps {
  folded: boolean;
  /** What is filtered, in the plural. */
  of: string;
  children: ReactNode;
}

/** In sight where there is room; on a phone behind one line. */
export function Filters({ folded, of, children }: FiltersProps) {
  const filters = <div className="filtros">{children}</div>;
  if (!folded) return filters;
  return (
    <details className="filtros-plegados">
      <summary>
        Filtrar {of}
        <UnfoldIcon />
      </summary>
      {filters}
    </details>
  );
}
