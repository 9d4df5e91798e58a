import './switch.css';
import { type ComponentProps, useId } from 'react';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: string;
  detail: string;
}

export function Switch({ label, detail, ...input }: SwitchProps) {
  const id = useId();
  return (
    <label className="interruptor">
      <span className="interruptor-l">
        {label}
        <span className="interruptor-d" id={`${id}-d`}>
          {detail}
        </span>
      </span>
      <input
        {...input}
        type="checkbox"
        role="switch"
        aria-checked={input.checked}
        aria-label={label}
        aria-describedby={`${id}-d`}
      />
    </label>
  );
}
