import type { Move } from '@estratega/chess/rules';
import { useEffect, useMemo, useState } from 'react';
import { playFrom } from '../../../ui/play-board/line.ts';

const BEAT_MS = 1_400;

export interface ShownLine {
  readonly moves: readonly Move[];
  /** Half-moves on the board. */
  readonly at: number;
  /** The position to draw, and the move that led to it. */
  readonly fen: string;
  readonly move: Move | undefined;
  readonly go: (to: number) => void;
}

/** A line that plays itself once from `from` on, and is walked through afterwards; still while it does not play. */
export function useShownLine(fen: string, line: readonly string[], plays: boolean, from = 0): ShownLine {
  const { fen: end, moves } = useMemo(() => playFrom(fen, line), [fen, line]);
  const [at, setAt] = useState(from);
  const [walking, setWalking] = useState(false);
  useEffect(() => {
    if (!plays || walking || at >= moves.length) return;
    const timer = setTimeout(() => setAt(at + 1), BEAT_MS);
    return () => clearTimeout(timer);
  }, [plays, walking, at, moves.length]);
  const shown = plays ? at : from;
  return {
    moves,
    at: shown,
    fen: moves[shown]?.before ?? end,
    move: moves[shown - 1],
    go: (to) => {
      setWalking(true);
      setAt(Math.min(moves.length, Math.max(0, to)));
    },
  };
}
