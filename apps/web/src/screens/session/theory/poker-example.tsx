import { type Ejemplo, parseRange, rangeCombos } from '@estratega/lessons';
import { countOf, formatNumber } from '@estratega/lessons/compose';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { PokerTable } from '../../../ui/poker-table/poker-table.tsx';
import { tableState } from '../../../ui/poker-table/table-state.ts';
import { tableLabel } from '../../../ui/poker-table/table-words.ts';
import { RangeGrid } from '../../../ui/range-grid/range-grid.tsx';
import { notedIn, SeatNotes } from '../poker/spot.tsx';
import { useView } from '../sheet/view.ts';

const BEAT_MS = 1_400;
const ALL_COMBOS = 1326;

interface PokerExampleProps {
  ejemplo: Pick<Ejemplo & { tipo: 'poker' }, 'mesa' | 'historia' | 'mano'> & { readonly rango?: string | undefined };
  plays: boolean;
  /** On the sheet: for what is known of each player, and how many hands a range holds. */
  slot?: HTMLElement | null | undefined;
}

/** A table that deals itself, street by street; or, in its place, the hands that are spoken of. */
export function PokerExample({ ejemplo, plays, slot }: PokerExampleProps) {
  const view = useView();
  const [at, setAt] = useState(1);
  const { mesa, historia, mano, rango } = ejemplo;
  const all = Math.max(1, historia.length);
  useEffect(() => {
    if (!plays || at >= all) return;
    const timer = setTimeout(() => setAt(at + 1), BEAT_MS);
    return () => clearTimeout(timer);
  }, [plays, at, all]);
  if (rango !== undefined) {
    const hands = parseRange(rango);
    const combos = rangeCombos(hands);
    return (
      <>
        <RangeGrid label={`Rango: ${rango.replaceAll(',', ', ')}`} value={hands} />
        {slot
          ? createPortal(
              <p className="menor tenue num">
                {countOf(combos, 'combinación', 'combinaciones')}, {formatNumber((combos / ALL_COMBOS) * 100, 1)} % de
                las manos
              </p>,
              slot,
            )
          : null}
      </>
    );
  }
  if (!mesa) return null;
  const now = tableState(mesa, historia.slice(0, plays ? at : all));
  return (
    <>
      <PokerTable
        seats={now.asientos}
        noted={notedIn(mesa)}
        unidad={mesa.unidad}
        pot={now.bote}
        board={now.tablero}
        hand={mano}
        label={tableLabel({ mano }, mesa, tableState(mesa, historia))}
        together={view !== 'wide'}
        dealing={plays}
      />
      {slot ? createPortal(<SeatNotes mesa={mesa} />, slot) : null}
    </>
  );
}
