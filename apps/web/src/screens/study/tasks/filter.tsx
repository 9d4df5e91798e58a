import './filter.css';
import { useId } from 'react';
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
