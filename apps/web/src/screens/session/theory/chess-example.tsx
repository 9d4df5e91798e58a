import type { Ejemplo } from '@estratega/lessons';
import { spokenPosition } from '@estratega/lessons/compose';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { playFrom } from '../../../ui/play-board/line.ts';
import { PlayBoard } from '../../../ui/play-board/play-board.tsx';
import { LineButtons } from '../chess/line-buttons.tsx';
import { useView } from '../sheet/view.ts';

const BEAT_MS = 1_400;

interface ChessExampleProps {
  ejemplo: Ejemplo & { tipo: 'ajedrez' };
  plays: boolean;
  /** On the sheet: where the line goes when there is no room for it under the board. */
  slot?: HTMLElement | null | undefined;
}

/** A board that plays itself, once; its moves can be walked through afterwards. */
export function ChessExample({ ejemplo, plays, slot }: ChessExampleProps) {
  const view = useView();
  const { fen, moves } = playFrom(ejemplo.fen, ejemplo.linea);
  const [at, setAt] = useState(0);
  const [walking, setWalking] = useState(false);
  useEffect(() => {
    if (!plays || walking || at >= moves.length) return;
    const timer = setTimeout(() => setAt(at + 1), BEAT_MS);
    return () => clearTimeout(timer);
  }, [plays, walking, at, moves.length]);
  const shown = plays ? at : 0;
  const current = shown === moves.length ? fen : (moves[shown]?.before ?? fen);
  const move = moves[shown - 1];
  const apart = view === 'folding' || view === 'beside';
  const line =
    plays && moves.length > 0 ? (
      <LineButtons
        fen={ejemplo.fen}
        moves={moves}
        at={shown}
        onGo={(to) => {
          setWalking(true);
          setAt(to);
        }}
      />
    ) : null;
  return (
    <div className="s-marco">
      <PlayBoard
        fen={current}
        side={ejemplo.fen.split(' ')[1] === 'b' ? 'b' : 'w'}
        label={`Ejemplo. ${spokenPosition(current)}`}
        marks={move ? [move.from, move.to] : []}
        arrival={move ? move.from + move.to : undefined}
      />
      {line && (apart ? slot && createPortal(line, slot) : <div className="s-recorre">{line}</div>)}
    </div>
  );
}
