import './segmented.css';
import { useId } from 'react';
import { FieldError } from '../../ui/field/field-error.tsx';

interface SegmentedProps {
  name: string;
  label: string;
  options: readonly { readonly value: string; readonly label: string }[];
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
}

/** A few short answers side by side: radios that look like one control. */
export function Segmented({ name, label, options, value, onChange, error }: SegmentedProps) {
  const id = useId();
  return (
    <div
      className="eleccion"
      role="radiogroup"
      aria-labelledby={`${id}-l`}
      aria-required
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      data-wrong={error ? '' : undefined}
    >
      <span className="l" id={`${id}-l`}>
        {label}
      </span>
      <div className="segm">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}
