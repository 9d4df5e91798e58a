import { useId } from 'react';

interface SegmentedProps {
  label: string;
  hideLabel?: boolean;
  options: readonly string[];
  value: string;
  onChange: (value: string) => void;
}

/** A few short answers side by side. */
export function Segmented({ label, hideLabel = false, options, value, onChange }: SegmentedProps) {
  const name = useId();
  return (
    <fieldset className="s-eleccion">
      <legend className={hideLabel ? 'vh' : undefined}>{label}</legend>
      <div className="segm">
        {options.map((option) => (
          <label key={option}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            {option}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
