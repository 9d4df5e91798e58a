import './select-field.css';
import '../../../ui/field/field.css';
import { type ReactNode, useId } from 'react';
import { FieldError } from '../../../ui/field/field-error.tsx';

interface SelectFieldProps {
  name: string;
  label: string;
  /** Shown until something is chosen, and never offered in the list. */
  placeholder: { readonly value: string; readonly label: string };
  options: readonly string[];
  value: string;
  onChange: (value: string) => void;
  help?: ReactNode;
  required?: boolean;
  error?: string | undefined;
}

export function SelectField({
  name,
  label,
  placeholder,
  options,
  value,
  onChange,
  help,
  required,
  error,
}: SelectFieldProps) {
  const id = useId();
  const described = [help && `${id}-ayuda`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="campo">
      <label htmlFor={id}>{label}</label>
      <select
        className="entrada"
        id={id}
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      >
        <option value={placeholder.value} hidden>
          {placeholder.label}
        </option>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
      {help ? (
        <p className="ayuda" id={`${id}-ayuda`}>
          {help}
        </p>
      ) : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}
