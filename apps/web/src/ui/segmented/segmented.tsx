import './segmented.css';
import { useId } from 'react';

export interface SegmentsProps<Value extends string | number> {
  options: readonly { readonly value: Value; readonly label: string }[];
  /** What is chosen; anything else, and nothing is. */
  value: string | number;
  onChange: (value: Value) => void;
  name?: string;
  /** Looking at something else is not answering: the choice is marked with a brass rule, not filled. */
  quiet?: boolean;
}

/** A few short answers side by side: radios that look like one control. Whoever draws them says what they are about. */
export function Segments<Value extends string | number>({
  options,
  value: chosen,
  onChange,
  name,
  quiet = false,
}: SegmentsProps<Value>) {
  const own = useId();
  return (
    <div className={quiet ? 'segm regla' : 'segm'}>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name={name ?? own}
            value={value}
            checked={value === chosen}
            onChange={() => onChange(value)}
          />
          {label}
        </label>
      ))}
    </div>
  );
}

interface SegmentedProps<Value extends string | number> extends SegmentsProps<Value> {
  label: string;
  hideLabel?: boolean;
  className: string;
}

export function Segmented<Value extends string | number>({
  label,
  hideLabel = false,
  className,
  ...segments
}: SegmentedProps<Value>) {
  return (
    <fieldset className={className}>
      <legend className={hideLabel ? 'vh' : undefined}>{label}</legend>
      <Segments {...segments} />
    </fieldset>
  );
}
