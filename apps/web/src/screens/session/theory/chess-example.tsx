import type { Ejemplo } from '@estratega/lessons';
import { spokenPosition } from '@estratega/lessons/compose';
import { createPortal } from 'react-dom';
import { PlayBoard } from '../../../ui/play-board/play-board.tsx';
import { LineButtons } from '../chess/line-buttons.tsx';
import { useShownLine } from '../chess/use-shown-line.ts';
import { useView } from '../sheet/view.ts';

interface ChessExampleProps {
  ejemplo: Pick<Ejemplo & { tipo: 'ajedrez' }, 'fen' | 'linea'>;
  plays: boolean;
  /** Squares that are spoken of, lit until the moves begin. */
  lights?: readonly string[] | undefined;
  label?: string | undefined;
  /** On the sheet: where the line goes when there is no room for it under the board. */
  slot?: HTMLElement | null | undefined;
}

/** A board that plays itself, once; its moves can be walked through afterwards. */
export function ChessExample({ ejemplo, plays, lights = [], label = 'Ejemplo', slot }: ChessExampleProps) {
  const view = useView();
  const { moves, at, fen, move, go } = useShownLine(ejemplo.fen, ejemplo.linea, plays);
  const apart = view === 'folding' || view === 'beside';
  const line = plays && moves.length > 0 ? <LineButtons fen={ejemplo.fen} moves={moves} at={at} onGo={go} /> : null;
  return (
    <div className="s-marco">
      <PlayBoard
        fen={fen}
        side={ejemplo.fen.split(' ')[1] === 'b' ? 'b' : 'w'}
        label={`${label}. ${spokenPosition(fen)}`}
        marks={move ? [move.from, move.to] : lights}
        arrival={move ? move.from + move.to : undefined}
      />
      {line && (apart ? slot && createPortal(line, slot) : <div className="s-recorre">{line}</div>)}
    </div>
  );
}
