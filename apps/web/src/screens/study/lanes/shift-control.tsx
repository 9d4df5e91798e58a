import '../tasks/filter.css';
import { useId } from 'react';

export type Step = -1 | 0 | 1;
const STEPS = [
  { value: -1, name: 'Menos' },
  { value: 0, name: 'Igual' },
  { value: 1, name: 'Más' },
] as const satisfies readonly { value: Step; name: string }[];

interface ShiftControlProps {
  label: string;
  value: Step;
  onChange: (value: Step) => void;
}

export function ShiftControl({ label, value, onChange }: ShiftControlProps) {
  const name = useId();
  return (
    <fieldset className="filtro">
      <legend className="l">{label}</legend>
      <div className="segm">
        {STEPS.map((step) => (
          <label key={step.value}>
            <input
              type="radio"
              name={name}
              value={step.value}
              checked={value === step.value}
              onChange={() => onChange(step.value)}
            />
            {step.name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
