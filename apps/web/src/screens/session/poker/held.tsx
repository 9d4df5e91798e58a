import { type PokerExercise, parseRange } from '@estratega/lessons';
import { positionName } from '@estratega/lessons/compose';
import { useState } from 'react';
import { RangeGrid } from '../../../ui/range-grid/range-grid.tsx';

type Seat = Parameters<typeof positionName>[0];

/** What each rival is taken to hold, a touch away from the table: painted only while it is looked at. */
export function Held({ rangos }: { rangos: NonNullable<PokerExercise['rangos']> }) {
  return Object.entries(rangos).map(([pos, rango]) => (
    <HeldBy key={pos} name={`Lo que puede tener ${positionName(pos as Seat)}`} rango={rango} />
  ));
}

function HeldBy({ name, rango }: { name: string; rango: string }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="historia-caja rango-caja" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{name}</summary>
      {open ? <RangeGrid label={name} value={parseRange(rango)} /> : null}
    </details>
  );
}
