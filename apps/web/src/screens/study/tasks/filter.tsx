import './filter.css';
import { type ReactNode, useId } from 'react';
import { UnfoldIcon } from '../icons.tsx';
import { ALL, type Filter as FilterValue } from '../words.ts';

interface FilterProps<T extends string> {
  label: string;
  options: readonly { value: T; name: string }[];
  value: FilterValue<T>;
  onChange: (value: FilterValue<T>) => void;
}

export function Filter<T extends string>({ label, options, value, onChange }: FilterProps<T>) {
  const name = useId();
  const all: { value: FilterValue<T>; name: string } = { value: ALL, name: 'Todas' };
  return (
    <fieldset className="filtro">
      <legend className="l">{label}</legend>
      <div className="segm">
        {[all, ...options].map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
            />
            {option.name}
          </label>
        ))}
      </div>
    </fieldset>
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
