import './score-sheet.css';
import { numberedSan, spokenMove } from '@estratega/chess/notation';
import { spanishSan } from '@estratega/chess/pieces';
import type { Move } from '@estratega/chess/rules';

interface ScoreSheetProps {
  moves: readonly Move[];
  /** How many of them have been played on the board. */
  at: number;
  onGo: (at: number) => void;
}

/** The game as it was written down: each move shows the position after it. */
export function ScoreSheet({ moves, at, onGo }: ScoreSheetProps) {
  const start = moves[0]?.before ?? '';
  return (
    <ol className="s-planilla num" aria-label="Jugadas">
      {moves.map((move, i) => (
        <li key={move.after}>
          <button type="button" aria-current={at === i + 1 ? 'step' : undefined} onClick={() => onGo(i + 1)}>
            {i === 0 || move.color === 'w' ? numberedSan(start, i, move.san) : spanishSan(move.san)}
            <span className="vh">, {spokenMove(move)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
