import { formatAmount } from '@estratega/lessons/compose';
import type { CSSProperties } from 'react';

interface MeasureProps {
  /** In %. */
  need: number;
  have?: number | undefined;
}

/** What the price asks, and what the hand has: one line against the other. */
export function Measure({ need, have }: MeasureProps) {
  const percent = (value: number) => formatAmount(value, '%');
  return (
    <div className="medida">
      <div className="pies">
        <span>
          Necesitas
          <br />
          <b>{percent(need)}</b>
        </span>
        {have === undefined ? null : (
          <span className="medida-der">
            Tienes
            <br />
            <b>{percent(have)}</b>
          </span>
        )}
      </div>
      <div
        className="medida-via"
        aria-hidden="true"
        style={{ '--necesita': `${need}%`, '--tiene': `${have ?? 0}%` } as CSSProperties}
      >
        <i />
        <b />
      </div>
    </div>
  );
}
