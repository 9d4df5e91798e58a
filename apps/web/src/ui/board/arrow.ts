import { readSquare } from './fen.ts';
import { SQUARE } from './piece.tsx';

const centre = (square: string) => {
  const { file, row } = readSquare(square);
  return { x: (file + 0.5) * SQUARE, y: (row + 0.5) * SQUARE };
};
const round = (value: number) => Math.round(value * 10) / 10;

/** An outline that starts outside the piece that moves and ends near the centre of where it goes. */
export function arrow(move: string): string {
  const from = centre(move.slice(0, 2));
  const to = centre(move.slice(2));
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const tip = length - 6;
  const neck = tip - 13;
  const corners = [
    [16, -1.75],
    [neck, -1.75],
    [neck, -7],
    [tip, 0],
    [neck, 7],
    [neck, 1.75],
    [16, 1.75],
  ] as const;
  const points = corners.map(
    ([along, aside]) => `${round(from.x + ux * along - uy * aside)} ${round(from.y + uy * along + ux * aside)}`,
  );
  return `M${points.join('L')}Z`;
}
