import { Chess } from '@estratega/chess/rules';
import { percent } from '../article/figures.ts';
import { play } from '../article/spanish-moves.ts';

/** White's choices if it moved twice in a row. */
function choicesAfter(move: string): number {
  const [placement, , castling] = play(move).fen().split(' ');
  return new Chess(`${placement} w ${castling} - 0 1`).moves().length;
}

const knightOn = (square: string): number =>
  [...'abcdefgh']
    .flatMap((file) => [1, 2, 3, 4, 5, 6, 7, 8].map((rank) => `${file}${rank}`))
    .filter((to) => {
      const files = Math.abs(to.charCodeAt(0) - square.charCodeAt(0));
      const ranks = Math.abs(Number(to[1]) - Number(square[1]));
      return files * ranks === 2;
    }).length;

const session = 5 + 10 + 5;

export default [
  `En la posición inicial tienes ${new Chess().moves().length} jugadas legales`,
  `tendrías ${choicesAfter('1.e4')}; tras 1.d4, ${choicesAfter('1.d4')}; tras 1.a3, solo ${choicesAfter('1.a3')}`,
  `Un caballo en f3 controla ${knightOn('f3')} casillas; en h3, ${knightOn('h3')}; en un rincón, ${knightOn('a1')}`,
  `Tres sesiones de ${session} minutos son ${3 * session} minutos; si estudias 5 horas, eso es el ${percent((3 * session) / 300)}`,
];

/** Lines the text mentions besides those of its diagrams. */
export const lines = [
  '1.e4 e5 2.Dh5 Cc6 3.Ac4 Cf6 4.Dxf7#',
  '1.e4 e5 2.Cf3 Cc6 3.Ac4 Cf6 4.Cg5 d5 5.exd5 Ca5',
  '1.e4 c6 2.d4 d5 3.Cc3 dxe4 4.Cxe4 Cd7 5.De2 Cgf6 6.Cd6#',
  '1.e4 c6 2.d4 d5 3.Cc3 dxe4 4.Cxe4 Cd7 5.De2 e6',
];
