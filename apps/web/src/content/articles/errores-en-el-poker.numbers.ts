import { figure, percent } from '../article/figures.ts';

/** Sentences of the article whose figures are computed here. */

const price = (pot: number, bet: number) => bet / (pot + 2 * bet);
const callWith = (outs: number) => (outs / 46) * 35 - (1 - outs / 46) * 15;
const bluff = (folds: number) => folds * 30 - (1 - folds) * 20;
const signed = (value: number, decimals = 0) => `${value < 0 ? '−' : ''}${figure(Math.abs(value), decimals)}`;

export default [
  `25 entradas que sobran y pierden, en promedio, 0,4 bb cada una. Son ${25 * 0.4} bb cada 100 manos, el doble`,
  `15 / (20 + 15 + 15) = ${percent(price(20, 15), 1)}`,
  `4 dieces entre 46 cartas, el ${percent(4 / 46, 1)}`,
  `${figure(4 / 46, 3)} × 35 − ${figure(42 / 46, 3)} × 15 = ${signed(callWith(4), 2)} bb`,
  `serían 10 outs, el ${percent(10 / 46, 1)}: ${signed(callWith(10), 2)} bb`,
  `0,40 × 20 − 0,10 × 20 = ${0.4 * 20 - 0.1 * 20} bb. Si repites ese pase dos veces cada 100 manos, son ${2 * (0.4 * 20 - 0.1 * 20)} bb/100`,
  `20 / 50 = ${percent(20 / (30 + 20), 1)} de retiradas`,
  `0,25 × 30 − 0,75 × 20 = ${signed(bluff(0.25), 1)} bb`,
  `0,55 × 30 − 0,45 × 20 = ${signed(bluff(0.55), 1)} bb`,
  `Debes poner ${60 - 16} más para un bote final de ${24 + 60 + 60}: necesitas el ${percent(44 / 144, 1)}`,
  `44 − 0,127 × 144 = ${figure(44 - 0.1267 * 144, 1)} bb`,
  `2 / 24 = ${percent(price(20, 2), 1)}; en el turn, hasta una escalera interna, con ${percent(4 / 46, 1)}, paga bien`,
  `Otras 3 cajas allí son $${3 * 25}. En una noche se fueron $${3 * 10 + 3 * 25}, más de diez cajas`,
  `Un farol de dos tercios del bote necesita que se retiren el ${percent(2 / 3 / (1 + 2 / 3))} de las veces`,
  `El precio es 10 / 50 = ${percent(price(30, 10), 1)} y tus 8 outs entre 46 cartas son el ${percent(8 / 46, 1)}`,
  `con que ganes ${figure((10 * 38) / 8 - 40, 1)} bb más de media`,
];

/** Recomputed with the lessons' poker arithmetic, in apps/web/shown/poker-articles.test.ts. */
export const sums = [
  { tipo: 'potOdds', bote: 20, apuesta: 15, da: '= 30,0 %' },
  { tipo: 'outs', outs: 4, cartas: 1, vistas: 6, da: 'el 8,7 %. El valor' },
  { tipo: 'outs', outs: 10, cartas: 1, vistas: 6, da: 'el 21,7 %' },
  { tipo: 'alfa', bote: 30, apuesta: 20, da: '= 40,0 % de retiradas' },
  {
    tipo: 'ev',
    ramas: [
      { p: 0.25, valor: 30 },
      { p: 0.75, valor: -20 },
    ],
    da: '−7,5 bb',
  },
  {
    tipo: 'equity',
    mano: 'Ks Kd',
    rivales: ['JJ', '99', '88', 'QTs', 'T7s', 'J9s', '98s', 'Ah Kh', 'Ah Qh', 'Qh Th', 'Ah Th'],
    mesa: 'Jh 9h 8c 4s',
    da: 'solo el 12,7 %',
  },
  { tipo: 'outs', outs: 8, cartas: 1, vistas: 6, da: 'son el 17,4 %' },
  { tipo: 'implicitas', bote: 40, pagar: 10, equity: 8 / 46, da: 'con que ganes 7,5 bb más' },
] as const;

/** Aces against hands at random, in %: dealt many times by the same test. */
export const aces = [85, 73, 64, 56, 49] as const;
