import './board.css';
import { arrow } from './arrow.ts';
import { readFen, readSquare } from './fen.ts';
import { pieceHref, SQUARE } from './piece.tsx';

const SIDE = SQUARE * 8;
const LINES = [0, 1, 2, 3, 4, 5, 6, 7];
const DARK = LINES.flatMap((row) => LINES.filter((file) => (file + row) % 2 === 1).map((file) => cell(file, row))).join(
  '',
);

function cell(file: number, row: number): string {
  return `M${file * SQUARE} ${row * SQUARE}h${SQUARE}v${SQUARE}h-${SQUARE}z`;
}

interface BoardProps {
  fen: string;
  /** What a person who cannot see the diagram needs to know about it. */
  label: string;
  marks?: readonly string[];
  /** From and to in one word, "g1f3". */
  arrows?: readonly string[];
}

/** A still diagram: plain SVG, complete without JavaScript. */
export function Board({ fen, label, marks = [], arrows = [] }: BoardProps) {
  return (
    <svg className="tablero" viewBox={`0 0 ${SIDE} ${SIDE}`} role="img" aria-label={label}>
      <path className="o" d={DARK} />
      {marks.map((square) => {
        const { file, row } = readSquare(square);
        return <path key={square} className="m" d={cell(file, row)} />;
      })}
      {LINES.map((line) => (
        <text key={`f${line}`} x={line * SQUARE + 38} y={SIDE - 3}>
          {'abcdefgh'[line]}
        </text>
      ))}
      {LINES.map((line) => (
        <text key={`r${line}`} x={2.5} y={line * SQUARE + 10}>
          {8 - line}
        </text>
      ))}
      {readFen(fen).map(({ letter, file, row }) => (
        <use
          key={`${file}-${row}`}
          href={pieceHref(letter)}
          x={file * SQUARE}
          y={row * SQUARE}
          width={SQUARE}
          height={SQUARE}
        />
      ))}
      {arrows.map((move) => (
        <path key={move} className="fl" d={arrow(move)} />
      ))}
    </svg>
  );
}
