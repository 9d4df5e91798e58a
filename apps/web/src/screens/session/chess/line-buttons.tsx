import './line.css';
import { numberedSan } from '@estratega/chess/notation';
import type { Move } from '@estratega/chess/rules';

interface LineButtonsProps {
  fen: string;
  moves: readonly Move[];
  /** Half-moves shown on the board. */
  at: number;
  onGo: (at: number) => void;
}

export function LineButtons({ fen, moves, at, onGo }: LineButtonsProps) {
  return (
    <fieldset className="s-linea">
      <legend className="vh">Línea principal</legend>
      {moves.map((move, i) => (
        <button
          key={move.before}
          type="button"
          aria-current={at === i + 1 ? 'step' : undefined}
          onClick={() => onGo(i + 1)}
        >
          {numberedSan(fen, i, move.san, i === 0)}
        </button>
      ))}
    </fieldset>
  );
}
