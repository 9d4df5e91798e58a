import { percent } from '../article/figures.ts';
import { play } from '../article/spanish-moves.ts';

const GAME = play(
  '1.d4 d5 2.c4 e6 3.Cc3 Cf6 4.Ag5 Ae7 5.e3 O-O 6.Cf3 h6 7.Axf6 Axf6 8.cxd5 exd5 9.Ad3 c6 10.O-O Cd7 11.Dc2 Te8',
).fen();
const SHUFFLED = 'b1b4R/p1P2RB1/P3P1p1/P1kN3P/r1pqp3/p4ppP/6P1/1KQrn2N w - - 0 1';
const piecesOf = (fen: string) => [...(fen.split(' ')[0] ?? '')].filter((symbol) => /[a-z]/i.test(symbol)).sort();
const pieces = piecesOf(GAME);
if (pieces.join() !== piecesOf(SHUFFLED).join()) throw new Error('The second diagram has other pieces');

/** Castle, centre and queen side: squares of the first diagram. */
const GROUPS = {
  white: ['g1 f1 f2 g2 h2 f3', 'd4 e3 c3 d3 c2', 'a2 b2 a1'],
  black: ['g8 e8 f7 g7 h6 f6', 'd5 c6 d7', 'a7 b7 a8 c8 d8'],
};
const sizes = Object.values(GROUPS).map((groups) => groups.map((squares) => squares.split(' ').length));
const [white = [], black = []] = sizes;
const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0);
if (sum(white) + sum(black) !== pieces.length) throw new Error('Some piece is in no group');

/** Share of a normal population below `z`, by summing its curve. */
function below(z: number): number {
  const steps = 10_000;
  const width = z / steps;
  let area = 0;
  for (let i = 0; i < steps; i++) area += Math.exp(-(((i + 0.5) * width) ** 2) / 2) * width;
  return 0.5 + area / Math.sqrt(2 * Math.PI);
}

export default [
  `Una posición de partida: ${pieces.length} piezas`,
  `Enroque | ${white[0]} | ${black[0]} |`,
  `Centro | ${white[1]} | ${black[1]} |`,
  `Flanco de dama | ${white[2]} | ${black[2]} |`,
  `Total | ${sum(white)} | ${sum(black)} |`,
  `elevada al cuadrado, 0,24 equivale a un ${percent(0.24 ** 2)} de las diferencias`,
  `El ${percent(1 - 0.24 ** 2)} restante`,
  `superaría al ${percent(below(0.34))} del grupo de comparación`,
];
