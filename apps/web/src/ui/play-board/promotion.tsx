import { pieceName } from '@estratega/chess/pieces';
import { useEffect, useRef } from 'react';
import { Piece } from '../board/piece.tsx';
import { placeOf, type Side } from './geometry.ts';

interface PromotionProps {
  square: string;
  side: Side;
  onPick: (piece: string) => void;
  onCancel: () => void;
}

const PIECES = ['q', 'n', 'r', 'b'] as const;

/** The four pieces, over the square where the pawn arrives. */
export function Promotion({ square, side, onPick, onCancel }: PromotionProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('button')?.focus(), []);
  const { column } = placeOf(square, side);
  return (
    <div
      ref={box}
      className="s-corona"
      role="dialog"
      aria-label="Elige la pieza que pides"
      style={{ left: `${column * 12.5}%` }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.preventDefault();
          event.stopPropagation();
          onCancel();
        }
        const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
        if (step === 0) return;
        event.preventDefault();
        const all = [...(box.current?.querySelectorAll('button') ?? [])];
        const at = all.indexOf(document.activeElement as HTMLButtonElement);
        all[(at + step + all.length) % all.length]?.focus();
      }}
    >
      {PIECES.map((piece) => (
        <button key={piece} type="button" aria-label={pieceName(piece)} onClick={() => onPick(piece)}>
          <Piece letter={side === 'w' ? piece.toUpperCase() : piece} />
        </button>
      ))}
    </div>
  );
}
