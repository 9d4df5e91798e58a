import { percent } from '../article/figures.ts';

const minutes = [10, 10, 15, 10];
const counted = [
  ['Pieza sin defensa', 9],
  ['Amenaza no vista', 6],
  ['Cálculo incompleto', 5],
  ['Final mal jugado', 3],
  ['Apertura', 1],
] as const;
const total = counted.reduce((sum, [, times]) => sum + times, 0);

export default [
  `Total: ${minutes.reduce((sum, each) => sum + each, 0)} minutos`,
  `tres posiciones, ${3 * 5} minutos`,
  `con ${total} errores graves`,
  ...counted.map(([kind, times]) => `${kind} | ${times} | ${percent(times / total)}`),
  `las dos primeras filas suman el ${percent((counted[0][1] + counted[1][1]) / total)}`,
];

const GAME = '1.e4 e5 2.Cf3 Cc6 3.Ac4 Ac5 4.c3 Cf6 5.d4 exd4 6.cxd4 Ab6 7.e5 d5';

export const lines = [
  '1.e4 e5 2.Cf3 Cc6 3.Ac4 Ac5 4.c3 Cf6 5.d4 exd4 6.cxd4 Ab4+',
  `${GAME} 8.exf6 dxc4 9.d5`,
  `${GAME} 8.exf6 dxc4 9.fxg7`,
  `${GAME} 8.Ab5 Ce4 9.Axc6+ bxc6 10.O-O O-O 11.Cc3 Ag4 12.Cxe4 dxe4 13.Te1 exf3`,
  `${GAME} 8.Ab5 Ce4 9.Axc6+ bxc6 10.O-O O-O 11.Cc3 Ag4 12.h3`,
];
