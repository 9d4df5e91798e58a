import type { Ejemplo } from '@estratega/lessons';
import { useEffect, useState } from 'react';
import { PokerTable } from '../../../ui/poker-table/poker-table.tsx';
import { tableState } from '../../../ui/poker-table/table-state.ts';
import { tableLabel } from '../../../ui/poker-table/table-words.ts';
import { useView } from '../sheet/view.ts';

const BEAT_MS = 1_400;

interface PokerExampleProps {
  ejemplo: Pick<Ejemplo & { tipo: 'poker' }, 'mesa' | 'historia' | 'mano'>;
  plays: boolean;
}

/** A table that deals itself, street by street. */
export function PokerExample({ ejemplo, plays }: PokerExampleProps) {
  const view = useView();
  const [at, setAt] = useState(1);
  const { mesa, historia, mano } = ejemplo;
  const all = Math.max(1, historia.length);
  useEffect(() => {
    if (!plays || at >= all) return;
    const timer = setTimeout(() => setAt(at + 1), BEAT_MS);
    return () => clearTimeout(timer);
  }, [plays, at, all]);
  if (!mesa) return null;
  const now = tableState(mesa, historia.slice(0, plays ? at : all));
  return (
    <PokerTable
      seats={now.asientos}
      unidad={mesa.unidad}
      pot={now.bote}
      board={now.tablero}
      hand={mano}
      label={tableLabel({ mano }, mesa, tableState(mesa, historia))}
      together={view !== 'wide'}
      dealing={plays}
    />
  );
}
