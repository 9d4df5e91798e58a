import { figure, percent } from '../article/figures.ts';

/** Sentences and table rows of the article whose figures are computed here. */

/** A row of a table as the test reads it. */
const row = (...cells: (string | number)[]) => cells.join(' | ');

const price = (pot: number, bet: number) => bet / (pot + 2 * bet);
const bluffNeeds = (pot: number, bet: number) => bet / (pot + bet);

const sizeRow = (name: string, bet: number) =>
  row(name, percent(bluffNeeds(1, bet), 1), percent(1 - bluffNeeds(1, bet), 1), percent(price(1, bet), 1));
const bluffsFor = (value: number, bet: number) => (value * price(1, bet)) / (1 - price(1, bet));

const growth = Math.cbrt((20 + 2 * 90) / 20);
const fraction = (growth - 1) / 2;
const bets = [0, 1, 2].map((street) => 20 * growth ** street * fraction);

const equity = 12 / 44;
const called = equity * (20 + 15) - (1 - equity) * 15;
const semibluff = 0.4 * 20 + 0.6 * called;

const sprRow = (name: string, put: number) => {
  const pot = 2 * put + 0.5;
  const left = 100 - put;
  return row(name, `${figure(pot, 1)} bb`, `${figure(left, left % 1 ? 1 : 0)} bb`, figure(left / pot, 1));
};

export default [
  `Pagas 30 para un bote final de ${40 + 30 + 30}: necesitas el ${percent(price(40, 30), 1)}`,
  `Con K-J ganas 10 de 33 veces, el ${percent(10 / 33, 1)}`,
  `Ganas 12 de 35, el ${percent(12 / 35, 1)}`,
  sizeRow('1/3 del bote', 1 / 3),
  sizeRow('1/2', 1 / 2),
  sizeRow('3/4', 3 / 4),
  sizeRow('Bote', 1),
  sizeRow('1,5 botes', 1.5),
  `te corresponden ${figure(bluffsFor(12, 1))} faroles; con medio bote, ${figure(bluffsFor(12, 0.5))}`,
  `20 + 2 × 90 = ${20 + 2 * 90}, diez veces el inicial. La raíz cúbica de 10 es ${figure(growth, 3)}; restando 1 y dividiendo por 2, la fracción es ${percent(fraction, 1)}`,
  `Las apuestas salen ${figure(bets[0] ?? 0, 1)}, ${figure(bets[1] ?? 0, 1)} y ${figure(bets[2] ?? 0, 1)} bb: suman ${figure(bets.reduce((a, b) => a + b))}`,
  `12 de 44 cartas, el ${percent(equity, 1)}`,
  `${figure(equity, 3)} × 35 − ${figure(1 - equity, 3)} × 15 = −${figure(-called, 2)} bb`,
  `0,4 × 20 + 0,6 × (−${figure(-called, 2)}) = ${figure(semibluff, 2)} bb`,
  `${figure(equity, 3)} × 20 = ${figure(equity * 20, 2)} bb. Apostar gana ${figure(semibluff - equity * 20, 2)} bb más`,
  `exige ${percent(bluffNeeds(20, 15), 1)} de retiradas para no perder: con 40 % pierde ${figure(-(0.4 * 20 - 0.6 * 15))} bb`,
  `Arriesgas ${figure(11 - 0.5, 1)} bb más para ganar ${2.5 + 1 + 0.5} (2,5 + 1 + 0,5)`,
  `necesitarías que se retiraran el ${percent(10.5 / (10.5 + 4), 1)} de las veces`,
  sprRow('Subida a 2,5 y pago', 2.5),
  sprRow('Resubida a 9 y pago', 9),
  sprRow('Cuarta apuesta a 22 y pago', 22),
  `28,94 / 40,33 = ${percent(28.94 / 40.33, 1)} de probabilidad`,
  `Contra un desconocido, ${figure(bluffsFor(10, 1))}: un tercio de las ${10 + bluffsFor(10, 1)} apuestas`,
  `0,6 × 60 − 0,4 × 60 = ${figure(0.6 * 60 - 0.4 * 60)} bb`,
  `se retira el 30 %, cada uno pierde ${figure(0.7 * 60 - 0.3 * 60)} bb`,
];

const RIVER = 'Ks 9d 4c 7h 2s';
const BARRELS = ['AA', 'KK', 'AK', 'KQs', '99', '44', 'QJs', 'JTs', 'QTs'] as const;
const DEFENCE = [
  ...['22', '77', '88', '99', 'TT', 'AJs', 'ATs', 'KQ', 'KJs', 'KTs'],
  ...['QJ', 'QTs', 'JTs', 'T9s', '98s', '97s', '87s', '76s'],
];
const BUBBLE = [5000, 4000, 3000, 1500];
const PRIZES = [50, 30, 20];

/** Recomputed with the lessons' poker arithmetic, in apps/web/shown/poker-articles.test.ts. */
export const sums = [
  { tipo: 'equity', mano: 'Kh Jh', rivales: BARRELS, mesa: RIVER, da: 'el 30,3 %: pagar y retirarse' },
  { tipo: 'equity', mano: 'Kh 8h', rivales: BARRELS, mesa: RIVER, da: 'el 34,3 %. K-8 paga mejor' },
  { tipo: 'combos', mano: 'AA', muertas: `Kh Jh ${RIVER}`, da: '6 6 Sí KK' },
  { tipo: 'combos', mano: 'KK', muertas: `Kh Jh ${RIVER}`, da: '1 1 Sí AK' },
  { tipo: 'combos', mano: 'AK', muertas: `Kh Jh ${RIVER}`, da: '8 8 Sí KQs' },
  { tipo: 'combos', mano: 'KQs', muertas: `Kh Jh ${RIVER}`, da: '2 2 Sí 99 y 44' },
  { tipo: 'combos', mano: 'QJs', muertas: `Kh Jh ${RIVER}`, da: '3 4 No JTs' },
  { tipo: 'combos', mano: 'JTs', muertas: `Kh Jh ${RIVER}`, da: '3 4 No QTs' },
  { tipo: 'combos', mano: 'QTs', muertas: `Kh Jh ${RIVER}`, da: '4 4 No' },
  { tipo: 'combos', mano: 'QJs', muertas: `Kh 8h ${RIVER}`, da: '4 QJs' },
  { tipo: 'combos', mano: 'JTs', muertas: `Kh 8h ${RIVER}`, da: '4 JTs' },
  { tipo: 'combos', mano: 'QTs', muertas: `Kh 8h ${RIVER}`, da: '4 QTs' },
  { tipo: 'equity', mano: 'As Ad', rivales: DEFENCE, mesa: 'Ks 7d 2c', da: '83,2 %' },
  { tipo: 'equity', mano: 'As Ad', rivales: DEFENCE, mesa: 'Jh Th 8c', da: '61,6 %' },
  { tipo: 'alfa', bote: 1, apuesta: 1, da: 'el farol necesita 50 %' },
  { tipo: 'equity', mano: 'Ah 5h', rivales: ['Kc Qd'], mesa: 'Kh 8h 3c 6s', da: 'el 27,3 %' },
  { tipo: 'combos', mano: 'AA', muertas: 'As', da: '3 de las 6 parejas de ases' },
  { tipo: 'combos', mano: 'AK', muertas: 'As', da: '12 de las 16 combinaciones de A-K' },
  { tipo: 'icm', stacks: BUBBLE, premios: PRIZES, jugador: 1, da: 'valen $28,94' },
  { tipo: 'icm', stacks: [1000, 8000, 3000, 1500], premios: PRIZES, jugador: 1, da: 'valen $40,33' },
] as const;
