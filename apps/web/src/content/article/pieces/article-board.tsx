import { Board } from '../../../ui/board/board.tsx';
import { describePosition, whoMoves } from '../../../ui/lesson/position.ts';

export interface ArticleBoardProps {
  /** A whole FEN: the side to move is shown. */
  fen: string;
  caption?: string;
  /** The moves from the initial position that lead here: shown, and replayed by the tests. */
  moves?: string;
  /** The moves that follow: shown, and played by the tests. */
  line?: string;
  /** Squares, "e4 d5". */
  marks?: string;
  /** From and to, "g1f3 d2d4". */
  arrows?: string;
}

const list = (text = '') => text.split(' ').filter(Boolean);

export function ArticleBoard({ fen, caption, moves, line, marks, arrows }: ArticleBoardProps) {
  const mover = whoMoves(fen);
  return (
    <figure className="diagrama">
      <Board
        fen={fen}
        label={[caption, describePosition(fen)].filter(Boolean).join('. ')}
        marks={list(marks)}
        arrows={list(arrows)}
      />
      <figcaption>
        <span className={`mueve ${mover}`}>Juegan {mover}</span>
        {caption ? <span>{caption}</span> : null}
        {moves ? <span className="num">{moves}</span> : null}
        {line ? <span className="num">Sigue: {line}</span> : null}
      </figcaption>
    </figure>
  );
}
