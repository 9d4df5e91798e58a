import './value-select.css';
import type { Estado, Prioridad } from '@estratega/domain';
import { ESTADO_OPTIONS, PRIORIDAD_OPTIONS } from '../words.ts';

interface Named<T> {
  value: T;
  /** What it belongs to: many selects on the page are called the same. */
  of: string;
  onChange: (value: T) => void;
}

export function EstadoSelect({ value, of, onChange }: Named<Estado>) {
  return (
    <span className="con-est">
      <i className={`est est-${value}`} aria-hidden="true" />
      <select
        className="sel"
        aria-label={`Estado: ${of}`}
        value={value}
        onChange={(event) => onChange(event.target.value as Estado)}
      >
        {ESTADO_OPTIONS.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </span>
  );
}

export function PrioridadSelect({ value, of, onChange }: Named<Prioridad>) {
  return (
    <span className="con-est">
      <i className={`pri ${value}`} aria-hidden="true">
        <i />
        <i />
        <i />
      </i>
      <select
        className="sel"
        aria-label={`Prioridad: ${of}`}
        value={value}
        onChange={(event) => onChange(event.target.value as Prioridad)}
      >
        {PRIORIDAD_OPTIONS.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </span>
  );
}
