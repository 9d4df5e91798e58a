import './segmented.css';
import { useId } from 'react';
import { FieldError } from '../../../ui/field/field-error.tsx';
import { Segments, type SegmentsProps } from '../../../ui/segmented/segmented.tsx';

interface SegmentedProps extends SegmentsProps<string> {
  name: string;
  label: string;
  error?: string | undefined;
}

/** A question of the form that must be answered, with its complaint. */
export function Segmented({ label, error, ...segments }: SegmentedProps) {
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
      <span className="eleccion-l" id={`${id}-l`}>
        {label}
      </span>
      <Segments {...segments} />
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}
