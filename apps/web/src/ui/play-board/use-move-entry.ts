import type { Move } from '@estratega/chess/rules';
import { useState } from 'react';

/** Making a move on the board by hand: a man is taken and put down, and whoever crowns is asked with what. */
export function useMoveEntry(legal: readonly Move[], onMove: (move: Move) => void) {
  const [selected, setSelected] = useState<string>();
  const [crown, setCrown] = useState<{ from: string; to: string }>();

  const make = (from: string, to: string, promotion?: string): boolean => {
    const options = legal.filter((one) => one.from === from && one.to === to);
    if (options.length === 0) return false;
    setSelected(undefined);
    if (options.length > 1 && !promotion) {
      setCrown({ from, to });
      return true;
    }
    setCrown(undefined);
    const chosen = options.find((one) => one.promotion === promotion) ?? options[0];
    if (chosen) onMove(chosen);
    return true;
  };
  const own = (square: string) => legal.some(({ from }) => from === square);
  const onSquare = (square: string) => {
    if (selected && selected !== square && make(selected, square)) return;
    setSelected(own(square) && selected !== square ? square : undefined);
  };
  const reached = legal
    .filter(({ from }) => from === selected)
    .map(({ to, captured }) => [to, { square: to, capture: captured !== undefined }] as const);

  return {
    selected,
    crown,
    make,
    own,
    onSquare,
    /** Where the man in hand may go; each square once, however it crowns there. */
    targets: [...new Map(reached).values()],
    putDown: () => setSelected(undefined),
    keepPawn: () => setCrown(undefined),
  };
}
